import { type RefObject, useEffect, useState } from 'react';

/** Of a chip that is seen less than this nobody reads what it says. */
const LEAST_SEEN = 0.5;

/** How many children of a list are out of sight, whatever hides them: its own edge, or that of a line that scrolls. */
export function useUnseenCount(listRef: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const unseen = new Set<Element>();
    const seeing = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < LEAST_SEEN && list.contains(target)) unseen.add(target);
          else unseen.delete(target);
        }
        setCount(unseen.size);
      },
      { threshold: LEAST_SEEN },
    );
    const follow = () => {
      for (const child of list.children) seeing.observe(child);
      for (const child of unseen) if (!list.contains(child)) unseen.delete(child);
      setCount(unseen.size);
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(list, { childList: true });
    return () => {
      changes.disconnect();
      seeing.disconnect();
    };
  }, [listRef]);
  return count;
}

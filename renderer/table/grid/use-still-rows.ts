import { type RefObject, useEffect, useRef } from 'react';

/** What ends it: whoever does one of these looks at something else. */
const ENDS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Keeps rows where they are on the screen while what a click brought takes its room: in the narrower work area the bar above
 * the table may need a line more, and would push the row from under the pointer.
 *
 * @returns begins it, until the next click, key or turn of the wheel
 */
export function useStillRows(scrollerRef: RefObject<HTMLElement | null>): () => void {
  const topRef = useRef<number>(undefined);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const end = () => {
      topRef.current = undefined;
    };
    const observer = new ResizeObserver(() => {
      const { top } = scroller.getBoundingClientRect();
      if (topRef.current === undefined || topRef.current === top) return;
      scroller.scrollTop += top - topRef.current;
      topRef.current = top;
    });
    observer.observe(scroller);
    for (const type of ENDS) window.addEventListener(type, end, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      for (const type of ENDS) window.removeEventListener(type, end, { capture: true });
    };
  }, [scrollerRef]);
  return () => {
    topRef.current = scrollerRef.current?.getBoundingClientRect().top;
  };
}

import { type RefObject, useEffect, useRef } from 'react';

const PROPERTY = '--room-for-notices';

/**
 * Says on the page how much of its place notices take from below (`--room-for-notices`, CSS pixels), so that lists can be
 * scrolled clear of them. The room stays until the place is left: who scrolled into it would see the list jump when the
 * notices go.
 */
export function useRoomForNotices(placeId: string | undefined): RefObject<HTMLElement | null> {
  const regionRef = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins without room
  useEffect(() => {
    const region = regionRef.current;
    const { style } = document.documentElement;
    style.removeProperty(PROPERTY);
    if (!region) return undefined;
    let highestPx = 0;
    const observer = new ResizeObserver(() => {
      const place = document.querySelector('#place')?.getBoundingClientRect();
      if (!place || region.childElementCount === 0) return;
      const { top, bottom } = region.getBoundingClientRect();
      const heightPx = place.bottom - top;
      // Over a corner of a map they hang from above, and lie on the end of no list.
      const areAbove = bottom < (place.top + place.bottom) / 2;
      if (areAbove || heightPx <= highestPx) return;
      highestPx = heightPx;
      style.setProperty(PROPERTY, `${highestPx}px`);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [placeId]);
  return regionRef;
}

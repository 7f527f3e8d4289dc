import { type RefObject, useEffect, useRef } from 'react';

const PROPERTY = '--room-for-notices';

/**
 * Says on the page how much of its place notices take from below (`--room-for-notices`, CSS pixels), so that lists can be
 * scrolled clear of them. Where somebody has scrolled into the room it stays until the place is left, for the list would jump
 * when the notices go; else it goes with the last of them.
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
      const place = document.querySelector('#place');
      if (!place) return;
      if (region.childElementCount === 0) {
        if (highestPx === 0 || isScrolledInto(place, highestPx)) return;
        highestPx = 0;
        style.removeProperty(PROPERTY);
        return;
      }
      const { top, bottom } = region.getBoundingClientRect();
      const around = place.getBoundingClientRect();
      const heightPx = around.bottom - top;
      // Over a corner of a map they hang from above, and lie on the end of no list.
      const areAbove = bottom < (around.top + around.bottom) / 2;
      if (areAbove || heightPx <= highestPx) return;
      highestPx = heightPx;
      style.setProperty(PROPERTY, `${highestPx}px`);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [placeId]);
  return regionRef;
}

/** Whether something in the place has been scrolled so far that the end of it is room for notices. */
function isScrolledInto(place: Element, roomPx: number): boolean {
  return [...place.querySelectorAll('*')].some(
    ({ scrollTop, clientHeight, scrollHeight }) =>
      scrollTop > 0 && scrollTop + clientHeight > scrollHeight - roomPx,
  );
}

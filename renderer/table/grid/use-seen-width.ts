import { type RefObject, useEffect } from 'react';

/**
 * Tells the rows by `--seen-px` where what is seen of the table ends, in CSS pixels from its left edge. Only while
 * something asks for it: every row has its style anew when it changes.
 */
export function useSeenWidth(
  scrollerRef: RefObject<HTMLElement | null>,
  widthPx: number,
  isAsked: boolean,
): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || !isAsked || widthPx === 0) return;
    let lastPx = -1;
    const tell = () => {
      // Most scrolling goes up and down.
      if (scroller.scrollLeft === lastPx) return;
      lastPx = scroller.scrollLeft;
      scroller.style.setProperty('--seen-px', `${widthPx + lastPx}px`);
    };
    tell();
    scroller.addEventListener('scroll', tell, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', tell);
      scroller.style.removeProperty('--seen-px');
    };
  }, [scrollerRef, widthPx, isAsked]);
}

import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in CSS pixels, 0 before it is drawn. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}

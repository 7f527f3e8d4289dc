import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ChartSize {
  readonly widthPx: number;
  /** Size of the labels: the theme decides. */
  readonly fontPx: number;
}

const FIRST_SIZE: ChartSize = { widthPx: 0, fontPx: 12 };

/** The room that a chart has. 0 wide until it stands on the page. */
export function useChartSize(ref: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(FIRST_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const fontPx = Number.parseFloat(getComputedStyle(element).fontSize) || FIRST_SIZE.fontPx;
      setSize((known) =>
        known.widthPx === element.clientWidth && known.fontPx === fontPx
          ? known
          : { widthPx: element.clientWidth, fontPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Another theme may have other sizes in the same room.
    const themes = new MutationObserver(measure);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
      themes.disconnect();
    };
  }, [ref]);
  return size;
}

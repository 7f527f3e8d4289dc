import { useMemo } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { latitudeText } from '../camera/map-readout.ts';
import type { ViewState } from '../camera/view-state.ts';
import { useMapTokens } from '../style/map-tokens.ts';
import styles from './scale-bar-view.module.css';
import { type ScreenText, screenScaleBar } from './screen-scale-bar.ts';

/** Long enough that its three numbers stand apart, also in the letters of the sun theme. */
const MAX_WIDTH_PX = { usual: 190, sun: 300 };

/**
 * A bar that is true in the middle of what is seen, as the scale in the status line, and says where that is: Web Mercator
 * stretches the north, so on a wide map the lower edge is of quite another scale than what one looks at.
 */
export function ScaleBarView({ view }: { view: ViewState }) {
  const text = useText();
  const formats = useFormats();
  const { isSun } = useMapTokens();
  const setText = useMemo(() => createTextSetter(isSun), [isSun]);
  const bar = screenScaleBar({
    at: view.centre,
    zoom: view.zoom,
    maxWidthPx: isSun ? MAX_WIDTH_PX.sun : MAX_WIDTH_PX.usual,
    writeNumber: (value) => formats.number(value),
    setText,
  });
  const { left, lengthPx, middlePx, barHeightPx } = bar;
  return (
    <div className={styles['box']}>
      <svg width={bar.widthPx} height={bar.heightPx} className={styles['drawing']}>
        <title>{text('mapExport.part.scaleBar')}</title>
        {/* Widths are the pixels that they measure; lines lie half a pixel inside. */}
        <rect
          className={styles['bar']}
          x={left + 0.5}
          y={0.5}
          width={lengthPx - 1}
          height={barHeightPx - 1}
        />
        <rect className={styles['filled']} x={left} y={0} width={middlePx} height={barHeightPx} />
        {bar.texts.map(({ text: label, x, y }) => (
          <text key={`${label} ${x}`} x={x} y={y}>
            {label}
          </text>
        ))}
      </svg>
      <div className={styles['note']}>
        {text('map.scaleBar.true', {
          latitude: latitudeText(view.zoom, view.centre.latitude, text, formats),
        })}
      </div>
    </div>
  );
}

/** Shares of the size of Inter's letters. */
const LETTERS = { ascent: 0.97, descent: 0.24, capHeight: 0.73 };

/** Measures texts in the small letters of the theme. */
function createTextSetter(isSun: boolean): (text: string) => ScreenText {
  const root = getComputedStyle(document.documentElement);
  const sizePx = Number.parseFloat(root.getPropertyValue('--text-small')) || (isSun ? 18 : 12);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = `${sizePx}px Inter`;
  return (text) => ({
    text,
    widthPx: context?.measureText(text).width ?? text.length * sizePx,
    ascentPx: LETTERS.ascent * sizePx,
    descentPx: LETTERS.descent * sizePx,
    capHeightPx: LETTERS.capHeight * sizePx,
  });
}

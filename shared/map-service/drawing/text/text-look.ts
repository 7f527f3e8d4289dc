// Colours of a text symbol: its letters, its halo and its shadow, and how far it is moved.

import type { MapType } from '../../../contracts/map/types.ts';
import type { Paint } from '../../../render/paint.ts';
import { paintOf } from '../symbols/color-paint.ts';

type TextSymbol = MapType<'TextSymbol'>;

const BLACK: Paint = [0, 0, 0, 255];
const WHITE: Paint = [255, 255, 255, 255];
/** Raised and lowered texts are moved by these shares of their size. */
const RAISED = 1 / 3;
const LOWERED = -1 / 6;

export interface TextLook {
  readonly paint: Paint;
  readonly halo?: { readonly paint: Paint; readonly widthPx: number };
  readonly shadow?: { readonly paint: Paint; readonly moveX: number; readonly moveY: number };
  readonly moveX: number;
  readonly moveY: number;
}

/** `sizePx`: of the letters, before they are raised or lowered. */
export function textLook(symbol: TextSymbol | undefined, sizePx: number, pxPerPoint: number): TextLook {
  if (!symbol) return { paint: BLACK, moveX: 0, moveY: 0 };
  const { MaskStyle, MaskSize, MaskSymbol, ShadowColor, ShadowXOffset, ShadowYOffset, FillSymbol } = symbol;
  const raisedPx =
    { geoTPNormal: 0, geoTPSuperscript: RAISED, geoTPSubscript: LOWERED }[symbol.TextPosition] * sizePx;
  return {
    paint: fillPaint(FillSymbol) ?? (symbol.Color ? paintOf(symbol.Color) : BLACK),
    ...(MaskStyle === 'geoMSHalo' && MaskSize > 0
      ? { halo: { paint: fillPaint(MaskSymbol) ?? WHITE, widthPx: 2 * MaskSize * pxPerPoint } }
      : {}),
    ...(ShadowColor && (ShadowXOffset !== 0 || ShadowYOffset !== 0)
      ? {
          shadow: {
            paint: paintOf(ShadowColor),
            moveX: ShadowXOffset * pxPerPoint,
            moveY: -ShadowYOffset * pxPerPoint,
          },
        }
      : {}),
    moveX: symbol.XOffset * pxPerPoint,
    moveY: -symbol.YOffset * pxPerPoint - raisedPx,
  };
}

function fillPaint(symbol: MapType<'Symbol'> | undefined): Paint | undefined {
  return symbol?.$type === 'SimpleFillSymbol' && symbol.Color ? paintOf(symbol.Color) : undefined;
}

// Draws areas: solid, empty or hatched, with an outline.

import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import { paintOf } from './color-paint.ts';
import { hatchLines } from './hatch-lines.ts';
import type { SymbolPainter } from './symbol-painter.ts';

type SimpleFillSymbol = MapType<'SimpleFillSymbol'>;

/** Lines of hatches: their width, and from one to the next. */
const HATCH_WIDTH_PT = 0.75;
const HATCH_SPACING_PT = 6;

/** Slants of the lines, degrees clockwise from level. */
const HATCHES: { readonly [Style in SimpleFillSymbol['Style']]?: readonly number[] } = {
  geoSFSHorizontal: [0],
  geoSFSVertical: [90],
  geoSFSForwardDiagonal: [-45],
  geoSFSBackwardDiagonal: [45],
  geoSFSCross: [0, 90],
  geoSFSDiagonalCross: [-45, 45],
};

/** `anchor`: a pixel through which the lines of hatches go. */
export function fillPainter(
  { Color, Style }: SimpleFillSymbol,
  outline: SymbolPainter | undefined,
  pxPerPoint: number,
  anchor: readonly [x: number, y: number],
): SymbolPainter {
  const paint = paintOf(Color);
  const widthPx = Math.max(HATCH_WIDTH_PT * pxPerPoint, 1 / 2);
  const stroke = { paint, widthPx, join: 'miter', cap: 'butt' } as const;
  const spacingPx = Math.max(HATCH_SPACING_PT * pxPerPoint, 2);
  const slants = (HATCHES[Style] ?? []).map((degrees) => (degrees * Math.PI) / 180);
  const hatch = (list: DisplayListBuilder, rings: readonly (readonly number[])[]) => {
    for (const angle of slants) list.strokeLines(hatchLines(rings, { angle, spacingPx, anchor }), stroke);
  };
  return {
    tolerancePx: outline?.tolerancePx ?? 0,
    radiusPx: 0,
    areas(list, rings) {
      if (Style === 'geoSFSSolid') list.fill(rings, paint);
      else hatch(list, rings);
      outline?.areas?.(list, rings);
    },
  };
}

// Draws points, lines and areas in the symbols of the wire. Sizes are points of 1/72 inch until here.

import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import type { LineRun } from './clip-to-image.ts';
import { paintOf } from './color-paint.ts';
import { dashPattern, dashRuns } from './line-dashes.ts';
import { markerStamp } from './marker-stamp.ts';
import { checkMarker, checkSize } from './symbol-numbers.ts';

type MapSymbol = MapType<'Symbol'>;
type LineSymbol = MapType<'LineSymbol'>;
type SimpleFillSymbol = MapType<'SimpleFillSymbol'>;
type Rings = readonly (readonly number[])[];

const POINTS_PER_INCH = 72;

export interface SymbolPainter {
  /** How far it reaches from what it stands for, pixels. */
  readonly tolerancePx: number;
  points?(list: DisplayListBuilder, positions: readonly number[]): void;
  lines?(list: DisplayListBuilder, runs: readonly LineRun[]): void;
  areas?(list: DisplayListBuilder, rings: Rings): void;
}

/**
 * A painter for points, lines or areas, whichever the symbol is for. Throws `map/symbol-not-supported` by its path for
 * symbols that are not drawn, and `value/bad` for sizes that no picture has room for.
 */
export function createSymbolPainter(symbol: MapSymbol, dpi: number, path: string): SymbolPainter {
  const pxPerPoint = dpi / POINTS_PER_INCH;
  switch (symbol.$type) {
    case 'SimpleMarkerSymbol': {
      checkMarker(symbol, path);
      const { stamp, tolerancePx } = markerStamp(symbol, pxPerPoint);
      return { tolerancePx, points: (list, positions) => list.stamp(stamp, positions) };
    }
    case 'SimpleLineSymbol':
      return linePainter(symbol, pxPerPoint, path);
    case 'SimpleFillSymbol':
      return fillPainter(symbol, pxPerPoint, path);
    default:
      throw appError('map/symbol-not-supported', { path, value: symbol.$type });
  }
}

function linePainter({ Color, Width, Style }: LineSymbol, pxPerPoint: number, path: string): SymbolPainter {
  checkSize(Width, `${path}.Width`);
  if (Style === 'geoSLSNull') return { tolerancePx: 0 };
  // A width of 0 is the thinnest line that there is: one pixel.
  const widthPx = Width > 0 ? Width * pxPerPoint : 1;
  const stroke = { paint: paintOf(Color), widthPx, join: 'round' } as const;
  const pattern = dashPattern(Style, Math.max(widthPx, pxPerPoint, 1));
  return {
    tolerancePx: widthPx / 2,
    lines(list, runs) {
      if (pattern) list.strokeLines(dashRuns(runs, pattern), { ...stroke, cap: 'butt' });
      else {
        const paths = runs.map(({ path }) => path);
        list.strokeLines(paths, { ...stroke, cap: 'round' });
      }
    },
    areas(list, rings) {
      if (!pattern) return list.strokeRings(rings, { ...stroke, cap: 'round' });
      const runs = rings.map((ring) => ({ path: [...ring, ...ring.slice(0, 2)], startPx: 0 }));
      list.strokeLines(dashRuns(runs, pattern), { ...stroke, cap: 'butt' });
    },
  };
}

/** Throws for patterns, which are not drawn yet. */
function fillPainter(
  { Color, Outline, Style }: SimpleFillSymbol,
  pxPerPoint: number,
  path: string,
): SymbolPainter {
  if (Style !== 'geoSFSSolid' && Style !== 'geoSFSNull') {
    throw appError('map/symbol-not-supported', { path: `${path}.Style`, value: Style });
  }
  const outline = Outline && linePainter(Outline, pxPerPoint, `${path}.Outline`);
  const paint = Style === 'geoSFSSolid' ? paintOf(Color) : undefined;
  return {
    tolerancePx: outline?.tolerancePx ?? 0,
    areas(list, rings) {
      if (paint) list.fill(rings, paint);
      outline?.areas?.(list, rings);
    },
  };
}

// Draws points, lines and areas in the symbols of the wire. Sizes are points of 1/72 inch until here.

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { characterStamp } from './character-stamp.ts';
import { paintOf } from './color-paint.ts';
import { fillPainter } from './fill-painter.ts';
import { dashPattern, dashRuns } from './line-dashes.ts';
import { type MarkerStamp, markerStamp } from './marker-stamp.ts';
import { pictureFill } from './picture-fill.ts';
import { pictureStamp } from './picture-stamp.ts';
import {
  checkCharacterMarker,
  checkMarker,
  checkPictureFill,
  checkPictureMarker,
  checkSize,
} from './symbol-numbers.ts';
import type { SymbolPainter } from './symbol-painter.ts';

type MapSymbol = MapType<'Symbol'>;
type LineSymbol = MapType<'LineSymbol'>;

const POINTS_PER_INCH = 72;

const NO_ANCHOR = [0, 0] as const;

/**
 * A painter for points, lines or areas, whichever the symbol is for. Throws `map/symbol-not-supported` by its path for
 * symbols that are not drawn, and `value/bad` for sizes that no picture has room for. `anchor`: the pixel from which
 * patterns are counted, that of the origin of a map.
 */
export function createSymbolPainter(
  symbol: MapSymbol,
  dpi: number,
  path: string,
  anchor: readonly [x: number, y: number] = NO_ANCHOR,
): SymbolPainter {
  const pxPerPoint = dpi / POINTS_PER_INCH;
  switch (symbol.$type) {
    case 'SimpleMarkerSymbol': {
      checkMarker(symbol, path);
      checkSize(symbol.OutlineSize, `${path}.OutlineSize`);
      return stampPainter(markerStamp(symbol, pxPerPoint));
    }
    case 'CharacterMarkerSymbol':
      checkCharacterMarker(symbol, path);
      return stampPainter(characterStamp(symbol, pxPerPoint));
    case 'PictureMarkerSymbol':
      checkPictureMarker(symbol, path);
      return stampPainter(pictureStamp(symbol, pxPerPoint, path));
    case 'SimpleLineSymbol':
      return linePainter(symbol, pxPerPoint, path);
    case 'SimpleFillSymbol':
      return fillPainter(
        symbol,
        symbol.Outline && linePainter(symbol.Outline, pxPerPoint, `${path}.Outline`),
        pxPerPoint,
        anchor,
      );
    case 'PictureFillSymbol':
      checkPictureFill(symbol, path);
      return pictureFill(
        symbol,
        symbol.Outline && linePainter(symbol.Outline, pxPerPoint, `${path}.Outline`),
        { pxPerPoint, anchor, path },
      );
    default:
      throw appError('map/symbol-not-supported', { path, value: symbol.$type });
  }
}

function stampPainter({ stamp, tolerancePx, radiusPx }: MarkerStamp): SymbolPainter {
  return { tolerancePx, radiusPx, points: (list, positions) => list.stamp(stamp, positions) };
}

function linePainter({ Color, Width, Style }: LineSymbol, pxPerPoint: number, path: string): SymbolPainter {
  checkSize(Width, `${path}.Width`);
  if (Style === 'geoSLSNull') return { tolerancePx: 0, radiusPx: 0 };
  // A width of 0 is the thinnest line that there is: one pixel.
  const widthPx = Width > 0 ? Width * pxPerPoint : 1;
  const dashed = { paint: paintOf(Color), widthPx, join: 'round', cap: 'butt' } as const;
  const solid = { ...dashed, cap: 'round' } as const;
  const pattern = dashPattern(Style, Math.max(widthPx, pxPerPoint, 1));
  return {
    tolerancePx: widthPx / 2,
    radiusPx: widthPx / 2,
    lines(list, runs) {
      if (pattern) list.strokeLines(dashRuns(runs, pattern), dashed);
      else {
        const paths = runs.map(({ path }) => path);
        list.strokeLines(paths, solid);
      }
    },
    areas(list, rings) {
      if (!pattern) return list.strokeRings(rings, solid);
      const runs = rings.map((ring) => ({ path: [...ring, ...ring.slice(0, 2)], startPx: 0 }));
      list.strokeLines(dashRuns(runs, pattern), dashed);
    },
  };
}

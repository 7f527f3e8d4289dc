// What lies on a map or stands alone beside it, in pixels of its image, y down: drawn into a list, or told as the graphics
// of a map description, so that a program gets the same map from the service.

import type { MapType } from '../../contracts/map/types.ts';
import { type MapFrame, mapPointAt } from '../../geo/map-frame.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import { createSymbolPainter } from '../drawing/symbols/create-symbol-painter.ts';
import { drawTextAt } from '../drawing/text/draw-text.ts';

/** x and y in turn; a ring is not closed, a text stands at the left end of its baseline. */
export type PlacedSymbol =
  | { readonly kind: 'area'; readonly at: readonly number[]; readonly symbol: MapType<'Symbol'> }
  | { readonly kind: 'line'; readonly at: readonly number[]; readonly symbol: MapType<'Symbol'> }
  | { readonly kind: 'marker'; readonly at: readonly number[]; readonly symbol: MapType<'Symbol'> }
  | {
      readonly kind: 'text';
      readonly at: readonly number[];
      readonly symbol: MapType<'TextSymbol'>;
      readonly text: string;
    };

/** Symbols and the room that they take. */
export interface PlacedBlock {
  readonly symbols: readonly PlacedSymbol[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function rectangle(left: number, top: number, right: number, bottom: number): readonly number[] {
  return [left, top, right, top, right, bottom, left, bottom];
}

/** The same symbols elsewhere. */
export function moved(symbols: readonly PlacedSymbol[], byX: number, byY: number): readonly PlacedSymbol[] {
  return symbols.map((placed) => ({
    ...placed,
    at: placed.at.map((value, index) => value + (index % 2 === 0 ? byX : byY)),
  }));
}

/** Draws them in their order. */
export async function drawPlaced(
  list: DisplayListBuilder,
  symbols: readonly PlacedSymbol[],
  dpi: number,
): Promise<void> {
  for (const placed of symbols) {
    if (placed.kind === 'text') {
      const [x = 0, y = 0] = placed.at;
      await drawTextAt(list, [x, y], { ...placed, dpi, path: 'MapExport' });
      continue;
    }
    const painter = createSymbolPainter(placed.symbol, dpi, 'MapExport');
    if (placed.kind === 'area') painter.areas?.(list, [placed.at]);
    else if (placed.kind === 'line') painter.lines?.(list, [{ path: placed.at, startPx: 0 }]);
    else painter.points?.(list, placed.at);
  }
}

const FLAGS = { HasID: false, HasZ: false, HasM: false } as const;

/** The same as graphics of a description, in the system of its map. */
export function graphicsOf(
  symbols: readonly PlacedSymbol[],
  frame: MapFrame,
): readonly MapType<'GraphicElement'>[] {
  return symbols.map((placed) => graphicOf(placed, pointsOf(placed.at, frame)));
}

function graphicOf(placed: PlacedSymbol, points: readonly WirePoint[]): MapType<'GraphicElement'> {
  const [first] = points;
  const symbol = { Symbol: placed.symbol };
  if (!first) throw new Error('A symbol stands nowhere');
  switch (placed.kind) {
    case 'area': {
      const ring: MapType<'Ring'> = { $type: 'Ring', PointArray: [...points, first] };
      return {
        $type: 'PolygonElement',
        ...symbol,
        Polygon: { $type: 'PolygonN', ...FLAGS, RingArray: [ring] },
      };
    }
    case 'line': {
      const path: MapType<'Path'> = { $type: 'Path', PointArray: [...points] };
      return { $type: 'LineElement', ...symbol, Line: { $type: 'PolylineN', ...FLAGS, PathArray: [path] } };
    }
    case 'marker':
      return { $type: 'MarkerElement', ...symbol, Point: first };
    case 'text':
      return { $type: 'TextElement', ...symbol, Text: placed.text, TextGeometry: first };
  }
}

type WirePoint = MapType<'PointN'> & { readonly $type: 'PointN' };

function pointsOf(at: readonly number[], frame: MapFrame): WirePoint[] {
  return at.flatMap((x, index) => {
    if (index % 2 === 1) return [];
    const [X, Y] = mapPointAt(frame, x, at[index + 1] ?? 0);
    return [{ $type: 'PointN', X, Y }];
  });
}

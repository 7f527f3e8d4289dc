import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import type { TileShape } from './cut-geometry.ts';
import { TILE_UNITS } from './tile-frame.ts';

export interface TileFeature {
  readonly objectId: number;
  readonly shape: TileShape;
  /** How many features it stands for. */
  readonly count: number;
}

/** The name that the shapes have in a tile. */
const LAYER_NAME = 'shapes';

/** The bytes of a Mapbox Vector Tile (version 2). None at all for no features. */
export function encodeTile(features: readonly TileFeature[]): Uint8Array<ArrayBuffer> {
  if (features.length === 0) return new Uint8Array();
  const shapes = features.map(({ objectId, shape, count }) => ({
    id: objectId,
    tags: count > 1 ? { count } : {},
    ...(shape.type === 1
      ? { type: shape.type, geometry: shape.points }
      : { type: shape.type, geometry: shape.paths }),
  }));
  const layer = new GeoJSONWrapper(shapes, { version: 2, extent: TILE_UNITS });
  layer.name = LAYER_NAME;
  return new Uint8Array(fromVectorTileJs({ layers: { [LAYER_NAME]: layer } }));
}

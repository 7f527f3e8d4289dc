import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';

export type ShapeKind = BridgeType<'LayerShapeKind'>;

/** An imported layer as the map draws it. */
export interface ShownLayer {
  readonly layerId: number;
  readonly kind: ShapeKind;
  readonly bounds: LonLatBounds;
  /** Another number reads its tiles anew. */
  readonly attempt: number;
}

/** A feature of a layer at a place that was pointed at. */
export interface LayerHit {
  readonly layerId: number;
  readonly objectId: number;
  /** How many features it stands for, where too many lie together to be drawn apart. */
  readonly count: number;
}

/** As many hues as eyes tell apart beside those of the plants. */
const HUES = 6;

/** The place of a layer's colour among those of the theme: its own for good, and another than its neighbours'. */
export function layerHue(layerId: number): number {
  return layerId % HUES;
}

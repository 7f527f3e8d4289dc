// Where the label of a point may stand.

import type { MapType } from '../../../contracts/map/types.ts';
import { blockHeight, type LabelBlock, type PlacedLabel, placeBlock } from './label-block.ts';

type Placement = MapType<'geoServerPointLabelPlacementType'>;
/** −1 left or above, 0 in the middle, 1 right or below. */
type Side = -1 | 0 | 1;

const SIDES: { readonly [Type in Placement]: readonly [across: Side, down: Side] } = {
  geoServerPointLabelPlacementAboveLeft: [-1, -1],
  geoServerPointLabelPlacementAboveCenter: [0, -1],
  geoServerPointLabelPlacementAboveRight: [1, -1],
  geoServerPointLabelPlacementCenterLeft: [-1, 0],
  geoServerPointLabelPlacementCenterCenter: [0, 0],
  geoServerPointLabelPlacementCenterRight: [1, 0],
  geoServerPointLabelPlacementBelowLeft: [-1, 1],
  geoServerPointLabelPlacementBelowCenter: [0, 1],
  geoServerPointLabelPlacementBelowRight: [1, 1],
};

/** The best first: beside the point people look for its name on the right. */
const BEST: readonly Placement[] = [
  'geoServerPointLabelPlacementCenterRight',
  'geoServerPointLabelPlacementCenterLeft',
  'geoServerPointLabelPlacementAboveCenter',
  'geoServerPointLabelPlacementBelowCenter',
  'geoServerPointLabelPlacementAboveRight',
  'geoServerPointLabelPlacementBelowRight',
  'geoServerPointLabelPlacementAboveLeft',
  'geoServerPointLabelPlacementBelowLeft',
];

/** Between a symbol and the letters, sizes of these. */
const GAP = 0.2;
/** Symbols are mostly round: at a corner a label may stand nearer. */
const CORNER = Math.SQRT1_2;

/** `radiusPx`: of the symbol of the point. Without a placement the eight around it are tried. */
export function* pointPlaces(
  block: LabelBlock,
  [x, y]: readonly [number, number],
  radiusPx: number,
  placement: Placement | undefined,
): Generator<PlacedLabel> {
  const [first] = block.lines;
  if (!first) return;
  const { ascentPx, descentPx, capHeightPx } = first;
  const height = blockHeight(block);
  for (const type of placement ? [placement] : BEST) {
    const [across, down] = SIDES[type];
    const awayPx =
      (radiusPx + block.paddingPx / 2 + GAP * capHeightPx) * (across !== 0 && down !== 0 ? CORNER : 1);
    const left =
      across === 0 ? x - block.widthPx / 2 : x + across * awayPx - (across < 0 ? block.widthPx : 0);
    const above = y - awayPx - descentPx - height;
    const beside = y + (capHeightPx - height) / 2;
    const below = y + awayPx + (ascentPx + capHeightPx) / 2;
    const baseline = down === 0 ? beside : down < 0 ? above : below;
    yield placeBlock(block, left, baseline, (1 - across) / 2);
  }
}

// What is to be built or exported of a cache, as the dialog has it, and whether there is room for it.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { countPlaces, levelRanges } from '../../../shared/tiles/selection/tile-selection.ts';
import type { ShownMap } from '../../state/shown-map-store.ts';
import { viewBounds } from './view-bounds.ts';

export type TileUse = 'build' | 'export';
type Facts = BridgeType<'TileFacts'>;
type Bounds = BridgeType<'DegreeBounds'>;
type Estimate = BridgeType<'TileEstimate'>;

export interface TileChoice {
  readonly area: 'box' | 'all';
  /** Kept while all is chosen. */
  readonly bounds: Bounds;
  readonly minLevel: number;
  readonly maxLevel: number;
}

/** Finer levels of a published map have many thousands of tiles: who wants them says so. */
const MAX_FIRST_LEVEL = 6;

/** What is proposed: all of a cache that was taken in; of a published map the coarse levels of what the map shows. */
export function firstChoice({ minLevel, maxLevel }: Facts, isDrawn: boolean, shown: ShownMap): TileChoice {
  const bounds = viewBounds(shown);
  return isDrawn
    ? { area: 'box', bounds, minLevel, maxLevel: Math.min(maxLevel, MAX_FIRST_LEVEL) }
    : { area: 'all', bounds, minLevel, maxLevel };
}

export function selectionOf(
  cacheId: string,
  { area, bounds, minLevel, maxLevel }: TileChoice,
): BridgeType<'TileSelection'> {
  return { cacheId, minLevel, maxLevel, ...(area === 'box' && { bounds }) };
}

/** Places for tiles, of which a cache may have fewer. */
export function countOf(facts: Facts, selection: BridgeType<'TileSelection'>): number {
  return countPlaces(levelRanges(facts, selection));
}

export type RoomProblem =
  | { readonly kind: 'noRoom' }
  | { readonly kind: 'beyondLimit'; readonly limitBytes: number };

/** Bytes that are free where it is written to; undefined where nobody knows. */
export function roomFor(use: TileUse, { exportFreeBytes, buildFreeBytes }: Estimate): number | undefined {
  return use === 'build' ? buildFreeBytes : exportFreeBytes;
}

/** Undefined where it fits, as far as anybody knows. */
export function roomProblem(use: TileUse, estimate: Estimate): RoomProblem | undefined {
  const { bytes, buildLimitBytes } = estimate;
  const freeBytes = roomFor(use, estimate);
  if (freeBytes !== undefined && bytes > freeBytes) return { kind: 'noRoom' };
  return use === 'build' && buildLimitBytes !== undefined && bytes > buildLimitBytes
    ? { kind: 'beyondLimit', limitBytes: buildLimitBytes }
    : undefined;
}

import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { VectorSchema } from './vector/vector-schemas.ts';

/** A tile cache as the map draws it. */
export interface ShownCache {
  readonly cacheId: string;
  /** The address of its tiles with {z}, {x} and {y}, in its own scheme. */
  readonly template: string;
  /** Of a tile of the screen. */
  readonly tilePx: number;
  /** Zooms of tiles of the screen: below nothing is drawn, beyond the last they are enlarged. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Of a cache that is not cut like web maps: how it is cut. */
  readonly warp?: Pick<BridgeType<'TileFacts'>, 'scheme' | 'minLevel' | 'maxLevel' | 'box'>;
  /** Of vector tiles: what their layers mean. */
  readonly schema?: VectorSchema;
  /** West, south, east, north, degrees: outside of them no tile is asked for. */
  readonly bounds?: readonly [number, number, number, number];
}

const PREFIX = 'tiles:';

/** What the list of layers calls a cache. */
export function cacheKey(cacheId: string): string {
  return `${PREFIX}${cacheId}`;
}

export function isCacheKey(key: unknown): key is `tiles:${string}` {
  return typeof key === 'string' && key.startsWith(PREFIX);
}

/** A tile cache as the map draws it. */
export interface ShownCache {
  readonly cacheId: string;
  /** The address of its tiles with {z}, {x} and {y}. */
  readonly template: string;
  readonly tilePx: number;
  readonly minLevel: number;
  readonly maxLevel: number;
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

// The addresses of caches, below one root (decision 0810).

import type { TileAddress } from '../tile-store.ts';

export const TILES_ROOT = '/tiles';

export type TilePath =
  | { readonly kind: 'tile'; readonly cacheId: string; readonly tile: TileAddress }
  | { readonly kind: 'description'; readonly cacheId: string };

/** Below the folder of a cache: the name of the one cache of all layers. */
export const FUSED_CACHE = '_alllayers';

const EXTENSION = '(?:\\.(?:png|jpe?g|webp|pbf|mvt))?';
const DESCRIPTION = /^\/(?<cacheId>[\w-]+)\.json$/i;
const PLAIN = new RegExp(
  `^/(?<cacheId>[\\w-]+)/(?<level>\\d+)/(?<column>\\d+)/(?<row>\\d+)${EXTENSION}$`,
  'i',
);
const VENDOR = new RegExp(
  `^/(?<cacheId>[\\w-]+)(?:/${FUSED_CACHE})?/L(?<level>\\d+)/R(?<row>[0-9a-f]+)/C(?<column>[0-9a-f]+)${EXTENSION}$`,
  'i',
);

/** Whether a path lies below the root, or is it. */
export function isTilePath(path: string): boolean {
  return path === TILES_ROOT || path.startsWith(`${TILES_ROOT}/`);
}

/**
 * What a path asks for: `<cache>/{z}/{x}/{y}`, `<cache>.json`, or the vendor's `<cache>/L05/R0000001a/C0000002b.png`,
 * whatever the cache is stored in. An extension is a hint. Undefined of anything else.
 */
export function readTilePath(path: string): TilePath | undefined {
  const rest = path.slice(TILES_ROOT.length);
  const description = DESCRIPTION.exec(rest)?.groups?.['cacheId'];
  if (description !== undefined) return { kind: 'description', cacheId: description.toLowerCase() };
  const plain = PLAIN.exec(rest)?.groups;
  const found = plain ?? VENDOR.exec(rest)?.groups;
  if (!found) return undefined;
  const { cacheId = '', level = '', row = '', column = '' } = found;
  const base = plain ? 10 : 16;
  const tile = {
    level: Number(level),
    row: Number.parseInt(row, base),
    column: Number.parseInt(column, base),
  };
  return { kind: 'tile', cacheId: cacheId.toLowerCase(), tile };
}

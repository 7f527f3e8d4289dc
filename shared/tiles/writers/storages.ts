// Which formats can hold the tiles of a cache.

import type { TileFacts, TileStorage } from '../tile-store.ts';

/** Files of one piece know the plane of web maps alone; PMTiles have one kind of image, folders know PNG and JPEG. */
export function storagesFor({ scheme, format }: Pick<TileFacts, 'scheme' | 'format'>): TileStorage[] {
  const isWeb = scheme.id === 'web';
  const isInFolders = format !== 'PBF' && format !== 'WEBP';
  return [
    ...(isWeb ? (['mbtiles'] as const) : []),
    ...(isWeb && format !== 'MIXED' ? (['pmtiles'] as const) : []),
    ...(isInFolders ? (['compact-v2', 'exploded'] as const) : []),
  ];
}

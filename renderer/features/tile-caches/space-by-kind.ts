import type { TileCache } from '../../state/use-tile-caches.ts';

type Kind = 'drawn' | 'copied' | 'inPlace';
type Sized = Pick<TileCache, 'bytes' | 'isDrawn' | 'path'>;

/** How many bytes the caches of each kind have: drawn, taken as a copy, used where they lie. */
export function spaceByKind(
  list: readonly Sized[],
): readonly { readonly kind: Kind; readonly bytes: number }[] {
  const sums = { drawn: 0, copied: 0, inPlace: 0 };
  for (const cache of list) sums[kindOf(cache)] += cache.bytes;
  return (['drawn', 'copied', 'inPlace'] as const).map((kind) => ({ kind, bytes: sums[kind] }));
}

function kindOf({ isDrawn, path }: Sized): Kind {
  if (isDrawn) return 'drawn';
  return path === undefined ? 'copied' : 'inPlace';
}

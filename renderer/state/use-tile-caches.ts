import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../bridge/use-queries.ts';
import { useSystem } from './use-stores.ts';

export type TileCache = BridgeType<'TileCache'>;

/** The tile caches as they are now, and the address of the services; undefined until both are known. */
export function useTileCaches():
  | { readonly list: readonly TileCache[]; readonly origin: string }
  | undefined {
  const { data: list } = useHostQuery('caches.list', {});
  const url = useSystem((state) => state.info?.services[0]?.url);
  return list && url !== undefined ? { list, origin: new URL(url).origin } : undefined;
}

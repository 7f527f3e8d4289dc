import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { useDataQuery } from '../bridge/use-queries.ts';

export type ImportedLayer = BridgeType<'ImportedLayer'>;

export type KnownLayers =
  | { readonly list: readonly ImportedLayer[] }
  | { readonly error: unknown }
  | undefined;

/** The imported layers as they are now; undefined until they are known. `again` asks once more after a failure. */
export function useImportedLayers(): readonly [known: KnownLayers, again: () => void] {
  const { data: list, error, refetch } = useDataQuery('layers.list', {});
  const known = error ? { error } : list && { list };
  return [known, () => void refetch()];
}

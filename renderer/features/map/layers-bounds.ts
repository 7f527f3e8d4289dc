import { useMemo } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { useDataQueries } from '../../bridge/use-queries.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';

/** Where a layer lies, or why that could not be told. */
export type KnownBounds = { readonly bounds: LonLatBounds } | { readonly error: unknown };

export interface LayersBounds {
  /** Missing while it is not known. The same map while it says the same. */
  readonly known: ReadonlyMap<number, KnownBounds>;
  /** Asks once more where that failed. */
  readonly again: (layerId: number) => void;
}

/** Where the layers lie that are served. What was told once is known at once when the map is opened again. */
export function useLayersBounds(layers: readonly ImportedLayer[]): LayersBounds {
  const layerIds = layers.filter(({ state }) => state === 'ready').map(({ layerId }) => layerId);
  const answers = useDataQueries(
    'layers.bounds',
    layerIds.map((layerId) => ({ layerId })),
  );
  const told = layerIds.flatMap((layerId, index) => {
    const { data: bounds, error } = answers[index] ?? {};
    const one: KnownBounds | undefined = error ? { error } : bounds && { bounds };
    return one ? [[layerId, one] as const] : [];
  });
  const said = JSON.stringify(told);
  return {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are the same map
    known: useMemo(() => new Map(told), [said]),
    again: (layerId) => void answers[layerIds.indexOf(layerId)]?.refetch(),
  };
}

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useDataQueries } from '../../bridge/use-queries.ts';
import type { LayerHit } from '../../map/kinds/imported/shown-layer.ts';

export type LayerFeature = BridgeType<'LayerFeature'>;

/** What is known of a feature: nothing yet, its values, or why they cannot be read. */
export type KnownFeature = { readonly feature: LayerFeature } | { readonly error: unknown } | undefined;

/** Reads the features at a place, in the order of the hits. */
export function useLayerFeatures(hits: readonly LayerHit[]): readonly KnownFeature[] {
  const inputs = hits.map(({ layerId, objectId }) => ({ layerId, objectId }));
  return useDataQueries('layers.feature', inputs).map(({ data: feature, error }) =>
    error ? { error } : feature && { feature },
  );
}

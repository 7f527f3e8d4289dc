import { useCallback, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useDataQueries } from '../../bridge/use-queries.ts';
import type { Text } from '../../i18n/create-text.ts';
import { useText } from '../../i18n/text.tsx';
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

/** What a feature is called: by its own name, else by its number. */
export function featureTitle(known: KnownFeature, { objectId }: LayerHit, text: Text): string {
  const title = known && 'feature' in known ? known.feature.title : undefined;
  return title ?? text('mapLayers.card.number', { number: String(objectId) });
}

export interface PointedFeatures {
  /** The pointer is on these, often on none. The same function every time. */
  readonly point: (hits: readonly LayerHit[]) => void;
  /** What a feature under the pointer is called; dots while that is being read. */
  readonly titleOf: (hit: LayerHit) => string;
}

const NO_HITS: readonly LayerHit[] = [];

/** Reads what the features under the pointer are called. */
export function usePointedFeatures(): PointedFeatures {
  const text = useText();
  const [hits, setHits] = useState(NO_HITS);
  const features = useLayerFeatures(hits);
  const point = useCallback(
    (next: readonly LayerHit[]) => setHits((before) => (isSame(before, next) ? before : next)),
    [],
  );
  return {
    point,
    titleOf(hit) {
      const known = features[hits.findIndex((one) => isSame([one], [hit]))];
      return known ? featureTitle(known, hit, text) : '…';
    },
  };
}

function isSame(some: readonly LayerHit[], others: readonly LayerHit[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ layerId, objectId }, index) =>
        layerId === others[index]?.layerId && objectId === others[index]?.objectId,
    )
  );
}

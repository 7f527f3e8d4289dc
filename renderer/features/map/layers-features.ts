import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { LayerHit } from '../../map/layers/shown-layer.ts';

export type LayerFeature = BridgeType<'LayerFeature'>;

/** What is known of a feature: nothing yet, its values, or why they cannot be read. */
export type KnownFeature = { readonly feature: LayerFeature } | { readonly error: unknown } | undefined;

/** Reads the features at a place, in the order of the hits. Keep the array while it is the same place. */
export function useLayerFeatures(hits: readonly LayerHit[]): readonly KnownFeature[] {
  const { data } = useBridge();
  const [state, setState] = useState<{
    readonly hits: readonly LayerHit[];
    readonly known: ReadonlyMap<LayerHit, KnownFeature>;
  }>({ hits, known: new Map() });
  useEffect(() => {
    const stop = new AbortController();
    setState({ hits, known: new Map() });
    for (const hit of hits) {
      const tell = (found: KnownFeature) => {
        if (stop.signal.aborted) return;
        setState(({ known }) => ({ hits, known: new Map(known).set(hit, found) }));
      };
      const { layerId, objectId } = hit;
      data['layers.feature']({ layerId, objectId }, { signal: stop.signal }).then(
        (feature) => tell({ feature }),
        (error: unknown) => tell({ error }),
      );
    }
    return () => stop.abort();
  }, [data, hits]);
  return hits.map((hit) => (state.hits === hits ? state.known.get(hit) : undefined));
}

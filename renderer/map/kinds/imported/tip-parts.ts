import type { LayerHit } from './shown-layer.ts';

/** A layer in a tip. */
export interface TipPart {
  readonly layerId: number;
  /** The features that are named. */
  readonly named: readonly LayerHit[];
  /** How many of its features lie there, those included that others stand for. */
  readonly count: number;
}

/** What a tip says of the features at a place: so many named, by layers, and how many lie in layers that are not. */
export function tipParts(
  hits: readonly LayerHit[],
  mostNamed: number,
): { readonly parts: readonly TipPart[]; readonly moreCount: number } {
  const named = hits.slice(0, mostNamed);
  const countOf = (some: readonly LayerHit[]) => some.reduce((sum, { count }) => sum + count, 0);
  const layerIds = [...new Set(named.map(({ layerId }) => layerId))];
  return {
    parts: layerIds.map((layerId) => ({
      layerId,
      named: named.filter((hit) => hit.layerId === layerId),
      count: countOf(hits.filter((hit) => hit.layerId === layerId)),
    })),
    moreCount: countOf(hits.filter(({ layerId }) => !layerIds.includes(layerId))),
  };
}

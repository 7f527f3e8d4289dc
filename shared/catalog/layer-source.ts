import type { FeatureGroup } from './compose-features.ts';
import type { LayerList, TableDefinition } from './layer-definition.ts';

/** All that the map service knows of one group of layers: what is declared, and where its rows come from. */
export interface PublishedGroup<Dependencies> {
  /** In drawing order; the group itself first. */
  readonly layers: LayerList;
  readonly tables: readonly TableDefinition[];
  createFeatures(parts: Dependencies): FeatureGroup;
}

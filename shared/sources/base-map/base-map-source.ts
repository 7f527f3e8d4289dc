import type { PublishedGroup } from '../../catalog/layer-source.ts';
import { type BaseMapDependencies, createBaseMapFeatures } from './base-map-features.ts';
import { baseMapLayers } from './base-map-layers.ts';

/** Borders, graticule and land, below everything else. */
export const baseMapGroup: PublishedGroup<BaseMapDependencies> = {
  layers: baseMapLayers,
  tables: [],
  createFeatures: createBaseMapFeatures,
};

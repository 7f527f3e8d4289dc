import { type BaseMapParts, createBaseMapFeatures } from '../features/base-map-features.ts';
import { baseMapLayers } from '../registry/base-map-layers.ts';
import type { PublishedGroup } from './published-group.ts';

/** Borders, graticule and land, below everything else. */
export const baseMapGroup: PublishedGroup<BaseMapParts> = {
  layers: baseMapLayers,
  tables: [],
  createFeatures: createBaseMapFeatures,
};

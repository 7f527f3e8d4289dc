import { mapService } from '../../../contracts/map/service.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import type { FeatureStore } from '../../../ports/feature-store.ts';
import type { BaseMapParts } from '../features/base-map-features.ts';
import { composeFeatures } from '../features/compose-features.ts';
import type { RegisterFeatureParts } from '../features/register-features.ts';
import type { MapCatalog } from '../registry/maps.ts';
import { baseMapGroup } from './base-map-group.ts';
import { energyGroup } from './energy-group.ts';
import type { PublishedGroup } from './published-group.ts';

/** What the stores of all groups need. */
type PublishedParts = RegisterFeatureParts & BaseMapParts;

/** In drawing order, one line a group: a new store writes its file beside this one and adds its line. */
const groups: readonly PublishedGroup<PublishedParts>[] = [energyGroup, baseMapGroup];

const layers = groups.flatMap((group) => group.layers);
const tables = groups.flatMap((group) => group.tables);

/** What is published before anything is imported: the same rows in two systems. */
export const publishedMaps: MapCatalog = [
  {
    name: mapService.name,
    description: 'Hydropower plants of Norway over a base map, in UTM zone 33.',
    crs: findCrs(25833),
    layers,
    tables,
  },
  {
    name: `${mapService.name} web`,
    description: 'Hydropower plants of Norway over a base map, in Web Mercator.',
    crs: findCrs(3857),
    layers,
    tables,
  },
];

/** The rows of all groups that are published. */
export function createPublishedFeatures(parts: PublishedParts): FeatureStore {
  return composeFeatures(groups.map((group) => group.createFeatures(parts)));
}

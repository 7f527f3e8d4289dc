import { composeFeatures } from '../catalog/compose-features.ts';
import type { PublishedGroup } from '../catalog/layer-source.ts';
import type { MapCatalog } from '../catalog/maps.ts';
import { mapService } from '../contracts/map/service.ts';
import { findCrs } from '../geo/crs/find-crs.ts';
import type { FeatureStore } from '../ports/feature-store.ts';
import type { BaseMapDependencies } from './base-map/base-map-features.ts';
import { baseMapGroup } from './base-map/base-map-source.ts';
import { energyGroup } from './energy/energy-source.ts';
import type { RegisterFeatureDependencies } from './energy/register-features.ts';

/** What the stores of all groups need. */
type PublishedDependencies = RegisterFeatureDependencies & BaseMapDependencies;

/** In drawing order, one line a group: a new store writes its file beside this one and adds its line. */
const groups: readonly PublishedGroup<PublishedDependencies>[] = [energyGroup, baseMapGroup];

/** The whole country on a page. */
const REFERENCE_SCALE = 2_500_000;

const layers = groups.flatMap((group) => group.layers);
const tables = groups.flatMap((group) => group.tables);

/** What is published before anything is imported: the same rows in two systems. */
export const publishedMaps: MapCatalog = [
  {
    name: mapService.name,
    description: 'Hydropower plants of Norway over a base map, in UTM zone 33.',
    crs: findCrs(25833),
    referenceScale: REFERENCE_SCALE,
    layers,
    tables,
  },
  {
    name: `${mapService.name} web`,
    description: 'Hydropower plants of Norway over a base map, in Web Mercator.',
    crs: findCrs(3857),
    referenceScale: REFERENCE_SCALE,
    layers,
    tables,
  },
];

/** The rows of all groups that are published. */
export function createPublishedFeatures(dependencies: PublishedDependencies): FeatureStore {
  return composeFeatures(groups.map((group) => group.createFeatures(dependencies)));
}

import { composeFeatures } from '../catalog/compose-features.ts';
import type { PublishedGroup } from '../catalog/layer-source.ts';
import type { MapCatalog, MapDefinition } from '../catalog/maps.ts';
import { findCrs } from '../geo/crs/find-crs.ts';
import type { FeatureStore } from '../ports/feature-store.ts';
import { DRAWN_CACHES, type DrawnCache } from '../tiles/drawn/drawn-caches.ts';
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

/** What is published before anything is imported: the same rows in two systems, each with a cache of its tiles. */
export const publishedMaps: MapCatalog = [
  publishedMap(DRAWN_CACHES[0], 'Hydropower plants of Norway over a base map, in UTM zone 33.'),
  publishedMap(DRAWN_CACHES[1], 'Hydropower plants of Norway over a base map, in Web Mercator.'),
];

function publishedMap({ cacheId, mapName, facts }: DrawnCache, description: string): MapDefinition {
  return {
    name: mapName,
    description,
    crs: findCrs(facts.scheme.wkid),
    referenceScale: REFERENCE_SCALE,
    layers,
    tables,
    cacheId,
  };
}

/** The layers whose rows come from registers. */
export const registerLayerIds: readonly number[] = energyGroup.layers
  .filter(({ kind }) => kind === 'features')
  .map(({ id }) => id);

/** The rows of all groups that are published. */
export function createPublishedFeatures(dependencies: PublishedDependencies): FeatureStore {
  return composeFeatures(groups.map((group) => group.createFeatures(dependencies)));
}

import { composeFeatures, type FeatureGroup } from '../catalog/compose-features.ts';
import type { LayerList, TableDefinition } from '../catalog/layer-definition.ts';
import type { MapCatalog, MapDefinition } from '../catalog/maps.ts';
import { findCrs } from '../geo/crs/find-crs.ts';
import type { FeatureStore } from '../ports/feature-store.ts';
import { DRAWN_CACHES, type DrawnCache } from '../tiles/drawn/drawn-caches.ts';
import { type BaseMapDependencies, createBaseMapFeatures } from './base-map/base-map-features.ts';
import { baseMapLayers } from './base-map/base-map-layers.ts';
import { energyLayers, energyTables } from './energy/energy-layers.ts';
import { createRegisterFeatures, type RegisterFeatureDependencies } from './energy/register-features.ts';
import { createHazardFeatures, type HazardDependencies } from './observations/map/hazard-features.ts';
import { hazardLayers } from './observations/map/hazard-layers.ts';

/** All that the map service knows of one group of layers: what is declared, and where its rows come from. */
interface PublishedGroup<Dependencies> {
  /** In drawing order; the group itself first. */
  readonly layers: LayerList;
  readonly tables: readonly TableDefinition[];
  createFeatures(parts: Dependencies): FeatureGroup;
}

/** Borders, graticule and land, below everything else. */
const baseMapGroup: PublishedGroup<BaseMapDependencies> = {
  layers: baseMapLayers,
  tables: [],
  createFeatures: createBaseMapFeatures,
};

/** Plants, licences, certificates and quarters: the registers. */
const energyGroup: PublishedGroup<RegisterFeatureDependencies> = {
  layers: energyLayers,
  tables: energyTables,
  createFeatures: createRegisterFeatures,
};

/** What was observed of snow, ice, water and soil, above everything else as on the screen. */
const hazardGroup: PublishedGroup<HazardDependencies> = {
  layers: hazardLayers,
  tables: [],
  createFeatures: createHazardFeatures,
};

/** What the stores of all groups need. */
type PublishedDependencies = RegisterFeatureDependencies & BaseMapDependencies & HazardDependencies;

/** In drawing order: a new source says above what it publishes, and is added here. */
const groups: readonly PublishedGroup<PublishedDependencies>[] = [hazardGroup, energyGroup, baseMapGroup];

/** The whole country on a page. */
const REFERENCE_SCALE = 2_500_000;

const layers = groups.flatMap((group) => group.layers);
const tables = groups.flatMap((group) => group.tables);

/** What is published before anything is imported: the same rows in two systems, each with a cache of its tiles. */
export const publishedMaps: MapCatalog = [
  publishedMap(
    DRAWN_CACHES[0],
    'Hydropower plants of Norway and observations of hazards over a base map, in UTM zone 33.',
  ),
  publishedMap(
    DRAWN_CACHES[1],
    'Hydropower plants of Norway and observations of hazards over a base map, in Web Mercator.',
  ),
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
export const registerLayerIds: readonly number[] = featureIds(energyGroup.layers);

/** Those of the base map, of which the app draws all or nothing. */
export const baseMapLayerIds: readonly number[] = featureIds(baseMapGroup.layers);

function featureIds(all: LayerList): number[] {
  return all.filter(({ kind }) => kind === 'features').map(({ id }) => id);
}

/** The rows of all groups that are published. */
export function createPublishedFeatures(dependencies: PublishedDependencies): FeatureStore {
  return composeFeatures(groups.map((group) => group.createFeatures(dependencies)));
}

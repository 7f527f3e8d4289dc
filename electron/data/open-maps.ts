// The maps that are served: published ones, imported layers, tile caches, and the rows of all of them.

import { isTileCache } from '../../shared/catalog/maps.ts';
import type { Drawing } from '../../shared/map-service/drawing/jobs/draw-job.ts';
import type { Outputs } from '../../shared/map-service/outputs.ts';
import { createScheduler } from '../../shared/ports/scheduler.ts';
import { mergeHandlers } from '../../shared/schema/handlers.ts';
import type { BaseMapDependencies } from '../../shared/sources/base-map/base-map-features.ts';
import type { RegisterFeatureDependencies } from '../../shared/sources/energy/register-features.ts';
import type { Registers } from '../../shared/sources/energy/registers/registers.ts';
import {
  FIRST_IMPORTED_LAYER,
  type LayerDependencies,
  openLayers,
} from '../../shared/sources/imported/layers.ts';
import { createPublishedFeatures } from '../../shared/sources/published-maps.ts';
import { type CacheMapDependencies, openCacheMaps } from './cache-maps.ts';
import { createDrawnMaps, type DrawnMapDependencies } from './drawn-maps.ts';

export interface MapsDependencies
  extends BaseMapDependencies,
    CacheMapDependencies,
    DrawnMapDependencies,
    LayerDependencies {
  readonly drawing: Drawing;
  readonly outputs: Outputs;
}

interface Rows extends Omit<RegisterFeatureDependencies, 'registers'> {
  readonly registers: Registers;
}

export async function openMaps(dependencies: MapsDependencies, rows: Rows) {
  const { clock, eventLoop } = dependencies;
  const published = createPublishedFeatures({ ...dependencies, ...rows });
  const layers = await openLayers({
    ...dependencies,
    onLayersChanged() {
      dependencies.onLayersChanged();
      void drawnMaps.tell();
    },
  });
  const cacheMaps = await openCacheMaps(dependencies);
  const map = {
    get catalog() {
      return cacheMaps.addTo(layers.catalog);
    },
    features: {
      readTable: (id: number) => (id < FIRST_IMPORTED_LAYER ? published : layers).readTable(id),
    },
    outputs: dependencies.outputs,
    drawing: dependencies.drawing,
    clock,
    createScheduler: () => createScheduler({ eventLoop, clock }),
  };
  const drawnMaps = createDrawnMaps({ map, registers: rows.registers, published }, dependencies);
  const handlers = mergeHandlers(cacheMaps.handlers, drawnMaps.handlers);
  const cacheMapNames = () => map.catalog.filter(isTileCache).map(({ name }) => name);
  return { layers, map, drawnMaps, handlers, cacheMapNames };
}

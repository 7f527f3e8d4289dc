// The maps that are served: published ones, imported layers, tile caches, and the rows of all of them.

import { isTileCache } from '../../shared/catalog/maps.ts';
import { mapService } from '../../shared/contracts/map/service.ts';
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
import { withoutHazards } from '../../shared/sources/observations/map/away-hazards.ts';
import { createPublishedFeatures } from '../../shared/sources/published-maps.ts';
import { type CacheMapDependencies, openCacheMaps } from './cache-maps.ts';
import { createDrawnMaps, type DrawnMapDependencies } from './drawn-maps.ts';
import { type OpenedObservations, observationState } from './open-observations.ts';

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
  readonly observations: Pick<OpenedObservations, 'registrations' | 'pulled'>;
}

export type OpenedMaps = Awaited<ReturnType<typeof openMaps>>;

export async function openMaps(dependencies: MapsDependencies, rows: Rows) {
  const { clock, eventLoop, log, replies } = dependencies;
  const { registers, observations } = rows;
  const { registrations } = observations;
  const published = createPublishedFeatures({ ...dependencies, ...rows, registrations });
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
      const state = observationState(observations);
      return cacheMaps.addTo(
        state === 'ready' ? layers.catalog : withoutHazards(layers.catalog, state === 'reading'),
      );
    },
    features: {
      readTable: (id: number) => (id < FIRST_IMPORTED_LAYER ? published : layers).readTable(id),
    },
    outputs: dependencies.outputs,
    drawing: dependencies.drawing,
    clock,
    createScheduler: () => createScheduler({ eventLoop, clock }),
  };
  const drawnMaps = createDrawnMaps(
    { map, registers, published, observed: registrations.table },
    dependencies,
  );
  const handlers = mergeHandlers(cacheMaps.handlers, drawnMaps.handlers);
  const cacheMapNames = () => map.catalog.filter(isTileCache).map(({ name }) => name);

  /** Never fails. Returns when no answer from before is given any more; tiles follow in their time. */
  async function onObservationsChanged(): Promise<void> {
    await replies
      .drop([mapService.catalogPath])
      .catch((error: unknown) => log.error('Old replies could not be dropped', error));
    void drawnMaps.tell();
  }

  return { layers, map, drawnMaps, handlers, cacheMapNames, onObservationsChanged };
}

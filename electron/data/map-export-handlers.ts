import type { CallContext } from '../../shared/bridge/link.ts';
import { NEUTRAL_NAMESPACE } from '../../shared/codec/soap/dialect.ts';
import { writeMapRequest } from '../../shared/codec/soap/map-codec.ts';
import type { MapDependencies } from '../../shared/map-service/map-context.ts';
import {
  drawMapExport,
  type MapExport,
  readDrawing,
} from '../../shared/map-service/map-export/draw-map-export.ts';
import { serviceRequestOf } from '../../shared/map-service/map-export/service-request.ts';
import type { EventLoop } from '../../shared/ports/event-loop.ts';
import { createScheduler } from '../../shared/ports/scheduler.ts';
import { PLANT_LAYER_IDS, PLANT_NUMBER_FIELD } from '../../shared/sources/energy/energy-layers.ts';
import { baseMapLayerIds } from '../../shared/sources/published-maps.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type MapExportHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `mapExport.${string}`>>;

const PLANTS = {
  layerIds: PLANT_LAYER_IDS,
  numberField: PLANT_NUMBER_FIELD,
  baseIds: baseMapLayerIds,
};
const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;

/** What the data window draws for the app, from the maps that the map service serves. */
export function mapExportHandlers(map: MapDependencies, eventLoop: EventLoop): MapExportHandlers {
  const read = (drawing: MapExport, { signal }: CallContext) => {
    const scheduler = () => createScheduler({ eventLoop, clock: map.clock, signal });
    // Nothing of it is at an address.
    return readDrawing(drawing, PLANTS, { ...map, catalog: map.catalog, origin: '', scheduler });
  };
  return {
    'mapExport.draw': async ({ drawing }, context) => drawMapExport(await read(drawing, context)),
    async 'mapExport.request'({ drawing }, context) {
      const request = await serviceRequestOf(await read(drawing, context));
      if (!request) return '';
      return new TextDecoder().decode(writeMapRequest(request.operation, request.input, STYLE));
    },
  };
}

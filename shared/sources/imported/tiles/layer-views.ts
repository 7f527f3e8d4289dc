// What the map on the screen asks of imported layers: where they lie, their tiles, what one feature says.

import type { BridgeType } from '../../../contracts/bridge/types.ts';
import { appError } from '../../../contracts/errors.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import { degreesAround } from '../../../geo/web-mercator-extent.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { StoredLayer } from '../../../ports/layer-store.ts';
import { createScheduler } from '../../../ports/scheduler.ts';
import { displayField } from '../display-field.ts';
import type { Layers } from '../layers.ts';
import { cutTile } from './cut-tile.ts';
import type { TileAddress } from './tile-frame.ts';

export interface LayerViews {
  bounds(layerId: number): BridgeType<'DegreeBounds'>;
  tile(layerId: number, address: TileAddress, signal: AbortSignal): Promise<BridgeType<'LayerTile'>>;
  feature(layerId: number, objectId: number): Promise<BridgeType<'LayerFeature'>>;
}

/** All throw `layer-import/unknown-layer` for a layer that is not served, also while it is being restored. */
export function createLayerViews(
  layers: Pick<Layers, 'stored' | 'readTable'>,
  parts: { readonly clock: Clock; readonly eventLoop: EventLoop },
): LayerViews {
  function get(layerId: number): StoredLayer {
    const layer = layers.stored.find((each) => each.layerId === layerId);
    if (!layer) throw appError('layer-import/unknown-layer', { layerId });
    return layer;
  }
  return {
    bounds(layerId) {
      const { bounds, wkid } = get(layerId);
      const degrees = degreesAround(bounds, findCrs(wkid));
      if (!degrees) return { west: -180, south: -85, east: 180, north: 85 };
      return { west: degrees.xMin, south: degrees.yMin, east: degrees.xMax, north: degrees.yMax };
    },
    async tile(layerId, address, signal) {
      const { kind } = get(layerId);
      const table = await layers.readTable(layerId);
      return cutTile({ kind, table }, address, createScheduler({ ...parts, signal }));
    },
    async feature(layerId, objectId) {
      const { fields } = get(layerId);
      const table = await layers.readTable(layerId);
      const row = table.objectIds.indexOf(objectId);
      if (row < 0) throw appError('layer-import/unknown-feature', { layerId, objectId });
      const names = fields.map(({ name }) => name);
      const loaded = await table.load(names, [row]);
      const values = fields.map(({ name, type }) => ({
        name,
        type,
        value: loaded.values(name)[row] ?? null,
      }));
      const shown = displayField(fields);
      const title = shown && loaded.values(shown.name)[row];
      return { objectId, ...(typeof title === 'string' && title.trim() !== '' && { title }), values };
    },
  };
}

// Where MapLibre asks for tiles of imported layers, and where it is known how that goes: what is being read, what
// failed, which tiles do not show every feature.

import type { AddProtocolAction } from 'maplibre-gl';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export type ReadTile = (
  layerId: number,
  address: TileAddress,
  signal: AbortSignal,
) => Promise<BridgeType<'LayerTile'>>;

/** How it goes with the tiles of a layer. */
export interface LayerReading {
  readonly pendingCount: number;
  /** Why the last tile that failed did, until one of its layer is read again. */
  readonly error: unknown;
  /** The tiles that were thinned, as `z/x/y`. */
  readonly thinned: ReadonlySet<string>;
}

export interface TileProtocol {
  readonly answer: AddProtocolAction;
  reading(layerId: number): LayerReading;
  /** Hears of every change. Returns what ends the listening. */
  listen(listener: () => void): () => void;
}

const NOTHING_READ: LayerReading = { pendingCount: 0, error: undefined, thinned: new Set() };
const ADDRESS = /^[\w-]+:\/\/(\d+)\/(\d+)\/(\d+)\/(\d+)\/\d+$/;

export function createTileProtocol(readTile: ReadTile): TileProtocol {
  const readings = new Map<number, LayerReading>();
  const listeners = new Set<() => void>();

  function change(layerId: number, next: (reading: LayerReading) => LayerReading): void {
    readings.set(layerId, next(readings.get(layerId) ?? NOTHING_READ));
    for (const listener of listeners) listener();
  }

  return {
    async answer({ url }, { signal }) {
      const [layerId = 0, z = 0, x = 0, y = 0] = ADDRESS.exec(url)?.slice(1).map(Number) ?? [];
      change(layerId, (reading) => ({ ...reading, pendingCount: reading.pendingCount + 1 }));
      try {
        const { tile, isThinned } = await readTile(layerId, { z, x, y }, signal);
        change(layerId, (reading) => ({
          ...reading,
          error: undefined,
          thinned: withOrWithout(reading.thinned, `${z}/${x}/${y}`, isThinned),
        }));
        // Its own copy: MapLibre sends it away to a worker.
        return { data: tile.slice().buffer };
      } catch (error) {
        if (!signal.aborted) change(layerId, (reading) => ({ ...reading, error }));
        throw error;
      } finally {
        change(layerId, (reading) => ({ ...reading, pendingCount: reading.pendingCount - 1 }));
      }
    },
    reading: (layerId) => readings.get(layerId) ?? NOTHING_READ,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withOrWithout(set: ReadonlySet<string>, item: string, isIn: boolean): ReadonlySet<string> {
  if (set.has(item) === isIn) return set;
  const changed = new Set(set);
  if (isIn) changed.add(item);
  else changed.delete(item);
  return changed;
}

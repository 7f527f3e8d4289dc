// Of which state of its map a cache holds tiles: a small file beside them.

import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isJsonObject, type Json } from '../../../../shared/base/json.ts';
import { writeDurably } from '../../files/durable-write.ts';

interface State {
  /** Undefined while tiles are being forgotten, and before anything is known of the map. */
  readonly mapVersion: string | undefined;
  readonly layerIds: readonly number[];
}

export interface DrawnState extends State {
  write(change: Partial<State>): Promise<void>;
}

/** `program`: what draws. Tiles that another one drew are of no state. */
export async function openDrawnState(path: string, program: string): Promise<DrawnState> {
  let state = await readState(path, program);
  return {
    get mapVersion() {
      return state.mapVersion;
    },
    get layerIds() {
      return state.layerIds;
    },
    async write(change) {
      const next = { ...state, ...change };
      const isSame = next.mapVersion === state.mapVersion && next.layerIds.join() === state.layerIds.join();
      // In memory at once: nothing is kept of a state that ends.
      state = next;
      if (isSame) return;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(path, JSON.stringify({ program, ...next }));
      } catch (error) {
        // A full disk: what stands there is of another state, and none is better.
        await rm(path, { force: true }).catch(() => undefined);
        throw error;
      }
    },
  };
}

const UNKNOWN: State = { mapVersion: undefined, layerIds: [] };

async function readState(path: string, program: string): Promise<State> {
  const text = await readFile(path, 'utf8').catch(() => '');
  let read: Json = null;
  try {
    read = text === '' ? null : JSON.parse(text);
  } catch {
    // A file that cannot be read says as much as none.
  }
  if (!isJsonObject(read)) return UNKNOWN;
  const { mapVersion, layerIds } = read;
  return {
    mapVersion: read['program'] === program && typeof mapVersion === 'string' ? mapVersion : undefined,
    layerIds: Array.isArray(layerIds) ? layerIds.filter((id) => typeof id === 'number') : [],
  };
}

// Tiles of the screen from those of another system: fetched here, drawn by a worker.

import { crsOf } from '../../../../../shared/tiles/scheme/scheme-crs.ts';
import type { ShownCache } from '../shown-cache.ts';
import { fetchTile, type TilePlace } from './fetch-tile.ts';
import { planTile, type WarpPlan } from './plan-tile.ts';
import type { WarpReply, WarpTask } from './warp-worker.ts';

type WarpedCache = Pick<ShownCache, 'template'> & Required<Pick<ShownCache, 'warp'>>;

export interface WarpDrawer {
  /** Undefined where the cache has nothing. Fails as fetching and decoding do. */
  draw(cache: WarpedCache, place: TilePlace, signal: AbortSignal): Promise<ImageBitmap | undefined>;
}

interface PendingTile {
  readonly resolve: (bitmap: ImageBitmap) => void;
  readonly reject: (error: Error) => void;
}

/** Its worker is started with the first tile. */
export function createWarpDrawer(): WarpDrawer {
  const pending = new Map<number, PendingTile>();
  let worker: Worker | undefined;
  let lastId = 0;

  function ask(task: Omit<WarpTask, 'id'>): Promise<ImageBitmap> {
    const asked = worker ?? startWorker(pending);
    worker = asked;
    const id = ++lastId;
    const transfer = task.tiles.filter((tile) => tile !== undefined);
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      asked.postMessage({ id, ...task }, { transfer });
    });
  }

  return {
    async draw({ template, warp }, place, signal) {
      const crs = crsOf(warp.scheme);
      const plan = crs && planTile(warp, crs, place);
      if (!plan) return undefined;
      const tiles = await fetchTiles(template, plan, signal);
      if (tiles.every((tile) => tile === undefined)) return undefined;
      return ask({ plan, scheme: warp.scheme, tiles });
    },
  };
}

function startWorker(pending: Map<number, PendingTile>): Worker {
  const started = new Worker(new URL('./warp-worker.ts', import.meta.url), { type: 'module', name: 'warp' });
  started.addEventListener('message', ({ data }: MessageEvent<WarpReply>) => {
    const asked = pending.get(data.id);
    pending.delete(data.id);
    if ('bitmap' in data) asked?.resolve(data.bitmap);
    else asked?.reject(new Error(data.failure));
  });
  return started;
}

/** Row by row. */
function fetchTiles(
  template: string,
  { level: { levelId }, range }: WarpPlan,
  signal: AbortSignal,
): Promise<(ArrayBuffer | undefined)[]> {
  const fetched: Promise<ArrayBuffer | undefined>[] = [];
  for (let row = range.minRow; row <= range.maxRow; row++) {
    for (let column = range.minColumn; column <= range.maxColumn; column++) {
      fetched.push(fetchTile(template, { z: levelId, x: column, y: row }, signal));
    }
  }
  return Promise.all(fetched);
}

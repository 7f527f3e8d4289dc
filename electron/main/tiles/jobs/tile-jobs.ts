// Builds and exports of tiles as jobs that outlive the host: what was asked stands with the job on the disk.

import { statfs } from 'node:fs/promises';
import { extname } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import type { TileSelection } from '../../../../shared/tiles/selection/tile-selection.ts';
import type { TileStorage } from '../../../../shared/tiles/tile-store.ts';
import type { Exports } from '../../exports/exports.ts';
import type { Job } from '../../jobs/job-file.ts';
import { MAX_CACHE_BYTES } from '../drawn/drawn-caches.ts';
import { estimateTiles } from './estimate-tiles.ts';
import { exportedRanges } from './export-tiles.ts';
import { CHECK, createTileStarts, type TileStartDependencies } from './start-tile-jobs.ts';

export interface TileJobs {
  /** How large the tiles of a selection are, and what room there is. Fails as reading does. */
  estimate(selection: TileSelection, signal: AbortSignal): Promise<BridgeType<'TileEstimate'>>;
  /** Asks for a place and exports into it; without a job where the person chose none. */
  export(selection: TileSelection, storage: TileStorage): Promise<BridgeType<'StartedJob'>>;
  /** Builds tiles of a published map. Fails with `tiles/unknown-cache`. */
  build(selection: TileSelection): Job;
  /** Reads all tiles of a cache. Fails with `tiles/unknown-cache`, and as opening does. */
  check(cacheId: string): Promise<Job>;
  /** The last window was closed: nobody sees what goes on. All of them can be taken up again. */
  pauseAll(): void;
  /** Takes up a job of tiles again; undefined of any other job. Fails with `job/not-resumable`. */
  resume(jobId: string): Job | undefined;
}

/** Folders have none. */
const EXTENSIONS: { readonly [storage in TileStorage]?: string } = {
  mbtiles: '.mbtiles',
  pmtiles: '.pmtiles',
};

export interface TileJobDependencies extends TileStartDependencies {
  readonly drawnFolder: string;
  readonly exports: Pick<Exports, 'folder' | 'choosePath'>;
}

export function createTileJobs(dependencies: TileJobDependencies): TileJobs {
  const { jobs, tiles, drawn, drawnFolder, exports } = dependencies;

  const { startExport, startBuild, startCheck } = createTileStarts(dependencies);

  return {
    async estimate(selection, signal) {
      const facts = await tiles.facts(selection.cacheId);
      const exportFreeBytes = await freeBytes(exports.folder());
      const isDrawn = drawn.find(selection.cacheId) !== undefined;
      const buildFreeBytes = isDrawn ? await freeBytes(drawnFolder) : undefined;
      return {
        bytes: await estimateTiles(selection, facts, { read: tiles.read, signal }),
        ...(exportFreeBytes !== undefined && { exportFreeBytes }),
        ...(buildFreeBytes !== undefined && { buildFreeBytes }),
        ...(isDrawn && { buildLimitBytes: MAX_CACHE_BYTES }),
      };
    },
    async export(selection, storage) {
      const facts = await tiles.facts(selection.cacheId);
      exportedRanges({ facts, selection, target: { storage, path: '', mayReplace: false } });
      const extension = EXTENSIONS[storage] ?? '';
      const chosen = await exports.choosePath(`${facts.name}${extension}`);
      if (!chosen) return {};
      const path = extname(chosen.path) === extension ? chosen.path : `${chosen.path}${extension}`;
      return { job: startExport(selection, { ...chosen, path, storage }) };
    },
    build: startBuild,
    async check(cacheId) {
      const { name, minLevel, maxLevel } = await tiles.facts(cacheId);
      return startCheck(name, { cacheId, minLevel, maxLevel });
    },
    pauseAll() {
      const running = jobs.list().filter(({ state, tileTask }) => state === 'running' && tileTask);
      for (const { jobId } of running) jobs.pause(jobId);
    },
    resume(jobId) {
      const job = jobs.list().find((each) => each.jobId === jobId);
      return job?.tileTask && jobs.resume(jobId, again);
    },
  };

  function again({ jobId, kind, subject, tileTask }: Job): Job {
    if (!tileTask) throw appError('job/not-resumable', { jobId });
    const { selection, target } = tileTask;
    if (kind === CHECK) return startCheck(subject, selection);
    return target ? startExport(selection, target) : startBuild(selection);
  }
}

/** What a user may still write on the disk of a folder; undefined where nobody knows. */
async function freeBytes(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
}

// Each kind of job of tiles, as it is begun for the first time and again.

import { basename } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { countPlaces, type TileSelection } from '../../../../shared/tiles/selection/tile-selection.ts';
import type { Job } from '../../jobs/job-file.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { JobContext } from '../../jobs/run-job.ts';
import type { DrawnCaches } from '../drawn/drawn-caches.ts';
import type { ServedTiles } from '../served-tiles.ts';
import type { SqliteThread } from '../sqlite/sqlite-thread.ts';
import { BUILD_WORKERS, buildTiles } from './build-tiles.ts';
import { checkTiles, mendKept, readAll } from './check-tiles.ts';
import { exportedRanges, exportTiles } from './export-tiles.ts';
import { createTileProgress } from './tile-progress.ts';

type Target = BridgeType<'TileTarget'>;

export interface TileStartDependencies {
  readonly jobs: Jobs;
  readonly tiles: Pick<ServedTiles, 'facts' | 'read'>;
  readonly drawn: Pick<DrawnCaches, 'get' | 'find'>;
  readonly sqlite: SqliteThread;
  readonly nowMs: () => number;
  /** A cache of a published map takes more or less room than before. */
  readonly onKept: () => void;
}

const EXPORT = 'tile-export';
const BUILD = 'tile-build';
export const CHECK = 'tile-check';

interface TileStarts {
  /** Fails with `tiles/being-exported`. */
  startExport(selection: TileSelection, target: Target): Job;
  /** Fails with `tiles/unknown-cache`. */
  startBuild(selection: TileSelection): Job;
  startCheck(name: string, selection: TileSelection): Job;
}

export function createTileStarts(dependencies: TileStartDependencies): TileStarts {
  const { jobs, tiles, drawn, nowMs, onKept } = dependencies;

  function progressOf({ report }: JobContext) {
    return (total: number) =>
      createTileProgress(total, { nowMs, report: (tileProgress) => report({ tileProgress }) });
  }

  function startExport(selection: TileSelection, target: Target): Job {
    const { path } = target;
    const isTaken = ({ state, tileTask }: Job) => state === 'running' && tileTask?.target?.path === path;
    if (jobs.list().some(isTaken)) throw appError('tiles/being-exported', { path });
    const { read } = tiles;
    return jobs.start(
      EXPORT,
      basename(path),
      async (context) => {
        const facts = await tiles.facts(selection.cacheId);
        const exported = { selection, target, facts, read };
        const progress = progressOf(context)(countPlaces(exportedRanges(exported)));
        await exportTiles(exported, { ...dependencies, progress, signal: context.signal });
        return undefined;
      },
      { tileTask: { selection, target } },
    );
  }

  function startBuild(selection: TileSelection): Job {
    const cache = drawn.get(selection.cacheId);
    return jobs.start(
      BUILD,
      cache.cache.mapName,
      async (context) => {
        const createProgress = progressOf(context);
        const { signal } = context;
        await buildTiles(cache, selection, { workers: BUILD_WORKERS, signal, createProgress }).finally(
          onKept,
        );
        return undefined;
      },
      { tileTask: { selection } },
    );
  }

  function startCheck(name: string, selection: TileSelection): Job {
    return jobs.start(
      CHECK,
      name,
      async (context) => {
        const createProgress = progressOf(context);
        const { signal } = context;
        const cache = drawn.find(selection.cacheId);
        const work = await (cache ? mendKept(cache) : readAll(selection, tiles));
        await checkTiles(work, { signal, createProgress }).finally(onKept);
        return undefined;
      },
      { tileTask: { selection } },
    );
  }

  return { startExport, startBuild, startCheck };
}

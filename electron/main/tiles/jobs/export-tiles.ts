// Exports an area and levels of a cache: written beside its place, read back and compared, then put there.

import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '../../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import {
  countPlaces,
  levelRanges,
  selectedBox,
  selectedTiles,
  type TileSelection,
} from '../../../../shared/tiles/selection/tile-selection.ts';
import type { LevelRange, TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';
import { storagesFor } from '../../../../shared/tiles/writers/storages.ts';
import type { TileWriter, WrittenFacts } from '../../../../shared/tiles/writers/tile-writer.ts';
import { writeFailure } from '../../exports/write-export.ts';
import { syncFolder } from '../../files/durable-write.ts';
import type { ServedTiles } from '../served-tiles.ts';
import { batched } from './batched.ts';
import { checkPart, hasTiles, type PartDependencies, sumOf, type WrittenPart } from './check-part.ts';
import { openTileWriter } from './open-writer.ts';
import { putInPlace } from './put-in-place.ts';
import { orWhenBack } from './while-away.ts';

export interface ExportedTiles {
  readonly selection: TileSelection;
  readonly target: BridgeType<'TileTarget'>;
  readonly facts: TileFacts;
  readonly read: ServedTiles['read'];
}

/**
 * Gives the path of the file or folder. What was half written before goes, what is half written goes too. Fails with
 * `tiles/nothing-selected`, `tiles/not-storable`, `export/write-failed` and `export/check-failed`.
 */
export async function exportTiles(exported: ExportedTiles, dependencies: PartDependencies): Promise<string> {
  const { target } = exported;
  const part = `${target.path}.part`;
  try {
    await rm(part, { recursive: true, force: true });
    await checkPart(part, await writePart(part, exported, dependencies), dependencies);
    dependencies.signal.throwIfAborted();
    const path = await putInPlace(part, target);
    await syncFolder(dirname(path));
    dependencies.progress.place(path);
    return path;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw writeFailure(target.path, error);
  }
}

/** The levels and places of an export. Fails with `tiles/nothing-selected` and `tiles/not-storable`. */
export function exportedRanges({ facts, selection, target }: Omit<ExportedTiles, 'read'>): LevelRange[] {
  const { name: file } = facts;
  const { storage } = target;
  if (!storagesFor(facts).includes(storage)) throw appError('tiles/not-storable', { file, storage });
  const ranges = levelRanges(facts, selection);
  if (countPlaces(ranges) === 0) throw appError('tiles/nothing-selected', { file });
  return ranges;
}

async function writePart(
  part: string,
  exported: ExportedTiles,
  dependencies: PartDependencies,
): Promise<WrittenPart> {
  const { facts, target } = exported;
  const ranges = exportedRanges(exported);
  const written = writtenFacts(exported, ranges);
  const writer = await openTileWriter(part, target.storage, { facts: written, ...dependencies });
  try {
    const sums: number[] = [];
    for (const batch of batched(selectedTiles(ranges, facts.scheme))) {
      sums.push(...(await copyBatch(batch, writer, exported, dependencies)));
    }
    if (!hasTiles(sums)) throw appError('tiles/nothing-selected', { file: facts.name });
    await writer.finish();
    return { facts, ranges, sums };
  } finally {
    await writer.close();
  }
}

async function copyBatch(
  batch: readonly TileAddress[],
  writer: TileWriter,
  { selection, read }: ExportedTiles,
  { signal, progress }: PartDependencies,
): Promise<number[]> {
  const tiles = await Promise.all(
    batch.map(async (tile) => {
      try {
        const content = await orWhenBack(() => read(selection.cacheId, tile), signal);
        return content && { tile, bytes: content.bytes };
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'tiles/damaged')) throw error;
        progress.addDamaged();
        return undefined;
      }
    }),
  );
  await writer.put(tiles.filter((tile) => tile !== undefined));
  progress.add(batch.length);
  return tiles.map((tile) => sumOf(tile?.bytes));
}

/** Of the source, for the format and the area of the target. Levels without tiles are not told. */
function writtenFacts(
  { facts, selection, target }: ExportedTiles,
  ranges: readonly LevelRange[],
): WrittenFacts {
  const { tiles: _, filled: __, rowOrder: ___, isOrderGuessed: ____, ...kept } = facts;
  const levels = ranges.map(({ level }) => level);
  const box = selectedBox(facts, selection.bounds);
  if (!box) throw appError('tiles/nothing-selected', { file: facts.name });
  return {
    ...kept,
    storage: target.storage,
    box,
    minLevel: levels[0] ?? facts.minLevel,
    maxLevel: levels.at(-1) ?? facts.maxLevel,
  };
}

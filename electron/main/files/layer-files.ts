// The files that layers were made from: bytes as they came, in imports/layers/, and a manifest that also remembers every
// number that a layer ever had.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { FileKeeping } from './import-files.ts';
import { COMING, createUploads, type Uploads } from './layer-uploads.ts';
import { openRecordFile, type RecordFile } from './record-file.ts';
import { renameFile } from './rename-file.ts';
import { safeFileName } from './safe-file-name.ts';
import { fileNamesOf, type SetAside } from './set-aside.ts';
import { hashOf } from './stream-hash.ts';

type LayerFile = BridgeType<'LayerFile'>;
type LayerFileEntry = BridgeType<'LayerFileEntry'>;

export interface LayerFilesOnDisk extends Uploads {
  readonly file: string;
  readonly damagedLines: readonly number[];
  list(): BridgeType<'LayerFiles'>;
  /** Some bytes from a place on: none at the end of the file. */
  read(fileId: string, offset: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Fails with `files/import-damaged` on a file that differs from what was kept. */
  check(fileId: string): Promise<void>;
  reserve(count: number): Promise<number>;
  commit(fileId: string, layers: readonly LayerFileEntry[]): Promise<void>;
  /**
   * Gives up a file that was not committed. One that came in this start is removed; one of an earlier start is set
   * aside, because the line that committed it may be the one that was lost. Tells whether a file was set aside.
   */
  drop(fileId: string): Promise<boolean>;
  close(): Promise<void>;
}

const MANIFEST = 'manifest.jsonl';
const FIRST_LAYER_ID = 1000;
/** Records that are no files. */
const COUNTER = 'last layer';
const REMOVED = 'removed layer ';
const READ_BYTES = 2 * 1024 * 1024;

/** Opens the folder of layer files, which is made when it is missing. Files that no line names are set aside. */
export async function openLayerFiles(
  folder: string,
  { setAside, nowMs }: FileKeeping,
): Promise<LayerFilesOnDisk> {
  await mkdir(folder, { recursive: true });
  const manifest = join(folder, MANIFEST);
  const records = await openRecordFile(manifest);
  await clearLeftovers(folder, setAside, records);
  const keptNow = new Set<string>();

  const pathOf = (file: LayerFile) => join(folder, nameOf(file));
  const find = (fileId: string) => filesOf(records).find((file) => file.fileId === fileId);
  const put = (file: LayerFile) => records.append([{ id: file.fileId, value: { ...file } }]);

  function get(fileId: string): LayerFile {
    const file = find(fileId);
    if (!file) throw appError('layer-import/unknown-file', { fileId });
    return file;
  }

  async function remove(file: LayerFile): Promise<void> {
    await records.append([{ id: file.fileId, value: null }]);
    await rm(pathOf(file), { force: true });
  }

  const uploads = createUploads({
    folder,
    createId: () => createFileId(nowMs()),
    async keep(taken, path) {
      const file: LayerFile = { ...taken, keptAtMs: nowMs(), isCommitted: false, layers: [] };
      await renameFile(path, pathOf(file));
      await put(file);
      keptNow.add(file.fileId);
    },
  });

  return {
    ...uploads,
    file: manifest,
    damagedLines: records.damagedLines,
    list: () => ({
      files: filesOf(records),
      lastLayerId: lastLayerId(records),
      removedLayerIds: removedLayerIds(records),
    }),
    read: (fileId, offset) => readSome(pathOf(get(fileId)), offset),
    async check(fileId) {
      const file = get(fileId);
      const sum = await hashOf(createReadStream(pathOf(file)));
      if (sum !== file.sha256) throw appError('files/import-damaged', { file: nameOf(file) });
    },
    async reserve(count) {
      const first = lastLayerId(records) + 1;
      await records.append([{ id: COUNTER, value: first + count - 1 }]);
      return first;
    },
    async commit(fileId, layers) {
      const file = get(fileId);
      const left = new Set(layers.map(({ layerId }) => layerId));
      const gone = file.layers.filter(({ layerId }) => !left.has(layerId));
      await records.append(gone.map(({ layerId }) => ({ id: `${REMOVED}${layerId}`, value: layerId })));
      if (layers.length > 0) await put({ ...file, isCommitted: true, layers: [...layers] });
      else await remove(file);
    },
    async drop(fileId) {
      const file = find(fileId);
      if (!file || file.isCommitted) return false;
      const isEarlier = !keptNow.has(fileId);
      if (isEarlier) await setAside.take(folder, nameOf(file));
      await remove(file);
      return isEarlier;
    },
    async close() {
      await uploads.abortAll();
      await records.close();
    },
  };
}

function filesOf(records: RecordFile): LayerFile[] {
  return records
    .list()
    .filter(({ id }) => id !== COUNTER && !id.startsWith(REMOVED))
    .map(({ value }) => toLayerFile(value));
}

function toLayerFile(value: unknown): LayerFile {
  // Its checksum says that these are the members that put wrote.
  return value as LayerFile;
}

function removedLayerIds(records: RecordFile): number[] {
  return records.list().flatMap(({ id, value }) => (id.startsWith(REMOVED) ? [Number(value)] : []));
}

/** Also where the line of the counter was damaged, no number of a file is given again. */
function lastLayerId(records: RecordFile): number {
  const counted = records.list().find(({ id }) => id === COUNTER)?.value;
  const used = filesOf(records).flatMap(({ layers }) => layers.map(({ layerId }) => layerId));
  return Math.max(FIRST_LAYER_ID - 1, Number(counted ?? 0), ...used, ...removedLayerIds(records));
}

/** Begins with the time, so that a person finds the newest file at the end of the folder. */
function createFileId(nowMs: number): string {
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${randomUUID().slice(0, 8)}`;
}

function nameOf({ fileId, fileName }: LayerFile): string {
  return `${fileId}-${safeFileName(fileName)}`;
}

/** No Buffer: the bridge would make a list of numbers of it on its way. */
async function readSome(path: string, offset: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(READ_BYTES), 0, READ_BYTES, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A file without a line may be the only one of its layers: only halves and what a line removed is cleared away. */
async function clearLeftovers(folder: string, setAside: SetAside, records: RecordFile): Promise<void> {
  const names = new Set(filesOf(records).map(nameOf));
  for (const name of await fileNamesOf(folder)) {
    if (name.startsWith(MANIFEST) || names.has(name)) continue;
    const isRemoved = [...records.removedIds].some((fileId) => name.startsWith(`${fileId}-`));
    if (isRemoved || name.endsWith(COMING)) await rm(join(folder, name), { force: true });
    else await setAside.take(folder, name);
  }
}

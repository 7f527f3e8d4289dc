// The files that registers and layers were taken from, in imports/: bytes as they came, and a manifest. A file is kept
// before anything of it is stored and committed after, so that a start finds out what became of an import that was
// broken off.

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_BYTES } from '../../../../shared/bridge/transports/frame-parts.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../../shared/contracts/energy/registers.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { makeDurableFolder } from '../durable-folder.ts';
import { openRecordFile } from '../record-file.ts';
import { renameFile } from '../rename-file.ts';
import { fileNamesOf, type SetAside } from '../set-aside.ts';
import { isGone } from '../system-error.ts';
import { createManifest, type KeptFile, MANIFEST, type Manifest, nameOf } from './manifest.ts';
import { type DamagedLine, takeOverOlderLists } from './older-lists.ts';
import { COMING, createUploads, type Uploads } from './uploads.ts';

export interface FileKeeping {
  readonly setAside: SetAside;
  readonly nowMs: () => number;
}

/** What is said of a file whose rows stand. */
interface CommittedRows {
  readonly register: RegisterId;
  readonly edition: string[];
  readonly choices?: BridgeType<'RowChoices'>;
}

export interface ImportFiles extends Uploads {
  /** Lines of the manifest that could not be read. */
  readonly damagedLines: readonly DamagedLine[];
  list(): BridgeType<'KeptFiles'>;
  /** Some bytes from a place on: none at the end of the file. Fails with `files/import-gone`. */
  read(fileId: string, offset: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Fails with `files/import-damaged` on a file that differs from what was kept, and with `files/import-gone`. */
  check(fileId: string): Promise<void>;
  /** Gives numbers to so many layers, never to be given again: the first of them. */
  reserveLayers(count: number): Promise<number>;
  /** The rows of a file stand in its register. The last three files stay, and what those were put over. */
  commitRows(fileId: string, rows: CommittedRows): Promise<void>;
  /** An edition of a register stands that is not the newest file. */
  putPresent(present: BridgeType<'PresentEdition'>): Promise<void>;
  /** The layers that stand of a file. A file of none stays until the next start, so that its layers can come back. */
  commitLayers(fileId: string, layers: readonly BridgeType<'LayerFileEntry'>[]): Promise<void>;
  /** Names a file again that no line names any more, with its layers. Tells whether the file itself is there. */
  adoptLayers(
    fileId: string,
    fileName: string,
    layers: readonly BridgeType<'LayerFileEntry'>[],
  ): Promise<boolean>;
  /**
   * Removes a file that was kept since this start and not committed. One of an earlier start is set aside instead: the
   * line that committed it may be the one that was lost. One that is not there is no failure. Tells whether a file was
   * set aside.
   */
  drop(fileId: string): Promise<boolean>;
  /** Gives a file away that was kept and not committed: moves it to a path of the same disk. */
  moveOut(fileId: string, path: string): Promise<void>;
  close(): Promise<void>;
}

const KEPT_PER_REGISTER = 3;
/** With what the bridge writes before them they are one part of a message: several would be put together by a copy. */
const READ_BYTES = PART_BYTES - 64 * 1024;
/** How a file was called while it was written at once. */
const HALF_WRITTEN = /\.new-\d+$/;

/** Opens the folder of kept files, which is made when it is missing. Files that no line names are set aside. */
export async function openImportFiles(
  folder: string,
  { setAside, nowMs }: FileKeeping,
): Promise<ImportFiles> {
  await makeDurableFolder(folder);
  const file = join(folder, MANIFEST);
  const records = await openRecordFile(file);
  const older = await takeOverOlderLists(folder, records, setAside);
  const manifest = createManifest(records);
  await clearLeftovers(folder, setAside, { kept: manifest.files(), removedIds: records.removedIds });
  const keptNow = new Set<string>();
  const pathOf = (kept: KeptFile) => join(folder, nameOf(kept));

  /** The line goes first: a file that a line removed is removed at the next start, a line without a file would be missed. */
  async function remove(gone: readonly KeptFile[]): Promise<void> {
    await manifest.remove(gone);
    // A file that cannot be removed now is removed at the next start.
    for (const kept of gone) await rm(pathOf(kept), { force: true }).catch(() => undefined);
  }

  await remove(manifest.files().filter(isLeft));
  const uploads = createUploads({
    folder,
    createId: () => createFileId(nowMs()),
    async keep(taken, path) {
      const kept: KeptFile = { ...taken, keptAtMs: nowMs(), isCommitted: false, layers: [] };
      await renameFile(path, pathOf(kept));
      await manifest.put(kept);
      keptNow.add(kept.fileId);
    },
  });

  return {
    ...uploads,
    ...createCommits(manifest, remove),
    damagedLines: [...records.damagedLines.map((line) => ({ file, line })), ...older],
    list: manifest.list,
    putPresent: manifest.putPresent,
    read(fileId, offset) {
      const kept = get(manifest, fileId);
      return readSome(pathOf(kept), offset).catch(toldWhenGone(kept));
    },
    async check(fileId) {
      const kept = get(manifest, fileId);
      const sum = await hashOf(createReadStream(pathOf(kept))).catch(toldWhenGone(kept));
      if (sum !== kept.sha256) throw appError('files/import-damaged', { file: nameOf(kept) });
    },
    reserveLayers: manifest.reserveLayers,
    async adoptLayers(fileId, fileName, layers) {
      const name = nameOf({ fileId, fileName });
      const isThere = await setAside.giveBack(folder, name);
      const facts = await factsOf(isThere ? join(folder, name) : undefined, nowMs);
      const described = { fileId, fileName, origin: 'file', source: fileName } as const;
      await manifest.put({ ...described, ...facts, isCommitted: true, layers: [...layers] });
      return isThere;
    },
    async drop(fileId) {
      const kept = manifest.find(fileId);
      if (!kept || kept.isCommitted) return false;
      const isEarlier = !keptNow.has(fileId);
      // Before its line: killed in between, the next start finds a line without a file and drops it again.
      if (isEarlier) await setAside.take(folder, nameOf(kept));
      await remove([kept]);
      return isEarlier;
    },
    async moveOut(fileId, path) {
      const kept = get(manifest, fileId);
      if (kept.isCommitted) throw appError('files/unknown-file', { fileId });
      await renameFile(pathOf(kept), path);
      await manifest.remove([kept]);
    },
    async close() {
      await uploads.abortAll();
      await records.close();
    },
  };
}

function createCommits(
  manifest: Manifest,
  remove: (gone: readonly KeptFile[]) => Promise<void>,
): Pick<ImportFiles, 'commitRows' | 'commitLayers'> {
  return {
    async commitRows(fileId, rows) {
      const { register } = rows;
      await manifest.putRows({ ...get(manifest, fileId), ...rows, isCommitted: true }, register);
      const ofRegister = manifest.files().filter((file) => file.register === register && file.isCommitted);
      const staying = ofRegister.slice(-KEPT_PER_REGISTER);
      const needed = new Set(staying.flatMap(({ fileId: id, edition = [] }) => [id, ...edition]));
      await remove(ofRegister.filter((file) => !needed.has(file.fileId)));
    },
    commitLayers: (fileId, layers) => manifest.putLayers(get(manifest, fileId), layers),
  };
}

/** Of a file that is gone nothing is known. */
async function factsOf(
  path: string | undefined,
  nowMs: () => number,
): Promise<Pick<KeptFile, 'bytes' | 'sha256' | 'keptAtMs'>> {
  if (path === undefined) return { bytes: 0, sha256: '', keptAtMs: nowMs() };
  const { size, mtimeMs } = await stat(path);
  return { bytes: size, sha256: await hashOf(createReadStream(path)), keptAtMs: Math.floor(mtimeMs) };
}

/** Whether all layers of a file were removed. */
function isLeft({ isCommitted, register, layers }: KeptFile): boolean {
  return isCommitted && register === undefined && layers.length === 0;
}

function get(manifest: Manifest, fileId: string): KeptFile {
  const kept = manifest.find(fileId);
  if (!kept) throw appError('files/unknown-file', { fileId });
  return kept;
}

/** Begins with the time, so that a person finds the newest file at the end of the folder. */
function createFileId(nowMs: number): string {
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${randomUUID().slice(0, 8)}`;
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

function toldWhenGone(kept: KeptFile): (error: unknown) => never {
  return (error) => {
    throw isGone(error) ? appError('files/import-gone', { file: nameOf(kept) }) : error;
  };
}

interface Leftovers {
  readonly kept: readonly KeptFile[];
  readonly removedIds: ReadonlySet<string>;
}

/** A file without a line may be the only one of its data: only halves and what a line removed is cleared away. */
async function clearLeftovers(folder: string, setAside: SetAside, { kept, removedIds }: Leftovers) {
  const names = new Set(kept.map(nameOf));
  for (const name of await fileNamesOf(folder)) {
    if (name.startsWith(MANIFEST) || names.has(name)) continue;
    const isRemoved = [...removedIds].some((fileId) => name.startsWith(`${fileId}-`));
    const isHalf = name.endsWith(COMING) || HALF_WRITTEN.test(name);
    if (isRemoved || isHalf) await rm(join(folder, name), { force: true });
    else await setAside.take(folder, name);
  }
}

/** SHA-256 of bytes as they come. */
export async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

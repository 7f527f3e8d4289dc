// The files that registers were taken from: bytes as they came, and a manifest. A file is kept before its rows are
// stored and committed after, so that a start finds out what became of an import that was broken off.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { syncFolder, temporaryNameFor, writeAndSync } from './durable-write.ts';
import { openRecordFile } from './record-file.ts';
import { renameFile } from './rename-file.ts';
import { safeFileName } from './safe-file-name.ts';
import { fileNamesOf, type SetAside } from './set-aside.ts';
import { hashOf } from './stream-hash.ts';
import { isGone } from './system-error.ts';

type KeptImport = BridgeType<'KeptImport'>;

interface OfferedImport {
  readonly register: RegisterId;
  readonly fileName: string;
  readonly origin: KeptImport['origin'];
  /** Name of the file or address of the service. */
  readonly source: string;
  readonly bytes: Uint8Array;
}

/** What every folder of kept files needs. */
export interface FileKeeping {
  readonly setAside: SetAside;
  readonly nowMs: () => number;
}

export interface ImportFiles {
  readonly file: string;
  readonly damagedLines: readonly number[];
  keep(offered: OfferedImport): Promise<KeptImport>;
  /** Afterwards the register keeps its last three files, and those that are `needed`. */
  commit(importId: string, needed: readonly string[]): Promise<KeptImport>;
  /**
   * Removes a file that was kept since this start and not committed. One of an earlier start is set aside instead: the
   * line that committed it may be the one that was lost. One that is not there is no failure. Tells whether a file was
   * set aside.
   */
  drop(importId: string): Promise<boolean>;
  /** Oldest first. */
  list(): KeptImport[];
  /** Checked against what was kept. */
  read(importId: string): Promise<Buffer<ArrayBuffer>>;
  close(): Promise<void>;
}

const KEPT_PER_REGISTER = 3;
const HASHED_BYTES = 2 * 1024 * 1024;
const MANIFEST = 'manifest.jsonl';
/** How a file is called while it is written. */
const HALF_WRITTEN = /\.new-\d+$/;

/** Opens the folder of kept files, which is made when it is missing. Files that no line names are set aside. */
export async function openImportFiles(
  folder: string,
  { setAside, nowMs }: FileKeeping,
): Promise<ImportFiles> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, MANIFEST);
  const records = await openRecordFile(file);
  const list = () => records.list().map(({ value }) => toKeptImport(value));
  await clearLeftovers(folder, setAside, { kept: list(), removedIds: records.removedIds });
  const keptNow = new Set<string>();

  const find = (importId: string) => list().find((kept) => kept.importId === importId);

  function get(importId: string): KeptImport {
    const kept = find(importId);
    if (!kept) throw appError('files/unknown-import', { importId });
    return kept;
  }

  const put = (kept: KeptImport) => records.append([{ id: kept.importId, value: { ...kept } }]);

  /** The line goes first: a file that a line removed is removed at the next start, a line without a file would be missed. */
  async function remove(gone: readonly KeptImport[]): Promise<void> {
    await records.append(gone.map(({ importId }) => ({ id: importId, value: null })));
    // A file that cannot be removed now is removed at the next start.
    for (const kept of gone) await rm(join(folder, nameOf(kept)), { force: true }).catch(() => undefined);
  }

  return {
    file,
    damagedLines: records.damagedLines,
    async keep({ bytes, ...offered }) {
      const kept: KeptImport = {
        ...offered,
        importId: createImportId(nowMs()),
        sha256: await sumOf(bytes),
        bytes: bytes.length,
        keptAtMs: nowMs(),
        isCommitted: false,
      };
      const path = join(folder, nameOf(kept));
      await writeAndSync(temporaryNameFor(path), bytes);
      await renameFile(temporaryNameFor(path), path);
      await syncFolder(folder);
      await put(kept);
      keptNow.add(kept.importId);
      return kept;
    },
    async commit(importId, needed) {
      const kept = get(importId);
      await put({ ...kept, isCommitted: true });
      const committed = list().filter(
        ({ register, isCommitted }) => register === kept.register && isCommitted,
      );
      const old = committed.slice(0, -KEPT_PER_REGISTER);
      await remove(old.filter((file) => !needed.includes(file.importId)));
      return kept;
    },
    async drop(importId) {
      const kept = find(importId);
      if (!kept || kept.isCommitted) return false;
      const isEarlier = !keptNow.has(importId);
      // Before its line: killed in between, the next start finds a line without a file and drops it again.
      if (isEarlier) await setAside.take(folder, nameOf(kept));
      await remove([kept]);
      return isEarlier;
    },
    list,
    async read(importId) {
      const kept = get(importId);
      const bytes = await readFile(join(folder, nameOf(kept))).catch(unlessGone);
      if (!bytes) throw appError('files/import-gone', { file: nameOf(kept) });
      if ((await sumOf(bytes)) !== kept.sha256)
        throw appError('files/import-damaged', { file: nameOf(kept) });
      return bytes;
    },
    close: () => records.close(),
  };
}

/** Begins with the time, so that a person finds the newest file at the end of the folder. */
function createImportId(nowMs: number): string {
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${time}-${randomUUID().slice(0, 8)}`;
}

function nameOf({ importId, register, fileName }: KeptImport): string {
  return `${importId}-${register}-${safeFileName(fileName)}`;
}

interface Leftovers {
  readonly kept: readonly KeptImport[];
  readonly removedIds: ReadonlySet<string>;
}

/** A file without a line may be the only one of its data: only halves and what a line removed is cleared away. */
async function clearLeftovers(folder: string, setAside: SetAside, { kept, removedIds }: Leftovers) {
  const names = new Set(kept.map(nameOf));
  for (const name of await fileNamesOf(folder)) {
    if (name.startsWith(MANIFEST) || names.has(name)) continue;
    const isRemoved = [...removedIds].some((importId) => name.startsWith(`${importId}-`));
    if (isRemoved || HALF_WRITTEN.test(name)) await rm(join(folder, name), { force: true });
    else await setAside.take(folder, name);
  }
}

function unlessGone(error: unknown): undefined {
  if (isGone(error)) return undefined;
  throw error;
}

function sumOf(bytes: Uint8Array): Promise<string> {
  return hashOf(partsOf(bytes));
}

/** A large file in parts, between which others are answered. */
async function* partsOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += HASHED_BYTES) {
    yield bytes.subarray(start, start + HASHED_BYTES);
    await nextTurn();
  }
}

function toKeptImport(value: unknown): KeptImport {
  // Its checksum says that these are the members that put wrote.
  return value as KeptImport;
}

// The files that registers were taken from: bytes as they came, and a manifest. A file is kept before its rows are
// stored and committed after, so that a start finds out what became of an import that was broken off.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { syncFolder, temporaryNameFor, writeAndSync } from './durable-write.ts';
import { openRecordFile } from './record-file.ts';
import { safeFileName } from './safe-file-name.ts';

type KeptImport = BridgeType<'KeptImport'>;

interface OfferedImport {
  readonly register: RegisterId;
  readonly fileName: string;
  readonly origin: KeptImport['origin'];
  /** Name of the file or address of the service. */
  readonly source: string;
  readonly bytes: Uint8Array;
}

export interface ImportFiles {
  readonly file: string;
  readonly damagedLines: readonly number[];
  keep(offered: OfferedImport): Promise<KeptImport>;
  /** Afterwards the register keeps its last three files, and those that are `needed`. */
  commit(importId: string, needed: readonly string[]): Promise<void>;
  /** Removes a file that was not committed; one that is not there is no failure. */
  drop(importId: string): Promise<void>;
  /** Oldest first. */
  list(): KeptImport[];
  /** Checked against what was kept. */
  read(importId: string): Promise<Buffer<ArrayBuffer>>;
  close(): Promise<void>;
}

const KEPT_PER_REGISTER = 3;
const MANIFEST = 'manifest.jsonl';
/** Where files go whose line was lost, for a person to look at. */
const UNLISTED = 'unlisted';

/** Opens the folder of kept files, which is made when it is missing. Files that no line names are cleared away. */
export async function openImportFiles(folder: string, nowMs: () => number): Promise<ImportFiles> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, MANIFEST);
  const records = await openRecordFile(file);
  const list = () => records.list().map(({ value }) => toKeptImport(value));
  await clearLeftovers(folder, { kept: list(), isTrusted: records.damagedLines.length === 0 });

  function find(importId: string): KeptImport | undefined {
    return list().find((kept) => kept.importId === importId);
  }

  function get(importId: string): KeptImport {
    const kept = find(importId);
    if (!kept) throw appError('files/unknown-import', { importId });
    return kept;
  }

  const put = (kept: KeptImport) => records.append([{ id: kept.importId, value: { ...kept } }]);

  /** The line goes first: a file without a line is removed at the next start, a line without a file would be missed. */
  async function remove(gone: readonly KeptImport[]): Promise<void> {
    await records.append(gone.map(({ importId }) => ({ id: importId, value: null })));
    for (const kept of gone) await rm(join(folder, nameOf(kept)), { force: true });
  }

  return {
    file,
    damagedLines: records.damagedLines,
    async keep({ bytes, ...offered }) {
      const kept: KeptImport = {
        ...offered,
        importId: createImportId(nowMs()),
        sha256: sumOf(bytes),
        bytes: bytes.length,
        keptAtMs: nowMs(),
        isCommitted: false,
      };
      const path = join(folder, nameOf(kept));
      await writeAndSync(temporaryNameFor(path), bytes);
      await rename(temporaryNameFor(path), path);
      await syncFolder(folder);
      await put(kept);
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
    },
    async drop(importId) {
      const kept = find(importId);
      if (kept && !kept.isCommitted) await remove([kept]);
    },
    list,
    async read(importId) {
      const kept = get(importId);
      const bytes = await readFile(join(folder, nameOf(kept)));
      if (sumOf(bytes) !== kept.sha256) throw appError('files/import-damaged', { file: nameOf(kept) });
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
  /** False where lines of the manifest were lost: then a file without a line may be the only one of its data. */
  readonly isTrusted: boolean;
}

async function clearLeftovers(folder: string, { kept, isTrusted }: Leftovers): Promise<void> {
  const names = new Set(kept.map(nameOf));
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const isOurs = !entry.isFile() || entry.name.startsWith(MANIFEST) || names.has(entry.name);
    if (isOurs) continue;
    if (isTrusted) await rm(join(folder, entry.name), { force: true });
    else {
      await mkdir(join(folder, UNLISTED), { recursive: true });
      await rename(join(folder, entry.name), join(folder, UNLISTED, entry.name));
    }
  }
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function toKeptImport(value: unknown): KeptImport {
  // Its checksum says that these are the members that put wrote.
  return value as KeptImport;
}

// Data folders of earlier versions had two lists of kept files: that of registers called a file by `importId` and put the
// register into its name; that of layers stood with its files in imports/layers/. Both are taken over before anything
// else is done. Killed at any point, the next start takes over the rest.

import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type Json } from '../../../../shared/base/json.ts';
import { freePath } from '../free-path.ts';
import { type FileRecord, openRecordFile, type RecordFile } from '../record-file.ts';
import { renameFile } from '../rename-file.ts';
import { safeFileName } from '../safe-file-name.ts';
import { fileNamesOf, type SetAside } from '../set-aside.ts';
import { isGone } from '../system-error.ts';
import { isFileRecord, MANIFEST, nameOf } from './manifest.ts';
import { COMING } from './uploads.ts';

/** A line that could not be read, counted from 1. */
export interface DamagedLine {
  readonly file: string;
  readonly line: number;
}

/** Brings the files and lines of earlier versions to where they stand now. Gives lines that could not be read. */
export async function takeOverOlderLists(
  folder: string,
  records: RecordFile,
  setAside: SetAside,
): Promise<readonly DamagedLine[]> {
  await takeOverRegisterLines(folder, records);
  const layersFolder = join(folder, 'layers');
  return existsSync(layersFolder) ? takeOverLayers(layersFolder, { folder, records, setAside }) : [];
}

async function takeOverRegisterLines(folder: string, records: RecordFile): Promise<void> {
  const lines: FileRecord[] = [];
  for (const { id, value } of records.list()) {
    if (!isJsonObject(value) || typeof value['importId'] !== 'string') continue;
    const { importId, ...members } = value;
    const fileId = String(importId);
    const fileName = String(value['fileName']);
    const oldName = `${fileId}-${value['register']}-${safeFileName(fileName)}`;
    // The files first: one that its line does not find would be missed.
    await moveUnlessGone(join(folder, oldName), join(folder, nameOf({ fileId, fileName })));
    lines.push({ id, value: { ...members, fileId, layers: [] } });
  }
  await records.append(lines);
}

interface NewPlace {
  readonly folder: string;
  readonly records: RecordFile;
  readonly setAside: SetAside;
}

async function takeOverLayers(oldFolder: string, place: NewPlace): Promise<DamagedLine[]> {
  const { folder, records, setAside } = place;
  const file = join(oldFolder, MANIFEST);
  const old = await openRecordFile(file);
  await old.close();
  const lines = old.list();
  const names = new Set<string>();
  for (const { id, value } of lines) {
    if (isFileRecord(id) && isJsonObject(value)) {
      names.add(nameOf({ fileId: id, fileName: String(value['fileName']) }));
    }
  }
  for (const name of await fileNamesOf(oldFolder)) {
    const path = join(oldFolder, name);
    const isRemoved = [...old.removedIds].some((fileId) => name.startsWith(`${fileId}-`));
    if (names.has(name)) await moveUnlessGone(path, join(folder, name));
    else if (isRemoved || name.endsWith(COMING)) await rm(path, { force: true });
    // What a person may read out of a damaged list stays beside the one that stands.
    else if (name.startsWith(`${MANIFEST}.`)) await moveUnlessGone(path, await freePath(folder, name));
    else if (name !== MANIFEST) await setAside.take(oldFolder, name);
  }
  await records.append(lines.map(({ id, value }) => ({ id, value: layerLine(id, value) })));
  await rm(file, { force: true });
  // Whatever a person put there, such as a folder, stays where it is.
  await rmdir(oldFolder).catch(() => undefined);
  return old.damagedLines.map((line) => ({ file, line }));
}

function layerLine(id: string, value: Json): Json {
  if (!isFileRecord(id) || !isJsonObject(value)) return value;
  return { ...value, origin: 'file', source: value['fileName'] ?? '' };
}

async function moveUnlessGone(from: string, to: string): Promise<void> {
  await renameFile(from, to).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

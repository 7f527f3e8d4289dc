// A list with secrets in it: only its owner may read the file, which is replaced whole.

import { readFile } from 'node:fs/promises';
import { isJsonObject, type JsonObject } from '../../../shared/base/json.ts';
import { writeDurably } from './durable-write.ts';
import { renameFile } from './rename-file.ts';
import { isGone } from './system-error.ts';

const OWNER_ONLY = 0o600;

/** The list is on the disk when this returns. */
export async function writeOwnerOnlyList(file: string, list: readonly object[]): Promise<void> {
  await writeDurably(file, `${JSON.stringify(list, undefined, 2)}\n`, OWNER_ONLY);
}

/** What is no list is put aside under another name, and told. Nothing where there is no file. */
export async function readOwnerOnlyList(file: string): Promise<{ list: JsonObject[]; wasDamaged: boolean }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isGone(error)) return { list: [], wasDamaged: false };
    throw error;
  }
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return { list: list.filter(isJsonObject), wasDamaged: false };
  } catch {
    // Put aside like any other text that is no list.
  }
  await renameFile(file, `${file}.damaged`);
  return { list: [], wasDamaged: true };
}

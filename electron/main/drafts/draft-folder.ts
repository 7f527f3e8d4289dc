// A folder of observations that a person writes or has written: each a folder of its own, named by its GUID, with
// draft.json and the pictures beside it, so that a person can read them without Varde.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkValue } from '../../../shared/codec/json/check-value.ts';
import { type BridgeType, bridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { createSchemaView } from '../../../shared/schema/view.ts';
import { makeDurableFolder } from '../files/durable-folder.ts';
import { syncFolder, writeDurably } from '../files/durable-write.ts';
import { renameFile } from '../files/rename-file.ts';
import { readSummedJson, writeSummedJson } from '../files/summed-json.ts';
import { isGone } from '../files/system-error.ts';

export type Draft = BridgeType<'Draft'>;

/** `undefined` where it cannot be read. */
export type FoundDraft = { readonly folder: string; readonly draft: Draft | undefined };

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const FILE = 'draft.json';
const PICTURE = /^[\da-f]{64}$/;
const schema = createSchemaView(bridgeTypes);

/** Where the draft lies. Refuses ids that are no GUIDs, because they become names of folders. */
export function draftPath(folder: string, draftId: string): string {
  if (!GUID.test(draftId)) throw appError('drafts/unknown', { draftId });
  return join(folder, draftId);
}

/** Replaces what the draft says; its folder must exist. */
export async function writeDraft(folder: string, draft: Draft): Promise<void> {
  const file = join(draftPath(folder, draft.draftId), FILE);
  await writeDurably(file, writeSummedJson(draft));
}

/** Fails with `drafts/unknown` where it is not in the folder. */
export async function readDraft(folder: string, draftId: string): Promise<Draft> {
  const text = await textOf(draftPath(folder, draftId));
  const draft = text === undefined ? undefined : parseDraft(text);
  if (!draft) throw appError('drafts/unknown', { draftId });
  return draft;
}

export async function listDrafts(folder: string): Promise<FoundDraft[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  const paths = names.filter((name) => GUID.test(name)).map((name) => join(folder, name));
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await textOf(path);
      if (text === undefined && !(await hasPicture(path))) return [];
      return [{ folder: path, draft: text === undefined ? undefined : parseDraft(text) }];
    }),
  );
  return found.flat();
}

/** One rename, with both folders on the disk when it returns: at no moment is the draft in neither. */
export async function moveDraft(from: string, to: string, draftId: string): Promise<void> {
  await makeDurableFolder(to);
  try {
    await renameFile(draftPath(from, draftId), draftPath(to, draftId));
  } catch (error) {
    if (isGone(error)) throw appError('drafts/unknown', { draftId }, { cause: error });
    throw error;
  }
  await syncFolder(to);
  await syncFolder(from);
}

/** Undefined for a folder in which a power cut let no draft come: nobody was told that it is there. */
async function textOf(path: string): Promise<string | undefined> {
  return readFile(join(path, FILE), 'utf8').catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
}

/** A picture comes after the draft was on the disk. */
async function hasPicture(path: string): Promise<boolean> {
  return (await readdir(path)).some((name) => PICTURE.test(name));
}

/** Undefined where it is none: told by who lists the folder. */
function parseDraft(text: string): Draft | undefined {
  const value = readSummedJson(text);
  // What passes the check is one.
  return value && !checkValue(schema, 'Draft', value) ? (value as unknown as Draft) : undefined;
}

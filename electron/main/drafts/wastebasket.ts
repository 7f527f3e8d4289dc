// What a person threw away lies here for a while, by day, so that its age is seen from the names alone.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '../files/free-path.ts';
import { draftPath } from './draft-folder.ts';

const WASTE_DAYS = 30;
const DAY_MS = 86_400_000;

/** `wastebasket/2026-11-29`. */
export function dayFolder(folder: string, ms: number): string {
  return join(folder, new Date(ms).toISOString().slice(0, 10));
}

/** The days that are there. */
export async function dayFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)).map((name) => join(folder, name));
}

/** Removes what lay here for its time. */
export async function emptyWastebasket(folder: string, nowMs: number): Promise<void> {
  const oldest = dayFolder(folder, nowMs - WASTE_DAYS * DAY_MS);
  for (const day of await dayFolders(folder)) {
    if (day < oldest) await rm(day, { recursive: true, force: true });
  }
}

/** The day under which a draft lies. */
export async function findWaste(folder: string, draftId: string): Promise<string | undefined> {
  for (const day of await dayFolders(folder)) if (await isThere(draftPath(day, draftId))) return day;
  return undefined;
}

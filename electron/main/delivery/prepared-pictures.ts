// What was made of a picture to be sent lies beside the original in the archive for a while. Record, answer, proof and
// originals stay: a person throws those away.

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { listDrafts } from '../drafts/draft-folder.ts';

type Draft = BridgeType<'Draft'>;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;
const MONTH = /^\d{4}-\d\d$/;

/** The SHA-256 of what was sent and is no picture as it came. */
export function preparedOf({ content: { pictures } }: Draft): string[] {
  const originals = new Set(pictures.map(({ sha256 }) => sha256));
  const sent = new Set(pictures.flatMap((picture) => picture.sent?.sha256 ?? []));
  return [...sent].filter((sha256) => !originals.has(sha256));
}

/** When they may go: 90 days after the delivery. Nothing was delivered before it was written, whatever a clock said. */
export function keptUntilMs({ keptAtMs }: Draft, deliveredAtMs: number): number {
  return Math.max(keptAtMs, deliveredAtMs) + KEPT_DAYS * DAY_MS;
}

/**
 * Removes the prepared pictures that lay in the archive for their time. By a clock that was set back nothing is old; what
 * cannot be read is left alone. Gives how many files went.
 */
export async function removePreparedPictures(sentFolder: string, nowMs: number): Promise<number> {
  let removed = 0;
  const names = await readdir(sentFolder).catch(() => []);
  for (const month of names.filter((name) => MONTH.test(name))) {
    for (const { folder, draft } of await listDrafts(join(sentFolder, month))) {
      const prepared = draft ? preparedOf(draft) : [];
      if (!draft || prepared.length === 0) continue;
      const deliveredAtMs = await readDeliveredAt(folder, month);
      if (deliveredAtMs === undefined || keptUntilMs(draft, deliveredAtMs) > nowMs) continue;
      const there = new Set(await readdir(folder));
      for (const sha256 of prepared.filter((name) => there.has(name))) {
        await rm(join(folder, sha256), { force: true });
        removed += 1;
      }
    }
  }
  return removed;
}

/** Undefined where no answer can be read. */
async function readDeliveredAt(folder: string, month: string): Promise<number | undefined> {
  try {
    const answer: unknown = JSON.parse(await readFile(join(folder, 'answer.json'), 'utf8'));
    if (!isJsonObject(answer)) return undefined;
    const told = answer['seenAtMs'] ?? answer['archivedAtMs'];
    // Answers of the service of this Varde told no time once: then it is the end of their month.
    return typeof told === 'number' ? told : endOfMonth(month);
  } catch {
    return undefined;
  }
}

/** `2026-11` ends when December begins, in UTC, as the folders are named. */
function endOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number);
}

// What was delivered and proven, as its folders tell it: record, answer and proof.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { DeliveryProof } from '../../../shared/delivery/outbox-ports.ts';
import { listDrafts } from '../drafts/draft-folder.ts';
import { keptUntilMs, preparedOf } from './prepared-pictures.ts';

type SentItem = BridgeType<'SentItem'>;

/** The file beside the record. */
export interface SentAnswer extends DeliveryProof {
  readonly targetId: string;
  readonly targetName: string;
  readonly address: string;
}

export interface SentArchive {
  /** The last fifty. */
  latest(): Promise<SentItem[]>;
  /** Whether a target gave this number to an observation that is here. */
  hasNumber(targetId: string, regId: number): Promise<boolean>;
  add(draft: BridgeType<'Draft'>, answer: SentAnswer): Promise<void>;
}

const SHOWN = 50;

export function createSentArchive(sentFolder: string): SentArchive {
  let reading: ReturnType<typeof readAll> | undefined;
  const all = () => {
    reading ??= readAll(sentFolder);
    return reading;
  };
  return {
    latest: async () =>
      (await all()).items.toSorted((one, other) => other.seenAtMs - one.seenAtMs).slice(0, SHOWN),
    hasNumber: async (targetId, regId) => (await all()).numbers.has(`${targetId} ${regId}`),
    async add(draft, answer) {
      const { items, numbers } = await all();
      numbers.add(`${answer.targetId} ${answer.regId}`);
      // It lies there already where the folders are read now for the first time.
      if (items.some((item) => item.draft.draftId === draft.draftId)) return;
      items.push(itemOf(draft, answer));
      items.splice(0, Math.max(0, items.length - SHOWN));
    },
  };
}

async function readAll(sentFolder: string): Promise<{ items: SentItem[]; numbers: Set<string> }> {
  const numbers = new Set<string>();
  const items: SentItem[] = [];
  const months = await readdir(sentFolder).catch(() => []);
  for (const month of months.toSorted()) {
    for (const { folder, draft } of await listDrafts(join(sentFolder, month))) {
      const answer = await readAnswer(folder);
      if (!draft || !answer) continue;
      numbers.add(`${answer.targetId} ${answer.regId}`);
      items.push(itemOf(draft, answer));
    }
    items.sort((one, other) => one.seenAtMs - other.seenAtMs);
    items.splice(0, Math.max(0, items.length - SHOWN));
  }
  return { items, numbers };
}

function itemOf(draft: BridgeType<'Draft'>, answer: SentAnswer): SentItem {
  const { targetName, address, regId, seenAtMs, body, pictures } = answer;
  const exactPictures = pictures.filter(({ isExact }) => isExact).length;
  const item = {
    draft,
    targetName,
    address,
    regId,
    seenAtMs,
    body,
    pictures: pictures.length,
    exactPictures,
  };
  return preparedOf(draft).length === 0 ? item : { ...item, preparedUntilMs: keptUntilMs(draft, seenAtMs) };
}

/** Undefined where this Varde itself took it in, or where the file cannot be read. */
async function readAnswer(folder: string): Promise<SentAnswer | undefined> {
  try {
    const answer: unknown = JSON.parse(await readFile(join(folder, 'answer.json'), 'utf8'));
    return isJsonObject(answer) && isProven(answer) ? (answer as unknown as SentAnswer) : undefined;
  } catch {
    return undefined;
  }
}

function isProven({ targetId, regId, body, pictures }: JsonObject): boolean {
  return (
    typeof targetId === 'string' && typeof regId === 'number' && isJsonObject(body) && Array.isArray(pictures)
  );
}

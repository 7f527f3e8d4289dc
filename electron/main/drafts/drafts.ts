// Drafts of observations: written, finished, thrown away and taken back. Each step is on the disk before it is answered.

import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { writeDurably } from '../files/durable-write.ts';
import { isThere } from '../files/free-path.ts';
import {
  type Draft,
  draftPath,
  listDrafts,
  makeDurableFolder,
  moveDraft,
  readDraft,
  writeDraft,
} from './draft-folder.ts';
import { isPicture } from './picture-kind.ts';
import { removeTwins } from './remove-twins.ts';
import { dayFolder, dayFolders, emptyWastebasket, findWaste } from './wastebasket.ts';

type DraftContent = BridgeType<'DraftContent'>;

export type DraftFolders = Pick<
  DataFolder,
  'draftsFolder' | 'outboxFolder' | 'sentFolder' | 'wastebasketFolder'
>;

export interface Drafts {
  /** Of all folders but the archive, the one last written first. */
  list(): Promise<BridgeType<'DraftList'>>;
  create(content: DraftContent): Promise<Draft>;
  keep(draftId: string, content: DraftContent): Promise<Draft>;
  remove(draftId: string): Promise<void>;
  reopen(draftId: string): Promise<void>;
  /** Gives the SHA-256. Fails with `drafts/not-a-picture`. */
  addPicture(draftId: string, bytes: Uint8Array): Promise<string>;
  readPicture(draftId: string, sha256: string): Promise<Uint8Array>;
  /** The draft is finished: it lies in the outbox when this returns. */
  finish(draftId: string): Promise<void>;
  waiting(): Promise<Draft[]>;
  refuse(draft: Draft, faults: Draft['faults']): Promise<void>;
  /** It was delivered; the answer lies beside it in the archive. */
  archive(draft: Draft, answer: { readonly regId: number }): Promise<void>;
}

const SHA256 = /^[\da-f]{64}$/;

/** Opens the folders, and puts right what a power cut left. What lay in the wastebasket for its time is gone then. */
export async function openDrafts(folders: DraftFolders, nowMs: () => number): Promise<Drafts> {
  const { draftsFolder, outboxFolder, sentFolder, wastebasketFolder } = folders;
  const inTurn = createTaskQueue();
  await makeDurableFolder(draftsFolder);
  await emptyWastebasket(wastebasketFolder, nowMs());
  await removeTwins(sentFolder, [outboxFolder, draftsFolder, ...(await dayFolders(wastebasketFolder))]);

  return {
    async list() {
      const folderLists = [draftsFolder, outboxFolder, ...(await dayFolders(wastebasketFolder))];
      const found = (await Promise.all(folderLists.map(listDrafts))).flat();
      const drafts = found.flatMap(({ folder, draft }) => (draft ? [withState(draft, folder, folders)] : []));
      return {
        drafts: drafts.toSorted((one, other) => other.keptAtMs - one.keptAtMs),
        unreadable: found.flatMap(({ folder, draft }) => (draft ? [] : [folder])),
      };
    },
    create: (content) =>
      inTurn(async () => {
        const draft: Draft = {
          draftId: randomUUID(),
          state: 'draft',
          keptAtMs: nowMs(),
          content,
          faults: {},
        };
        await makeDurableFolder(draftPath(draftsFolder, draft.draftId));
        await writeDraft(draftsFolder, draft);
        return draft;
      }),
    keep: (draftId, content) =>
      inTurn(async () => {
        const known = await readDraft(draftsFolder, draftId);
        const draft = { ...known, keptAtMs: nowMs(), content };
        await writeDraft(draftsFolder, draft);
        return draft;
      }),
    remove: (draftId) =>
      inTurn(() => moveDraft(draftsFolder, dayFolder(wastebasketFolder, nowMs()), draftId)),
    reopen: (draftId) =>
      inTurn(async () => {
        const from = (await findWaste(wastebasketFolder, draftId)) ?? outboxFolder;
        await moveDraft(from, draftsFolder, draftId);
      }),
    addPicture: (draftId, bytes) =>
      inTurn(async () => {
        if (!isPicture(bytes)) throw appError('drafts/not-a-picture', {});
        await readDraft(draftsFolder, draftId);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const file = join(draftPath(draftsFolder, draftId), sha256);
        if (!(await isThere(file))) await writeDurably(file, bytes);
        return sha256;
      }),
    readPicture: async (draftId, sha256) => {
      if (!SHA256.test(sha256)) throw appError('files/picture-gone', { sha256 });
      for (const folder of [draftsFolder, outboxFolder]) {
        const bytes = await readFile(join(draftPath(folder, draftId), sha256)).catch(() => undefined);
        if (bytes) return bytes;
      }
      throw appError('files/picture-gone', { sha256 });
    },
    finish: (draftId) =>
      inTurn(async () => {
        const draft = await readDraft(draftsFolder, draftId);
        // What was refused before is asked again.
        if (isRefused(draft)) await writeDraft(draftsFolder, { ...draft, faults: {} });
        await moveDraft(draftsFolder, outboxFolder, draftId);
      }),
    waiting: async () =>
      (await listDrafts(outboxFolder)).flatMap(({ draft }) => (draft && !isRefused(draft) ? [draft] : [])),
    refuse: (draft, faults) => inTurn(() => writeDraft(outboxFolder, { ...draft, faults })),
    archive: (draft, answer) =>
      inTurn(async () => {
        const { draftId } = draft;
        await writeDurably(join(draftPath(outboxFolder, draftId), 'answer.json'), JSON.stringify(answer));
        await moveDraft(outboxFolder, join(sentFolder, monthOf(nowMs())), draftId);
      }),
  };
}

function withState(draft: Draft, folder: string, { draftsFolder, outboxFolder }: DraftFolders): Draft {
  if (folder.startsWith(draftsFolder)) return { ...draft, state: 'draft' };
  if (!folder.startsWith(outboxFolder)) return { ...draft, state: 'removed' };
  return { ...draft, state: isRefused(draft) ? 'attention' : 'waiting' };
}

function isRefused({ faults }: Draft): boolean {
  return typeof faults === 'object' && faults !== null && Object.keys(faults).length > 0;
}

function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

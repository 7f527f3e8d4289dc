// Drafts of observations: written, finished, thrown away and taken back. Each step is on the disk before it is answered.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTaskQueue } from '../../../shared/base/task-queue.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { makeDurableFolder } from '../files/durable-folder.ts';
import { writeDurably } from '../files/durable-write.ts';
import { dropDelivery } from './delivery-files.ts';
import { type Draft, draftPath, listDrafts, moveDraft, readDraft, writeDraft } from './draft-folder.ts';
import { createDraftPictures, type DraftPictures } from './draft-pictures.ts';
import { removeTwins } from './remove-twins.ts';
import { dayFolder, dayFolders, emptyWastebasket, findWaste } from './wastebasket.ts';

type DraftContent = BridgeType<'DraftContent'>;

export type DraftFolders = Pick<
  DataFolder,
  'draftsFolder' | 'outboxFolder' | 'sentFolder' | 'wastebasketFolder'
>;

export interface Drafts extends DraftPictures {
  /** Of all folders but the archive, the one last written first. */
  list(): Promise<BridgeType<'DraftList'>>;
  create(content: DraftContent): Promise<Draft>;
  keep(draftId: string, content: DraftContent): Promise<Draft>;
  remove(draftId: string): Promise<void>;
  /** From the wastebasket, or where the service of this Varde refused it. */
  reopen(draftId: string): Promise<void>;
  /** From the outbox: who delivers it says that nobody has it. */
  takeBack(draftId: string): Promise<void>;
  /**
   * The draft is finished: it lies in the outbox when this returns, for a target or, without one, for the service of this
   * Varde.
   */
  finish(draftId: string, targetId?: string): Promise<Draft>;
  /** For the service of this Varde. */
  waiting(): Promise<Draft[]>;
  refuse(draft: Draft, faults: Draft['faults']): Promise<void>;
  /** It was delivered; the answer lies beside it in the archive. */
  archive(
    draft: Draft,
    answer: { readonly regId: number; readonly [member: string]: unknown },
  ): Promise<void>;
}

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
      const drafts = found.flatMap(({ folder, draft }) =>
        draft && !isOnItsWay(draft, folder, folders) ? [withState(draft, folder, folders)] : [],
      );
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
        const waste = await findWaste(wastebasketFolder, draftId);
        if (waste === undefined && (await readDraft(outboxFolder, draftId)).targetId !== undefined)
          throw appError('outbox/maybe-there', { draftId });
        await moveDraft(waste ?? outboxFolder, draftsFolder, draftId);
      }),
    takeBack: (draftId) => inTurn(() => moveDraft(outboxFolder, draftsFolder, draftId)),
    ...createDraftPictures(folders, inTurn),
    finish: (draftId, targetId) =>
      inTurn(async () => {
        const { targetId: _, ...draft } = await readDraft(draftsFolder, draftId);
        // What was refused before is asked again.
        const finished: Draft = { ...draft, faults: {}, ...(targetId === undefined ? {} : { targetId }) };
        await writeDraft(draftsFolder, finished);
        await dropDelivery(draftPath(draftsFolder, draftId));
        await moveDraft(draftsFolder, outboxFolder, draftId);
        return finished;
      }),
    waiting: async () =>
      (await listDrafts(outboxFolder)).flatMap(({ draft }) =>
        draft && draft.targetId === undefined && !isRefused(draft) ? [draft] : [],
      ),
    refuse: (draft, faults) => inTurn(() => writeDraft(outboxFolder, { ...draft, faults })),
    archive: (draft, answer) =>
      inTurn(async () => {
        const { draftId } = draft;
        const archivedAtMs = nowMs();
        await writeDurably(
          join(draftPath(outboxFolder, draftId), 'answer.json'),
          JSON.stringify({ archivedAtMs, ...answer }),
        );
        await moveDraft(outboxFolder, join(sentFolder, monthOf(archivedAtMs)), draftId);
      }),
  };
}

function withState(draft: Draft, folder: string, { draftsFolder, outboxFolder }: DraftFolders): Draft {
  if (folder.startsWith(draftsFolder)) return { ...draft, state: 'draft' };
  if (!folder.startsWith(outboxFolder)) return { ...draft, state: 'removed' };
  return { ...draft, state: isRefused(draft) ? 'attention' : 'waiting' };
}

/** The outbox tells of those that go to a target. */
function isOnItsWay({ targetId }: Draft, folder: string, { outboxFolder }: DraftFolders): boolean {
  return targetId !== undefined && folder.startsWith(outboxFolder);
}

function isRefused({ faults }: Draft): boolean {
  return typeof faults === 'object' && faults !== null && Object.keys(faults).length > 0;
}

function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

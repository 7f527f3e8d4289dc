// The outbox on this machine: its folders and the network.

import type { JsonObject } from '../../../shared/base/json.ts';
import type { OutboxEntry, OutboxPorts } from '../../../shared/delivery/outbox-ports.ts';
import { postedText } from '../../../shared/delivery/posted-text.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { keepPosted, keepState, readPosted } from '../drafts/delivery-files.ts';
import { draftPath } from '../drafts/draft-folder.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { comparePicture, postedBody } from './posted-body.ts';
import type { SentArchive } from './sent-archive.ts';
import { jsonHeaders, type TargetClient, tokenHeaders } from './target-client.ts';
import type { KnownTarget, Targets } from './targets.ts';

export interface HostOutboxDependencies {
  readonly drafts: Pick<Drafts, 'readPicture' | 'refuse' | 'archive' | 'takeBack'>;
  readonly targets: Pick<Targets, 'find' | 'halt'>;
  readonly folders: Pick<DataFolder, 'outboxFolder' | 'sentFolder'>;
  readonly archive: SentArchive;
  readonly callTarget: TargetClient;
  readonly nowMs: () => number;
  readonly random: () => number;
}

export function createHostOutboxPorts(
  dependencies: HostOutboxDependencies,
): Omit<OutboxPorts, 'onChanged' | 'log'> {
  const { drafts, targets, folders, archive, nowMs, random } = dependencies;
  const folderOf = ({ draft: { draftId } }: OutboxEntry) => draftPath(folders.outboxFolder, draftId);
  const readPicture =
    ({ draft: { draftId } }: OutboxEntry) =>
    (sha256: string) =>
      drafts.readPicture(draftId, sha256);

  return {
    nowMs,
    random,
    target: targets.find,
    halt: targets.halt,
    keepState: (entry, state) => keepState(folderOf(entry), state),
    keepFaults: ({ draft }, faults) => drafts.refuse(draft, faults),
    async posted(entry) {
      const folder = folderOf(entry);
      const known = await readPosted(folder);
      if (known !== undefined) return known;
      const text = postedText(entry.draft, targets.find(entry.targetId)?.observerGuid ?? '');
      await keepPosted(folder, text);
      return text;
    },
    prepare: (entry, posted) => postedBody(posted, readPicture(entry)),
    ...callsOf(dependencies),
    async comparePicture(entry, sha256, answered) {
      return comparePicture(await readPicture(entry)(sha256), answered);
    },
    isOfAnother: ({ targetId }, regId) => archive.hasNumber(targetId, regId),
    async archive({ draft, targetId }, proof) {
      const { name = '', address = '' } = targets.find(targetId) ?? {};
      const answer = { ...proof, targetId, targetName: name, address };
      await drafts.archive(draft, answer);
      await archive.add(draft, answer);
    },
    reopen: ({ draft: { draftId } }) => drafts.takeBack(draftId),
  };
}

/** A target that is gone answers nothing. */
const NO_TARGET = { problem: 'other', reason: 'the target is not known any more', isNeverSent: true };

function callsOf({
  targets,
  callTarget,
}: HostOutboxDependencies): Pick<OutboxPorts, 'insert' | 'search' | 'picture'> {
  const withTarget = async (
    { targetId }: OutboxEntry,
    call: (target: KnownTarget) => ReturnType<TargetClient>,
  ) => {
    const target = targets.find(targetId);
    return target ? call(target) : NO_TARGET;
  };
  return {
    insert: (entry, body, signal) =>
      withTarget(entry, (target) =>
        callTarget(target, {
          method: 'POST',
          path: 'Registration/Insert',
          headers: { ...jsonHeaders(target), ...tokenHeaders(target) },
          body,
          signal,
        }),
      ),
    search: (entry, path, criteria: JsonObject, signal) =>
      withTarget(entry, (target) =>
        callTarget(target, {
          method: 'POST',
          path,
          headers: jsonHeaders(target),
          body: JSON.stringify(criteria),
          signal,
        }),
      ),
    picture: (entry, pictureId, signal) =>
      withTarget(entry, (target) =>
        callTarget(target, {
          method: 'GET',
          path: `Image/orginal/${encodeURIComponent(pictureId)}`,
          headers: { accept: 'image/*' },
          signal,
        }),
      ),
  };
}

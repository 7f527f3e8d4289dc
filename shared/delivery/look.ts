// Asks a target whether it has what was sent, whole: the forms by a search, each picture by its address.

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { LookOutcome } from './delivery-state.ts';
import { lookCalls } from './look-criteria.ts';
import { type ItemMatch, matchItem } from './match-item.ts';
import type { OutboxEntry, OutboxPorts, OutboxTarget, PictureProof } from './outbox-ports.ts';
import { jsonOf, type TargetReply } from './target-reply.ts';

export interface Look {
  readonly outcome: LookOutcome;
  readonly pictures: readonly PictureProof[];
}

type LookPorts = Pick<OutboxPorts, 'search' | 'picture' | 'comparePicture' | 'isOfAnother'>;

export async function look(
  ports: LookPorts,
  entry: OutboxEntry,
  { target, posted, signal }: { target: OutboxTarget; posted: JsonObject; signal: AbortSignal },
): Promise<Look> {
  let partly: ItemMatch | undefined;
  for (const { path, criteria } of lookCalls(posted, target.version, entry.state.regId)) {
    const reply = await ports.search(entry, path, criteria, signal);
    const items = itemsOf(reply);
    if (!items) return { outcome: failed(reply), pictures: [] };
    for (const item of items) {
      const match = matchItem(posted, item);
      if (!match || (await ports.isOfAnother(entry, match.regId))) continue;
      if (match.missing.length > 0) {
        partly ??= match;
        continue;
      }
      return lookAtPictures(ports, entry, { match, posted, signal });
    }
  }
  if (!partly) return { outcome: { kind: 'unseen' }, pictures: [] };
  const { regId, missing } = partly;
  return { outcome: { kind: 'partly', regId, missing }, pictures: [] };
}

interface PictureLook {
  readonly match: ItemMatch;
  readonly posted: JsonObject;
  readonly signal: AbortSignal;
}

async function lookAtPictures(
  ports: LookPorts,
  entry: OutboxEntry,
  { match: { regId, pictureIds }, posted, signal }: PictureLook,
): Promise<Look> {
  const sent = Array.isArray(posted['Picture']) ? posted['Picture'].filter(isJsonObject) : [];
  const pictures: PictureProof[] = [];
  const missing: string[] = [];
  for (const [index, pictureId] of pictureIds.entries()) {
    const sha256 = String(sent[index]?.['PictureImageBase64']);
    const reply = await ports.picture(entry, pictureId, signal);
    if ('problem' in reply || reply.status >= 500) return { outcome: failed(reply), pictures: [] };
    const likeness = reply.status === 200 ? await ports.comparePicture(entry, sha256, reply.body) : undefined;
    if (likeness) pictures.push({ pictureId, sha256, isExact: likeness === 'exact' });
    else missing.push(`Picture[${index}]`);
  }
  const outcome: LookOutcome =
    missing.length === 0 ? { kind: 'whole', regId } : { kind: 'partly', regId, missing };
  return { outcome, pictures };
}

/** An envelope, or from version 3.1 a bare list. Undefined where it is neither. */
function itemsOf(reply: TargetReply): JsonObject[] | undefined {
  if ('problem' in reply || reply.status !== 200) return undefined;
  const value: Json | undefined = jsonOf(reply);
  const list = isJsonObject(value) ? value['Results'] : value;
  return Array.isArray(list) ? list.filter(isJsonObject) : undefined;
}

function failed(reply: TargetReply): LookOutcome {
  return 'problem' in reply
    ? { kind: 'failed', problem: reply.problem, status: null }
    : { kind: 'failed', problem: null, status: reply.status };
}

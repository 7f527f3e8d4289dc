// One step of a delivery: what is due for an observation, done and kept.

import { isJsonObject, type JsonObject } from '../base/json.ts';
import {
  afterInsert,
  afterLook,
  attention,
  type DeliveryState,
  type Moment,
  sendingState,
  unheardState,
} from './delivery-state.ts';
import { insertOutcome } from './insert-outcome.ts';
import { lackingForms } from './lacking-forms.ts';
import { look } from './look.ts';
import type { OutboxEntry, OutboxPorts, PictureProof } from './outbox-ports.ts';
import type { TargetReply } from './target-reply.ts';

/** More than this makes the times of observations doubtful. */
const WRONG_CLOCK_MS = 120_000;

/** The state that it has now; undefined where it was archived. */
export async function deliverStep(
  ports: OutboxPorts,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<DeliveryState | undefined> {
  const { state } = entry;
  if (state.phase === 'sending') return keep(ports, entry, unheardState(state, ports.nowMs()));
  const target = ports.target(entry.targetId);
  if (!target) return keep(ports, entry, attention(state, 'noTarget'));
  const text = await ports.posted(entry);
  const value: unknown = JSON.parse(text);
  const posted = isJsonObject(value) ? value : {};
  if (state.phase === 'waiting') {
    const missing = lackingForms(posted, target.version);
    if (missing.length > 0) return keep(ports, entry, attention(state, 'formLacking', { missing }));
    return send(ports, entry, text, signal);
  }
  const { outcome, pictures } = await look(ports, entry, { target, posted, signal });
  const looked = await keep(ports, entry, afterLook(state, outcome, momentOf(ports)));
  if (looked.phase !== 'sent') return looked;
  await archive(ports, { ...entry, state: looked }, pictures);
  return undefined;
}

async function send(
  ports: OutboxPorts,
  entry: OutboxEntry,
  text: string,
  signal: AbortSignal,
): Promise<DeliveryState> {
  const { state: before } = entry;
  const prepared = await ports.prepare(entry, text);
  if ('gone' in prepared)
    return keep(ports, entry, attention(before, 'pictureGone', { missing: [...prepared.gone] }));
  const { body, sha256 } = prepared;
  const sending = await keep(
    ports,
    entry,
    sendingState(before, { sha256, bytes: body.length }, ports.nowMs()),
  );
  const reply = await ports.insert(entry, body, signal);
  const outcome = insertOutcome(reply);
  if (outcome.kind === 'tokenRefused') await ports.halt(entry.targetId);
  const clockAheadMs = wrongClock(reply, ports.nowMs());
  return keep(ports, entry, afterInsert(before, { ...sending, clockAheadMs }, outcome, momentOf(ports)));
}

/** The proof stands beside it when it leaves the outbox. */
async function archive(
  ports: OutboxPorts,
  entry: OutboxEntry,
  pictures: readonly PictureProof[],
): Promise<void> {
  const { regId, body } = entry.state;
  if (regId === null || body === null) throw new Error('What was never sent has no proof');
  await ports.archive(entry, { regId, seenAtMs: ports.nowMs(), body, pictures });
}

async function keep(ports: OutboxPorts, entry: OutboxEntry, state: DeliveryState): Promise<DeliveryState> {
  if (state.reason === 'refused' && isFilled(state.faults)) await ports.keepFaults(entry, state.faults);
  await ports.keepState(entry, state);
  return state;
}

function isFilled(faults: unknown): faults is JsonObject {
  return isJsonObject(faults) && Object.keys(faults).length > 0;
}

function momentOf(ports: OutboxPorts): Moment {
  return { nowMs: ports.nowMs(), random: ports.random() };
}

function wrongClock(reply: TargetReply, nowMs: number): number | null {
  if ('problem' in reply || reply.dateMs === undefined) return null;
  const aheadMs = reply.dateMs - nowMs;
  return Math.abs(aheadMs) > WRONG_CLOCK_MS ? aheadMs : null;
}

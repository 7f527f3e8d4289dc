// From state to state: what an observation on its way becomes by what its target answers.

import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import { backOffMs, HOUR_MS, nextLookMs, PATIENCE_MS } from './delivery-times.ts';
import type { InsertOutcome } from './insert-outcome.ts';

export type DeliveryState = BridgeType<'DeliveryState'>;
type DeliveryReason = BridgeType<'DeliveryReason'>;

/** Time and lot, given in. */
export interface Moment {
  readonly nowMs: number;
  /** From 0 to 1. */
  readonly random: number;
}

export type LookOutcome =
  | { readonly kind: 'whole'; readonly regId: number }
  | { readonly kind: 'partly'; readonly regId: number; readonly missing: readonly string[] }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'failed'; readonly problem: string | null; readonly status: number | null };

const SETTLED = { reason: null, problem: null, status: null, missing: [], faults: {} };

export function beginDelivery(nowMs: number): DeliveryState {
  return {
    ...SETTLED,
    phase: 'waiting',
    atMs: nowMs,
    nextAtMs: nowMs,
    attempts: 0,
    failures: 0,
    looks: 0,
    isMaybeThere: false,
    isReposted: false,
    answeredAtMs: null,
    regId: null,
    body: null,
    clockAheadMs: null,
  };
}

/** From here on nobody knows whether the target has it, until the target is asked. */
export function sendingState(
  state: DeliveryState,
  body: BridgeType<'SentBody'>,
  nowMs: number,
): DeliveryState {
  return {
    ...state,
    phase: 'sending',
    atMs: nowMs,
    attempts: state.attempts + 1,
    isMaybeThere: true,
    reason: null,
    missing: [],
    body,
  };
}

/** A sending whose answer nobody heard, because Varde ended. */
export function unheardState(state: DeliveryState, nowMs: number): DeliveryState {
  return { ...state, phase: 'looking', atMs: nowMs, nextAtMs: nowMs };
}

/** `before` is the state before it was sent: what was not taken in is as much there as it was. */
export function afterInsert(
  before: DeliveryState,
  sending: DeliveryState,
  outcome: InsertOutcome,
  { nowMs, random }: Moment,
): DeliveryState {
  const next = { ...sending, atMs: nowMs, nextAtMs: nowMs };
  const notTaken = { ...next, isMaybeThere: before.isMaybeThere };
  switch (outcome.kind) {
    case 'answered': {
      const answeredAtMs = before.answeredAtMs ?? nowMs;
      const regId = outcome.regId ?? before.regId;
      return { ...next, ...SETTLED, phase: 'looking', failures: 0, answeredAtMs, regId };
    }
    case 'refused':
      // An earlier sending may be there all the same: that is looked for first.
      return before.isMaybeThere
        ? { ...next, phase: 'looking', answeredAtMs: before.answeredAtMs ?? nowMs, faults: outcome.faults }
        : attention(notTaken, 'refused', { faults: outcome.faults });
    case 'tokenRefused':
      return { ...notTaken, phase: 'waiting', problem: null, status: null };
    case 'tooLarge':
      return attention(notTaken, 'tooLarge');
    case 'badAddress':
      return attention(notTaken, 'badAddress', { status: outcome.status });
    default: {
      const { problem, status, isNeverSent, retryAfterMs } = outcome;
      const failures = before.failures + 1;
      const pauseMs = Math.min(HOUR_MS, retryAfterMs);
      if (!isNeverSent)
        return { ...next, phase: 'looking', failures, problem, status, nextAtMs: nowMs + pauseMs };
      const nextAtMs = nowMs + Math.max(pauseMs, backOffMs(failures, random));
      return { ...notTaken, phase: 'waiting', failures, problem, status, nextAtMs };
    }
  }
}

export function afterLook(state: DeliveryState, outcome: LookOutcome, moment: Moment): DeliveryState {
  const { nowMs, random } = moment;
  const looked = { ...state, atMs: nowMs, nextAtMs: nowMs, looks: state.looks + 1 };
  switch (outcome.kind) {
    case 'whole':
      return { ...looked, ...SETTLED, phase: 'sent', failures: 0, regId: outcome.regId };
    case 'partly': {
      const { regId, missing } = outcome;
      const answeredAtMs = state.answeredAtMs ?? nowMs;
      const partly = { ...looked, answeredAtMs, regId, failures: 0, problem: null, status: null };
      return nowMs - answeredAtMs >= PATIENCE_MS
        ? attention(partly, 'incomplete', { missing: [...missing] })
        : { ...partly, missing: [...missing], nextAtMs: nextLookAt(answeredAtMs, nowMs) };
    }
    case 'unseen':
      return afterUnseen({ ...looked, problem: null, status: null, missing: [] }, moment);
    default: {
      const { problem, status } = outcome;
      const failures = state.failures + 1;
      return { ...looked, problem, status, failures, nextAtMs: nowMs + backOffMs(failures, random) };
    }
  }
}

/** Not seen yet is not failed: searches may lag behind. */
function afterUnseen(looked: DeliveryState, { nowMs, random }: Moment): DeliveryState {
  const { answeredAtMs, failures, faults } = looked;
  // Nobody said that it is there: it is sent again, under the same Id.
  if (answeredAtMs === null)
    return { ...looked, phase: 'waiting', nextAtMs: nowMs + backOffMs(failures, random) };
  const sinceMs = nowMs - answeredAtMs;
  if (sinceMs >= PATIENCE_MS) {
    if (Object.keys(faults ?? {}).length > 0)
      return attention({ ...looked, isMaybeThere: false, answeredAtMs: null }, 'refused');
    if (!looked.isReposted) return { ...looked, phase: 'waiting', isReposted: true, failures: 0 };
  }
  if (nextLookMs(sinceMs) === undefined) return attention(looked, 'notFound');
  return { ...looked, failures: 0, nextAtMs: nextLookAt(answeredAtMs, nowMs) };
}

/** What no call can settle: a person decides. */
export function attention(
  state: DeliveryState,
  reason: DeliveryReason,
  more: { faults?: JsonObject; missing?: string[]; status?: number } = {},
): DeliveryState {
  return { ...state, ...more, phase: 'attention', reason };
}

export function stoppedState(state: DeliveryState, nowMs: number): DeliveryState {
  return state.phase === 'sent' ? state : { ...state, phase: 'stopped', atMs: nowMs };
}

/** Goes on: with a look where it may be there, else by sending it. */
export function resumedState(state: DeliveryState, nowMs: number): DeliveryState {
  if (state.phase === 'sent' || state.phase === 'sending') return { ...state, nextAtMs: nowMs };
  const answeredAtMs = state.answeredAtMs === null ? null : nowMs;
  return {
    ...state,
    ...SETTLED,
    // What waits was looked for before, where that was needed.
    phase: state.isMaybeThere && state.phase !== 'waiting' ? 'looking' : 'waiting',
    atMs: nowMs,
    nextAtMs: nowMs,
    failures: 0,
    isReposted: false,
    answeredAtMs,
  };
}

/** An observation that may be there cannot be changed: the first one counts, and the change would be lost in silence. */
export function canEdit({ phase, isMaybeThere }: DeliveryState): boolean {
  return !isMaybeThere && phase !== 'sending' && phase !== 'sent';
}

function nextLookAt(answeredAtMs: number, nowMs: number): number {
  return answeredAtMs + (nextLookMs(nowMs - answeredAtMs) ?? nowMs - answeredAtMs);
}

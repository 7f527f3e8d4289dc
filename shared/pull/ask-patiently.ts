import { appError } from '../contracts/errors.ts';
import type { TargetReply } from '../delivery/target-reply.ts';
import type { PullPorts } from './pull-ports.ts';

const PAUSES_MS = [1_000, 4_000, 15_000];
const MAX_RETRY_AFTER_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/** What a reply says; undefined where it says nothing of the kind that was asked for. */
type Reading<Value> = (reply: Extract<TargetReply, { status: number }>) => Value | undefined;

/**
 * What the target answers, as `read` takes it. The network, 429, 5xx and what `read` does not take are tried again, four
 * times in all. Fails with `upstream/unreachable`, `upstream/bad-status` or `pull/bad-answer`, or with the reason of the
 * signal.
 */
export async function askPatiently<Value>(
  { address, pause }: Pick<PullPorts, 'address' | 'pause'>,
  { ask, read, signal }: { ask: () => Promise<TargetReply>; read: Reading<Value>; signal: AbortSignal },
): Promise<Value> {
  for (const pauseMs of [...PAUSES_MS, undefined]) {
    const reply = await ask();
    signal.throwIfAborted();
    const isAnswer = 'status' in reply && reply.status < 500 && reply.status !== TOO_MANY_REQUESTS;
    const value = isAnswer ? read(reply) : undefined;
    if (value !== undefined) return value;
    if (pauseMs === undefined) throw failureOf(address, reply);
    const wishedMs = 'status' in reply ? reply.retryAfterMs : undefined;
    await pause(Math.min(wishedMs ?? pauseMs, MAX_RETRY_AFTER_MS), signal);
  }
  throw new Error('The last try ends the loop');
}

function failureOf(url: string, reply: TargetReply) {
  if ('problem' in reply) {
    const { problem, reason } = reply;
    return appError('upstream/unreachable', { url, problem, reason });
  }
  if (reply.status === 200) return appError('pull/bad-answer', { url });
  return appError('upstream/bad-status', { url, status: reply.status });
}

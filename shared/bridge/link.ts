// A link speaks the operations of a table over a channel, both ways. What birpc leaves open is closed here, and nobody
// else needs to know: errors keep their codes, only listed methods can be called, inputs are checked on arrival,
// calls have a time limit and can be cancelled, and everything in flight fails when the channel closes.

import { createBirpc } from 'birpc';
import type { BridgeOperationTable } from '../contracts/bridge/operation.ts';
import type { BridgeTypes } from '../contracts/bridge/types.ts';
import { appError } from '../contracts/errors.ts';
import type { InputOf, OperationTable, RemoteOf, ServiceOf } from '../schema/notation.ts';
import { answerCalls, hearEvents, type Reply } from './answer-calls.ts';
import type { Channel } from './channel.ts';
import { fromWireError } from './wire-errors.ts';

const MAX_CALL_MS = 30_000;

/** What a handler knows besides its input. */
export interface CallContext {
  readonly signal: AbortSignal;
}

export interface LinkOptions<
  Local extends OperationTable,
  Remote extends BridgeOperationTable,
  RemoteEvents extends OperationTable,
> {
  readonly channel: Channel;
  /** Who is at the other end, for error messages: host, data window, user interface. */
  readonly party: string;
  readonly local: Local;
  readonly handlers: ServiceOf<BridgeTypes, Local, CallContext>;
  readonly remote: Remote;
  readonly remoteEvents: RemoteEvents;
  readonly limitMs?: number;
  readonly log: (error: unknown) => void;
}

export interface Link<
  LocalEvents extends OperationTable,
  Remote extends OperationTable,
  RemoteEvents extends OperationTable,
> {
  readonly remote: RemoteOf<BridgeTypes, Remote>;
  /** Tells the other end of an event; lost silently when the channel is closed. */
  emit<Name extends keyof LocalEvents & string>(
    name: Name,
    input: InputOf<BridgeTypes, LocalEvents[Name]>,
  ): void;
  /** Listens to events of the other end. Returns what ends the listening. */
  on<Name extends keyof RemoteEvents & string>(
    name: Name,
    listener: (input: InputOf<BridgeTypes, RemoteEvents[Name]>) => void,
  ): () => void;
  onClose(listener: () => void): void;
  close(): void;
}

type Listener = (input: unknown) => void;

/** Connects two ends. `Local` is what this end answers, `Remote` what the other end does. */
export function createLink<
  Local extends OperationTable,
  LocalEvents extends OperationTable,
  Remote extends BridgeOperationTable,
  RemoteEvents extends OperationTable,
>(options: LinkOptions<Local, Remote, RemoteEvents>): Link<LocalEvents, Remote, RemoteEvents> {
  const { channel, party, log } = options;
  const { answer, cancel, cancelAll } = answerCalls(options.local, options.handlers, log);
  const { hear, on } = hearEvents(options.remoteEvents, party, log);
  const rpc = openRpc(channel, { answer, event: hear, cancel }, log);
  const closeListeners: (() => void)[] = [];
  let isClosed = false;
  let callCount = 0;

  channel.onClose(() => {
    isClosed = true;
    cancelAll();
    rpc.$close(appError('bridge/closed', { party }));
    for (const listener of closeListeners) listener();
  });

  async function call(method: string, input: unknown, signal?: AbortSignal): Promise<unknown> {
    if (isClosed) throw appError('bridge/closed', { party });
    signal?.throwIfAborted();
    const callId = `${++callCount}`;
    const reply = await withLimit(rpc.$call('answer', method, input, callId), {
      method,
      limitMs: options.remote[method]?.isUnlimited ? undefined : (options.limitMs ?? MAX_CALL_MS),
      signal,
      cancel: () => void rpc.$callEvent('cancel', callId).catch(() => undefined),
    });
    if (reply.ok) return reply.value;
    throw fromWireError(reply.error);
  }

  const remote: Record<string, unknown> = {};
  for (const method of Object.keys(options.remote)) {
    remote[method] = (input: unknown, callOptions?: { signal?: AbortSignal }) =>
      call(method, input, callOptions?.signal);
  }

  return {
    remote: remote as RemoteOf<BridgeTypes, Remote>,
    emit(name, input) {
      if (!isClosed) void rpc.$callEvent('event', name, input).catch(log);
    },
    on: (name, listener) => on(name, listener as Listener),
    onClose: (listener) => void closeListeners.push(listener),
    close: () => channel.close(),
  };
}

/** What the ends call of each other; both have the same. */
interface LinkFunctions {
  answer(method: string, input: unknown, callId: string): Promise<Reply>;
  event(name: string, input: unknown): void;
  cancel(callId: string): void;
}

function openRpc(channel: Channel, local: LinkFunctions, log: (error: unknown) => void) {
  return createBirpc<LinkFunctions, LinkFunctions, false>(local, {
    post: (message: unknown) => channel.post(message),
    on: (listener) => channel.onMessage(listener),
    // Own, listed names only: birpc would also find what the prototype has.
    resolver: (name) => (Object.hasOwn(local, name) ? local[name as keyof LinkFunctions] : undefined),
    onGeneralError: (error) => {
      log(error);
      return false;
    },
    timeout: -1,
    proxify: false,
  });
}

interface Limit {
  readonly method: string;
  readonly limitMs: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly cancel: () => void;
}

/** Ends the waiting after the limit or on the caller's wish, and tells the other end to stop. */
function withLimit<Value>(
  pending: Promise<Value>,
  { method, limitMs, signal, cancel }: Limit,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (error: unknown) => {
      cancel();
      reject(error);
    };
    const onAbort = () => stop(signal?.reason);
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => stop(appError('bridge/timeout', { method, limitMs })), limitMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    pending.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  });
}

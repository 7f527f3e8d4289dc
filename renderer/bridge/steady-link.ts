// A link that comes back. The data window and the host may be restarted under the screens: this keeps listeners,
// opens a new channel, lets calls wait for it, and repeats the calls that only read.

import { AppError } from '../../shared/base/app-error.ts';
import type { Channel } from '../../shared/bridge/channel.ts';
import { createLink, type Link } from '../../shared/bridge/link.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import { appError } from '../../shared/contracts/errors.ts';
import type { InputOf, OperationTable, RemoteOf } from '../../shared/schema/notation.ts';
import type { ConnectionState } from './bridge.ts';

/** How long a call waits for the other end before it fails with bridge/closed. */
export const WAIT_LIMIT_MS = 15_000;
const LONGEST_DELAY_MS = 2_000;

type NoOperations = Record<never, never>;

export interface SteadyLinkOptions<Remote extends OperationTable, RemoteEvents extends OperationTable> {
  /** Opens one channel; rejected while the other end is not there. */
  readonly open: () => Promise<Channel>;
  readonly party: string;
  readonly remote: Remote;
  readonly remoteEvents: RemoteEvents;
  readonly unlimited: readonly (keyof Remote)[];
  /** Operations that change nothing: repeated once when the channel closed under them. */
  readonly reads: readonly (keyof Remote)[];
  readonly log: (error: unknown) => void;
  readonly waitLimitMs?: number;
  readonly delayMs?: (attempt: number) => number;
}

export interface SteadyLink<Remote extends OperationTable, RemoteEvents extends OperationTable> {
  readonly remote: RemoteOf<BridgeTypes, Remote>;
  on<Name extends keyof RemoteEvents & string>(
    name: Name,
    listener: (input: InputOf<BridgeTypes, RemoteEvents[Name]>) => void,
  ): () => void;
  onState(listener: (state: ConnectionState) => void): () => void;
  close(): void;
}

type Listener = (input: never) => void;
type Call = (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

/** Opens a link and keeps it open until `close`. */
export function createSteadyLink<Remote extends OperationTable, RemoteEvents extends OperationTable>(
  options: SteadyLinkOptions<Remote, RemoteEvents>,
): SteadyLink<Remote, RemoteEvents> {
  type OpenLink = Link<NoOperations, Remote, RemoteEvents>;
  const listeners = new Map<string, Set<Listener>>();
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const waiting = new Set<(link: OpenLink) => void>();
  let link: OpenLink | undefined;
  let state: ConnectionState = 'connecting';
  let isClosed = false;

  function setState(next: ConnectionState): void {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  }

  function take(channel: Channel): void {
    const opened = createLink<NoOperations, NoOperations, Remote, RemoteEvents>({
      channel,
      party: options.party,
      local: {},
      handlers: {},
      remote: options.remote,
      remoteEvents: options.remoteEvents,
      unlimited: options.unlimited,
      log: options.log,
    });
    for (const name of Object.keys(options.remoteEvents)) {
      opened.on(name, (input) => {
        for (const listener of listeners.get(name) ?? []) listener(input as never);
      });
    }
    opened.onClose(() => {
      if (link !== opened) return;
      link = undefined;
      setState('lost');
      void connect();
    });
    link = opened;
    for (const resolve of waiting) resolve(opened);
    waiting.clear();
    setState('open');
  }

  async function connect(): Promise<void> {
    for (let attempt = 0; !isClosed; attempt++) {
      try {
        const channel = await options.open();
        if (isClosed) channel.close();
        else take(channel);
        return;
      } catch {
        // The other end is not there yet; the state says so, and calls in waiting get their error in time.
        await pause(options.delayMs?.(attempt) ?? Math.min(LONGEST_DELAY_MS, 100 * 2 ** attempt));
      }
    }
  }

  function current(signal: AbortSignal | undefined): Promise<OpenLink> {
    if (link) return Promise.resolve(link);
    if (isClosed) return Promise.reject(appError('bridge/closed', { party: options.party }));
    return new Promise((resolve, reject) => {
      const give = (opened: OpenLink) => {
        end();
        resolve(opened);
      };
      const fail = (error: unknown) => {
        end();
        reject(error);
      };
      const onAbort = () => fail(signal?.reason);
      const timer = setTimeout(
        () => fail(appError('bridge/closed', { party: options.party })),
        options.waitLimitMs ?? WAIT_LIMIT_MS,
      );
      const end = () => {
        waiting.delete(give);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      waiting.add(give);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  function callOf(method: string): Call {
    const isRead = options.reads.includes(method);
    return async (input, callOptions) => {
      const signal = callOptions?.signal;
      const callOnce = async () => {
        const opened = await current(signal);
        // The table gives every method its own type; here all are called alike.
        const call = opened.remote[method] as unknown as Call;
        return call(input, callOptions);
      };
      try {
        return await callOnce();
      } catch (error) {
        const mayRepeat = isRead && !isClosed && error instanceof AppError && error.code === 'bridge/closed';
        if (!mayRepeat || (!link && state !== 'lost')) throw error;
        return await callOnce();
      }
    };
  }

  void connect();
  const remote = Object.fromEntries(Object.keys(options.remote).map((name) => [name, callOf(name)]));
  return {
    remote: remote as RemoteOf<BridgeTypes, Remote>,
    on(name, listener) {
      const known = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    onState(listener) {
      stateListeners.add(listener);
      listener(state);
      return () => stateListeners.delete(listener);
    },
    close() {
      isClosed = true;
      link?.close();
    },
  };
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

// A link that comes back. The data window and the host may be restarted under the screens: this keeps listeners,
// opens a new channel, lets calls wait for it, and repeats the calls that only read.

import { AppError } from '../../shared/base/app-error.ts';
import type { Channel } from '../../shared/bridge/channel.ts';
import { createLink, type Link } from '../../shared/bridge/link.ts';
import type { BridgeOperationTable } from '../../shared/contracts/bridge/operation.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import { appError } from '../../shared/contracts/errors.ts';
import type { InputOf, OperationTable, RemoteOf } from '../../shared/schema/notation.ts';
import type { ConnectionState } from './bridge.ts';
import { createPendingCalls } from './pending-calls.ts';

/** How long a call waits for the other end before it fails with bridge/closed. */
const MAX_WAIT_MS = 15_000;
/** The other end is on this machine and back within seconds: asking often is cheap, waiting is seen. */
const MAX_DELAY_MS = 400;

type NoOperations = Record<never, never>;
type OpenLink<Remote extends BridgeOperationTable, RemoteEvents extends OperationTable> = Link<
  NoOperations,
  Remote,
  RemoteEvents
>;

export interface ReconnectingLinkOptions<
  Remote extends BridgeOperationTable,
  RemoteEvents extends OperationTable,
> {
  /** Opens one channel; rejected while the other end is not there. */
  readonly open: () => Promise<Channel>;
  readonly party: string;
  readonly remote: Remote;
  readonly remoteEvents: RemoteEvents;
  readonly log: (error: unknown) => void;
  readonly waitLimitMs?: number;
  readonly delayMs?: (attempt: number) => number;
}

export interface ReconnectingLink<Remote extends BridgeOperationTable, RemoteEvents extends OperationTable> {
  readonly remote: RemoteOf<BridgeTypes, Remote>;
  on<Name extends keyof RemoteEvents & string>(
    name: Name,
    listener: (input: InputOf<BridgeTypes, RemoteEvents[Name]>) => void,
  ): () => void;
  /** Tells the state now and at every change. */
  onState(listener: (state: ConnectionState) => void): () => void;
  close(): void;
}

type Listener = (input: never) => void;
type Call = (input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

/** Opens a link and keeps it open until `close`. */
export function createReconnectingLink<
  Remote extends BridgeOperationTable,
  RemoteEvents extends OperationTable,
>(options: ReconnectingLinkOptions<Remote, RemoteEvents>): ReconnectingLink<Remote, RemoteEvents> {
  const listeners = new Map<string, Set<Listener>>();
  const keeper = keepLink(options, (name, input) => {
    for (const listener of listeners.get(name) ?? []) listener(input as never);
  });

  function callOf(method: string): Call {
    const isRead = options.remote[method]?.isRead;
    const callOnce: Call = async (input, callOptions) => {
      const link = await keeper.current(callOptions?.signal);
      // The table gives every method its own type; here all are called alike.
      const call = link.remote[method] as unknown as Call;
      return call(input, callOptions);
    };
    return (input, callOptions) =>
      callOnce(input, callOptions).catch((error: unknown) => {
        const isCut = error instanceof AppError && error.code === 'bridge/closed' && keeper.wasOpen();
        if (!isRead || !isCut) throw error;
        return callOnce(input, callOptions);
      });
  }

  const remote = Object.fromEntries(Object.keys(options.remote).map((name) => [name, callOf(name)]));
  return {
    remote: remote as RemoteOf<BridgeTypes, Remote>,
    on(name, listener) {
      const known = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    onState: keeper.onState,
    close: keeper.close,
  };
}

/** Holds the one open link and opens the next when it closes. */
function keepLink<Remote extends BridgeOperationTable, RemoteEvents extends OperationTable>(
  options: ReconnectingLinkOptions<Remote, RemoteEvents>,
  dispatch: (name: string, input: unknown) => void,
) {
  const closedError = () => appError('bridge/closed', { party: options.party });
  const room = createPendingCalls<OpenLink<Remote, RemoteEvents>>(
    options.waitLimitMs ?? MAX_WAIT_MS,
    closedError,
  );
  const stateListeners = new Set<(state: ConnectionState) => void>();
  let link: OpenLink<Remote, RemoteEvents> | undefined;
  let state: ConnectionState = 'connecting';
  let isClosed = false;

  function setState(next: ConnectionState): void {
    state = next;
    for (const listener of stateListeners) listener(next);
  }

  function take(channel: Channel): void {
    const opened = linkOver(channel, options, dispatch);
    opened.onClose(() => {
      link = undefined;
      setState('lost');
      void connect();
    });
    link = opened;
    room.admit(opened);
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
        // The other end is not there yet; the state says so, and calls that wait get their error in time.
        await pause(options.delayMs?.(attempt) ?? Math.min(MAX_DELAY_MS, 100 * 2 ** attempt));
      }
    }
  }

  void connect();
  return {
    current: (signal: AbortSignal | undefined) => {
      if (link) return Promise.resolve(link);
      return isClosed ? Promise.reject(closedError()) : room.wait(signal);
    },
    wasOpen: () => state !== 'connecting' && !isClosed,
    onState: (listener: (state: ConnectionState) => void) => {
      stateListeners.add(listener);
      listener(state);
      return () => stateListeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      link?.close();
    },
  };
}

function linkOver<Remote extends BridgeOperationTable, RemoteEvents extends OperationTable>(
  channel: Channel,
  options: ReconnectingLinkOptions<Remote, RemoteEvents>,
  dispatch: (name: string, input: unknown) => void,
): OpenLink<Remote, RemoteEvents> {
  const link = createLink<NoOperations, NoOperations, Remote, RemoteEvents>({
    channel,
    party: options.party,
    local: {},
    handlers: {},
    remote: options.remote,
    remoteEvents: options.remoteEvents,
    log: options.log,
  });
  for (const name of Object.keys(options.remoteEvents)) link.on(name, (input) => dispatch(name, input));
  return link;
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

// A data window without a browser: the other end of a channel, in this process.

import type { Channel } from '../../../shared/bridge/channel.ts';
import { decodeFrame, encodeFrame } from '../../../shared/bridge/frame-codec.ts';
import { type CallContext, createLink } from '../../../shared/bridge/link.ts';
import {
  type DataEvents,
  type DataOperations,
  dataOperations,
} from '../../../shared/contracts/bridge/data-api.ts';
import {
  type HostForDataOperations,
  hostForDataOperations,
  type RemoteHostForData,
} from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { OperationTable, ServiceOf } from '../../../shared/schema/notation.ts';
import type { DataWindow } from '../shells/shell.ts';

export interface FakeDataWindow {
  readonly window: DataWindow;
  readonly host: RemoteHostForData;
  /** Goes away without a word, as a killed process does. */
  kill(): void;
}

export type FakeHandlers = ServiceOf<BridgeTypes, DataOperations, CallContext>;

const nothing = {} as const satisfies OperationTable;

/** Two ends of a connection; each message is encoded, as over a real one. */
export function channelPair(): [Channel, Channel] {
  const listeners: [((message: unknown) => void)[], ((message: unknown) => void)[]] = [[], []];
  const closers: (() => void)[] = [];
  const end = (own: 0 | 1): Channel => ({
    post(message) {
      const frame = encodeFrame(message);
      queueMicrotask(() => {
        for (const listener of listeners[own === 0 ? 1 : 0]) listener(decodeFrame(frame));
      });
    },
    onMessage: (listener) => void listeners[own].push(listener),
    onClose: (listener) => void closers.push(listener),
    close() {
      for (const closer of closers.splice(0)) closer();
    },
  });
  return [end(0), end(1)];
}

/** `handlers` says what it answers; the rest fails. */
export function createFakeDataWindow(handlers: Partial<FakeHandlers>): FakeDataWindow {
  const [hostEnd, dataEnd] = channelPair();
  const fail = () => {
    throw new Error('Not answered by this fake');
  };
  const all = Object.fromEntries(Object.keys(dataOperations).map((name) => [name, fail]));
  const link = createLink<typeof dataOperations, DataEvents, HostForDataOperations, typeof nothing>({
    channel: dataEnd,
    party: 'host',
    local: dataOperations,
    // The table above gives every name; the compiler cannot see that.
    handlers: { ...all, 'registers.status': () => [], ...handlers } as FakeHandlers,
    remote: hostForDataOperations,
    remoteEvents: nothing,
    log: () => undefined,
  });
  return {
    window: { channel: hostEnd, close: async () => hostEnd.close() },
    host: link.remote,
    kill: () => dataEnd.close(),
  };
}

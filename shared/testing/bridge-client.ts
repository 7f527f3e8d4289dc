// The bridge as a user interface of the browser shell speaks it, for tests and benchmarks that are none.

import { AppError } from '../base/app-error.ts';
import { createLink, type Link } from '../bridge/link.ts';
import { type WebSocketLike, webSocketChannel } from '../bridge/transports/websocket.ts';
import {
  type DataEvents,
  type DataOperations,
  dataEvents,
  dataOperations,
} from '../contracts/bridge/data-api.ts';
import {
  type HostEvents,
  type HostForUiOperations,
  hostEvents,
  hostForUiOperations,
} from '../contracts/bridge/host-api.ts';
import type { OperationTable } from '../schema/notation.ts';

const nothing = {} as const satisfies OperationTable;
type Nothing = typeof nothing;

export type DataClient = Link<Nothing, DataOperations, DataEvents>;
export type HostClient = Link<Nothing, HostForUiOperations, HostEvents>;

function log(error: unknown): void {
  // Tests end what they speak to, and whoever waits for an answer is told.
  if (!(error instanceof AppError && error.code === 'bridge/closed')) console.error(error);
}

/** Over an open socket to `/bridge/data`. */
export function createDataClient(socket: WebSocketLike): DataClient {
  return createLink<Nothing, Nothing, DataOperations, DataEvents>({
    channel: webSocketChannel(socket),
    party: 'data window',
    local: nothing,
    handlers: {},
    remote: dataOperations,
    remoteEvents: dataEvents,
    log,
  });
}

/** Over an open socket to `/bridge/host`. */
export function createHostClient(socket: WebSocketLike): HostClient {
  return createLink<Nothing, Nothing, HostForUiOperations, HostEvents>({
    channel: webSocketChannel(socket),
    party: 'host',
    local: nothing,
    handlers: {},
    remote: hostForUiOperations,
    remoteEvents: hostEvents,
    log,
  });
}

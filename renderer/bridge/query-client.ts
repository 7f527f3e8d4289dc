// Questions to host and data window whose answers the screens show: asked once for all who want the same, and anew when
// an event says that the answer is old or when the connection was lost. TanStack Query does the keeping.

import { QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type DataEvents,
  type DataOperations,
  dataOperations,
} from '../../shared/contracts/bridge/data-api.ts';
import type { HostEvents, HostForUiOperations } from '../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import type { InputOf, OperationTable, RemoteOf } from '../../shared/schema/notation.ts';
import type { Bridge } from './bridge.ts';

/** The operations whose answers an event of the data window makes old. */
const MADE_OLD_BY: readonly (readonly [
  event: keyof DataEvents & string,
  operations: readonly (keyof (DataOperations & HostForUiOperations))[],
])[] = [
  // A layer that goes is no boundaries either.
  ['layers.changed', ['layers.list', 'boundaries.list', 'boundaries.find']],
  ['boundaries.changed', ['boundaries.list', 'boundaries.find']],
  ['observations.changed', ['observations.list', 'observations.card', 'observations.placesNear']],
  ['views.changed', ['views.list']],
  ['registers.changed', ['plants.card', 'registers.versions', 'registers.editions']],
];

/** The same for events of the host. */
const MADE_OLD_BY_HOST: readonly (readonly [
  event: keyof HostEvents & string,
  operations: readonly (keyof HostForUiOperations)[],
])[] = [
  ['drafts.changed', ['drafts.list']],
  ['outbox.changed', ['outbox.list']],
  ['targets.changed', ['targets.list', 'outbox.list']],
  ['pulls.changed', ['pulls.sources']],
  ['caches.changed', ['caches.list']],
];

/**
 * Answers that are not forgotten while no screen shows them. A map that is kept would be drawn without its layers when it
 * comes back, and its limits would be those of a map without them, until they are told once more.
 */
const NEVER_FORGOTTEN: readonly (keyof (DataOperations & HostForUiOperations))[] = [
  'layers.list',
  'layers.bounds',
  'caches.list',
];

/** Answers stay until they are made old. The bridge itself waits for a lost connection, so nothing is retried. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
  for (const operation of NEVER_FORGOTTEN) {
    client.setQueryDefaults([operation], { gcTime: Number.POSITIVE_INFINITY });
  }
  return client;
}

/** One question, under the key operation and input. Given up when nobody wants the answer any more. */
export function question<Operations extends OperationTable, Name extends keyof Operations & string>(
  remote: RemoteOf<BridgeTypes, Operations>,
  operation: Name,
  input: InputOf<BridgeTypes, Operations[Name]>,
) {
  return queryOptions({
    queryKey: [operation, input],
    queryFn: ({ signal }) => remote[operation](input, { signal }),
  });
}

/** Asks anew what events and lost connections make old. Returns what ends it. */
export function followChanges(
  client: QueryClient,
  bridge: Pick<Bridge, 'onData' | 'onHost' | 'onConnection'>,
): () => void {
  const askAnew = (operations: readonly string[]) => () => {
    for (const operation of operations) void client.invalidateQueries({ queryKey: [operation] });
  };
  const stops = [
    ...MADE_OLD_BY.map(([event, operations]) => bridge.onData(event, askAnew(operations))),
    ...MADE_OLD_BY_HOST.map(([event, operations]) => bridge.onHost(event, askAnew(operations))),
  ];
  for (const end of ['host', 'data'] as const) {
    let wasLost = false;
    const isOfEnd = (operation: unknown) =>
      Object.hasOwn(dataOperations, String(operation)) === (end === 'data');
    stops.push(
      bridge.onConnection(end, (state) => {
        // What changed while the connection was gone was told to nobody.
        if (state === 'open' && wasLost) {
          void client.invalidateQueries({ predicate: ({ queryKey }) => isOfEnd(queryKey[0]) });
        }
        wasLost = state === 'lost' || (wasLost && state !== 'open');
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}

// The data window: opens the store, composes the services, and answers the host and every user interface.

import type { Channel } from '../../shared/bridge/channel.ts';
import { createLink, type Link } from '../../shared/bridge/link.ts';
import { type DataEvents, dataOperations } from '../../shared/contracts/bridge/data-api.ts';
import { hostForDataOperations, type RemoteHostForData } from '../../shared/contracts/bridge/host-api.ts';
import { type Database, openDatabase } from '../../shared/data/database.ts';
import { createLayerStore } from '../../shared/data/stores/layer-store.ts';
import {
  createJournalMark,
  createObjectIdStore,
  createViewStore,
} from '../../shared/data/stores/one-table-stores.ts';
import { createRegisterStore } from '../../shared/data/stores/register-store.ts';
import type { Log } from '../../shared/ports/log.ts';
import type { OperationTable } from '../../shared/schema/notation.ts';
import { readBaseMap, readPlaceNames } from './base-map.ts';
import {
  bridgeImportFiles,
  bridgeJournal,
  bridgeNotices,
  bridgeOutputs,
  bridgePictures,
  bridgePulledWindows,
  bridgeReplyCache,
} from './bridge-ports.ts';
import { composeData } from './compose.ts';
import { connectData } from './connect.ts';
import { type DataWindowHandlers, deferHandlers } from './data-handlers.ts';
import { createPictureScaler } from './picture-scaler.ts';
import { readSample } from './sample.ts';
import { readSampleObservations } from './sample-observations.ts';
import { decodeTile } from './tile-decoder.ts';
import { createDrawPool, startDrawWorker, workerCount } from './workers/draw-pool.ts';
import { createMessageEventLoop } from './workers/message-event-loop.ts';

/** The log of the data window: its console, which the host reads. */
const consoleLog: Log = {
  info: (message) => console.info(message),
  error: (message, error) => console.error(message, error),
};

const DATABASE_NAME = 'varde';

const nothing = {} as const satisfies OperationTable;
/** What a user interface may ask: requests to the services, and what is to be stored, come through the host alone. */
const {
  'http.handle': _,
  'imports.read': __,
  'imports.store': ___,
  'imports.discard': ____,
  'observations.register': _____,
  'caches.changed': ______,
  'tiles.draw': _______,
  'observations.scalePicture': ________,
  'observations.followPulls': _________,
  ...uiOperations
} = dataOperations;

type EventLink = Pick<Link<DataEvents, OperationTable, OperationTable>, 'emit' | 'onClose'>;

const listeners = new Set<EventLink>();
let hostLink: EventLink | undefined;
let resolveHost: (host: RemoteHostForData) => void;
const host = new Promise<RemoteHostForData>((resolve) => {
  resolveHost = resolve;
});
const handlers = deferHandlers(host.then(start));

connectData({ onHost: joinHost, onUi: joinUi });
askToPersist().catch((error: unknown) => consoleLog.error('Storage was not asked to persist', error));

async function start(remoteHost: RemoteHostForData): Promise<DataWindowHandlers> {
  const [database, sample, seed] = await Promise.all([
    openStore(remoteHost),
    readSample(),
    remoteHost['start.options']({}),
  ]);
  const eventLoop = createMessageEventLoop();
  return composeData({
    registerStore: createRegisterStore(database, eventLoop),
    viewStore: createViewStore(database),
    objectIds: createObjectIdStore(database),
    layerStore: createLayerStore(database),
    files: bridgeImportFiles(remoteHost),
    journal: bridgeJournal(remoteHost),
    journalMark: createJournalMark(database),
    replies: bridgeReplyCache(remoteHost),
    notices: bridgeNotices(remoteHost),
    outputs: bridgeOutputs(remoteHost),
    pictures: bridgePictures(remoteHost),
    pulledWindows: bridgePulledWindows(remoteHost),
    scaler: createPictureScaler(),
    drawing: createDrawPool(startDrawWorker, workerCount(navigator.hardwareConcurrency)),
    readBaseMap,
    readPlaceNames,
    readSampleObservations,
    sample,
    hasSample: seed === 'sample',
    tellChange: (change) => remoteHost['tiles.changed']({ change }),
    readCaches: () => remoteHost['caches.list']({}),
    readTile: async (cacheId, tile) => decodeTile(await remoteHost['caches.readTile']({ cacheId, ...tile })),
    clock: { nowMs: Date.now },
    eventLoop,
    ids: { create: () => crypto.randomUUID() },
    log: consoleLog,
    onRegisterChanged: (status) => forEveryone((link) => link.emit('registers.changed', { status })),
    onLayersChanged: () => forEveryone((link) => link.emit('layers.changed', {})),
    onBoundariesChanged: () => forEveryone((link) => link.emit('boundaries.changed', {})),
    onImportProgress: (progress) => hostLink?.emit('imports.progress', { progress }),
    onImportReplaced: (fileId) => hostLink?.emit('imports.replaced', { fileId }),
    onObservationsChanged: () => forEveryone((link) => link.emit('observations.changed', {})),
    onViewsChanged: () => forEveryone((link) => link.emit('views.changed', {})),
  });
}

/** The host ends this window and moves the store aside when it hears that it is of no use. */
async function openStore(remoteHost: RemoteHostForData): Promise<Database> {
  const tell = (error: Error) => {
    consoleLog.error('The database is damaged', error);
    remoteHost['store.damaged']({ reason: error.message }).catch(logFailure);
  };
  try {
    return await openDatabase(DATABASE_NAME, { onDamaged: tell });
  } catch (error) {
    tell(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

function joinHost(channel: Channel): void {
  const link = createLink<typeof dataOperations, DataEvents, typeof hostForDataOperations, typeof nothing>({
    channel,
    party: 'host',
    local: dataOperations,
    handlers,
    remote: hostForDataOperations,
    remoteEvents: nothing,
    log: logFailure,
  });
  listen(link);
  hostLink = link;
  resolveHost(link.remote);
}

function joinUi(channel: Channel): void {
  const link = createLink<typeof uiOperations, DataEvents, typeof nothing, typeof nothing>({
    channel,
    party: 'user interface',
    local: uiOperations,
    handlers,
    remote: nothing,
    remoteEvents: nothing,
    log: logFailure,
  });
  listen(link);
}

function listen(link: EventLink): void {
  listeners.add(link);
  link.onClose(() => listeners.delete(link));
}

function forEveryone(tell: (link: EventLink) => void): void {
  for (const link of listeners) tell(link);
}

function logFailure(error: unknown): void {
  consoleLog.error('A call failed', error);
}

/** Chromium clears origins that did not ask when the disk runs full. */
async function askToPersist(): Promise<void> {
  // The compiler's web-standard environment is that of workers, which may not ask; the data window is a page.
  const { storage }: { storage: StorageManager & { persist?: () => Promise<boolean> } } = navigator;
  await storage.persist?.();
}

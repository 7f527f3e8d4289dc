// The host: the list of its parts, and the order in which they come up and go down.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteData } from '../../shared/contracts/bridge/data-api.ts';
import { opensWithFirstPicture } from '../../shared/contracts/bridge/first-picture.ts';
import { type ServiceAddress, serviceAddresses } from '../../shared/contracts/services.ts';
import type { Log } from '../../shared/ports/log.ts';
import { type DataFolder, openDataFolder, type Seed } from './data-folder/data-folder.ts';
import { type FolderLock, type LockHolder, takeFolderLock } from './data-folder/folder-lock.ts';
import { type HostFiles, openHostFiles } from './data-folder/host-files.ts';
import { createDataPart } from './data-window/data-part.ts';
import { createDelivering } from './delivery/delivering.ts';
import { createSentArchive } from './delivery/sent-archive.ts';
import { createTargetClient } from './delivery/target-client.ts';
import { createPicturePreparing } from './drafts/draft-pictures.ts';
import { createRegistering } from './drafts/registering.ts';
import { createExports, type Exports } from './exports/exports.ts';
import { createFirstPictures, type FirstPictures } from './first-picture/first-picture.ts';
import { nameOfRows } from './first-picture/picture-file.ts';
import { createApiDocumentation } from './http/api-documentation.ts';
import { createClientOrigin } from './http/client-address.ts';
import { createHttpPart } from './http/http-part.ts';
import { type Listener, openWantedPort, type WantedPort } from './http/listener.ts';
import { releaseMemoryAfter } from './http/release-memory.ts';
import { createOsloToday, createReplyCache } from './http/reply-cache.ts';
import { createRequestLog } from './http/request-log.ts';
import { createPageFonts } from './http/static-files.ts';
import { createImportJobs } from './jobs/import-jobs.ts';
import { createJobs } from './jobs/jobs.ts';
import { answers, createInstanceHandler } from './lifecycle/instance.ts';
import { isAlive } from './lifecycle/parent-watch.mjs';
import { createShutdown } from './lifecycle/shutdown.ts';
import { createPullJobs } from './pull/pull-jobs.ts';
import { createNotices, type Notices } from './reporting/notices.ts';
import { VERSION } from './reporting/version.ts';
import type { Shell, ShellContext, ShellSetup } from './shells/shell.ts';
import { tellOfCaches } from './tiles/caches/tell-of-caches.ts';
import type { TileBlock } from './tiles/drawn/draw-metatiles.ts';
import { createDrawnCaches } from './tiles/drawn/drawn-caches.ts';
import { createTileJobs } from './tiles/jobs/tile-jobs.ts';
import { serveTiles } from './tiles/served-tiles.ts';
import { createFetchDependencies } from './upstream/fetch-upstream.ts';
import { resumeUpdate, startUpdate } from './upstream/upstream-updates.ts';
import { createUiPart } from './user-interface/ui-part.ts';

export interface HostOptions {
  readonly folder: string;
  readonly seed: Seed;
  readonly port: WantedPort;
  /** Whether the window of the user interface is opened too. */
  readonly opensUi: boolean;
  readonly createShell: (context: ShellContext) => ShellSetup;
  /** Gives up a start that is not at its end; what was taken is given back. */
  readonly signal?: AbortSignal;
  readonly log: Log;
}

export interface Host {
  /** Where the services answer: http://127.0.0.1:PORT. */
  readonly url: string;
  readonly services: readonly ServiceAddress[];
  /** Opens the registration of observations: the one that came with the sample. */
  readonly sampleToken: string | undefined;
  readonly shell: Shell;
  /** Resolves when the last window was closed and no job runs any more: then it is time to close. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Beside the bundle: see build/vite.page-files.ts. */
const SWAGGER_UI = join(import.meta.dirname, 'swagger');
const PAGE_FONTS = join(import.meta.dirname, 'fonts');

/** A window that has not even asked for its picture by then has the data window started all the same. */
const MAX_PATIENCE_MS = 15_000;

/** What is on the disk is whole at any moment: a part of a broken start that does not end is not waited for. */
const MAX_GIVING_UP_MS = 1_000;

/** Starts everything, or tells who holds the data folder. Resolves when the services answer, fails on `signal`. */
export async function startHost(options: HostOptions): Promise<{ host: Host } | { holder: LockHolder }> {
  const folder = await openDataFolder(options.folder);
  const outcome = await takeFolderLock(folder.path, { isAlive, answers, nowMs: Date.now });
  if ('holder' in outcome) return outcome;
  const { lock } = outcome;
  const notices = createNotices();
  try {
    const opening = openHostFiles(folder, { seedWish: options.seed, notices, log: options.log });
    const files = await orStopped(opening, options.signal);
    const { listener, isOther } = await openWantedPort(options.port).catch(async (error: unknown) => {
      await files.close();
      throw error;
    });
    if (isOther) notices.add('port-taken');
    const { host, start } = compose(options, { folder, lock, notices, files, listener });
    await orStopped(start(), options.signal).catch(async (error: unknown) => {
      await Promise.race([host.close(), wait(MAX_GIVING_UP_MS)]);
      throw error;
    });
    return { host };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Fails as soon as `signal` says so, however long the work takes. */
function orStopped<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  // Who waits for the work hears of it there; after the start nobody waits.
  stopped.catch(() => undefined);
  return Promise.race([work, stopped]);
}

interface Opened {
  readonly folder: DataFolder;
  readonly lock: FolderLock;
  readonly notices: Notices;
  readonly files: HostFiles;
  readonly listener: Listener;
}

function compose(options: HostOptions, opened: Opened): { host: Host; start(): Promise<void> } {
  const { lock, files, listener } = opened;
  const url = `http://127.0.0.1:${listener.port}`;
  const services = serviceAddresses(url);
  const { setup, data, firstPictures, ui, jobs, ended, cache, requests, registering, delivering, tiles } =
    createParts(options, opened, services);
  const { shell, webSocketRoutes = {}, pages = [], pageOrigin } = setup;
  const proxyOrigins = () => files.settings.read().proxyOrigins;
  // At once, so that no request finds a socket without anybody behind it.
  listener.serve(
    releaseMemoryAfter(
      createHttpPart({
        port: listener.port,
        allowedOrigins: () => [...files.settings.read().allowedOrigins, ...(pageOrigin ? [pageOrigin] : [])],
        proxyOrigins,
        data: data.get,
        cache,
        acceptsToken: files.tokens.accepts,
        pictures: files.pictures,
        outputs: files.outputs,
        requests,
        caches: tiles,
        others: [
          createApiDocumentation(SWAGGER_UI, createClientOrigin(proxyOrigins)),
          createPageFonts(PAGE_FONTS),
          createInstanceHandler(lock.token, () => shell.openUiWindow()),
          ...pages,
        ],
        webSocketRoutes,
        log: options.log,
      }),
    ),
  );

  async function close(): Promise<void> {
    jobs.interruptAll();
    await Promise.all([jobs.settled(), delivering.close()]);
    ui.close();
    firstPictures.close();
    await data.close();
    await shell.close();
    // Last: in the browser shell the data window speaks through it.
    await listener.close();
    await files.close();
    await lock.release();
  }

  /** A window that can be drawn without data comes first: both browsers at once would each take twice as long. */
  async function startData(): Promise<void> {
    const isFirst = options.opensUi && opensWithFirstPicture(files.settings.read().ui);
    await data.start(isFirst && (await firstPictures.isKept()) ? MAX_PATIENCE_MS : 0);
    firstPictures.onAnswered();
  }

  let closing: Promise<void> | undefined;
  return {
    host: { url, services, sampleToken: files.sampleToken, shell, ended, close: () => (closing ??= close()) },
    async start() {
      await lock.announce(url);
      await Promise.all([startData(), options.opensUi ? shell.openUiWindow() : undefined]);
      void registering.registerWaiting();
      const logFailure = (error: unknown) => options.log.error('The outbox was not read', error);
      await delivering.start().catch(logFailure);
    },
  };
}

/** The parts behind the sockets. They know each other through functions, because some of them need one another. */
function createParts(
  { log, createShell }: HostOptions,
  { folder, notices, files, listener }: Opened,
  services: readonly ServiceAddress[],
) {
  const { settings, imports } = files;
  const cache = createReplyCache(createOsloToday(Date.now));
  const requests = createRequestLog(Date.now);
  const jobs = createJobs({
    file: files.jobs,
    nowMs: Date.now,
    onChanged: (job) => ui.emit('jobs.changed', { job }),
    onForgotten: (jobIds) => ui.emit('jobs.forgotten', { jobIds: [...jobIds] }),
    log: (error) => log.error('A job failed', error),
  });
  const pausing = { settled: async () => tileJobs.pauseAll() };
  const { ended, end } = createShutdown([pausing, jobs, { settled: () => delivery.delivering.settled() }]);
  const setup = createShell({
    listener: { onUiChannel: (channel) => ui.join(channel), onLastUiWindowClosed: end },
    folder,
    port: listener.port,
    notices,
    settings,
    log,
  });
  const { shell, takeChosenPath = () => undefined } = setup;
  const importJobs = createImportJobs({ jobs, imports, data: () => data.whenStarted() });
  const { drawnCaches, tiles } = createTiles(files, () => data.get(), log);
  const data = createDataPart({
    shell,
    answers: { ...files, drawnCaches, cache, onPulledDamaged: (window) => pullJobs.fetchAgain(window) },
    notices,
    onAway(isAway) {
      ui.emit('data.away', { isAway });
      if (!isAway) void registering.registerWaiting();
    },
    onRegisterChanged: () => firstPictures.onChanged(),
    importJobs,
    log,
  });
  const firstPictures = keepFirstPictures(folder, files, { data: data.get, log });
  const onDraftsChanged = () => ui.emit('drafts.changed', {});
  const registering = createRegistering({ ...files, data: data.get, onChanged: onDraftsChanged, log });
  files.caches.onChanged(() => void tellOfCaches({ caches: files.caches, data: data.get, cache, log }));
  const exports = createHostExports(files, setup);
  const tileWork = { jobs, tiles, drawn: drawnCaches, exports, onKept: () => ui.emit('caches.changed', {}) };
  const tileJobs = createTileJobs({ ...tileWork, ...tileFiles(files, folder), nowMs: Date.now });
  const fetching = createFetchDependencies(setup.fetch);
  const onChanged = () => ui.emit('outbox.changed', {});
  const delivery = createDelivery(files, { folder, fetch: fetching.fetch, onChanged, log });
  const pulling = { ...files, ...delivery, jobs, data: data.get, nowMs: Date.now, log };
  const pullJobs = createPullJobs({ ...pulling, onChanged: () => ui.emit('pulls.changed', {}) });
  const updating = { jobs, settings: settings.read, imports, data: data.get, fetching };
  const ui = createUiPart({
    answers: {
      ...files,
      tiles,
      appInfo: createAppInfo(folder, { services, notices, shell, exports }),
      openExternal: (address) => shell.openExternal(address),
      startUpdate: (register) => startUpdate(updating, register),
      importJobs,
      tileJobs,
      pullJobs,
      resumeJob: (jobId) => tileJobs.resume(jobId) ?? pullJobs.resume(jobId) ?? resumeUpdate(updating, jobId),
      requests,
      firstPictures,
      wantData: data.want,
      saveDraft: registering.save,
      preparePicture: createPicturePreparing({ ...files, data: data.get }),
      onDraftsChanged,
      ...delivery,
      jobs,
      takeChosenPath,
      exports,
    },
    notices,
    log,
  });
  return { setup, data, firstPictures, ui, jobs, ended, cache, requests, registering, tiles, ...delivery };
}

function keepFirstPictures(
  { firstPictureFile }: DataFolder,
  { seed, imports }: HostFiles,
  others: { readonly data: () => RemoteData; readonly log: Log },
): FirstPictures {
  const rows = () => nameOfRows({ version: VERSION, seed, kept: imports.list() });
  return createFirstPictures({ ...others, path: firstPictureFile, rows });
}

interface AppParts {
  readonly services: readonly ServiceAddress[];
  readonly notices: Notices;
  readonly shell: Pick<Shell, 'name'>;
  readonly exports: Pick<Exports, 'folder'>;
}

/** What the app says of the program that it belongs to. */
function createAppInfo(folder: DataFolder, { services, notices, shell, exports }: AppParts) {
  const startedAtMs = Date.now();
  return () => ({
    version: VERSION,
    shell: shell.name,
    dataFolder: folder.path,
    exportFolder: exports.folder(),
    services: services.map((address) => ({ ...address })),
    startedAtMs,
    notices: notices.list(),
  });
}

function createHostExports(
  { settings }: HostFiles,
  { shell, downloadsFolder, offerDownload }: ShellSetup,
): Exports {
  return createExports({
    chosenFolder: () => settings.read().exportFolder,
    chooseSavePath: (question) => shell.chooseSavePath(question),
    downloadsFolder,
    offerDownload,
  });
}

/** Where jobs of tiles write. */
function tileFiles({ caches: { sqlite } }: HostFiles, { drawnTilesFolder }: DataFolder) {
  return { sqlite, drawnFolder: drawnTilesFolder };
}

function createTiles(
  { drawnTiles, caches }: HostFiles,
  data: () => Pick<RemoteData, 'tiles.draw'>,
  log: Log,
) {
  const draw = async (block: TileBlock) => data()['tiles.draw'](block);
  const drawnCaches = createDrawnCaches(drawnTiles, { draw, log: log.error });
  return { drawnCaches, tiles: serveTiles(caches, drawnCaches) };
}

interface DeliveryParts {
  readonly folder: DataFolder;
  readonly fetch: typeof globalThis.fetch;
  readonly onChanged: () => void;
  readonly log: Log;
}

function createDelivery(files: HostFiles, { folder, fetch, ...parts }: DeliveryParts) {
  const callTarget = createTargetClient({ fetch });
  const delivering = createDelivering({
    ...files,
    ...parts,
    callTarget,
    folders: folder,
    archive: createSentArchive(folder.sentFolder),
    nowMs: Date.now,
    random: Math.random,
  });
  return { callTarget, delivering };
}

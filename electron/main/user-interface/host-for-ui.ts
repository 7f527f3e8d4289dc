import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForUiOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeType, BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { PreparePicture } from '../drafts/draft-pictures.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Registering } from '../drafts/registering.ts';
import type { ImportFiles } from '../files/imports/import-files.ts';
import { takeFile } from '../files/imports/take-file.ts';
import type { Uploads } from '../files/imports/uploads.ts';
import type { PictureStore } from '../files/picture-files.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { FirstPictures } from '../first-picture/first-picture.ts';
import { readGps } from '../gps/read-gps.ts';
import type { RequestLog } from '../http/request-log.ts';
import type { ImportJobs } from '../jobs/import-jobs.ts';
import type { Job } from '../jobs/job-file.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SettingsFile } from '../settings/settings-file.ts';
import type { TileCaches } from '../tiles/caches/tile-caches.ts';
import type { TileJobs } from '../tiles/jobs/tile-jobs.ts';
import type { ServedTiles } from '../tiles/served-tiles.ts';
import type { AppTokens } from '../tokens/app-tokens.ts';
import { cacheHandlers } from './cache-handlers.ts';
import { type DeliveryHandlerDependencies, deliveryHandlers } from './delivery-handlers.ts';
import type { WindowFiles } from './window-files.ts';

export interface HostForUiDependencies extends DeliveryHandlerDependencies {
  readonly appInfo: () => BridgeType<'AppInfo'>;
  readonly openExternal: (url: string) => Promise<void>;
  readonly settings: SettingsFile;
  readonly requests: RequestLog;
  readonly firstPictures: Pick<FirstPictures, 'give'>;
  /** Has a data window started that waits, now or in a while. */
  readonly wantData: (afterMs?: number) => void;
  readonly tokens: AppTokens;
  readonly drafts: Drafts;
  readonly pictures: Pick<PictureStore, 'read'>;
  readonly saveDraft: Registering['save'];
  readonly preparePicture: PreparePicture;
  readonly startUpdate: (register: RegisterId) => Job;
  readonly importJobs: Pick<ImportJobs, 'read' | 'store' | 'leave'>;
  readonly resumeJob: (jobId: string) => Job;
  readonly jobs: Jobs;
  readonly imports: Pick<ImportFiles, 'list' | 'moveOut' | keyof Uploads>;
  readonly caches: TileCaches;
  readonly tiles: ServedTiles;
  readonly tileJobs: TileJobs;
  readonly takeChosenPath: (token: string) => string | undefined;
}

/** A first picture that is not drawn so long after it was given is not waited for. */
const MAX_DRAWING_MS = 5_000;

export type HostForUi = ServiceOf<BridgeTypes, HostForUiOperations, CallContext>;

/** What the host answers to one window of the user interface. */
export function hostForUiHandlers(
  dependencies: HostForUiDependencies,
  files: WindowFiles,
  onCopied: (copied: { readonly token: string; readonly part: number }) => void,
): HostForUi {
  const { settings, requests, tokens, jobs } = dependencies;
  return {
    ...cacheHandlers(dependencies),
    ...draftHandlers(dependencies),
    ...deliveryHandlers(dependencies),
    'app.info': () => dependencies.appInfo(),
    async 'app.openExternal'({ url }) {
      await dependencies.openExternal(checkWebAddress(url));
      return {};
    },
    'settings.read': () => settings.read(),
    'settings.write': ({ change: { name, value } }) => orWriteFailure(settings.write(name, value)),
    'start.picture'() {
      dependencies.wantData(MAX_DRAWING_MS);
      return dependencies.firstPictures.give();
    },
    'start.drawn'() {
      dependencies.wantData();
      return {};
    },
    'requests.recent': () => requests.recent(),
    'requests.exchange': ({ id }) => requests.exchange(id),
    'upstream.update': ({ register }) => dependencies.startUpdate(register),
    'jobs.list': () => jobs.list(),
    'jobs.cancel'({ jobId }) {
      jobs.cancel(jobId);
      return {};
    },
    'jobs.pause'({ jobId }) {
      jobs.pause(jobId);
      return {};
    },
    'jobs.resume': ({ jobId }) => dependencies.resumeJob(jobId),
    'importFiles.begin': ({ fileName, bytes }) =>
      orWriteFailure(files.begin({ fileName, bytes, origin: 'file', source: fileName })),
    async 'importFiles.append'({ fileId, part }) {
      await orWriteFailure(files.append(fileId, part));
      return {};
    },
    async 'importFiles.end'({ fileId }) {
      await orWriteFailure(files.end(fileId));
      return {};
    },
    async 'importFiles.abort'({ fileId }) {
      await files.abort(fileId);
      return {};
    },
    'importFiles.take'({ token }, { signal }) {
      const path = dependencies.takeChosenPath(token);
      if (path === undefined) throw appError('files/unknown-file', { fileId: token });
      const onPart = (part: number) => onCopied({ token, part });
      return orWriteFailure(takeFile(files, path, { signal, onPart }));
    },
    'imports.read': ({ fileId }) => files.read(fileId),
    'imports.store': ({ fileId, ...word }) => dependencies.importJobs.store(fileId, word),
    'tokens.list': () => tokens.list(),
    async 'tokens.issue'({ name }) {
      await orWriteFailure(tokens.issue(name));
      return tokens.list();
    },
    async 'tokens.revoke'({ tokenId }) {
      await orWriteFailure(tokens.revoke(tokenId));
      return tokens.list();
    },
    'gps.read': () => readGps(),
    'pictures.read': ({ sha256 }) => dependencies.pictures.read(sha256),
    'exports.write': ({ request }) => dependencies.exports.write(request),
  };
}

type DraftHandlers = Pick<HostForUi, Extract<keyof HostForUi, `drafts.${string}`>>;

function draftHandlers(dependencies: HostForUiDependencies): DraftHandlers {
  const { drafts, saveDraft, preparePicture, onDraftsChanged } = dependencies;
  async function changing<Value>(work: Promise<Value>): Promise<Value> {
    const value = await orWriteFailure(work);
    onDraftsChanged();
    return value;
  }
  return {
    'drafts.list': () => drafts.list(),
    'drafts.create': ({ content }) => changing(drafts.create(content)),
    'drafts.keep': ({ draftId, content }) => changing(drafts.keep(draftId, content)),
    async 'drafts.remove'({ draftId }) {
      await changing(drafts.remove(draftId));
      return {};
    },
    async 'drafts.reopen'({ draftId }) {
      await changing(drafts.reopen(draftId));
      return {};
    },
    'drafts.addPicture': ({ draftId, bytes }) => orWriteFailure(drafts.addPicture(draftId, bytes)),
    'drafts.preparePicture': ({ draftId, sha256 }) => orWriteFailure(preparePicture(draftId, sha256)),
    'drafts.readPicture': ({ draftId, sha256 }) => drafts.readPicture(draftId, sha256),
    'drafts.save': ({ draftId }) => orWriteFailure(saveDraft(draftId)),
  };
}

/** Other schemes could start programs. */
function checkWebAddress(url: string): string {
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme === 'http:' || scheme === 'https:') return url;
  throw appError('bridge/bad-input', {
    method: 'app.openExternal',
    path: 'url',
    reason: 'expected a web address',
  });
}

// The way of a file: kept by the host, then a job that reads it, waits for a word, and stores it. It can be stopped at any
// point, and then leaves nothing.

import type { AppError } from '../../../shared/base/app-error.ts';
import type { RemoteHostForUi } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { toldError } from '../../i18n/describe-error.ts';
import type { Job, JobsStore } from '../../state/jobs-store.ts';
import { type CacheDraft, isCacheFile, lookAtCache } from './cache-file.ts';
import { keepFile, type SlicedFile } from './keep-file.ts';

/** A file that waits for a word: rows, layers or a tile cache. */
export type ImportDraft = BridgeType<'ImportDraft'> & { readonly cache?: CacheDraft };
export type RowDraft = BridgeType<'RowDraft'>;
export type LayerDraft = BridgeType<'LayerDraft'>;

/** What a person says of a draft: the map that layers go to, or how rows are taken. */
export interface ImportWord {
  readonly mapName?: string;
  readonly layerNames?: string[];
  readonly choices?: BridgeType<'RowChoices'>;
}

/** Where the file in hand stands. `part` goes from 0 to 1; a tile cache has no job. */
export type ImportStep =
  | { readonly kind: 'sending'; readonly part: number }
  | { readonly kind: 'reading'; readonly jobId?: string | undefined }
  | {
      readonly kind: 'ready';
      readonly jobId?: string | undefined;
      readonly draft: ImportDraft;
      /** Why a table could not be read as was said last. */
      readonly problem?: unknown;
    }
  | { readonly kind: 'storing'; readonly jobId?: string | undefined; readonly draft: ImportDraft }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface ImportParts extends Pick<Bridge, 'host' | 'onHost' | 'data'> {
  readonly jobs: Pick<JobsStore, 'when'>;
}

export interface Opening {
  readonly signal: AbortSignal;
  readonly onStep: (step: ImportStep) => void;
}

/** Has a file kept and read, telling each step until it is ready or has failed. Who stopped it hears no more. */
export async function openFile(parts: ImportParts, file: SlicedFile, opening: Opening): Promise<void> {
  const { signal, onStep } = opening;
  try {
    await (isCacheFile(file) ? openCache : openDraft)(parts, file, opening);
  } catch (error) {
    if (!signal.aborted) onStep({ kind: 'failed', error });
  }
}

async function openDraft(parts: ImportParts, file: SlicedFile, { signal, onStep }: Opening): Promise<void> {
  const { host, data, jobs } = parts;
  const onPart = (part: number) => onStep({ kind: 'sending', part });
  const fileId = await keepFile(parts, file, { signal, onPart });
  const { jobId } = await host['imports.read']({ fileId });
  if (signal.aborted) stopImport(host, jobId);
  onStep({ kind: 'reading', jobId });
  const job = await jobs.when(jobId, ({ state }) => state !== 'running');
  if (job.state !== 'waiting') throw errorOf(job);
  const draft = await data['imports.draft']({ fileId }, { signal });
  onStep({ kind: 'ready', jobId, draft });
}

/** The host alone looks at a tile cache, and no job is needed for that. */
async function openCache(
  parts: Pick<ImportParts, 'host' | 'onHost'>,
  file: SlicedFile,
  { signal, onStep }: Opening,
): Promise<void> {
  const cache = await lookAtCache(parts, file, {
    signal,
    onPart: (part) => onStep({ kind: 'sending', part }),
    onReading: () => onStep({ kind: 'reading' }),
  });
  if (signal.aborted) leaveCache(parts.host, cache);
  else onStep({ kind: 'ready', draft: { fileId: '', fileName: file.name, bytes: cache.bytes, cache } });
}

/** Has a table read by what its columns are said to be. Where that fails it waits on, without rows. */
export async function mapTable(
  data: Pick<ImportParts['data'], 'imports.map'>,
  draft: ImportDraft,
  reading: BridgeType<'TableReading'>,
  signal: AbortSignal,
): Promise<Omit<Extract<ImportStep, { kind: 'ready' }>, 'kind' | 'jobId'>> {
  try {
    return { draft: await data['imports.map']({ fileId: draft.fileId, reading }, { signal }) };
  } catch (problem) {
    const { rows: _, table, ...file } = draft;
    return { draft: { ...file, ...(table && { table: { ...table, reading } }) }, problem };
  }
}

/** Stores a draft. Gives why it failed, where it did; one that was stopped did not. */
export async function storeDraft(
  { host, jobs }: Pick<ImportParts, 'host' | 'jobs'>,
  { fileId }: ImportDraft,
  word: ImportWord,
): Promise<AppError | undefined> {
  const { jobId } = await host['imports.store']({ fileId, ...word });
  const job = await jobs.when(jobId, ({ endedAtMs }) => endedAtMs !== null);
  return job.state === 'failed' ? errorOf(job) : undefined;
}

/** Takes a tile cache, as a copy or where it lies. One that cannot be taken is left. */
export async function storeCache(
  host: Pick<RemoteHostForUi, 'caches.take' | 'caches.leave'>,
  cache: CacheDraft,
  isCopy: boolean,
  signal: AbortSignal,
): Promise<void> {
  try {
    await host['caches.take']({ draftId: cache.draftId, isCopy }, { signal });
  } catch (error) {
    leaveCache(host, cache);
    throw error;
  }
}

/**
 * Has a tile cache looked at again with its rows counted from the other side, as another draft. Where that fails the one
 * before is left, and the new one where it was stopped meanwhile.
 */
export async function turnRows(
  host: Pick<RemoteHostForUi, 'caches.look' | 'caches.leave'>,
  draft: ImportDraft,
  signal: AbortSignal,
): Promise<ImportDraft> {
  const { cache } = draft;
  if (!cache?.facts.rowOrder) return draft;
  const rowOrder = cache.facts.rowOrder === 'tms' ? 'xyz' : 'tms';
  try {
    // Not given up when it is stopped: the draft that it makes would be known to nobody.
    const turned = await host['caches.look']({ draftId: cache.draftId, rowOrder });
    if (signal.aborted) leaveCache(host, turned);
    return { ...draft, cache: turned };
  } catch (error) {
    leaveCache(host, cache);
    throw error;
  }
}

/** Leaves what is looked at, and stops what runs. */
export function leaveStep(
  host: Pick<RemoteHostForUi, 'jobs.cancel' | 'caches.leave'>,
  step: ImportStep,
): void {
  if (step.kind === 'ready' && step.draft.cache) leaveCache(host, step.draft.cache);
  if ('jobId' in step && step.jobId !== undefined) stopImport(host, step.jobId);
}

function leaveCache(host: Pick<RemoteHostForUi, 'caches.leave'>, { draftId }: CacheDraft): void {
  host['caches.leave']({ draftId }).catch(() => undefined);
}

/** A job that has ended meanwhile cannot be stopped any more, and its notice says what it did. */
function stopImport(host: Pick<RemoteHostForUi, 'jobs.cancel'>, jobId: string): void {
  host['jobs.cancel']({ jobId }).catch(() => undefined);
}

function errorOf({ state, errorCode, errorDetails }: Job): AppError {
  return toldError(errorCode ?? (state === 'failed' ? 'internal' : `job/${state}`), errorDetails);
}

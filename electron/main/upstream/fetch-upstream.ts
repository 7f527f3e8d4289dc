// Fetches the answer of a service that is not ours: with limits, with patience, and with a way to stop.

import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../shared/base/app-error.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { VERSION } from '../reporting/version.ts';
import { networkProblem, SilenceError } from './network-problem.ts';

export interface FetchDependencies {
  readonly fetch: typeof globalThis.fetch;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly userAgent: string;
  readonly limitBytes?: number;
  /** How long the service may be silent, before the first byte and between two. */
  readonly silenceMs?: number;
}

interface FetchProgress {
  readonly doneBytes: number;
  readonly totalBytes: number | null;
  readonly attempt: number;
}

export interface FetchRequest {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FetchProgress) => void;
}

const ATTEMPTS = 3;
const PAUSES_MS = [1_000, 4_000];
const MAX_RETRY_AFTER_MS = 30_000;
const MAX_KEPT_BYTES = 200 * 1024 * 1024;
const SILENCE_MS = 30_000;

/** A failure that another try may mend, with the wait that the service asked for. */
class TransientFailure extends Error {
  readonly failure: AppError;
  readonly retryAfterMs: number | undefined;

  constructor(failure: AppError, retryAfterMs?: number) {
    super(failure.message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The body of a GET. Network failures, 429 and 5xx are tried again, three times in all. Fails with
 * `upstream/unreachable`, `upstream/bad-status` or `import/too-large`, or with the reason of the signal.
 */
export async function fetchUpstream(
  dependencies: FetchDependencies,
  request: FetchRequest,
): Promise<Buffer<ArrayBuffer>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(dependencies, request, attempt);
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof TransientFailure)) throw error;
      if (attempt === ATTEMPTS) throw error.failure;
      await dependencies.pause(error.retryAfterMs ?? PAUSES_MS[attempt - 1] ?? 0, request.signal);
    }
  }
}

async function fetchOnce(
  { fetch, userAgent, limitBytes = MAX_KEPT_BYTES, silenceMs = SILENCE_MS }: FetchDependencies,
  { url, signal, onProgress }: FetchRequest,
  attempt: number,
): Promise<Buffer<ArrayBuffer>> {
  const silence = new AbortController();
  const onSilence = () => silence.abort(new SilenceError(`nothing came for ${silenceMs} ms`));
  let timer = setTimeout(onSilence, silenceMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw statusFailure(url, response);
    const length = Number(response.headers.get('content-length') ?? Number.NaN);
    // Of a compressed answer the header tells the compressed length, and we count what comes out.
    const isExact = Number.isSafeInteger(length) && !response.headers.has('content-encoding');
    const totalBytes = isExact ? length : null;
    const tooLarge = () => appError('import/too-large', { file: url, limitBytes });
    if (isExact && length > limitBytes) throw tooLarge();
    const chunks: Uint8Array[] = [];
    let doneBytes = 0;
    onProgress({ doneBytes, totalBytes, attempt });
    for await (const chunk of response.body ?? []) {
      clearTimeout(timer);
      timer = setTimeout(onSilence, silenceMs);
      doneBytes += chunk.length;
      if (doneBytes > limitBytes) throw tooLarge();
      chunks.push(chunk);
      onProgress({ doneBytes, totalBytes, attempt });
    }
    return Buffer.concat(chunks, doneBytes);
  } catch (error) {
    if (error instanceof AppError || error instanceof TransientFailure) throw error;
    // A body that is given up in Electron says so, not why.
    throw networkFailure(url, silence.signal.aborted ? silence.signal.reason : error);
  } finally {
    clearTimeout(timer);
    // Ends the connection where the body was not read to its end.
    silence.abort();
  }
}

function statusFailure(url: string, { status, headers }: Response): AppError | TransientFailure {
  const failure = appError('upstream/bad-status', { url, status });
  if (status !== 429 && status < 500) return failure;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (!Number.isFinite(seconds)) return new TransientFailure(failure);
  return new TransientFailure(failure, Math.min(seconds * 1000, MAX_RETRY_AFTER_MS));
}

function networkFailure(url: string, error: unknown): TransientFailure {
  return new TransientFailure(
    appError('upstream/unreachable', { url, ...networkProblem(error) }, { cause: error }),
  );
}

/** The network itself, of Node unless the shell has a better one. It is not used before a user asks for an update. */
export function createFetchDependencies(
  fetch: typeof globalThis.fetch = globalThis.fetch,
): FetchDependencies {
  return {
    fetch,
    pause: (ms, signal) => wait(ms, undefined, { signal }),
    userAgent: `Varde/${VERSION}`,
  };
}

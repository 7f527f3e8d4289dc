// Speaks with a target over the network. Whatever happens is an answer: nothing here throws but a bug.

import type { TargetReply } from '../../../shared/delivery/target-reply.ts';
import { VERSION } from '../reporting/version.ts';
import { networkProblem, SilenceError } from '../upstream/network-problem.ts';
import type { KnownTarget } from './targets.ts';

export interface TargetClientDependencies {
  readonly fetch: typeof globalThis.fetch;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly headers?: { readonly [name: string]: string };
  readonly signal?: AbortSignal;
}

export type TargetClient = (target: Pick<KnownTarget, 'address'>, call: Call) => Promise<TargetReply>;

/** Clients of the public service wait as long for everything but pictures (reference 1.5). */
const SILENCE_MS = 15_000;
const INSERT_SILENCE_MS = 120_000;
/** Slower uplinks are given up. fetch does not tell how much of a body is sent, so that its time counts as silence. */
const SLOWEST_BYTES_PER_MS = 16;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Before a connection stands nothing can have arrived. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'refused',
  'unknownHost',
  'noNetwork',
  'proxy',
  'untrusted',
]);

export function createTargetClient({ fetch }: TargetClientDependencies): TargetClient {
  return async ({ address }, { method, path, body, headers = {}, signal }) => {
    const silenceMs =
      method === 'POST' && body instanceof Uint8Array
        ? INSERT_SILENCE_MS + body.length / SLOWEST_BYTES_PER_MS
        : SILENCE_MS;
    const silence = new AbortController();
    const onSilence = () => silence.abort(new SilenceError(`nothing came for ${silenceMs} ms`));
    let timer = setTimeout(onSilence, silenceMs);
    try {
      const response = await fetch(`${address}/${path}`, {
        method,
        headers: { accept: 'application/json', 'user-agent': `Varde/${VERSION}`, ...headers },
        // A POST that is sent elsewhere would arrive as a GET.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
        ...(body === undefined ? {} : { body }),
      });
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of response.body ?? []) {
        clearTimeout(timer);
        timer = setTimeout(onSilence, silenceMs);
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
        chunks.push(chunk);
      }
      return { status: response.status, ...headersOf(response), body: Buffer.concat(chunks) };
    } catch (error) {
      const { problem, reason } = networkProblem(silence.signal.aborted ? silence.signal.reason : error);
      return { problem, reason, isNeverSent: NEVER_SENT.has(problem) };
    } finally {
      clearTimeout(timer);
      // Ends the connection where the body was not read to its end.
      silence.abort();
    }
  };
}

export function jsonHeaders({ version }: Pick<KnownTarget, 'version'>) {
  return { 'content-type': 'application/json; charset=utf-8', ApiJsonVersion: version };
}

/** Both names of the token, because targets know one or the other. */
export function tokenHeaders({ token }: Pick<KnownTarget, 'token'>) {
  return { obs_apptoken: token, regObs_apptoken: token };
}

function headersOf({ headers }: Response): { retryAfterMs?: number; dateMs?: number } {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const retryAfter = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    ...(Number.isNaN(dateMs) ? {} : { dateMs }),
    ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1_000 }),
  };
}

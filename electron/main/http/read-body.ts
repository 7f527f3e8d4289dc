import type { IncomingMessage } from 'node:http';
import { appError } from '../../../shared/contracts/errors.ts';

/** What a body may be. */
export interface BodyRule {
  readonly limitBytes: number;
  /** What is told of a body that is larger. */
  readonly tooLarge: () => Error;
  /** Looks at a part as it comes; what it gives breaks the reading off. */
  readonly check?: (chunk: Buffer) => Error | undefined;
}

/** The whole body of a request. Fails with `http/too-large` as soon as it is known to be larger than the limit. */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer<ArrayBuffer>> {
  return takeBody(request, { limitBytes, tooLarge: () => appError('http/too-large', { limitBytes }) });
}

/** So long the rest of a refused body may come in before it is answered. */
const REST_LIMIT_MS = 1_000;

/**
 * The whole body of a request. Nothing is kept of one that breaks the rule, and it fails when its rest has passed or has
 * had its time: a client that is answered while it sends, and then cut off, does not read its answer.
 */
export function takeBody(
  request: IncomingMessage,
  { limitBytes, tooLarge, check }: BodyRule,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = (error: Error) => {
      chunks.length = 0;
      request.off('data', take).off('end', end).resume();
      const answer = () => reject(error);
      const timer = setTimeout(answer, REST_LIMIT_MS);
      request.once('close', () => clearTimeout(timer)).once('end', answer);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      const fault = length > limitBytes ? tooLarge() : check?.(chunk);
      if (fault) refuse(fault);
      else chunks.push(chunk);
    };
    const end = () => resolve(Buffer.concat(chunks));
    request.on('error', reject).on('end', end);
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) refuse(tooLarge());
    else request.on('data', take);
  });
}

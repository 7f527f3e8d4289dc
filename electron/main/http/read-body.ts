import type { IncomingMessage, ServerResponse } from 'node:http';
import { createByteScan } from '../../../shared/codec/xml/byte-scan.ts';
import { READ_LIMITS } from '../../../shared/codec/xml/read-limits.ts';
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
export function readBody(response: ServerResponse, limitBytes: number): Promise<Buffer<ArrayBuffer>> {
  return takeBody(response, { limitBytes, tooLarge: () => appError('http/too-large', { limitBytes }) });
}

/**
 * The whole body of the request of a response; a client that asks whether to send it is told to go on only when it will
 * be read. Fails with the byte that breaks the rule; nothing is kept then, and what still comes in is
 * let pass (see sendError).
 */
function takeBody(
  response: ServerResponse<IncomingMessage>,
  { limitBytes, tooLarge, check }: BodyRule,
): Promise<Buffer<ArrayBuffer>> {
  const { req: request } = response;
  // Of a request without one the end came before anybody could hear of it.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    let length = 0;
    const refuse = (error: Error) => {
      chunks.length = 0;
      request.off('data', take).off('end', end).resume();
      reject(error);
    };
    const take = (chunk: Buffer<ArrayBuffer>) => {
      length += chunk.length;
      const fault = length > limitBytes ? tooLarge() : check?.(chunk);
      if (fault) refuse(fault);
      else chunks.push(chunk);
    };
    // Most come in one piece.
    const end = () => resolve((chunks.length === 1 && chunks[0]) || Buffer.concat(chunks));
    request.on('error', reject).on('end', end);
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) return refuse(tooLarge());
    if (request.headers.expect !== undefined) response.writeContinue();
    request.on('data', take);
  });
}

/** The whole body of a SOAP request. Fails as soon as a byte breaks a limit of size, depth or elements. */
export function scanBody(response: ServerResponse): Promise<Buffer<ArrayBuffer>> {
  const scan = createByteScan();
  const limitBytes = READ_LIMITS.maxBytes;
  return takeBody(response, {
    limitBytes,
    tooLarge: () => appError('soap/too-large', { limit: limitBytes }),
    check: (chunk) => scan.write(chunk),
  });
}

import type { IncomingMessage } from 'node:http';
import { appError } from '../../../shared/contracts/errors.ts';

/** The whole body of a request. Fails with `http/too-large` as soon as it is known to be larger than the limit. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => appError('http/too-large', { limitBytes });
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > limitBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

import type { IncomingMessage } from 'node:http';
import { createByteScan } from '../../../shared/codec/xml/byte-scan.ts';
import { READ_LIMITS } from '../../../shared/codec/xml/read-limits.ts';
import { appError } from '../../../shared/contracts/errors.ts';

/**
 * The whole body of a SOAP request. Fails as soon as a byte breaks a limit of size, depth or elements; the rest is let
 * pass unread, because a client that is cut off while it sends does not read its fault.
 */
export function scanBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const scan = createByteScan();
    const chunks: Buffer[] = [];
    const refuse = (error: Error) => {
      request.off('data', take).resume();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      const fault = scan.write(chunk);
      if (fault) refuse(fault);
      else chunks.push(chunk);
    };
    request.on('error', reject);
    request.on('end', () => resolve(Buffer.concat(chunks)));
    if (Number(request.headers['content-length'] ?? 0) > READ_LIMITS.maxBytes) {
      refuse(appError('soap/too-large', { limit: READ_LIMITS.maxBytes }));
    } else request.on('data', take);
  });
}

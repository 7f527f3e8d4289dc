import type { ServerResponse } from 'node:http';
import { createByteScan } from '../../../shared/codec/xml/byte-scan.ts';
import { READ_LIMITS } from '../../../shared/codec/xml/read-limits.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import { takeBody } from './read-body.ts';

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

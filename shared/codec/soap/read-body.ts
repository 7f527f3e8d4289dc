// From the bytes of a body to a request: scan, decoding and reading, in the order of what they cost.

import { AppError } from '../../base/app-error.ts';
import { createByteScan } from '../xml/byte-scan.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { READ_LIMITS, type ReadLimits } from '../xml/read-limits.ts';
import type { ReadRequest } from './read-request.ts';

/** Reads a whole body. Where it came in pieces, a byte scan of its own has refused it earlier. */
export function readBody(
  bytes: Uint8Array,
  charset: string | undefined,
  read: ReadRequest,
  limits: ReadLimits = READ_LIMITS,
): ReturnType<ReadRequest> {
  const fault = createByteScan(limits).write(bytes);
  if (fault) return { ok: false, problem: { version: undefined, fault } };
  try {
    return read(decodeXml(bytes, charset));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, problem: { version: undefined, fault: error } };
  }
}

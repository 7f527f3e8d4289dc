// From the bytes of a body to a request: scan, decoding and reading, in the order of what they cost.

import { AppError } from '../../base/app-error.ts';
import { runSync, type Steps } from '../../base/steps.ts';
import { createByteScan } from '../xml/byte-scan.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import type { ReadOutcome, ReadRequest } from './read-request.ts';

const STEP_BYTES = 256 * 1024;

/** Reads a whole body. Where it came in pieces, a byte scan of its own has refused it earlier. */
export function* readBodyInSteps(
  bytes: Uint8Array,
  charset: string | undefined,
  read: ReadRequest,
): Steps<ReadOutcome> {
  const scan = createByteScan();
  for (let start = 0; start < bytes.length; start += STEP_BYTES) {
    if (start > 0) yield;
    const fault = scan.write(bytes.subarray(start, start + STEP_BYTES));
    if (fault) return { ok: false, problem: { version: undefined, fault } };
  }
  let text: string;
  try {
    text = decodeXml(bytes, charset);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, problem: { version: undefined, fault: error } };
  }
  return yield* read.inSteps(text);
}

export function readBody(bytes: Uint8Array, charset: string | undefined, read: ReadRequest): ReadOutcome {
  return runSync(readBodyInSteps(bytes, charset, read));
}

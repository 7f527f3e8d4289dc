// A reply made ready to be sent many times: headers written out, body compressed once, tags computed once.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpReply } from '../../../shared/http/replies.ts';

/** One form of a reply: as it is, or compressed. */
export interface Representation {
  readonly etag: string;
  readonly body: Buffer;
  /** Names and values in turn, as Node takes them without another look. */
  readonly headers: string[];
  /** The same for a reply that says only: not modified. */
  readonly notModifiedHeaders: string[];
}

export interface StoredReply {
  readonly status: number;
  /** The day in Oslo up to whose end it may be kept; undefined when it may not be kept. */
  readonly cacheDay: string | undefined;
  /** Whole seconds, as the header has it; undefined when the reply does not tell. */
  readonly lastModifiedMs: number | undefined;
  readonly plain: Representation;
  /** Undefined where compressing is not worth it. */
  compressed(): Promise<Representation> | undefined;
  readonly bytes: number;
}

const LEAST_COMPRESSED_BYTES = 1024;
const HASH_BYTES = 15;

const compress = promisify(gzip);

/** Headers that belong to the form of the body or the connection, and are ours to set. */
const OWN_HEADERS = new Set([
  'etag',
  'vary',
  'content-length',
  'content-encoding',
  'cache-control',
  'x-content-type-options',
]);

export function storeReply(reply: HttpReply): StoredReply {
  const body = Buffer.from(reply.body.buffer, reply.body.byteOffset, reply.body.byteLength);
  const tag = createHash('sha256').update(body).digest().subarray(0, HASH_BYTES).toString('base64url');
  const headers = reply.headers
    .filter(({ name }) => !OWN_HEADERS.has(name))
    .flatMap(({ name, value }) => [name, value]);
  const lastModified = reply.headers.find(({ name }) => name === 'last-modified')?.value;
  const caching = reply.headers.find(({ name }) => name === 'cache-control')?.value ?? 'no-cache';
  let packed: Promise<Representation> | undefined;
  return {
    status: reply.status,
    cacheDay: reply.cacheDay,
    lastModifiedMs: lastModified === undefined ? undefined : Date.parse(lastModified),
    plain: represent(headers, body, `"${tag}"`, caching),
    compressed() {
      if (body.length < LEAST_COMPRESSED_BYTES) return undefined;
      packed ??= compress(body).then((bytes) =>
        represent(headers, bytes, `"${tag}-gzip"`, caching, ['content-encoding', 'gzip']),
      );
      return packed;
    },
    bytes: body.length,
  };
}

function represent(
  headers: string[],
  body: Buffer,
  etag: string,
  caching: string,
  encoding: string[] = [],
): Representation {
  const validators = ['etag', etag, 'vary', 'Accept-Encoding', 'cache-control', caching];
  const always = ['x-content-type-options', 'nosniff'];
  return {
    etag,
    body,
    headers: [...headers, ...validators, ...encoding, ...always, 'content-length', String(body.length)],
    notModifiedHeaders: [...withoutContent(headers), ...validators, ...always],
  };
}

function withoutContent(headers: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index];
    const value = headers[index + 1];
    if (name && value !== undefined && name !== 'content-type') kept.push(name, value);
  }
  return kept;
}

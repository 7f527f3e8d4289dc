// A reply made ready to be sent many times: headers written out, body compressed once, tags computed once.

import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RequestTarget, targetKey } from '../../../../shared/contracts/resolve-target.ts';
import type { HttpReply } from '../../../../shared/http/replies.ts';

/** One form of a reply: as it is, or compressed. */
export interface Representation {
  /** Undefined for what no client can ask for again. */
  readonly etag: string | undefined;
  readonly body: Buffer;
  /** Names and values in turn, as Node takes them without another look, with those of one delivery. */
  headersWith(more: readonly string[]): string[];
  /** Those of a reply that says only: not modified. */
  notModifiedHeaders(): string[];
}

export interface StoredReply {
  readonly status: number;
  /** The day in Oslo up to whose end it may be kept; undefined when it may not be kept. */
  readonly cacheDay: string | undefined;
  readonly plain: Representation;
  /** Undefined where compressing is not worth it. */
  compressed(): Promise<Representation> | undefined;
  /** In memory now: of the body, and of its packed form once that was asked for. */
  readonly bytes: number;
  /** Told when the packed form is made. At most one listener. */
  onGrown: ((bytes: number) => void) | undefined;
}

const LEAST_COMPRESSED_BYTES = 1024;
/** Of 15 bytes: more than chance ever makes equal. */
const TAG_LETTERS = 20;

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

/**
 * `isOfAddress`: whether the reply is what its address holds, as to GET. A tag on anything else, such as the answer to a
 * message, would be told of what GET gives there (RFC 9110, 8.8): it has none. `told`: what tells the body from any other
 * at its address, where something shorter does.
 */
export function storeReply(reply: HttpReply, isOfAddress: boolean, told?: string): StoredReply {
  const body = Buffer.from(reply.body.buffer, reply.body.byteOffset, reply.body.byteLength);
  const tag = isOfAddress ? tagOf(told ?? body) : undefined;
  const headers = reply.headers
    .filter(({ name }) => !OWN_HEADERS.has(name))
    .flatMap(({ name, value }) => [name, value]);
  const caching = reply.headers.find(({ name }) => name === 'cache-control')?.value ?? 'no-cache';
  let packed: Promise<Representation> | undefined;
  const stored: StoredReply & { bytes: number } = {
    status: reply.status,
    cacheDay: reply.cacheDay,
    plain: represent({ headers, body, etag: tag && `"${tag}"`, caching }),
    compressed() {
      if (reply.isCompressed || body.length < LEAST_COMPRESSED_BYTES) return undefined;
      packed ??= compress(body).then((bytes) => {
        stored.bytes += bytes.length;
        stored.onGrown?.(bytes.length);
        return represent({
          headers,
          body: bytes,
          etag: tag && `"${tag}-gzip"`,
          caching,
          encoding: ['content-encoding', 'gzip'],
        });
      });
      return packed;
    },
    bytes: body.length,
    onGrown: undefined,
  };
  return stored;
}

function tagOf(told: Buffer | string): string {
  return hash('sha256', told, 'base64url').slice(0, TAG_LETTERS);
}

/** Remembers what it joined last. */
function createJoining(headers: string[]): Representation['headersWith'] {
  let joined = headers;
  let joinedWith: readonly string[] = [];
  return (more) => {
    if (more === joinedWith) return joined;
    joinedWith = more;
    joined = [...headers, ...more];
    return joined;
  };
}

interface RepresentationDependencies extends Pick<Representation, 'etag' | 'body'> {
  readonly headers: string[];
  readonly caching: string;
  readonly encoding?: string[];
}

function represent({
  headers,
  body,
  etag,
  caching,
  encoding = [],
}: RepresentationDependencies): Representation {
  const tag = etag === undefined ? [] : ['etag', etag];
  const validators = [...tag, 'vary', 'Accept-Encoding', 'cache-control', caching];
  const always = ['x-content-type-options', 'nosniff', ...framing(headers)];
  const length = ['content-length', String(body.length)];
  return {
    etag,
    body,
    headersWith: createJoining([...headers, ...validators, ...encoding, ...always, ...length]),
    notModifiedHeaders: () => [...withoutContent(headers), ...validators, ...always],
  };
}

/** Pages say themselves what they may load; none of them is to be shown inside a page of somebody else. */
function framing(headers: readonly string[]): string[] {
  const type = headers[headers.indexOf('content-type') + 1];
  return type?.startsWith('text/html') ? ['x-frame-options', 'DENY'] : [];
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

/** Long requests are rare and seldom asked twice: looking for their replies would cost more than it gives. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The key of the reply to a SOAP message: everything that the answer is made of but the data. Answers hold the address
 * that the client used, and the content type says how the bytes are read; SOAPAction says nothing. Undefined where the
 * reply is not looked for.
 */
export function messageKey(
  { headers }: IncomingMessage,
  {
    target,
    query,
    origin,
  }: { readonly target: RequestTarget; readonly query: string; readonly origin: string },
  body: Uint8Array,
): string | undefined {
  if (body.length > MAX_BODY_BYTES) return undefined;
  const type = headers['content-type'] ?? '';
  return `POST ${targetKey(target)}?${query} ${origin} ${hash('sha256', body, 'base64url')} ${type}`;
}

// Copies of exported files for the browser shell: each address works once, for a while, for who may see the app.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { create } from 'content-disposition';
import { createSecret } from '../files/secret.ts';
import { mediaTypeOf } from './media-types.ts';
import type { OtherHandler } from './router.ts';
import type { Session } from './session.ts';

const PREFIX = '/download/';
const KEPT_MS = 10 * 60_000;
const KEPT_COUNT = 50;

export interface Downloads {
  /** The address, on our own origin, at which a copy of the file can be had once. */
  offer(file: string): string;
  readonly handler: OtherHandler;
}

export function createDownloads(session: Session, nowMs: () => number): Downloads {
  const offered = new Map<string, { readonly file: string; readonly untilMs: number }>();

  function take(token: string): string | undefined {
    const found = offered.get(token);
    offered.delete(token);
    return found && nowMs() <= found.untilMs ? found.file : undefined;
  }

  return {
    offer(file) {
      const token = createSecret();
      offered.set(token, { file, untilMs: nowMs() + KEPT_MS });
      for (const old of [...offered.keys()].slice(0, -KEPT_COUNT)) offered.delete(old);
      return `${PREFIX}${token}`;
    },
    async handler(request, response, { path }) {
      if (!path.startsWith(PREFIX) || request.method !== 'GET' || !session.hasCookie(request.headers)) {
        return false;
      }
      const file = take(path.slice(PREFIX.length));
      if (file === undefined) return false;
      const { size } = await stat(file);
      response.writeHead(200, {
        'content-type': mediaTypeOf(file),
        'content-disposition': create(basename(file)),
        'content-length': size,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      createReadStream(file)
        // The client notices by the length that the end is missing.
        .on('error', () => response.destroy())
        .pipe(response);
      return true;
    },
  };
}

// Files that a person hands over: to the system by a double click, by an argument, by a drop on the icon, or to a window.
// The user interface gets a token of each that nobody guesses, and never a path.

import { createReadStream, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { app } from 'electron';
import { createSecret } from '../../files/secret.ts';
import { PAGE_HEADERS } from '../../http/page-policy.ts';

/** What Varde can take in; of everything else that stands among arguments nothing is read. */
const EXTENSIONS = new Set(['.geojson', '.geojsonl', '.geojsons', '.gpx', '.json', '.csv']);
const PREFIX = '/opened/';
/** Tokens that are good at the same time; files are taken in one after another. */
const MAX_KEPT = 100;

export interface OpenedFiles {
  /**
   * Offers a file to the user interface, once. Gives what stands behind the hash of its address,
   * `open-file:TOKEN/NAME`; undefined for what is no file that Varde takes in.
   */
  offer(path: string): string | undefined;
  /** Offers the first such file among the arguments of a start, which stand relative to a folder. */
  offerFirst(args: readonly string[], folder: string): string | undefined;
  /** Takes in a file that was chosen in a window or dropped on it. Gives its token. */
  admit(path: string): string;
  /** The bytes of a file, once by its token; undefined for every other path. */
  answer(path: string): Response | undefined;
  /** Where the file of a token stands, once. */
  takePath(token: string): string | undefined;
}

export function createOpenedFiles(platform: NodeJS.Platform): OpenedFiles {
  const files = new Map<string, { readonly path: string; isRead: boolean }>();

  function admit(path: string): string {
    const token = createSecret();
    files.set(token, { path, isRead: false });
    for (const oldest of [...files.keys()].slice(0, -MAX_KEPT)) files.delete(oldest);
    return token;
  }

  function offer(path: string): string | undefined {
    if (!EXTENSIONS.has(extname(path).toLowerCase())) return undefined;
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    const token = admit(path);
    // Linux keeps such a list by the dialogs of its desktops only.
    if (platform !== 'linux') app.addRecentDocument(path);
    return `open-file:${token}/${basename(path)}`;
  }

  return {
    offer,
    admit,
    takePath(token) {
      const path = files.get(token)?.path;
      files.delete(token);
      return path;
    },
    offerFirst(args, folder) {
      for (const argument of args) {
        const link = argument.startsWith('-') ? undefined : offer(resolve(folder, argument));
        if (link !== undefined) return link;
      }
      return undefined;
    },
    answer(path) {
      if (!path.startsWith(PREFIX)) return undefined;
      const file = files.get(path.slice(PREFIX.length));
      if (!file || file.isRead) return new Response(null, { status: 404 });
      file.isRead = true;
      const headers = {
        ...PAGE_HEADERS,
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store',
      };
      return new Response(webStreamOf(file.path), { headers });
    },
  };
}

/** Read as far as it is asked for: a file may have hundreds of megabytes. */
function webStreamOf(file: string): ReadableStream<Uint8Array> {
  const chunks = createReadStream(file)[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

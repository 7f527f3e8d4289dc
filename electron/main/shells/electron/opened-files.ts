// Files that the system hands over: by a double click, by an argument, by a drop on the icon. The user interface gets
// each under an address that nobody guesses, and never a path.

import { createReadStream, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { app } from 'electron';
import { createSecret } from '../../files/secret.ts';
import { PAGE_HEADERS } from '../../http/page-policy.ts';

/** What Varde can take in; of everything else that stands among arguments nothing is read. */
const EXTENSIONS = new Set(['.geojson', '.geojsonl', '.geojsons', '.json', '.csv']);
const PREFIX = '/opened/';

export interface OpenedFiles {
  /**
   * Offers a file to the user interface, once. Gives what stands behind the hash of its address,
   * `open-file:TOKEN/NAME`; undefined for what is no file that Varde takes in.
   */
  offer(path: string): string | undefined;
  /** Offers the first such file among the arguments of a start, which stand relative to a folder. */
  offerFirst(args: readonly string[], folder: string): string | undefined;
  /** The bytes of an offered file; undefined for every other path. */
  answer(path: string): Response | undefined;
}

export function createOpenedFiles(platform: NodeJS.Platform): OpenedFiles {
  const offered = new Map<string, string>();

  function offer(path: string): string | undefined {
    if (!EXTENSIONS.has(extname(path).toLowerCase())) return undefined;
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
    const token = createSecret();
    offered.set(token, path);
    // Linux keeps such a list by the dialogs of its desktops only.
    if (platform !== 'linux') app.addRecentDocument(path);
    return `open-file:${token}/${basename(path)}`;
  }

  return {
    offer,
    offerFirst(args, folder) {
      for (const argument of args) {
        const link = argument.startsWith('-') ? undefined : offer(resolve(folder, argument));
        if (link !== undefined) return link;
      }
      return undefined;
    },
    answer(path) {
      if (!path.startsWith(PREFIX)) return undefined;
      const token = path.slice(PREFIX.length);
      const file = offered.get(token);
      offered.delete(token);
      if (file === undefined) return new Response(null, { status: 404 });
      const headers = {
        ...PAGE_HEADERS,
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store',
      };
      return new Response(webStreamOf(file), { headers });
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

// The files of our pages. They are read once at start: no path from a request reaches the disk.

import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { dirname } from 'node:path/posix';
import { PAGE_FONT_PATH } from '../../../shared/http/soap/page-style.ts';
import { mediaTypeOf } from './media-types.ts';
import { PAGE_HEADERS, pagePolicy } from './page-policy.ts';
import type { OtherHandler } from './router.ts';

interface StaticReply {
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

export interface StaticFiles {
  has(path: string): boolean;
  /** The file at a path, which is decoded and begins with a slash; a folder answers with its index.html. */
  find(path: string, connections?: readonly string[]): Promise<StaticReply | undefined>;
}

const NONCE_PLACE = '__NONCE__';
const NONCE_BYTES = 16;

/**
 * Mounts folders: `{ '/data/': '…/dist/data' }`. Folders that do not exist are empty. All files are read at once: a
 * page and what it loads stay those of one build, also when the next one is put into the same place.
 */
export function createStaticFiles(mounts: { readonly [path: string]: string }): StaticFiles {
  const files = new Map<string, Promise<Buffer>>();
  for (const [base, folder] of Object.entries(mounts)) {
    for (const file of listFiles(folder)) {
      const body = readFile(file);
      // Who asks for it gets the failure.
      body.catch(() => undefined);
      files.set(`${base}${relative(folder, file).split(sep).join('/')}`, body);
    }
  }

  const nameOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);

  return {
    has: (path) => files.has(nameOf(path)),
    async find(path, connections) {
      const name = nameOf(path);
      const body = await files.get(name);
      if (body === undefined) return undefined;
      return name.endsWith('.html') ? pageReply(body, connections) : fileReply(name, body);
    },
  };
}

function pageReply(template: Buffer, connections?: readonly string[]): StaticReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return {
    headers: {
      ...PAGE_HEADERS,
      'content-type': mediaTypeOf('index.html'),
      'content-security-policy': pagePolicy(nonce, connections),
      'cache-control': 'no-store',
    },
    body: Buffer.from(template.toString('utf8').replaceAll(NONCE_PLACE, nonce)),
  };
}

function fileReply(name: string, body: Buffer): StaticReply {
  // The bundler puts a hash of the content into the names below assets/.
  const isHashed = name.includes('/assets/');
  return {
    headers: {
      ...PAGE_HEADERS,
      'content-type': mediaTypeOf(name),
      'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
      // A module worker is a document of its own: without a policy it could load from anywhere.
      ...(name.endsWith('js') ? { 'content-security-policy': WORKER_POLICY } : {}),
    },
    body,
  };
}

const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self' data: blob:; worker-src 'self' blob:";

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return []; // Not built: then there is nothing to hand out.
  }
}

/** The typeface of the app, for the pages of the services. `folder`: the bundles have it beside them. */
export function createPageFonts(folder: string): OtherHandler {
  const files = createStaticFiles({ [`${dirname(PAGE_FONT_PATH)}/`]: folder });
  return async (request, response, { path }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = await files.find(path);
    if (!file) return false;
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
    response.end(request.method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

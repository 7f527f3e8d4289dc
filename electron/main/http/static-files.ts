// The files of our pages. What can be asked for is listed once at start: no path from a request reaches the disk.

import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mediaTypeOf } from './media-types.ts';
import { PAGE_HEADERS, pagePolicy } from './page-policy.ts';

export interface StaticReply {
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

export interface StaticFiles {
  /** The file at a path, which is decoded and begins with a slash; a folder answers with its index.html. */
  find(path: string, sockets?: readonly string[]): Promise<StaticReply | undefined>;
}

const NONCE_PLACE = '__NONCE__';
const NONCE_BYTES = 16;

/** Mounts folders: `{ '/data/': '…/dist/data' }`. Folders that do not exist are empty. */
export function createStaticFiles(mounts: { readonly [path: string]: string }): StaticFiles {
  const files = new Map<string, string>();
  for (const [base, folder] of Object.entries(mounts)) {
    for (const file of listFiles(folder)) {
      files.set(`${base}${relative(folder, file).split(sep).join('/')}`, file);
    }
  }
  const bodies = new Map<string, Promise<Buffer>>();

  function read(file: string): Promise<Buffer> {
    const known = bodies.get(file);
    if (known) return known;
    const body = readFile(file);
    bodies.set(file, body);
    // A failure is told to who asked; the next one tries again.
    body.catch(() => bodies.delete(file));
    return body;
  }

  return {
    async find(path, sockets) {
      const name = path.endsWith('/') ? `${path}index.html` : path;
      const file = files.get(name);
      if (file === undefined) return undefined;
      const body = await read(file);
      return name.endsWith('.html') ? pageReply(body, sockets) : fileReply(name, body);
    },
  };
}

function pageReply(template: Buffer, sockets?: readonly string[]): StaticReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return {
    headers: {
      ...PAGE_HEADERS,
      'content-type': mediaTypeOf('index.html'),
      'content-security-policy': pagePolicy(nonce, sockets),
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

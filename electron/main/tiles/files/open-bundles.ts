// Bundles that stay open between tiles, each with its index in memory.

import { type FileHandle, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  emptyBundle,
  type GrowingBundle,
  openGrowingBundle,
} from '../../../../shared/tiles/compact/write-bundle-v2.ts';
import { PACKET_SIZE } from '../../../../shared/tiles/conf/cache-layout.ts';
import { renameFile } from '../../files/rename-file.ts';
import { fileTarget } from './file-folder.ts';

export const EXTENSION = '.bundle';
const MAX_OPEN = 32;
const EMPTY_BYTES = emptyBundle().length;

interface OpenBundle {
  readonly handle: FileHandle;
  readonly bundle: GrowingBundle;
}

export interface OpenBundles {
  /** Undefined where there is none. */
  open(path: string): Promise<OpenBundle | undefined>;
  make(path: string): Promise<OpenBundle & { readonly isNew: boolean }>;
  /** The same tiles without holes, beside the file and then in its place. */
  rewrite(path: string): Promise<void>;
  sync(): Promise<void>;
  close(path: string): Promise<void>;
  /** Those that were asked for longest ago; not while something is written. */
  closeSome(): Promise<void>;
  closeAll(): Promise<void>;
}

export function createOpenBundles(): OpenBundles {
  const opened = new Map<string, Promise<OpenBundle>>();

  async function close(path: string): Promise<void> {
    const known = opened.get(path);
    opened.delete(path);
    await known?.then(({ handle }) => handle.close()).catch(() => undefined);
  }

  async function closeOldest(isKept: number): Promise<void> {
    for (const path of [...opened.keys()].slice(0, Math.max(0, opened.size - isKept))) await close(path);
  }

  async function find(path: string): Promise<OpenBundle | undefined> {
    const known = opened.get(path);
    if (!known && !(await hasIndex(path))) return undefined;
    const opening = opened.get(path) ?? openBundle(path);
    // The last one asked for stands last.
    opened.delete(path);
    opened.set(path, opening);
    opening.catch(() => opened.delete(path));
    return opening;
  }

  return {
    open: find,
    async make(path) {
      const known = await find(path);
      if (known) return { ...known, isNew: false };
      await mkdir(dirname(path), { recursive: true });
      await writeEmpty(path);
      const made = await find(path);
      if (!made) throw new Error(`${path} went away`);
      return { ...made, isNew: true };
    },
    async rewrite(path) {
      const old = await find(path);
      if (old) await copyTiles(old.bundle, `${path}.new`);
      await close(path);
      await renameFile(`${path}.new`, path);
    },
    async sync() {
      for (const opening of opened.values()) await (await opening).handle.datasync();
    },
    close,
    closeSome: () => closeOldest(MAX_OPEN),
    closeAll: () => closeOldest(0),
  };
}

async function openBundle(path: string): Promise<OpenBundle> {
  const handle = await open(path, 'r+');
  try {
    return { handle, bundle: await openGrowingBundle(fileTarget(handle, path)) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function copyTiles(old: GrowingBundle, path: string): Promise<void> {
  await writeEmpty(path);
  const { handle, bundle } = await openBundle(path);
  try {
    for (let place = 0; place < PACKET_SIZE ** 2; place++) {
      const bytes = old.has(place) ? await old.read(place) : undefined;
      if (bytes) await bundle.put([{ place, bytes }]);
    }
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** On a full disk no half bundle stays behind. */
async function writeEmpty(path: string): Promise<void> {
  try {
    await writeFile(path, emptyBundle());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** One that is shorter than its index, as a crash leaves it, holds nothing and is made anew. */
async function hasIndex(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile() && stats.size >= EMPTY_BYTES,
    () => false,
  );
}

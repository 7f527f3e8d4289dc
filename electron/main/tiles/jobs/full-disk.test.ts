// Builds and exports where the disk is full in the midst of it: in a disk of the test's own, which takes the part of what is
// written that it has room for, and on a real one in memory, where the system lets a test have one.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { DISK_BYTES, type FilledDisk, fillDisk, WRITTEN, type Written } from '../testing/fill-disk.ts';

const disk = vi.hoisted(() => ({ root: '', freeBytes: () => Number.POSITIVE_INFINITY }));

vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  const full = () =>
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  /** How many of some bytes go there, from a place of a file on. */
  const fitting = (length: number, position: number, size: number) => {
    const growth = Math.max(0, position + length - size);
    return length - Math.max(0, growth - Math.max(0, disk.freeBytes()));
  };
  return {
    ...real,
    async writeFile(path: string, content: string | Uint8Array) {
      if (!path.startsWith(disk.root)) return real.writeFile(path, content);
      const bytes = Buffer.from(content);
      const fits = fitting(bytes.length, 0, 0);
      await real.writeFile(path, bytes.subarray(0, fits));
      if (fits < bytes.length) throw full();
    },
    async open(...[path, flags, mode]: Parameters<typeof real.open>) {
      const file = await real.open(path, flags, mode);
      if (!String(path).startsWith(disk.root)) return file;
      const { write } = file;
      return Object.assign(file, {
        async write(bytes: Uint8Array, offset: number, length: number, position: number) {
          const fits = fitting(length, position, (await file.stat()).size);
          if (fits <= 0) throw full();
          return Reflect.apply(write, file, [bytes, offset, fits, position]);
        },
      }) as FileHandle;
    },
  };
});

const folders = createTemporaryFolders();
afterEach(() => {
  Object.assign(disk, { root: '', freeBytes: () => Number.POSITIVE_INFINITY });
  folders.removeAll();
});

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Bytes that are free at first: for nothing, for a part of the tiles, for nearly all of them. */
const ROOMS: { readonly [what in Written]: readonly number[] } = {
  build: [60_000, 400_000, 900_000],
  mbtiles: [1_000_000, 3_700_000],
  pmtiles: [60_000, 1_000_000, 3_800_000],
  'compact-v2': [60_000, 1_000_000, 4_200_000],
  exploded: [100_000, 1_000_000, 3_800_000],
};

const CASES = WRITTEN.flatMap((what) => ROOMS[what].map((roomBytes) => [what, roomBytes] as const));

function expectSaidAndDone(filled: FilledDisk, what: Written): void {
  const errorCode = what === 'build' ? 'tiles/not-kept' : 'export/write-failed';
  const end = { state: 'failed', errorCode, isResumable: true };
  expect(filled).toMatchObject({
    failed: [end, end],
    problem: 'full',
    ...{ wrong: 0, missing: 0, ended: 'done' },
  });
  // Of an export that failed there is nothing.
  if (what !== 'build') expect(filled.left).toEqual([]);
}

// SQLite writes past Node.
test.for(CASES.filter(([what]) => what !== 'mbtiles'))(
  '%s with room for %i bytes says that the disk is full, and goes on when there is room',
  async ([what, roomBytes]) => {
    const root = folders.create();
    Object.assign(disk, { root, freeBytes: () => DISK_BYTES - sizeOf(root) });
    const filled = await fillDisk(what, root, roomBytes);
    expectSaidAndDone(filled, what);
  },
);

const ALONE = join(import.meta.dirname, '../testing/fill-disk-alone.ts');
const DISK = `size=${DISK_BYTES}`;

/** Runs a command with a disk in memory of its own at a folder, which nobody else sees. */
function onSmallDisk(folder: string, command: readonly string[]) {
  const script = 'mount -t tmpfs -o "$1" small "$2" && shift 2 && exec "$@"';
  const args = ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', DISK, folder, ...command];
  return spawnSync('unshare', args, { encoding: 'utf8' });
}

test.for(CASES)(
  '%s with room for %i bytes says so and goes on on a real disk',
  async ([what, roomBytes], { skip }) => {
    const folder = folders.create();
    skip(
      !existsSync('/proc') || onSmallDisk(folder, ['true']).status !== 0,
      'A test may not mount a disk here',
    );
    const { stdout, stderr } = onSmallDisk(folder, [
      process.execPath,
      ...[ALONE, what, folder, String(roomBytes)],
    ]);
    expect(stderr).toBe('');
    const filled: FilledDisk = JSON.parse(stdout);
    expectSaidAndDone(filled, what);
  },
);

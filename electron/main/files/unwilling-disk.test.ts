// Disks on which a step fails that works elsewhere: exFAT has no hard links, and on Windows a scanner for viruses may have
// a file open for a moment, or an open file gives its disk another number than its path does.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeFolderLock } from '../data-folder/folder-lock.ts';
import { createExports } from '../exports/exports.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openAppTokens } from '../tokens/app-tokens.ts';
import { openRecordFile } from './record-file.ts';
import { createSetAside } from './set-aside.ts';

const disk = vi.hoisted(() => {
  // Before the modules that look at it are loaded.
  const realPlatform = process.platform;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  return { realPlatform, linkCode: '', renameCode: '', renameFailures: 0, openDevice: 0 };
});

vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  const failure = (code: string, syscall: string) =>
    Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, errno: -1 });
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      const file = await real.open(...args);
      if (disk.openDevice === 0) return file;
      const { stat } = file;
      const told = async () => ({ ...(await stat.call(file)), dev: disk.openDevice });
      return Object.assign(file, { stat: told });
    },
    link: async (from: string, to: string) => {
      if (disk.linkCode !== '') throw failure(disk.linkCode, 'link');
      await real.link(from, to);
    },
    rename: async (from: string, to: string) => {
      if (disk.renameFailures-- > 0) throw failure(disk.renameCode, 'rename');
      await real.rename(from, to);
    },
  };
});

const folders = createTemporaryFolders();
beforeEach(() => Object.assign(disk, { linkCode: '', renameCode: '', renameFailures: 0, openDevice: 0 }));
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: disk.realPlatform });
  folders.removeAll();
});

const probe = { isAlive: () => true, answers: async () => true, nowMs: () => 100_000 };

describe.each(['EISDIR', 'EPERM', 'ENOTSUP'])('where a hard link fails with %s', (code) => {
  beforeEach(() => {
    disk.linkCode = code;
  });

  test('one start takes the folder, and the next hears who has it', async () => {
    const folder = folders.create();
    const first = await takeFolderLock(folder, probe);
    expect(first).toHaveProperty('lock');
    expect(await takeFolderLock(folder, probe)).toMatchObject({ holder: { pid: process.pid } });
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  test('an export is written whole and replaces nothing', async () => {
    const folder = folders.create();
    writeFileSync(join(folder, 'kraftverk.csv'), 'older');
    const exports = createExports({
      chosenFolder: () => folder,
      chooseSavePath: async ({ proposedName }) => join(folder, proposedName.replace('.csv', ' (2).csv')),
      offerDownload: undefined,
    });
    const bytes = new TextEncoder().encode('Navn\nA\n');
    await exports.write({ fileName: 'kraftverk.csv', format: 'csv', bytes, rows: 1 });
    expect(readFileSync(join(folder, 'kraftverk.csv'), 'utf8')).toBe('older');
    expect(readFileSync(join(folder, 'kraftverk (2).csv'), 'utf8')).toBe('Navn\nA\n');
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

describe('where an open file gives its disk another number than its path does', () => {
  beforeEach(() => {
    disk.openDevice = 0x1234_5678;
  });

  test('what is appended is kept, and one that was replaced is still found out', async () => {
    const path = join(folders.create(), 'jobs.jsonl');
    const records = await openRecordFile(path);
    await records.append([{ id: 'a', value: 1 }]);
    rmSync(path);
    writeFileSync(path, '');
    await expect(records.append([{ id: 'b', value: 2 }])).rejects.toMatchObject({
      code: 'files/write-failed',
    });
    await records.close();
  });
});

describe.each(['EPERM', 'EACCES', 'EBUSY'])('where a rename fails with %s for a moment', (code) => {
  beforeEach(() => Object.assign(disk, { renameCode: code, renameFailures: 2 }));

  test('a file is set aside all the same', async () => {
    const [folder, aside] = [folders.create(), folders.create()];
    writeFileSync(join(folder, 'lost.geojson'), '{}');
    await createSetAside(aside).take(folder, 'lost.geojson');
    expect(existsSync(join(folder, 'lost.geojson'))).toBe(false);
    expect(readdirSync(aside)).toEqual(['lost.geojson']);
  });

  test('a stale lock is taken over', async () => {
    const folder = folders.create();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, url: '', token: 'stale', sinceMs: 0 }));
    expect(await takeFolderLock(folder, { ...probe, isAlive: () => false })).toHaveProperty('lock');
  });

  test('damaged tokens are put aside', async () => {
    const file = join(folders.create(), 'tokens.json');
    writeFileSync(file, 'not JSON');
    expect((await openAppTokens(file)).wasDamaged).toBe(true);
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('not JSON');
  });
});

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { type LockProbe, takeFolderLock } from './folder-lock.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const probe = (change: Partial<LockProbe> = {}): LockProbe => ({
  isAlive: () => true,
  answers: async () => true,
  nowMs: () => 100_000,
  ...change,
});

async function take(folder: string, change?: Partial<LockProbe>) {
  const outcome = await takeFolderLock(folder, probe(change));
  return 'lock' in outcome ? outcome.lock : undefined;
}

test('a folder is held by one, who is named to the next', async () => {
  const folder = folders.create();
  const lock = await take(folder);
  await lock?.announce('http://127.0.0.1:4000');
  const second = await takeFolderLock(folder, probe());
  expect(second).toMatchObject({
    holder: { pid: process.pid, url: 'http://127.0.0.1:4000', token: lock?.token },
  });
  await lock?.release();
  expect(await take(folder)).toBeDefined();
});

test('only the user can read the token in the lock, also after it was announced', async () => {
  const folder = folders.create();
  const lock = await take(folder);
  expect(statSync(join(folder, 'lock')).mode & 0o077).toBe(0);
  await lock?.announce('http://127.0.0.1:4000');
  expect(statSync(join(folder, 'lock')).mode & 0o077).toBe(0);
});

test('a lock that is released while it is being announced is gone', async () => {
  const folder = folders.create();
  const lock = await take(folder);
  const announcing = lock?.announce('http://127.0.0.1:4000');
  await lock?.release();
  await announcing;
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('a lock is stale when its process is gone, or when what has its number now does not answer', async () => {
  const folder = folders.create();
  const first = await take(folder);
  await first?.announce('http://127.0.0.1:4000');
  expect(await take(folder, { answers: async () => false })).toBeDefined();
  expect(await take(folder, { isAlive: () => false })).toBeDefined();
});

test('who has just begun to start is believed, and not for ever', async () => {
  const folder = folders.create();
  await take(folder);
  expect(await take(folder, { nowMs: () => 110_000 })).toBeUndefined();
  expect(await take(folder, { nowMs: () => 130_000 })).toBeDefined();
});

test('a lock that cannot be read is no lock', async () => {
  const folder = folders.create();
  writeFileSync(join(folder, 'lock'), '{"pid":');
  expect(await take(folder)).toBeDefined();
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid).toBe(process.pid);
});

test('a folder in the place of the lock is told in a sentence, and left there', async () => {
  const folder = folders.create();
  mkdirSync(join(folder, 'lock'));
  await expect(take(folder)).rejects.toMatchObject({
    code: 'files/lock-unusable',
    details: { file: join(folder, 'lock'), reason: 'it is a folder' },
  });
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('of many who find the same stale lock one gets the folder, and nothing is left lying about', async () => {
  for (let round = 0; round < 6; round++) {
    const folder = folders.create();
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, url: '', token: 'stale', sinceMs: 0 }));
    const isAlive = (pid: number) => pid === process.pid;
    const locks = await Promise.all(Array.from({ length: 16 }, () => take(folder, { isAlive })));
    expect(locks.filter(Boolean)).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['lock']);
  }
});

test('a start that was killed while it removed a stale lock is not waited for', async () => {
  const folder = folders.create();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, url: '', token: 'stale', sinceMs: 0 }));
  writeFileSync(join(folder, 'lock.turn'), '');
  utimesSync(join(folder, 'lock.turn'), 1, 1);
  expect(await take(folder, { isAlive: () => false })).toBeDefined();
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('who lost the folder does not release the lock of another', async () => {
  const folder = folders.create();
  const first = await take(folder);
  await take(folder, { isAlive: () => false });
  await first?.release();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});

test('a start that was taken for dead while it was stopped does not take the folder back', async () => {
  const folder = folders.create();
  const stopped = await take(folder);
  const second = await take(folder, { nowMs: () => 130_000 });
  await expect(stopped?.announce('http://127.0.0.1:4000')).rejects.toMatchObject({
    code: 'files/folder-held',
  });
  await stopped?.release();
  const { token } = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
  expect(token).toBe(second?.token);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('a folder in the place of the turn is told in a sentence', async () => {
  const folder = folders.create();
  await take(folder);
  mkdirSync(join(folder, 'lock.turn'));
  await expect(take(folder, { isAlive: () => false })).rejects.toMatchObject({
    code: 'files/lock-unusable',
    details: { file: join(folder, 'lock.turn'), reason: 'it is a folder' },
  });
});

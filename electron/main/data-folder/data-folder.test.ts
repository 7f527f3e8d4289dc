import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { defaultDataFolder, makeOwnFolder, openDataFolder, settleSeed } from './data-folder.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('each system has its own place for the data of a user', () => {
  const at = (platform: NodeJS.Platform, environment: Record<string, string> = {}) =>
    defaultDataFolder({ platform, environment, home: '/home/kari' });
  expect(at('linux')).toBe('/home/kari/.local/share/varde');
  expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/varde');
  expect(at('linux', { XDG_DATA_HOME: 'relative' })).toBe('/home/kari/.local/share/varde');
  expect(at('darwin')).toBe('/home/kari/Library/Application Support/Varde');
  expect(at('win32', { LOCALAPPDATA: '/local' })).toBe('/local/Varde');
});

test('the folder is made for its owner alone', async () => {
  const { path } = await openDataFolder(join(folders.create(), 'deep/varde'));
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a folder that others may read is closed to them where it is empty or ours, and refused where it is not', async () => {
  const shared = () => {
    const path = folders.create();
    chmodSync(path, 0o755);
    return path;
  };
  const empty = shared();
  await openDataFolder(empty);
  expect(statSync(empty).mode & 0o777).toBe(0o700);
  const ours = shared();
  mkdirSync(join(ours, 'journal'));
  await openDataFolder(ours);
  expect(statSync(ours).mode & 0o777).toBe(0o700);
  const foreign = shared();
  writeFileSync(join(foreign, 'thesis.doc'), '');
  await expect(openDataFolder(foreign)).rejects.toMatchObject({ code: 'files/folder-unusable' });
  expect(statSync(foreign).mode & 0o777).toBe(0o755);
});

test('a file in the place of a profile is told in a sentence that names it', () => {
  const profile = join(folders.create(), 'profile-data');
  writeFileSync(profile, '');
  expect(() => makeOwnFolder(profile)).toThrow(`The data folder ${profile} cannot be used: EEXIST`);
});

test('the first start says how the folder is seeded, and later wishes change nothing', async () => {
  const folder = await openDataFolder(folders.create());
  expect(await settleSeed(folder, 'sample')).toBe('sample');
  expect(await settleSeed(folder, 'none')).toBe('sample');
  const other = await openDataFolder(folders.create());
  expect(await settleSeed(other, 'none')).toBe('none');
  expect(await settleSeed(other, 'sample')).toBe('none');
});

test('a folder that holds something is not seeded; a lock and a window profile are nothing', async () => {
  const used = await openDataFolder(folders.create());
  mkdirSync(used.importsFolder);
  expect(await settleSeed(used, 'sample')).toBe('none');
  const fresh = await openDataFolder(folders.create());
  mkdirSync(join(fresh.path, 'profile-electron'));
  mkdirSync(join(fresh.path, 'lock'));
  expect(await settleSeed(fresh, 'sample')).toBe('sample');
});

// Kept files, and what a start finds when the host was killed at any point of an import.

import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { openImportFiles } from './import-files.ts';
import { createSetAside } from './set-aside.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

let now = Date.UTC(2026, 10, 28);
const tick = () => {
  now += 1000;
  return now;
};

const offered = (text: string, register: 'plants' | 'points' = 'plants') => ({
  register,
  fileName: 'Åpent svar.json',
  origin: 'file' as const,
  source: 'Åpent svar.json',
  bytes: new TextEncoder().encode(text),
});

const setAsideIn = (folder: string) => createSetAside(join(folder, 'unlisted'));
const open = (folder: string) => openImportFiles(folder, { setAside: setAsideIn(folder), nowMs: tick });

const filesIn = (folder: string) =>
  readdirSync(folder).filter((name) => !name.startsWith('manifest') && name !== 'unlisted');

test('a kept file stands on the disk with its name and comes back with its bytes', async () => {
  const folder = folders.create();
  const imports = await open(folder);
  const kept = await imports.keep(offered('[1]'));
  expect(kept).toMatchObject({ register: 'plants', bytes: 3, isCommitted: false });
  expect(filesIn(folder)).toEqual([`${kept.importId}-plants-Åpent svar.json`]);
  expect((await imports.read(kept.importId)).toString()).toBe('[1]');
  await imports.close();
});

test('killed after the file was kept: the next start sees it, not committed', async () => {
  const folder = folders.create();
  const before = await open(folder);
  const kept = await before.keep(offered('[1]'));
  await before.close();
  const after = await open(folder);
  expect(after.list()).toEqual([{ ...kept, isCommitted: false }]);
  expect(await after.drop(kept.importId)).toBe(true);
  expect(after.list()).toEqual([]);
  expect(filesIn(folder)).toEqual([]);
  expect((await setAsideIn(folder).list()).names).toEqual([`${kept.importId}-plants-Åpent svar.json`]);
  await after.close();
});

test('a file whose import failed in this run is removed: who gave it heard of that', async () => {
  const folder = folders.create();
  const imports = await open(folder);
  const { importId } = await imports.keep(offered('[1]'));
  expect(await imports.drop(importId)).toBe(false);
  expect(readdirSync(folder)).toEqual(['manifest.jsonl']);
  await imports.close();
});

test.each([
  ['damaged', (text: string) => `${text.trimEnd().slice(0, -9)}\n`],
  ['cut off at its end', (text: string) => text.slice(0, text.lastIndexOf('{"sha256"'))],
  ['gone with all others', () => ''],
])(
  'the last line of the list %s: the file that it committed is set aside, not removed',
  async (_, damage) => {
    const folder = folders.create();
    const before = await open(folder);
    const { importId } = await before.keep(offered('[1]'));
    await before.commit(importId, [importId]);
    await before.close();
    const manifest = join(folder, 'manifest.jsonl');
    writeFileSync(manifest, damage(readFileSync(manifest, 'utf8')));
    const after = await open(folder);
    // As the data window does with what is not committed when it knows of no rows.
    for (const kept of after.list()) if (!kept.isCommitted) await after.drop(kept.importId);
    const name = `${importId}-plants-Åpent svar.json`;
    expect(await setAsideIn(folder).list()).toEqual({ folder: join(folder, 'unlisted'), names: [name] });
    expect(readFileSync(join(folder, 'unlisted', name), 'utf8')).toBe('[1]');
    await after.close();
  },
);

test('a kept file that somebody removed is told as such', async () => {
  const folder = folders.create();
  const imports = await open(folder);
  const { importId } = await imports.keep(offered('[1]'));
  rmSync(join(folder, filesIn(folder)[0] ?? ''));
  await expect(imports.read(importId)).rejects.toMatchObject({ code: 'files/import-gone' });
  await imports.close();
});

test('killed while the file was being kept: halves are cleared away, what is whole is set aside', async () => {
  const folder = folders.create();
  const before = await open(folder);
  const kept = await before.keep(offered('[1]'));
  await before.close();
  writeFileSync(join(folder, '20261128T000000Z-whole-plants-x.json'), '[1]');
  writeFileSync(join(folder, '20261128T000000Z-half-plants-y.json.new-77'), '[');
  const after = await open(folder);
  expect(after.list()).toEqual([kept]);
  expect(filesIn(folder)).toHaveLength(1);
  expect((await setAsideIn(folder).list()).names).toEqual(['20261128T000000Z-whole-plants-x.json']);
  await after.close();
});

test('killed between the commit and the removal of old files: the old ones are cleared away', async () => {
  const folder = folders.create();
  const before = await open(folder);
  for (const text of ['1', '2', '3']) {
    const { importId } = await before.keep(offered(text));
    await before.commit(importId, [importId]);
  }
  const [oldest] = before.list();
  const name = filesIn(folder).find((file) => file.startsWith(oldest?.importId ?? ''));
  const bytes = readFileSync(join(folder, name ?? ''));
  const { importId } = await before.keep(offered('4'));
  await before.commit(importId, [importId]);
  await before.close();
  // As if the removal had not come about.
  writeFileSync(join(folder, name ?? ''), bytes);
  const after = await open(folder);
  expect(after.list()).toHaveLength(3);
  expect(filesIn(folder)).toHaveLength(3);
  await after.close();
});

test('a register keeps its last three files and those that are needed; others keep theirs', async () => {
  const folder = folders.create();
  const imports = await open(folder);
  const points = await imports.keep(offered('p', 'points'));
  await imports.commit(points.importId, []);
  const base = await imports.keep(offered('base'));
  await imports.commit(base.importId, [base.importId]);
  for (const text of ['1', '2', '3', '4']) {
    const { importId } = await imports.keep(offered(text));
    await imports.commit(importId, [base.importId, importId]);
  }
  const texts = await Promise.all(
    imports.list().map(async ({ importId }) => String(await imports.read(importId))),
  );
  expect(texts).toEqual(['p', 'base', '2', '3', '4']);
  await imports.close();
});

test('a committed file is never dropped', async () => {
  const imports = await open(folders.create());
  const { importId } = await imports.keep(offered('[1]'));
  await imports.commit(importId, []);
  await imports.drop(importId);
  await imports.drop('unknown');
  expect(imports.list()).toHaveLength(1);
  await imports.close();
});

test('a file that changed on the disk is not given out', async () => {
  const folder = folders.create();
  const imports = await open(folder);
  const { importId } = await imports.keep(offered('[1]'));
  writeFileSync(join(folder, filesIn(folder)[0] ?? ''), '[2]');
  await expect(imports.read(importId)).rejects.toMatchObject({ code: 'files/import-damaged' });
  await expect(imports.read('unknown')).rejects.toMatchObject({ code: 'files/unknown-import' });
  await imports.close();
});

test('a file whose line was lost by damage is set aside, not removed', async () => {
  const folder = folders.create();
  const before = await open(folder);
  await before.keep(offered('[1]'));
  await before.close();
  const manifest = join(folder, 'manifest.jsonl');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"bytes":3', '"bytes":4'));
  appendFileSync(manifest, '');
  const after = await open(folder);
  expect(after.damagedLines).toEqual([1]);
  expect(after.list()).toEqual([]);
  await after.close();
  await (await open(folder)).close();
  expect(readdirSync(join(folder, 'unlisted'))).toHaveLength(1);
});

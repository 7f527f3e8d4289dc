import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IMPORT_FORMATS } from '../../../../shared/imports/import-formats.ts';
import { createOpenedFiles } from './opened-files.ts';
import { electronDouble } from './testing/electron-double.ts';

let folder: string;
beforeEach(() => {
  electronDouble.startAnew();
  folder = mkdtempSync(join(tmpdir(), 'varde-opened-'));
  writeFileSync(join(folder, 'Åna & omegn.geojson'), '{"type":"FeatureCollection"}');
  writeFileSync(join(folder, 'secret.txt'), 'no');
  mkdirSync(join(folder, 'folder.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tokenOf = (link = '') => /^open-file:([^/]+)\//.exec(link)?.[1] ?? '';

test('a file that the system hands over is read once, at an address without its path', async () => {
  const opened = createOpenedFiles('linux');
  const link = opened.offer(join(folder, 'Åna & omegn.geojson'));
  expect(link).toMatch(/^open-file:[\w-]{32}\/Åna & omegn\.geojson$/);
  const path = `/opened/${tokenOf(link)}`;
  expect(await opened.answer(path)?.text()).toBe('{"type":"FeatureCollection"}');
  expect(opened.answer(path)?.status).toBe(404);
  expect(opened.answer('/index.html')).toBeUndefined();
  // The host copies it from its place if the person wants it.
  expect(opened.takePath(tokenOf(link))).toBe(join(folder, 'Åna & omegn.geojson'));
  expect(opened.takePath(tokenOf(link))).toBeUndefined();
});

test('files of every format of features are taken in', () => {
  const extensions = IMPORT_FORMATS.flatMap((format) =>
    format.gives === 'features' ? format.extensions : [],
  );
  const left = extensions.filter((extension) => {
    const file = join(folder, `layer${extension}`);
    writeFileSync(file, '');
    return createOpenedFiles('linux').offer(file) === undefined;
  });
  expect(left).toEqual([]);
});

test('what is no file that Varde takes in is left alone', () => {
  const opened = createOpenedFiles('linux');
  for (const name of ['secret.txt', 'folder.json', 'missing.geojson']) {
    expect(opened.offer(join(folder, name))).toBeUndefined();
  }
});

test('among arguments the first file is found, also beside where the start was made', () => {
  const opened = createOpenedFiles('linux');
  const args = ['/opt/Varde/varde', '--port=0', 'secret.txt', 'Åna & omegn.geojson'];
  expect(opened.offerFirst(args, folder)).toContain('Åna & omegn.geojson');
  expect(opened.offerFirst(['/opt/Varde/varde'], folder)).toBeUndefined();
});

test('Windows and macOS remember it among recent documents', () => {
  const file = join(folder, 'Åna & omegn.geojson');
  createOpenedFiles('linux').offer(file);
  expect(electronDouble.state().recentDocuments).toEqual([]);
  createOpenedFiles('win32').offer(file);
  expect(electronDouble.state().recentDocuments).toEqual([file]);
});

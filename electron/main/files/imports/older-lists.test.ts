// Data folders as earlier versions left them: two lists, two folders, two forms of lines.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../../shared/base/json.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { writeCheckedLine } from '../checked-line.ts';
import { createSetAside } from '../set-aside.ts';
import { hashOf, openImportFiles } from './import-files.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

type Line = readonly [id: string, value: Json];

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

async function registerLine(id: string, text: string): Promise<Line> {
  const sha256 = await hashOf(bytesOf(text));
  const members = { register: 'plants', fileName: 'a b.json', origin: 'upstream', source: 'https://x/y' };
  return [id, { ...members, importId: id, sha256, bytes: text.length, keptAtMs: 7, isCommitted: true }];
}

const ENTRY = { layerId: 1001, name: 'a', mapName: 'm', mapWkid: 4326, kind: 'point', rows: 1 };

async function layerLine(id: string, text: string): Promise<Line> {
  const sha256 = await hashOf(bytesOf(text));
  const state = { keptAtMs: 8, isCommitted: true, layers: [ENTRY] };
  return [id, { fileId: id, fileName: 'h.geojson', bytes: text.length, sha256, ...state }];
}

function writeManifest(folder: string, lines: readonly Line[]): void {
  mkdirSync(folder, { recursive: true });
  const text = lines.map(([id, value]) => `${writeCheckedLine('record', { id, value })}\n`).join('');
  writeFileSync(join(folder, 'manifest.jsonl'), text);
}

async function createOldFolder() {
  const folder = folders.create();
  const layers = join(folder, 'layers');
  writeManifest(folder, [await registerLine('r1', '[1]'), await registerLine('r2', '[2]')]);
  writeFileSync(join(folder, 'r1-plants-a b.json'), '[1]');
  writeFileSync(join(folder, 'r2-plants-a b.json'), '[2]');
  writeManifest(layers, [
    await layerLine('l1', '{}'),
    ['last layer', 1004],
    ['removed layer 1002', 1002],
    ['l0', null],
  ]);
  writeFileSync(join(layers, 'l1-h.geojson'), '{}');
  writeFileSync(join(layers, 'l0-gone.geojson'), '{}');
  writeFileSync(join(layers, 'l9.coming'), '{');
  writeFileSync(join(layers, 'nobody-knows.geojson'), '{"a":1}');
  return { folder, layers };
}

const open = (folder: string) =>
  openImportFiles(folder, { setAside: createSetAside(join(folder, 'unlisted')), nowMs: () => 9 });

async function expectTakenOver(folder: string) {
  const files = await open(folder);
  const { files: kept, removedLayerIds } = files.list();
  expect(kept).toMatchObject([
    { fileId: 'r1', register: 'plants', origin: 'upstream', source: 'https://x/y', keptAtMs: 7, layers: [] },
    { fileId: 'r2', register: 'plants', isCommitted: true },
    { fileId: 'l1', origin: 'file', source: 'h.geojson', keptAtMs: 8, isCommitted: true, layers: [ENTRY] },
  ]);
  for (const { fileId } of kept) await files.check(fileId);
  expect(removedLayerIds).toEqual([1002]);
  expect(await files.reserveLayers(1)).toBe(1005);
  expect(readdirSync(folder).toSorted()).toEqual([
    'l1-h.geojson',
    'manifest.jsonl',
    'r1-a b.json',
    'r2-a b.json',
    'unlisted',
  ]);
  expect(readdirSync(join(folder, 'unlisted'))).toEqual(['nobody-knows.geojson']);
  await files.close();
}

test('both lists become one, and nothing that a person gave is lost', async () => {
  const { folder } = await createOldFolder();
  await expectTakenOver(folder);
  const again = await open(folder);
  expect(again.list().files.map(({ fileId }) => fileId)).toEqual(['r1', 'r2', 'l1']);
  await again.close();
});

describe('killed', () => {
  test('after files were moved and before their lines were written, the next start does the rest', async () => {
    const { folder, layers } = await createOldFolder();
    const manifest = readFileSync(join(folder, 'manifest.jsonl'));
    const ofLayers = readFileSync(join(layers, 'manifest.jsonl'));
    await (await open(folder)).close();
    writeFileSync(join(folder, 'manifest.jsonl'), manifest);
    mkdirSync(layers);
    writeFileSync(join(layers, 'manifest.jsonl'), ofLayers);
    await expectTakenOver(folder);
  });

  test('before the old list of layers was removed, nothing stands twice', async () => {
    const { folder, layers } = await createOldFolder();
    const ofLayers = readFileSync(join(layers, 'manifest.jsonl'));
    await (await open(folder)).close();
    mkdirSync(layers);
    writeFileSync(join(layers, 'manifest.jsonl'), ofLayers);
    await expectTakenOver(folder);
  });
});

test('a damaged old list is told of, its file is kept, and what it does not name any more is set aside', async () => {
  const { folder, layers } = await createOldFolder();
  const manifest = join(layers, 'manifest.jsonl');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('h.geojson', 'i.geojson'));
  const files = await open(folder);
  expect(files.damagedLines).toEqual([{ file: manifest, line: 1 }]);
  expect(readdirSync(join(folder, 'unlisted')).toSorted()).toEqual(['l1-h.geojson', 'nobody-knows.geojson']);
  expect(readdirSync(folder).some((name) => name.startsWith('manifest.jsonl.damaged-'))).toBe(true);
  expect(existsSync(layers)).toBe(false);
  await files.close();
});

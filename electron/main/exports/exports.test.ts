import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { freePath } from '../files/free-path.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { type ExportFormat, ROW_COUNTERS } from './count-rows.ts';
import { createExports, usualDownloads } from './exports.ts';
import { findDifference } from './write-export.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const count = (format: ExportFormat, bytes: Uint8Array) => ROW_COUNTERS[format]?.(bytes);

function workbook(rows: number): Uint8Array {
  const cells = Array.from({ length: rows }, (_, row) => `<row r="${row + 1}"><c><v>1</v></c></row>`).join(
    '',
  );
  const sheet = `<worksheet><sheetData>${cells}</sheetData></worksheet>`;
  return zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/worksheets/sheet2.xml': strToU8('<row '),
  });
}

test('rows of a CSV are counted as records: line ends between quotes belong to their field', () => {
  expect(count('csv', bytesOf('\ufeffNavn;MW\r\nA;1\r\n"B\r\nb ""x""";2\r\n'))).toBe(2);
  expect(count('csv', bytesOf('Navn\nA\nB'))).toBe(2);
  expect(count('csv', bytesOf('Navn\r\n\r\nB\r\n'))).toBe(2);
  expect(count('csv', bytesOf('Navn\n'))).toBe(0);
  expect(count('csv', bytesOf(''))).toBe(0);
});

test('rows of the other formats are counted by what they are there; pictures have none', () => {
  expect(count('xlsx', workbook(4))).toBe(3);
  expect(count('geojson', bytesOf('{"type":"FeatureCollection","features":[{},{}]}'))).toBe(2);
  expect(ROW_COUNTERS.png).toBeUndefined();
});

test('a file that differs from what was written is found out, with the reason', () => {
  const bytes = bytesOf('Navn\nA\n');
  expect(findDifference({ bytes, format: 'csv', rows: 1 }, bytes)).toBeUndefined();
  expect(findDifference({ bytes, format: 'csv', rows: 1 }, bytes.subarray(1))).toContain('6 bytes, not 7');
  expect(findDifference({ bytes, format: 'csv', rows: 1 }, bytesOf('Navn\nB\n'))).toContain('SHA-256');
  expect(findDifference({ bytes, format: 'csv', rows: 2 }, bytes)).toContain('1 rows, not 2');
  expect(findDifference({ bytes, format: 'geojson', rows: 2 }, bytes)).toBeDefined();
  expect(findDifference({ bytes, format: 'png', rows: null }, bytes)).toBeUndefined();
});

function open(folder: string, chosen?: (name: string) => Promise<string | undefined>) {
  return createExports({
    chosenFolder: () => folder,
    chooseSavePath: ({ proposedName }) => (chosen ? chosen(proposedName) : freePath(folder, proposedName)),
    offerDownload: (path) => `/download/${path.length}`,
  });
}

const csv = { fileName: 'kraftverk.csv', format: 'csv' as const, bytes: bytesOf('Navn\nA\n'), rows: 1 };

test('an export is written whole, and a second one beside it', async () => {
  const folder = folders.create();
  const exports = open(folder);
  const path = join(folder, 'kraftverk.csv');
  expect(await exports.write(csv)).toEqual({
    isWritten: true,
    path,
    bytes: 7,
    downloadUrl: `/download/${path.length}`,
  });
  expect((await exports.write({ ...csv, bytes: bytesOf('Navn\nB\n') })).path).toBe(
    join(folder, 'kraftverk (2).csv'),
  );
  expect(readFileSync(path, 'utf8')).toBe('Navn\nA\n');
  expect(readdirSync(folder).sort()).toEqual(['kraftverk (2).csv', 'kraftverk.csv']);
});

test('exports at the same time never take the place of one another', async () => {
  const folder = folders.create();
  const exports = open(folder, async (name) => join(folder, name));
  const written = await Promise.all(
    ['A', 'B', 'C'].map((name) => exports.write({ ...csv, bytes: bytesOf(`Navn\n${name}\n`) })),
  );
  expect(new Set(written.map(({ path }) => path)).size).toBe(3);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('a file that the user agreed to replace is replaced', async () => {
  const folder = folders.create();
  const path = join(folder, 'chosen.csv');
  writeFileSync(path, 'old');
  expect((await open(folder, async () => path).write(csv)).path).toBe(path);
  expect(readFileSync(path, 'utf8')).toBe('Navn\nA\n');
});

test('a closed dialog writes nothing', async () => {
  const folder = folders.create();
  expect(await open(folder, async () => undefined).write(csv)).toMatchObject({ isWritten: false });
  expect(readdirSync(folder)).toEqual([]);
});

test('a wrong row count leaves no file', async () => {
  const folder = folders.create();
  await expect(open(folder).write({ ...csv, rows: 5 })).rejects.toMatchObject({
    code: 'export/check-failed',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a place that cannot be written is named with the reason', async () => {
  const folder = folders.create();
  const missing = join(folder, 'missing/kraftverk.csv');
  await expect(open(folder, async () => missing).write(csv)).rejects.toMatchObject({
    code: 'export/write-failed',
    details: { path: missing },
  });
});

test('a folder that cannot be made is named with the reason', async () => {
  const file = join(folders.create(), 'Downloads');
  writeFileSync(file, '');
  const downloads = join(file, 'Varde');
  await expect(open(downloads).write(csv)).rejects.toMatchObject({
    code: 'export/write-failed',
    details: { path: downloads },
  });
});

test('the name is made safe and gets the extension of its format', async () => {
  const folder = folders.create();
  const { path } = await open(folder).write({ ...csv, fileName: '../Oslo/liste' });
  expect(path).toBe(join(folder, '_Oslo_liste.csv'));
});

test('downloads are where the desktop says, and in the usual folder where it says nothing whole', () => {
  const usual = join(homedir(), 'Downloads');
  expect(usualDownloads({ XDG_DOWNLOAD_DIR: '/srv/nedlastinger' })).toBe('/srv/nedlastinger');
  expect(usualDownloads({ XDG_DOWNLOAD_DIR: 'nedlastinger' })).toBe(usual);
  expect(usualDownloads({})).toBe(usual);
});

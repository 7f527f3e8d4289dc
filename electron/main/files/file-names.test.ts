import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { freePath } from './free-path.ts';
import { safeFileName } from './safe-file-name.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

test('a name stays in its folder and is one on every system', () => {
  expect(safeFileName('../../etc/passwd')).toBe('_.._etc_passwd');
  expect(safeFileName('C:\\x\\a?.csv')).toBe('C__x_a_.csv');
  expect(safeFileName('.hidden')).toBe('hidden');
  expect(safeFileName('con.csv')).toBe('_con.csv');
  expect(safeFileName('a\u0000b\n.csv')).toBe('a_b_.csv');
  expect(safeFileName(' . ')).toBe('file');
  expect(safeFileName('Kraftverk i Åseral.csv')).toBe('Kraftverk i Åseral.csv');
});

test('a long name is cut and keeps its extension', () => {
  const name = safeFileName(`${'x'.repeat(400)}.geojson`);
  expect(name).toHaveLength(120);
  expect(name.endsWith('.geojson')).toBe(true);
  for (const letter of ['å', '雪', '😀']) {
    const long = safeFileName(`${letter.repeat(120)}.geojson`);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(200);
    expect(long).toMatch(new RegExp(`^(?:${letter})+\\.geojson$`, 'u'));
  }
});

test('a name that is taken gets a number', async () => {
  const folder = folders.create();
  expect(await freePath(folder, 'a.csv')).toBe(join(folder, 'a.csv'));
  writeFileSync(join(folder, 'a.csv'), '');
  writeFileSync(join(folder, 'a (2).csv'), '');
  expect(await freePath(folder, 'a.csv')).toBe(join(folder, 'a (3).csv'));
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MAX_XLSX_ROWS } from './export-format.ts';
import type { ExportSheet } from './export-sheet.ts';
import { sampleSheet } from './testing/sample-sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

const options = {
  format: 'xlsx',
  sheetName: 'Kraftverk: i drift/nedlagt [alle sammen her]',
  aboutName: 'Om filen',
  about: [
    ['Kilde', 'Eksempeldata'],
    ['Rader', 4],
  ],
} as const;

function partsOf(bytes: Uint8Array): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

test('two sheets: the rows, and what the file is', async () => {
  const { bytes, rowCount, leftOut } = await writeXlsx(sampleSheet, options);
  const parts = partsOf(bytes);
  expect(parts['xl/workbook.xml']).toContain('name="Kraftverk  i drift nedlagt  all"');
  expect(parts['xl/workbook.xml']).toContain('name="Om filen"');
  expect(parts['xl/sharedStrings.xml']).toContain('Eksempeldata');
  expect(parts['xl/worksheets/sheet1.xml']).toContain('state="frozen"');
  expect(parts['xl/styles.xml']).toContain('dd.mm.yyyy');
  expect([rowCount, leftOut]).toEqual([4, 0]);
});

test('rows beyond the limit are left out and told', async () => {
  const sheet: ExportSheet = {
    columns: [{ id: 'n', header: 'N', kind: 'number' }],
    rowCount: MAX_XLSX_ROWS + 2,
    value: (row) => row,
  };
  expect(await writeXlsx(sheet, options)).toMatchObject({ rowCount: MAX_XLSX_ROWS, leftOut: 2 });
});

test('texts that a cell cannot hold are cut between characters and counted, and so are control characters', async () => {
  const values = [`${'x'.repeat(32_766)}🏔 etter`, 'Kr\u0001aft', 'kort'];
  const sheet: ExportSheet = {
    columns: [{ id: 't', header: 'T', kind: 'text' }],
    rowCount: values.length,
    value: (row) => values[row] ?? null,
  };
  const { bytes, shortenedCells, cleanedCells } = await writeXlsx(sheet, options);
  const strings = partsOf(bytes)['xl/sharedStrings.xml'] ?? '';
  expect(/x{32766}(.)/u.exec(strings)?.[1]).toBe('<');
  expect(strings).toContain('>Kraft<');
  expect([shortenedCells, cleanedCells]).toEqual([1, 1]);
});

test('days before March 1900, which spreadsheets count differently, are texts', async () => {
  const sheet: ExportSheet = {
    columns: [{ id: 'd', header: 'D', kind: 'date' }],
    rowCount: 1,
    value: () => Date.UTC(1899, 11, 31),
  };
  expect(partsOf((await writeXlsx(sheet, options)).bytes)['xl/sharedStrings.xml']).toContain('1899-12-31');
});

test('rows of groups fold below the sums of their group', async () => {
  const values = ['Aura', 'Dale', 'Sima'];
  const sheet: ExportSheet = {
    columns: [
      { id: 'group', header: 'Fylke', kind: 'text' },
      { id: 'outputMw', header: 'Effekt (MW)', kind: 'number' },
    ],
    rowCount: values.length,
    value: (row, column) => (column === 0 ? (values[row] ?? null) : row + 1),
    groups: [
      { start: 0, count: 1, subtotals: ['Møre', 1] },
      { start: 1, count: 2, subtotals: ['Vestland', 5] },
    ],
  };
  const { bytes, rowCount, subtotalCount } = await writeXlsx(sheet, options);
  const xml = partsOf(bytes)['xl/worksheets/sheet1.xml'] ?? '';
  const levels = [...xml.matchAll(/<row ([^>]*)>/g)].map(([, row = '']) => row.includes('outlineLevel="1"'));
  expect(levels).toEqual([false, false, true, false, true, true]);
  expect(xml).toContain('<sheetPr><outlinePr summaryBelow="0"/></sheetPr>');
  expect([...xml.matchAll(/<c r="B[2-9]"[^>]*><v>(\d)<\/v>/g)].map(([, value]) => value)).toEqual([
    '1',
    '1',
    '5',
    '2',
    '3',
  ]);
  expect([rowCount, subtotalCount]).toEqual([3, 2]);
});

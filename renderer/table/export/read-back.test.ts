// What an independent reader with Norwegian settings finds in our files, written under three time zones.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { NORWEGIAN_CSV } from './export-format.ts';
import { sheetOfValues } from './export-sheet.ts';
import { sampleSheet } from './testing/sample-sheet.ts';
import { writeCsv } from './write-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'varde-read-back-'));
const NORWEGIAN = 'nb_NO.UTF-8';
let disabledReason: string | undefined;

beforeAll(() => {
  // The locale is made here: few machines have it, and the reader is to read as on a Norwegian one.
  const locale = spawnSync('localedef', ['-i', 'nb_NO', '-f', 'UTF-8', join(folder, NORWEGIAN)]);
  if (spawnSync('ssconvert', ['--version']).status !== 0)
    disabledReason = 'ssconvert is not installed (Debian: gnumeric)';
  else if (locale.error) disabledReason = 'localedef is not installed (Debian: locales)';
});

afterAll(() => rmSync(folder, { recursive: true }));

interface ReadCell {
  readonly type: 'number' | 'text' | 'boolean';
  readonly text: string;
}

const TYPES: { readonly [code: string]: ReadCell['type'] } = { 20: 'boolean', 40: 'number', 60: 'text' };
const CELL = /<gnm:Cell Row="(\d+)" Col="(\d+)" ValueType="(\d+)"[^>]*>([^<]*)</g;

/** The cells of the first sheet as the reader's own format tells them, by row and column. */
function readBack(path: string): Map<string, ReadCell> {
  const target = `${path}.xml`;
  execFileSync('ssconvert', ['-T', 'Gnumeric_XmlIO:sax:0', path, target], {
    env: { ...process.env, LOCPATH: folder, LC_ALL: NORWEGIAN },
    stdio: 'ignore',
  });
  const sheets = readFileSync(target, 'utf8').split('<gnm:Cells>');
  const cells = [...(sheets[1] ?? '').matchAll(CELL)];
  return new Map(
    cells.map(([, row, column, type = '', text = '']) => [
      `${row},${column}`,
      { type: TYPES[type] ?? 'text', text: text.replaceAll('&quot;', '"') },
    ]),
  );
}

/** Days since the last day of 1899, as spreadsheets count. */
const serialDay = (year: number, month: number, day: number) =>
  String((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000);

function expectSample(cells: Map<string, ReadCell>): void {
  expect(cells.get('0,2')).toEqual({ type: 'text', text: 'I drift fra' });
  expect(cells.get('1,0')).toEqual({ type: 'text', text: 'Nedre Røssåga – Ænes' });
  expect(cells.get('1,1')).toEqual({ type: 'number', text: '22.5' });
  expect(cells.get('1,2')).toEqual({ type: 'number', text: serialDay(1962, 6, 15) });
  expect(cells.get('1,3')).toEqual({ type: 'number', text: '1955' });
  expect(cells.get('2,1')).toEqual({ type: 'number', text: '-20' });
  expect(cells.get('2,2')).toEqual({ type: 'number', text: serialDay(1980, 1, 1) });
  expect(cells.get('3,0')).toEqual({ type: 'text', text: 'Sima; "Sy"' });
  expect(cells.has('3,1')).toBe(false);
  expect(cells.get('4,2')).toEqual({ type: 'number', text: serialDay(2025, 3, 30) });
  expect(cells.get('2,0')?.type).toBe('text');
}

for (const zone of ['Europe/Oslo', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test(`an XLSX written in ${zone} is read with its days, numbers and gaps`, (context: TestContext) => {
    if (disabledReason) return context.skip(disabledReason);
    const path = join(folder, `${zone.replace('/', '-')}.xlsx`);
    const program = resolve(import.meta.dirname, 'testing/print-xlsx.mjs');
    execFileSync(process.execPath, [program, path], { env: { ...process.env, TZ: zone } });
    const cells = readBack(path);
    expectSample(cells);
    expect(cells.get('1,4')).toEqual({ type: 'boolean', text: 'TRUE' });
    expect(cells.get('2,0')?.text).toBe('=HYPERLINK("x")');
  });
}

test('a CSV in the Norwegian form is read with its days, numbers and gaps', (context) => {
  if (disabledReason) return context.skip(disabledReason);
  const path = join(folder, 'norwegian.csv');
  // The reader cannot be told the separator, and takes the comma when every row has one: two rows here have none.
  const sheet = sheetOfValues(sampleSheet.columns, [
    ['Nedre Røssåga – Ænes', 22.5, Date.UTC(1962, 5, 15), 1955, true],
    ['Pumpe', -20, Date.UTC(1980, 0, 1), null, false],
    ['Sima; "Sy"', null, null, 2020, null],
  ]);
  writeFileSync(path, writeCsv(sheet, NORWEGIAN_CSV).bytes);
  const cells = readBack(path);
  expect(cells.get('0,1')).toEqual({ type: 'text', text: 'Effekt (MW)' });
  expect(cells.get('1,0')).toEqual({ type: 'text', text: 'Nedre Røssåga – Ænes' });
  expect(cells.get('1,1')).toEqual({ type: 'number', text: '22.5' });
  expect(cells.get('1,2')).toEqual({ type: 'number', text: serialDay(1962, 6, 15) });
  expect(cells.get('2,1')).toEqual({ type: 'number', text: '-20' });
  expect(cells.get('3,0')).toEqual({ type: 'text', text: 'Sima; "Sy"' });
  expect(cells.has('3,1')).toBe(false);
  expect(cells.get('3,3')).toEqual({ type: 'number', text: '2020' });
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import { encodeColumns } from '../../../shared/tables/column-codec.ts';
import { numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { createTableEngine } from '../engine/table-engine.ts';
import { createDirectWorker } from '../engine/testing/direct-worker.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { PLAIN_CSV } from './export-format.ts';
import { type TableToExport, tableSubject } from './table-subject.ts';

const text = createText('nb');
const formats = createFormats('nb');

function openTable() {
  const bytes = encodeColumns({
    rowCount: 3,
    keys: ['1', '2', '3'],
    columns: [
      textColumn('name', ['Aura', 'Sima', 'Dale']),
      textColumn('type', ['K', 'K', 'P'], 'choice'),
      numberColumn('outputMw', [290, 620, -2]),
      numberColumn('longitude', [8.5, null, 6]),
      numberColumn('latitude', [62, null, 60]),
    ],
  });
  return createTableEngine(createDirectWorker).open(bytes, registerDefinitions.plants.profile);
}

function subjectOf(changes: Partial<TableToExport>) {
  const table: TableToExport = {
    labels: createRegisterLabels('plants', plantColumns, text, formats),
    columns: plantColumns.filter(({ id }) => id === 'outputMw' || id === 'name').toReversed(),
    query: EMPTY_QUERY,
    rows: Uint32Array.of(0, 1, 2),
    groups: undefined,
    engine: openTable(),
    status: { register: 'plants', origin: 'sample', source: '', changedAtMs: 0, rows: 3, version: '1' },
    hasMap: true,
    ...changes,
  };
  return tableSubject(table, text, formats);
}

test('the words say how many of how many rows, in which order, with which filters', () => {
  const subject = subjectOf({
    rows: Uint32Array.of(0, 1),
    query: {
      search: 'a',
      filters: [{ column: 'type', kind: 'oneOf', values: ['K'] }],
      sort: [
        { column: 'outputMw', isDescending: true },
        { column: 'name', isDescending: false },
      ],
      groupBy: 'county',
    },
  });
  expect(subject.summary).toBe('2 av 3 rader, sortert på Effekt (MW) (synkende), Navn, gruppert etter Fylke');
  expect(subject.details).toEqual(['Filtre: Søk: «a» · Type: Kraftverk', '2 kolonner: Effekt (MW), Navn']);
  expect(subject.withoutPoint).toBe(1);
  expect(subject.name).toBe('Kraftverk utvalg etter Fylke');
});

test('without filters and order it says so, and the workbook says that the data are a sample', () => {
  const subject = subjectOf({});
  expect(subject.summary).toBe('Alle 3 rader, i registerets rekkefølge');
  expect(subject.details[0]).toBe('Ingen filtre');
  expect(Object.fromEntries(subject.about)).toMatchObject({
    Kilde: 'Eksempeldata som følger med Varde',
    Rader: '3 av 3 rader',
    Filtre: 'Ingen filtre',
  });
});

test('a file of filtered rows says which filters, that pumps are no part of sums, and how old the rows are', () => {
  const { name, about } = subjectOf({
    rows: Uint32Array.of(2),
    query: { ...EMPTY_QUERY, filters: [{ column: 'type', kind: 'oneOf', values: ['P'] }] },
    status: {
      register: 'plants',
      origin: 'file',
      source: 'svar.json',
      changedAtMs: new Date(2026, 10, 29, 8, 15).getTime(),
      rows: 3,
      version: '1',
    },
  });
  expect(name).toBe('Kraftverk utvalg');
  expect(Object.fromEntries(about)).toEqual({
    Kilde: 'Fil: svar.json',
    'Data per': '29.11.2026 08:15',
    Rader: '1 av 3 rader',
    Filtre: 'Type: Pumpe',
    Rekkefølge: '–',
    'Om pumper':
      'Effekt og produksjon er negative for pumper, slik registeret fører dem. Delsummer er uten pumper.',
  });
});

test('a register without a map offers no GeoJSON', () => {
  expect(subjectOf({ hasMap: false }).withoutPoint).toBeUndefined();
});

test('what is written is the query, the order and the columns of the words', async () => {
  const subject = subjectOf({
    query: { ...EMPTY_QUERY, search: 'a', sort: [{ column: 'outputMw', isDescending: true }] },
  });
  const { bytes } = await subject.write({ format: 'csv', csv: PLAIN_CSV }, new AbortController().signal);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Effekt (MW),Navn',
    '620,Sima',
    '290,Aura',
    '-2,Dale',
    '',
  ]);
});

test('a grouped table is written with the group of each row, and its name and workbook say so', async () => {
  const query = { ...EMPTY_QUERY, groupBy: 'type', sort: [{ column: 'outputMw', isDescending: true }] };
  const none = { separateCount: 0, sums: [] };
  const subject = subjectOf({
    query,
    groups: [
      { ...none, value: 'K', start: 0, rowCount: 2 },
      { ...none, value: 'P', start: 2, rowCount: 1 },
    ],
  });
  const { bytes } = await subject.write({ format: 'csv', csv: PLAIN_CSV }, new AbortController().signal);
  expect(subject.name).toBe('Kraftverk etter Type');
  expect(subject.aboutGroups).toEqual({
    xlsx: ['Grupper', 'Etter Type. Delsummene står over radene i hver gruppe.'],
    geojson: ['Grupper', 'Etter Type. Gruppen til hver rad står i egenskapen «group».'],
  });
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Type,Effekt (MW),Navn',
    'Kraftverk,620,Sima',
    'Kraftverk,290,Aura',
    'Pumpe,-2,Dale',
    '',
  ]);
});

test('a workbook of a grouped table has the sums of the table over each group, pumps left out', async () => {
  const engine = openTable();
  const query = { ...EMPTY_QUERY, groupBy: 'type', sort: [{ column: 'outputMw', isDescending: true }] };
  const { rows, groups } = await engine.query(query);
  const subject = subjectOf({ engine, query, rows, groups });
  const options = { format: 'xlsx', sheetName: 'K', aboutName: 'Om', about: [] } as const;
  const { bytes, subtotalCount } = await subject.write(options, new AbortController().signal);
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const outputs = [...xml.matchAll(/<c r="B([2-9])"[^>]*><v>([-\d]+)<\/v>/g)].map(([, row, mw]) => [row, mw]);
  expect(subtotalCount).toBe(2);
  expect(outputs).toEqual([
    ['2', '910'],
    ['3', '620'],
    ['4', '290'],
    ['5', '0'],
    ['6', '-2'],
  ]);
});

test('a GeoJSON file of a grouped table has the group of each feature, and no rows for subtotals', async () => {
  const engine = openTable();
  const query = { ...EMPTY_QUERY, groupBy: 'type' };
  const { rows, groups } = await engine.query(query);
  const subject = subjectOf({ engine, query, rows, groups });
  const { bytes } = await subject.write({ format: 'geojson', about: [] }, new AbortController().signal);
  const { features } = JSON.parse(new TextDecoder().decode(bytes));
  expect(features).toMatchObject([
    { id: '1', properties: { group: 'K', name: 'Aura' } },
    { id: '3', properties: { group: 'P', name: 'Dale' } },
  ]);
});

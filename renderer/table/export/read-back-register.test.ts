// A register that was exported whole comes back as it was, by itself and over the rows that it came from.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/base/json.ts';
import { registerDefinitions, type TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { formatOf } from '../../../shared/imports/import-formats.ts';
import type { TableContent } from '../../../shared/imports/rows/table-content.ts';
import type { RegisterRow } from '../../../shared/ports/register-store.ts';
import { NEVER_YIELDING } from '../../../shared/ports/scheduler.ts';
import { takeRows } from '../../../shared/sources/energy/imports/parse-rows.ts';
import { parseTable } from '../../../shared/sources/energy/imports/parse-table.ts';
import type { ParsedFile } from '../../../shared/sources/energy/imports/parsed-file.ts';
import { rowKinds } from '../../../shared/sources/energy/imports/row-kinds.ts';
import { recogniseTable } from '../../../shared/sources/energy/imports/tables/recognise-table.ts';
import { applicationTable } from '../../../shared/sources/energy/registers/application-table.ts';
import { plantTable } from '../../../shared/sources/energy/registers/plant-table.ts';
import { answerQuery } from '../../../shared/tables/answer-query.ts';
import { cellValue } from '../../../shared/tables/cell-value.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { createTableIndex } from '../../../shared/tables/table-index.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { createFormats } from '../../i18n/create-formats.ts';
import { createText } from '../../i18n/create-text.ts';
import { choiceLabels } from '../engine/use-register-table.ts';
import { createRegisterLabels } from '../labels/register-labels.ts';
import { type ExportOptions, NORWEGIAN_CSV, PLAIN_CSV } from './export-format.ts';
import { writeExport } from './write-export.ts';

const SEED = new URL('../../../assets/seed/', import.meta.url);

/** What a table cannot bring, because it stands in other registers or in more than a cell. */
const NOT_IN_TABLES = ['licenceCount', 'latitude', 'longitude', 'certificates'];

const FORMS: { readonly [name: string]: ExportOptions } = {
  'CSV for Excel': { format: 'csv', csv: NORWEGIAN_CSV },
  'plain CSV': { format: 'csv', csv: PLAIN_CSV },
  XLSX: { format: 'xlsx', sheetName: 'A', aboutName: 'B', about: [['a', 'b']] },
};

function rowsOf(register: TableRegister): RegisterRow[] {
  const rows: JsonObject[] = JSON.parse(readFileSync(new URL(`${register}.json`, SEED), 'utf8'));
  const kind = rowKinds.find((each) => each.register === register);
  if (!kind) throw new Error('There is no such list');
  return takeRows(kind, rows);
}

const tableOf = (register: TableRegister, rows: readonly RegisterRow[]) =>
  register === 'plants' ? plantTable(rows, [], [], NEVER_YIELDING) : applicationTable(rows, NEVER_YIELDING);

async function exported(
  register: TableRegister,
  table: ColumnTable,
  language: 'nb' | 'en',
  options: ExportOptions,
): Promise<TableContent> {
  const text = createText(language);
  const { columns, profile } = registerDefinitions[register];
  const labels = createRegisterLabels(register, columns, text, createFormats(language));
  const index = createTableIndex(table, { ...profile, labels: choiceLabels(table, text) });
  const written = columns.map(({ id, kind }) => ({ id, kind, header: labels.columnWithUnit(id) }));
  const { bytes } = await writeExport(index, answerQuery(index, EMPTY_QUERY), written, options);
  const format = formatOf(bytes, 'x');
  if (format.gives !== 'rows') throw new Error('A table is rows');
  const reader = await format.open({ fileName: 'x' });
  reader.push(bytes);
  const content = reader.end();
  if (content.form !== 'table') throw new Error('A table is no list');
  return content;
}

async function readBack(content: TableContent): Promise<ParsedFile> {
  const recognised = recogniseTable(content, []);
  if (!recognised?.isCertain) throw new Error('A person would be asked for the columns');
  const outcome = await parseTable('x', content, recognised.reading, NEVER_YIELDING);
  if (!outcome.ok) throw outcome.problem;
  return outcome.value;
}

function cellsOf(table: ColumnTable, left: readonly string[]) {
  return table.columns
    .filter(({ id }) => !left.includes(id))
    .map((column) => [column.id, table.keys.map((_, row) => cellValue(column, row))]);
}

const cases = (['plants', 'applications'] as const).flatMap((register) =>
  (['nb', 'en'] as const).flatMap((language) =>
    Object.keys(FORMS).map((form) => [register, form, language] as const),
  ),
);

test.each(cases)('%s in %s, %s, come back without a question', async (register, form, language) => {
  const rows = rowsOf(register);
  const table = await tableOf(register, rows);
  const content = await exported(register, table, language, FORMS[form] ?? { format: 'csv', csv: PLAIN_CSV });
  const parsed = await readBack(content);
  expect(parsed.leftOut.faults).toEqual([]);
  const again = await tableOf(register, parsed.rows);
  expect(again.keys).toEqual(table.keys);
  expect(cellsOf(again, NOT_IN_TABLES)).toEqual(cellsOf(table, NOT_IN_TABLES));
  const standing = new Map(rows.map((row) => [row.key, row]));
  const over = parsed.rows.map((row) => {
    const before = standing.get(row.key);
    return before && parsed.over ? parsed.over(before, row) : row;
  });
  expect(over).toEqual(rows);
});

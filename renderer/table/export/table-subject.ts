// What an export of a table writes, in words: the same query and the same columns as on the screen.

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import { isNumbers } from '../../../shared/tables/column-kinds.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import { isTextKey } from '../../i18n/texts.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import type { EngineTable } from '../engine/table-engine.ts';
import { criteriaTexts, filtersText } from '../labels/criterion-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { AboutLine } from './export-format.ts';
import type { ExportColumn, ExportGrouping } from './export-sheet.ts';
import type { ExportSubject } from './export-subject.ts';

export interface TableToExport {
  readonly labels: RegisterLabels;
  /** The columns that are shown, in their order. */
  readonly columns: readonly ColumnDescription[];
  readonly query: TableQuery;
  readonly rows: Uint32Array;
  /** Of a query that groups. */
  readonly groups: readonly Group[] | undefined;
  readonly engine: EngineTable;
  readonly status: RegisterStatus;
  readonly hasMap: boolean;
}

export function tableSubject(table: TableToExport, text: Text, formats: Formats): ExportSubject {
  const { labels, query, rows, engine, hasMap } = table;
  const columns = table.columns.map((column): ExportColumn => exportColumn(column, labels));
  const headers = columns.map(({ header }) => header).join(', ');
  const grouping = groupingOf(table);
  return {
    name: fileTitle(table, text),
    summary: orderText(table, rowsText(table, text), text),
    details: [
      filtersText(query, text, labels),
      text('export.columns', { count: columns.length, columns: headers }),
    ],
    about: aboutLines(table, text, formats),
    ...aboutGroups(table, text),
    rowCount: rows.length,
    withoutPoint: hasMap ? countWithoutPoint(engine.table, rows) : undefined,
    write: (options, signal) =>
      engine.export({ query, columns, ...(grouping && { grouping }) }, options, signal),
  };
}

/** A file says by its name that it is a part, and how it is grouped. */
function fileTitle({ labels, query, rows, engine }: TableToExport, text: Text): string {
  const isPart = rows.length < engine.table.rowCount;
  return [
    labels.register,
    ...(isPart ? [text('export.name.part')] : []),
    ...(query.groupBy === undefined
      ? []
      : [text('export.name.grouped', { column: labels.column(query.groupBy) })]),
  ].join(' ');
}

function groupingOf({ labels, query: { groupBy }, groups }: TableToExport): ExportGrouping | undefined {
  if (groupBy === undefined || !groups) return undefined;
  const names = groups.map((group) => [group.value ?? '', labels.bucket(groupBy, group)] as const);
  return { header: labels.columnWithUnit(groupBy), labels: Object.fromEntries(names) };
}

function exportColumn({ id, kind, decimals }: ColumnDescription, labels: RegisterLabels): ExportColumn {
  return { id, kind, header: labels.columnWithUnit(id), ...(decimals !== undefined && { decimals }) };
}

function rowsText({ rows, engine }: TableToExport, text: Text): string {
  const total = engine.table.rowCount;
  return rows.length === total
    ? text('export.rowsAll', { total })
    : text('export.rows', { shown: rows.length, total });
}

function orderText({ query, labels }: TableToExport, rows: string, text: Text): string {
  const keys = sortTexts(query, labels, text).join(', ');
  const sorted = keys === '' ? text('export.unsorted', { rows }) : text('export.sorted', { rows, keys });
  return query.groupBy === undefined
    ? sorted
    : text('export.grouped', { what: sorted, column: labels.column(query.groupBy) });
}

function sortTexts({ sort }: TableQuery, labels: RegisterLabels, text: Text): string[] {
  return sort.map(({ column, isDescending }) =>
    text(isDescending ? 'export.sortKeyDescending' : 'export.sortKey', {
      column: labels.columnWithUnit(column),
    }),
  );
}

function aboutLines(table: TableToExport, text: Text, formats: Formats): AboutLine[] {
  const { status, rows, engine, labels, query } = table;
  const sort = sortTexts(query, labels, text);
  const hasPumps = table.columns.some(({ unit }) => unit === 'MW' || unit === 'GWh') && table.hasMap;
  return [
    [text('export.about.source'), sourceText(status, text)],
    [text('export.about.date'), formats.dateTime(status.changedAtMs)],
    [text('export.about.rows'), text('export.rows', { shown: rows.length, total: engine.table.rowCount })],
    [
      text('export.about.filters'),
      criteriaTexts(query, text, labels).join(' · ') || text('export.noFilters'),
    ],
    [text('export.about.sort'), sort.join(', ') || '–'],
    ...(hasPumps ? [[text('export.about.pumps'), text('export.about.pumpsNote')] as const] : []),
  ];
}

function aboutGroups(
  { query: { groupBy }, labels }: TableToExport,
  text: Text,
): Pick<ExportSubject, 'aboutGroups'> {
  if (groupBy === undefined) return {};
  const column = labels.column(groupBy);
  const name = text('export.about.groups');
  return {
    aboutGroups: {
      xlsx: [name, text('export.about.groupsNote', { column })],
      geojson: [name, text('export.about.groupsNote.geojson', { column })],
    },
  };
}

/** Where rows come from: the file or service, or that they are a sample. */
export function sourceText({ origin, source }: RegisterStatus, text: Text): string {
  if (origin === 'sample') return text('export.about.sample');
  const key = `origin.${origin}`;
  return [isTextKey(key) ? text(key) : origin, source].filter(Boolean).join(': ');
}

function countWithoutPoint(table: ColumnTable, rows: Uint32Array): number {
  const longitudes = table.columns.find(({ id }) => id === 'longitude');
  if (!isNumbers(longitudes)) return rows.length;
  let count = 0;
  for (const row of rows) if (Number.isNaN(longitudes.values[row])) count += 1;
  return count;
}

import type { ColumnTable, NumberColumn, TextColumn } from '../../../../shared/tables/column-table.ts';
import type { PlantMark } from './plant-mark.ts';

export interface PlantMarks {
  readonly marks: readonly PlantMark[];
  /** Rows without a point, which no map can show. */
  readonly lackingCount: number;
}

/** The same array each time: another one would have the map drawn anew. */
const NO_MARKS: readonly PlantMark[] = [];

/**
 * The rows of an answer as marks on the map. Where they are those of `before`, its array is given again, and the map draws
 * nothing anew.
 */
export function plantMarks(
  table: ColumnTable,
  rows: Uint32Array,
  before: readonly PlantMark[] = NO_MARKS,
): PlantMarks {
  const longitude = numbers(table, 'longitude');
  const latitude = numbers(table, 'latitude');
  const output = numbers(table, 'outputMw');
  const [name, type, status] = [texts(table, 'name'), texts(table, 'type'), texts(table, 'status')];
  const marks: PlantMark[] = [];
  for (const row of rows) {
    const [east, north] = [longitude?.values[row] ?? Number.NaN, latitude?.values[row] ?? Number.NaN];
    if (Number.isNaN(east) || Number.isNaN(north)) continue;
    const outputMw = output?.values[row] ?? Number.NaN;
    marks.push({
      key: table.keys[row] ?? '',
      name: textAt(name, row),
      longitude: east,
      latitude: north,
      type: plantType(textAt(type, row)),
      status: plantStatus(textAt(status, row)),
      outputMw: Number.isNaN(outputMw) ? null : outputMw,
    });
  }
  const lackingCount = rows.length - marks.length;
  if (marks.length === 0) return { marks: NO_MARKS, lackingCount };
  return { marks: isSame(marks, before) ? before : marks, lackingCount };
}

/** What a row is called that has no point; undefined for one that has, and for a key that no row has. */
export function nameWithoutPoint(table: ColumnTable, key: string): string | undefined {
  const row = table.keys.indexOf(key);
  if (row < 0) return undefined;
  const hasPoint = ['longitude', 'latitude'].every(
    (column) => !Number.isNaN(numbers(table, column)?.values[row] ?? Number.NaN),
  );
  return hasPoint ? undefined : textAt(texts(table, 'name'), row);
}

/** Whether a map draws both alike: the same marks in the same order. */
function isSame(some: readonly PlantMark[], others: readonly PlantMark[]): boolean {
  return (
    some.length === others.length &&
    some.every((mark, index) => {
      const other = others[index];
      return (
        other !== undefined &&
        mark.key === other.key &&
        mark.name === other.name &&
        mark.longitude === other.longitude &&
        mark.latitude === other.latitude &&
        mark.type === other.type &&
        mark.status === other.status &&
        mark.outputMw === other.outputMw
      );
    })
  );
}

/** A row of an unknown type is drawn as a plant: that is what nearly all rows are. */
function plantType(code: string): PlantMark['type'] {
  return code === 'PK' || code === 'P' ? code : 'K';
}

function plantStatus(code: string): PlantMark['status'] {
  return code === 'closed' || code === 'construction' ? code : 'operation';
}

function numbers(table: ColumnTable, id: string): NumberColumn | undefined {
  return table.columns.find((column): column is NumberColumn => column.id === id && column.kind === 'number');
}

function texts(table: ColumnTable, id: string): TextColumn | undefined {
  return table.columns.find(
    (column): column is TextColumn =>
      column.id === id && (column.kind === 'text' || column.kind === 'choice'),
  );
}

function textAt(column: TextColumn | undefined, row: number): string {
  return column?.dictionary[column.codes[row] ?? 0] ?? '';
}

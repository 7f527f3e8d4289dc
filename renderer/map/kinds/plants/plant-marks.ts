import type { ColumnTable, NumberColumn, TextColumn } from '../../../../shared/tables/column-table.ts';
import type { PlantMark } from './plant-mark.ts';

export interface PlantMarks {
  readonly marks: readonly PlantMark[];
  /** Rows without a point, which no map can show. */
  readonly lackingCount: number;
}

/** The same array each time: another one would have the map drawn anew. */
const NO_MARKS: readonly PlantMark[] = [];

/** The rows of an answer as marks on the map. */
export function plantMarks(table: ColumnTable, rows: Uint32Array): PlantMarks {
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
  return { marks: marks.length > 0 ? marks : NO_MARKS, lackingCount: rows.length - marks.length };
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

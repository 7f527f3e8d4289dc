import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';

export const LEAST_COLUMN_WIDTH_PX = 56;
const MOST_COLUMN_WIDTH_PX = 800;

const WIDTH_BY_KIND_PX: Record<ColumnDescription['kind'], number> = {
  text: 150,
  choice: 112,
  number: 92,
  year: 72,
  date: 100,
  boolean: 84,
};

export interface PlacedColumn {
  readonly column: ColumnDescription;
  readonly leftPx: number;
  readonly widthPx: number;
}

export interface ColumnLayout {
  readonly columns: readonly PlacedColumn[];
  readonly totalPx: number;
}

export function clampColumnWidth(widthPx: number): number {
  return Math.round(Math.min(MOST_COLUMN_WIDTH_PX, Math.max(LEAST_COLUMN_WIDTH_PX, widthPx)));
}

/**
 * Places columns side by side. Widths that the user set stand; what is left of the viewport goes to the text columns
 * that have none, so that a table is as wide as its place and never narrower than its columns.
 */
export function layOutColumns(
  columns: readonly ColumnDescription[],
  widthsPx: { readonly [column: string]: number },
  viewportPx: number,
): ColumnLayout {
  const own = columns.map((column) => widthsPx[column.id] ?? WIDTH_BY_KIND_PX[column.kind]);
  const sum = own.reduce((total, width) => total + width, 0);
  const flexible = columns.flatMap((column, index) =>
    column.kind === 'text' && widthsPx[column.id] === undefined ? [index] : [],
  );
  let spare = Math.max(0, Math.floor(viewportPx) - sum);
  const widths = [...own];
  flexible.forEach((index, order) => {
    const share = Math.floor(spare / (flexible.length - order));
    widths[index] = (own[index] ?? 0) + share;
    spare -= share;
  });
  let leftPx = 0;
  const placed = columns.map((column, index) => {
    const widthPx = widths[index] ?? 0;
    const place = { column, leftPx, widthPx };
    leftPx += widthPx;
    return place;
  });
  return { columns: placed, totalPx: leftPx };
}

/** The order after a column was dropped on another one's place. The first column is pinned and does not move. */
export function moveColumn(order: readonly string[], column: string, toIndex: number): readonly string[] {
  const from = order.indexOf(column);
  if (from <= 0) return order;
  const rest = order.filter((id) => id !== column);
  const to = Math.min(Math.max(toIndex, 1), rest.length);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
}

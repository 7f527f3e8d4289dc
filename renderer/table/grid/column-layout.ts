import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';

const LEAST_COLUMN_WIDTH_PX = 56;
const MAX_COLUMN_WIDTH_PX = 800;

/** Mean width of a character in Inter, at the sizes of heads and of cells, and what stands around the words. */
const HEAD_CHARACTER_PX = 6.4;
const HEAD_REST_PX = 33;
const CELL_CHARACTER_PX = 7.3;
const CELL_REST_PX = 22;
const SIGN_PX = 15;

/** A column of long texts ends here and shares what is left of the viewport. */
const MAX_TEXT_WIDTH_PX = 150;
/** The first column says which row it is. */
const MAX_FIRST_WIDTH_PX = 176;

export interface LayoutColumn {
  readonly description: ColumnDescription;
  readonly label: string;
  readonly unit: string | undefined;
  /** How long the usual long cell is. */
  readonly characters: number;
  readonly hasSign: boolean;
}

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
  return Math.round(Math.min(MAX_COLUMN_WIDTH_PX, Math.max(LEAST_COLUMN_WIDTH_PX, widthPx)));
}

/**
 * Places columns side by side. Widths that the user set stand; what is left of the viewport goes to the text columns
 * that have none, so that a table is as wide as its place and never narrower than its columns. `textScale`: how much
 * larger the text is than that of the work screens.
 */
export function layOutColumns(
  columns: readonly LayoutColumn[],
  widthsPx: { readonly [column: string]: number },
  viewportPx: number,
  textScale = 1,
): ColumnLayout {
  const own = columns.map(
    (column, index) => widthsPx[column.description.id] ?? widthByItselfPx(column, index === 0, textScale),
  );
  const sum = own.reduce((total, width) => total + width, 0);
  const flexible = columns.flatMap(({ description }, index) =>
    description.kind === 'text' && widthsPx[description.id] === undefined ? [index] : [],
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
    const place = { column: column.description, leftPx, widthPx };
    leftPx += widthPx;
    return place;
  });
  return { columns: placed, totalPx: leftPx };
}

/** Wide enough for what the column holds, and for its head. */
function widthByItselfPx(column: LayoutColumn, isFirst: boolean, textScale: number): number {
  const { description, label, unit, characters, hasSign } = column;
  const headerPx = (label.length + (unit ? unit.length + 1 : 0)) * HEAD_CHARACTER_PX + HEAD_REST_PX;
  const cellPx = characters * CELL_CHARACTER_PX + CELL_REST_PX + (hasSign ? SIGN_PX : 0);
  const mostText = isFirst ? MAX_FIRST_WIDTH_PX : MAX_TEXT_WIDTH_PX;
  const most = description.kind === 'text' ? mostText : MAX_COLUMN_WIDTH_PX;
  return clampColumnWidth(Math.max(headerPx, Math.min(cellPx, most)) * textScale);
}

/** The order after a column was dropped on another one's place. The first column is pinned and does not move. */
export function moveColumn(order: readonly string[], column: string, toIndex: number): readonly string[] {
  const from = order.indexOf(column);
  if (from <= 0) return order;
  const rest = order.filter((id) => id !== column);
  const to = Math.min(Math.max(toIndex, 1), rest.length);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
}

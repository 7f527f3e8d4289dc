import type { GridColumn, GroupLine } from './grid-column.ts';

/** A cell on the line of a group, over one or more columns. */
export interface GroupSpan {
  readonly kind: 'label' | 'sum' | 'apart';
  readonly start: number;
  readonly span: number;
}

/**
 * Divides the columns among the cells of a group: the label up to the first sum (or the first column, when that is a sum
 * itself), a cell for each column from the first sum to the last, and one over what is left.
 */
export function groupSpans(
  columns: readonly Pick<GridColumn, 'description'>[],
  { sums }: Pick<GroupLine, 'sums'>,
): readonly GroupSpan[] {
  const isSum = (column: Pick<GridColumn, 'description'>) => sums[column.description.id] !== undefined;
  const first = Math.max(1, columns.findIndex(isSum));
  const last = columns.findLastIndex(isSum);
  if (last < 1) return [{ kind: 'label', start: 0, span: Math.max(1, columns.length) }];
  const label: GroupSpan = { kind: 'label', start: 0, span: first };
  const cells = Array.from(
    { length: last - first + 1 },
    (_, place): GroupSpan => ({
      kind: 'sum',
      start: first + place,
      span: 1,
    }),
  );
  const rest = columns.length - last - 1;
  return rest > 0 ? [label, ...cells, { kind: 'apart', start: last + 1, span: rest }] : [label, ...cells];
}

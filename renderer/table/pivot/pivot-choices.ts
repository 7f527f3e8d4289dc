// What can be put against what: the dimensions and amounts of a register's pivot, and what the user chose.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { Dimension } from '../../../shared/tables/buckets.ts';
import { PIVOT_AMOUNTS, type PivotMeasure, type PivotRequest } from '../../../shared/tables/pivot.ts';
import type { RegisterDescription } from '../workbench/register-description.ts';

export interface PivotDimension extends Dimension {
  readonly id: string;
}

export interface PivotChoices {
  readonly rows: string;
  readonly columns: string;
  readonly measure: PivotMeasure['kind'];
  /** The column whose amounts are told, unless rows are counted. */
  readonly of: string;
}

/** Pumps have negative outputs: below 0 they are a class of their own. */
const OUTPUT_BREAKS_MW = [0, 1, 10, 100];

export const PIVOT_MEASURES: readonly PivotMeasure['kind'][] = [...PIVOT_AMOUNTS, 'count'];

/** How the id of a column's single years ends; the column alone stands for its decades, as it did before there were years. */
const YEAR_ID = '/year';

/** Columns of few values, columns that the table groups by, municipalities, years, and classes of output. */
export function pivotDimensions({ columns, groups }: RegisterDescription): readonly PivotDimension[] {
  const named = columns.filter(
    (column: ColumnDescription) =>
      groups.includes(column.id) ||
      column.id === 'municipality' ||
      (column.isFacet && column.kind !== 'number'),
  );
  const dimensions = named.flatMap(({ id, kind }): PivotDimension[] => {
    const isTime = kind === 'date' || kind === 'year';
    return [
      { id, column: id },
      ...(isTime ? [{ id: `${id}${YEAR_ID}`, column: id, span: 'year' as const }] : []),
    ];
  });
  const hasOutput = columns.some(({ id }) => id === 'outputMw');
  return hasOutput
    ? [...dimensions, { id: 'outputMw', column: 'outputMw', breaks: OUTPUT_BREAKS_MW }]
    : dimensions;
}

/** Columns with amounts, those that the table sums first. Degrees are places, not amounts. */
export function pivotAmounts({ columns, sums }: RegisterDescription): readonly string[] {
  const summed = sums.map(({ column }) => column);
  const others = columns.filter(({ kind, unit }) => kind === 'number' && unit !== undefined && unit !== '°');
  return [...new Set([...summed, ...others.map(({ id }) => id)])];
}

/** The choices that are kept, as far as this register has them; else the first ones. */
export function readPivotChoices(kept: Json | undefined, description: RegisterDescription): PivotChoices {
  const dimensions = pivotDimensions(description).map(({ id }) => id);
  const amounts = pivotAmounts(description);
  const read = isJsonObject(kept) ? kept : {};
  const known = (name: string, values: readonly string[], first: string) =>
    values.find((value) => value === read[name]) ?? first;
  const rows = known('rows', dimensions, firstOf(dimensions, 'area'));
  return {
    rows,
    columns: known('columns', dimensions, firstOf(dimensions, 'type', 'energySource', 'scheme')),
    measure: PIVOT_MEASURES.find((measure) => measure === read['measure']) ?? 'sum',
    of: known('of', amounts, amounts[0] ?? ''),
  };
}

function firstOf(values: readonly string[], ...wanted: readonly string[]): string {
  return wanted.find((value) => values.includes(value)) ?? values[0] ?? '';
}

export function pivotRequest(
  choices: PivotChoices,
  description: RegisterDescription,
): PivotRequest | undefined {
  const dimensions = pivotDimensions(description);
  const rows = dimensions.find(({ id }) => id === choices.rows);
  const columns = dimensions.find(({ id }) => id === choices.columns);
  if (!rows || !columns) return undefined;
  const { measure, of } = choices;
  return { rows, columns, measure: measure === 'count' ? { kind: measure } : { kind: measure, column: of } };
}

import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import { compareValues } from '../query/select-rows.ts';
import { plainText, textReader } from '../values/value-text.ts';

/** One value, or one combination of values, that rows have. */
export interface UniqueClass {
  /** As it is stored. */
  readonly value: string;
  /** As people read it. */
  readonly label: string;
}

/**
 * Each combination of values once, ascending by the first field, then the second. Rows that have no value in one of the
 * fields belong to none. The table has the columns loaded.
 */
export function uniqueClasses(
  source: RowSource,
  table: FeatureTable,
  rows: readonly number[],
  fields: readonly FieldDefinition[],
  delimiter: string,
): UniqueClass[] {
  const columns = fields.map(({ name }) => table.values(name));
  const valuesOf = (row: number) => columns.map((column) => column[row] ?? null);
  const firstRows = new Map<
    FeatureValue,
    { readonly row: number; readonly values: readonly FeatureValue[] }
  >();
  for (const row of rows) {
    const values = valuesOf(row);
    const [only = null] = values;
    const key = values.length === 1 ? only : JSON.stringify(values);
    if (!values.includes(null) && !firstRows.has(key)) firstRows.set(key, { row, values });
  }
  const labels = fields.map((field) => textReader(source, table, field));
  return [...firstRows.values()]
    .sort((one, other) => compareAll(one.values, other.values))
    .map(({ row, values }) => ({
      value: fields.map(({ type }, index) => plainText(type, values[index] ?? null)).join(delimiter),
      label: labels.map((read) => read(row)).join(delimiter),
    }));
}

function compareAll(one: readonly FeatureValue[], other: readonly FeatureValue[]): number {
  for (const [index, value] of one.entries()) {
    const order = compareValues(value, other[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

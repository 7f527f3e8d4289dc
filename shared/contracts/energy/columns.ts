// The columns of the tables: what rows are normalised to for search, table, charts, join and export. The wire stays as
// it is.

import type { DescribedField } from '../../schema/described-fields.ts';

export type ColumnKind = 'text' | 'number' | 'date' | 'year' | 'boolean' | 'choice';

/** Labels are in the locales as `column.<register>.<id>`. `choice` columns hold codes, shown as `choice.<id>.<code>`. */
export interface ColumnDescription {
  readonly id: string;
  readonly kind: ColumnKind;
  /** What a person called it who made it; absent = the label of the locales. */
  readonly name?: string;
  /** The wire member that it is read from; absent for a derived column. */
  readonly member?: string;
  /** Shown behind the label, for example MW. */
  readonly unit?: 'MW' | 'GWh' | 'm' | 'm³/s' | 'kWh/m³' | '°';
  /** Shown in a table that nobody has changed. */
  readonly isShown?: true;
  /** Has a facet with counts in the filter panel. */
  readonly isFacet?: true;
  /** Digits behind the decimal sign. */
  readonly decimals?: number;
}

/** A member of a row of a service: once for its wire type, its column and its field in a layer. */
export interface RowField extends DescribedField {
  /** Its name in layers and tables of the map service, in English; absent where they do not have it. */
  readonly alias?: string;
  /** The column that is read from it. */
  readonly column?: Omit<ColumnDescription, 'member'>;
}

export type FieldTable = { readonly [member: string]: RowField };

/** Columns in their order: a member's own, or one that is derived from several. */
export function columnsOf<Fields extends FieldTable>(
  fields: Fields,
  order: readonly ((keyof Fields & string) | ColumnDescription)[],
): readonly ColumnDescription[] {
  return order.map((entry) => {
    if (typeof entry !== 'string') return entry;
    const column = fields[entry]?.column;
    if (!column) throw new Error(`No column is read from ${entry}`);
    return { ...column, member: entry };
  });
}

import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import type { ComputedColumn } from '../../../shared/tables/computed-column.ts';
import type { TextKey } from '../../i18n/texts.ts';
import type { ChartsDescription } from '../charts/register-charts.ts';

export interface TotalDescription {
  readonly column: string;
  readonly decimals: number;
  /** Says what is summed, where the unit alone does not: `hele {sum}`. */
  readonly textKey?: TextKey;
}

/** Digits behind the decimal sign: amounts that are divided have some. */
const COMPUTED_DECIMALS = 2;

/** The register with the columns that a person made of others. */
export function withComputed(
  description: RegisterDescription,
  computed: readonly ComputedColumn[],
): RegisterDescription {
  if (computed.length === 0) return description;
  const columns = computed.map(({ id, kind, name }) => ({
    id,
    kind,
    name,
    ...(kind === 'number' && { decimals: COMPUTED_DECIMALS }),
  }));
  return { ...description, columns: [...description.columns, ...columns] };
}

/** What makes the table of one register: all that the workbench does not know by itself. */
export interface RegisterDescription {
  readonly register: TableRegister;
  readonly columns: readonly ColumnDescription[];
  /** Columns that have a filter in the panel from the start, in order. */
  readonly filters: readonly string[];
  readonly groups: readonly string[];
  /** Columns whose codes have a sign on the map, which the table repeats. */
  readonly signs: readonly string[];
  /** Number columns that the totals line tells. */
  readonly sums: readonly TotalDescription[];
  readonly charts: ChartsDescription;
  /** Whether rows can be held to the view of a map. */
  readonly hasMap: boolean;
}

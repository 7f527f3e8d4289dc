import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';

/** The registers that are shown as tables. */
export type TableRegister = Extract<RegisterId, 'plants' | 'applications'>;

export const TABLE_REGISTERS: readonly TableRegister[] = ['plants', 'applications'];

/** What a table shows: the question and the columns that answer it, in order. Widths are not part of a view. */
export interface TableView {
  readonly query: TableQuery;
  readonly columns: readonly string[];
}

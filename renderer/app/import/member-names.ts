import {
  applicationColumns,
  type ColumnDescription,
  plantColumns,
  pointColumns,
} from '../../../shared/contracts/energy/columns.ts';
import type { DataText } from '../../i18n/data-text.ts';

const COLUMNS: { readonly [register: string]: readonly ColumnDescription[] } = {
  plants: plantColumns,
  applications: applicationColumns,
  points: pointColumns,
};

/** The members of a file as the table calls them; one that no column is read from keeps the name it has in the file. */
export function memberNames(register: string, members: readonly string[], data: DataText): readonly string[] {
  return members.map((member) => {
    const column = COLUMNS[register]?.find((one) => one.member === member);
    return column ? data.column(register, column.id) : member;
  });
}

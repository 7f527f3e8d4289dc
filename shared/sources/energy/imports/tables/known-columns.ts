import { TABLE_REGISTERS } from '../../../../contracts/energy/registers.ts';
import type { WantedColumn } from '../../../../imports/rows/table-heading.ts';
import { namesOfColumn, readHeading } from './column-names.ts';
import { fieldsOf } from './table-fields.ts';

/** The columns of all registers by their names, by which the separator of a table is found. */
export const KNOWN_COLUMNS: readonly WantedColumn[] = TABLE_REGISTERS.flatMap((register) =>
  fieldsOf(register).map(({ column }) => {
    const { own, other } = namesOfColumn(register, column);
    return {
      name: column.id,
      isNamed: (name: string) => [...own, ...other].includes(readHeading(name).name),
    };
  }),
);

// What a person says of the columns of a table before its rows are read.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';

export type TableDraft = BridgeType<'TableDraft'>;
export type TableReading = BridgeType<'TableReading'>;

export function choiceOf({ choices }: TableDraft, { register }: TableReading): TableDraft['choices'][number] {
  return choices.find((choice) => choice.register === register) ?? { register, columns: [], required: [] };
}

/** Another register; columns that it has too stay. */
export function withRegister(
  draft: TableDraft,
  reading: TableReading,
  register: TableReading['register'],
): TableReading {
  const { columns } = choiceOf(draft, { ...reading, register });
  return { ...reading, register, columns: reading.columns.map((id) => (columns.includes(id) ? id : '')) };
}

/** What a column of the table is; where another one was taken for that, it is none any more. */
export function withColumn(reading: TableReading, place: number, column: string): TableReading {
  const columns = reading.columns.map((id, each) => {
    if (each === place) return column;
    return id === column ? '' : id;
  });
  return { ...reading, columns };
}

/** The columns without which a row is none, and that nothing in the table is. */
export function missingColumns(draft: TableDraft, reading: TableReading): readonly string[] {
  return choiceOf(draft, reading).required.filter((column) => !reading.columns.includes(column));
}

export function isSameReading(one: TableReading, other: TableReading): boolean {
  return one.register === other.register && one.columns.join('\n') === other.columns.join('\n');
}

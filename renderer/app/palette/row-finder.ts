// Finds rows of the registers by name. The names are read once for each version of a register, the first time that
// somebody searches.

import { cellValue } from '../../../shared/tables/cell-value.ts';
import { decodeColumns } from '../../../shared/tables/column-codec.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { foldText } from '../../../shared/tables/fold-text.ts';
import type { Bridge } from '../../bridge/bridge.ts';

export type NamedRegister = 'plants' | 'applications';

export interface NamedRow {
  readonly register: NamedRegister;
  readonly key: string;
  readonly name: string;
  /** Owner and county: names are not unique. */
  readonly detail: string;
  readonly folded: string;
}

export interface RowFinder {
  /** Rows whose name, owner or county hold all words; those whose name begins so come first. */
  find(words: string, limit: number): Promise<readonly NamedRow[]>;
}

export function createRowFinder(
  bridge: Pick<Bridge, 'data' | 'onData'>,
  registers: readonly NamedRegister[],
): RowFinder {
  const known = new Map<NamedRegister, Promise<readonly NamedRow[]>>();
  bridge.onData('registers.changed', ({ status }) => {
    for (const register of registers) if (register === status.register) known.delete(register);
  });

  function rowsOf(register: NamedRegister): Promise<readonly NamedRow[]> {
    const loaded = known.get(register);
    if (loaded) return loaded;
    const loading = bridge.data['registers.columns']({ register }).then(({ table }) =>
      namedRows(register, decodeColumns(table)),
    );
    known.set(register, loading);
    // What failed is asked for again at the next search.
    loading.catch(() => known.delete(register));
    return loading;
  }

  return {
    async find(words, limit) {
      const lists = await Promise.all(registers.map(rowsOf));
      return lists.flatMap((rows) => findRows(rows, words, limit));
    },
  };
}

export function namedRows(register: NamedRegister, table: ColumnTable): readonly NamedRow[] {
  const column = (id: string) => table.columns.find((one) => one.id === id);
  const [names, owners, counties] = [column('name'), column('owner'), column('county')];
  const textAt = (cells: typeof names, row: number) => String((cells && cellValue(cells, row)) ?? '');
  return table.keys.map((key, row) => {
    const name = textAt(names, row);
    const detail = [textAt(owners, row), textAt(counties, row)].filter(Boolean).join(' · ');
    return { register, key, name, detail, folded: foldText(`${name}\n${detail}`) };
  });
}

export function findRows(rows: readonly NamedRow[], words: string, limit: number): readonly NamedRow[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  const [first] = wanted;
  if (first === undefined) return [];
  const found = rows.filter(({ folded }) => wanted.every((word) => folded.includes(word)));
  const rank = ({ folded }: NamedRow) =>
    folded.startsWith(first) ? 0 : folded.split('\n')[0]?.includes(first) ? 1 : 2;
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit);
}

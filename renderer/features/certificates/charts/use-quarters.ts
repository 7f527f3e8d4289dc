import { useMemo } from 'react';
import { decodeColumns } from '../../../../shared/tables/column-codec.ts';
import type { ColumnTable } from '../../../../shared/tables/column-table.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useEngineTable } from '../../../table/engine/use-register-table.ts';
import { useLatest } from '../../../table/engine/use-table-answer.ts';
import { queryCriteria } from '../../../table/query/query-criteria.ts';
import type { RegisterModel } from '../../../table/workbench/use-register-model.ts';

export interface ShownQuarters {
  /** Undefined until they are there. */
  readonly table: ColumnTable | undefined;
  /** Of how many applications, while filters hide others. */
  readonly applicationCount: number | undefined;
}

interface Question {
  readonly data: Bridge['data'];
  readonly keys: readonly string[];
}

/** The quarters of the applications that the filters leave; without filters those of the register, imported ones too. */
export function useQuarters({ answer, asked }: RegisterModel): ShownQuarters {
  const { data } = useBridge();
  const whole = useEngineTable('quarters')?.table;
  const isFiltered = queryCriteria(asked).length > 0;
  const question = useMemo((): Question | undefined => {
    if (!isFiltered || !answer) return undefined;
    // The order of the table changes no quarter.
    return { data, keys: Array.from(answer.rows.toSorted(), (row) => answer.table.keys[row] ?? '') };
  }, [data, isFiltered, answer]);
  const { value } = useLatest(question, askQuarters);
  if (!isFiltered) return { table: whole, applicationCount: undefined };
  return { table: value?.table, applicationCount: value?.applicationCount };
}

async function askQuarters({ data, keys }: Question) {
  const { table } = await data['registers.quarters']({ keys: [...keys] });
  return { table: decodeColumns(table), applicationCount: keys.length };
}

import { useMemo } from 'react';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { useRegisterStatus, useTableView } from '../../state/use-stores.ts';
import { useRegisterTable } from '../../table/engine/use-register-table.ts';
import { useTableAnswer } from '../../table/engine/use-table-answer.ts';
import { createRegisterLabels } from '../../table/labels/register-labels.ts';
import { queryCriteria } from '../../table/query/query-criteria.ts';
import type { FilteredPlants } from './source-lines.ts';

interface LeftPlants {
  /** Undefined where that is all of them. */
  readonly numbers: readonly number[] | undefined;
  readonly filtered: FilteredPlants | undefined;
}

const ALL: LeftPlants = { numbers: undefined, filtered: undefined };

/** The plants that the filters of the table leave, and these filters. Undefined until it is known. */
export function useFilteredPlants(): LeftPlants | undefined {
  const { text, formats } = useSpeech();
  const query = useTableView('plants', (state) => state.query);
  const computed = useTableView('plants', (state) => state.computed);
  const asked = useMemo(() => {
    const { groupBy: _, bounds: __, ...filters } = query;
    return { ...filters, sort: EMPTY_QUERY.sort };
  }, [query]);
  const register = useRegisterTable('plants');
  const isEmpty = useRegisterStatus('plants') === undefined;
  const { answer } = useTableAnswer(register?.engine, asked);
  const labels = useMemo(
    () => createRegisterLabels('plants', [...plantColumns, ...computed], text, formats),
    [computed, text, formats],
  );
  return useMemo(() => {
    if (!answer) return isEmpty ? ALL : undefined;
    const { table, rows } = answer;
    if (rows.length === table.rowCount) return ALL;
    return {
      numbers: Array.from(rows, (row) => Number(table.keys[row])).filter(Number.isInteger),
      filtered: {
        criteria: queryCriteria(answer.query),
        labels,
        shown: rows.length,
        all: table.rowCount,
      },
    };
  }, [answer, isEmpty, labels]);
}

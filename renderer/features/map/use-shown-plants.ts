import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { PlantMarks } from '../../map/kinds/plants/plant-marks.ts';
import { usePlantMarks } from '../../map/kinds/plants/use-plant-marks.ts';
import { useTableView } from '../../state/use-stores.ts';
import { useRegisterTable } from '../../table/engine/use-register-table.ts';
import { useTableAnswer } from '../../table/engine/use-table-answer.ts';
import { useRowsQuery } from '../../table/query/use-rows-query.ts';

export interface ShownPlants extends PlantMarks {
  readonly table: ColumnTable | undefined;
  /** Rows of the register, filtered or not. */
  readonly allCount: number;
  readonly shownCount: number;
}

/** The plants that the filters of the table leave, wherever the map looks. */
export function useShownPlants(): ShownPlants {
  const query = useTableView('plants', (state) => state.query);
  const asked = useRowsQuery(query);
  const register = useRegisterTable('plants');
  const { answer } = useTableAnswer(register?.engine, asked);
  const shown = usePlantMarks(answer);
  return {
    ...shown,
    table: answer?.table,
    allCount: answer?.table.rowCount ?? 0,
    shownCount: answer?.rows.length ?? 0,
  };
}

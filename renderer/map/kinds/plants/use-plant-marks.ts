import { useMemo } from 'react';
import type { ColumnTable } from '../../../../shared/tables/column-table.ts';
import { type PlantMarks, plantMarks } from './plant-marks.ts';

/** What the last map of the window was given: where the next one has the same, nothing is drawn anew. */
let last: PlantMarks = { marks: [], lackingCount: 0 };

/**
 * The rows of an answer as marks, in the same array as long as they are drawn alike, on this map or another. Before the
 * first answer they are those of last time, so that a map that is opened again shows them at once.
 */
export function usePlantMarks(
  answer: { readonly table: ColumnTable; readonly rows: Uint32Array } | undefined,
): PlantMarks {
  return useMemo(() => {
    if (answer) last = plantMarks(answer.table, answer.rows, last.marks);
    return last;
  }, [answer]);
}

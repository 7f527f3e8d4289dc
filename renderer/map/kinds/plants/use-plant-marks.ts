import { useMemo, useRef } from 'react';
import type { ColumnTable } from '../../../../shared/tables/column-table.ts';
import type { PlantMark } from './plant-mark.ts';
import { type PlantMarks, plantMarks } from './plant-marks.ts';

const NOTHING: PlantMarks = { marks: [], lackingCount: 0 };

/** The rows of the last answer as marks, in the same array as long as they are drawn alike. None before the first. */
export function usePlantMarks(
  answer: { readonly table: ColumnTable; readonly rows: Uint32Array } | undefined,
): PlantMarks {
  const before = useRef<readonly PlantMark[]>(NOTHING.marks);
  const marks = useMemo(
    () => (answer ? plantMarks(answer.table, answer.rows, before.current) : NOTHING),
    [answer],
  );
  before.current = marks.marks;
  return marks;
}

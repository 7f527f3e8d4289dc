import { useMemo } from 'react';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { type TableAnswer, useTableAnswer } from '../../table/engine/use-table-answer.ts';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';

/**
 * What the map shows: the rows that the filters leave, those outside its view included. Else a map that is moved while
 * rows are held to it would come upon empty land.
 */
export function useMapAnswer({ asked, register, answer }: RegisterModel): TableAnswer | undefined {
  const isHeld = asked.bounds !== undefined;
  const unheld = useMemo(() => {
    const { bounds: _, groupBy: __, ...query } = asked;
    return { ...query, sort: EMPTY_QUERY.sort };
  }, [asked]);
  const whole = useTableAnswer(isHeld ? register?.engine : undefined, unheld);
  return isHeld ? whole.answer : answer;
}

import { type RefObject, useEffect, useRef } from 'react';
import { useStores } from '../../state/stores.tsx';
import { useSelection } from '../../state/use-stores.ts';
import type { DataGridHandle } from '../grid/data-grid-props.ts';
import { type Choice, newlyChosenRow } from './chosen-row.ts';
import { groupOfRow } from './group-lines.ts';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';

/**
 * Brings what was chosen elsewhere into sight: when the table is arrived at, and when the map, the search box, a link or
 * a step back chooses other rows. The group of the row is opened. What is chosen in the table itself moves nothing: it
 * lies under the pointer.
 *
 * @returns runs a choice that is made in the table
 */
export function useChosenInSight(
  { description, answer, isStale }: RegisterModel,
  expanded: ExpandedGroups,
  gridRef: RefObject<DataGridHandle | null>,
): (choose: () => void) => void {
  const { store } = useStores().selection(description.register);
  const selectedKeys = useSelection(description.register, (state) => state.selectedKeys);
  const activeKey = useSelection(description.register, (state) => state.activeKey);
  const seenRef = useRef<Choice>(undefined);
  useEffect(() => {
    // A view that was opened chooses rows that its own answer holds.
    if (!answer || isStale) return;
    const choice = { selectedKeys, activeKey };
    const row = newlyChosenRow(answer, choice, seenRef.current);
    const group = row === undefined ? undefined : groupOfRow(answer, row);
    if (group !== undefined && !expanded.ids.has(group)) {
      // Its lines are there when this runs again.
      expanded.set(group, true);
      return;
    }
    if (row !== undefined) gridRef.current?.reveal(answer.table.keys[row] ?? '');
    seenRef.current = choice;
  }, [answer, isStale, selectedKeys, activeKey, expanded, gridRef]);
  return (choose) => {
    choose();
    seenRef.current = store.getState();
  };
}

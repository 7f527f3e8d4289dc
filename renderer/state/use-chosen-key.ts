import { useState } from 'react';
import type { TableRegister } from '../../shared/contracts/energy/registers.ts';
import type { SelectionState } from './selection-store.ts';
import { useSelection } from './use-stores.ts';

interface Chosen {
  /** The row whose card is open. */
  readonly activeKey: string | undefined;
  /** The row that alone is selected. */
  readonly onlyKey: string | undefined;
  /** The one of both that was chosen last. */
  readonly key: string | undefined;
}

/** The row that somebody looks at: whose card was opened, or that alone was selected, whichever was last. */
export function useChosenKey(register: TableRegister): string | undefined {
  const activeKey = useSelection(register, (state) => state.activeKey);
  const onlyKey = useSelection(register, onlySelected);
  const [last, setLast] = useState<Chosen>({ activeKey, onlyKey, key: activeKey ?? onlyKey });
  const next = nextChosen(last, { activeKey, onlyKey });
  if (next !== last) setLast(next);
  return next.key;
}

function onlySelected({ selectedKeys }: SelectionState): string | undefined {
  const [key] = selectedKeys;
  return selectedKeys.size === 1 ? key : undefined;
}

/** The same object where nothing changed. */
export function nextChosen(last: Chosen, { activeKey, onlyKey }: Omit<Chosen, 'key'>): Chosen {
  const isActiveNew = activeKey !== last.activeKey;
  const isOnlyNew = onlyKey !== last.onlyKey;
  if (!isActiveNew && !isOnlyNew) return last;
  const newest = (isActiveNew ? activeKey : undefined) ?? (isOnlyNew ? onlyKey : undefined);
  return { activeKey, onlyKey, key: newest ?? activeKey ?? onlyKey };
}

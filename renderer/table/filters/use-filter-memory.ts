import { useMemo } from 'react';
import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { useRemembered } from '../../state/use-stores.ts';

/** Which filters of the panel are there and open, kept over restarts. */
export interface FilterMemory {
  readonly open: readonly string[];
  readonly added: readonly string[];
  setOpen(column: string, isOpen: boolean): void;
  /** Opens the filter of a column, and adds it to the panel where it is not in it. */
  add(column: string): void;
}

export function useFilterMemory(register: string, firstOpen: readonly string[]): FilterMemory {
  const [kept, keep] = useRemembered(`filters.${register}`);
  return useMemo(() => {
    const open = names(kept, 'open') ?? firstOpen;
    const added = names(kept, 'added') ?? [];
    const write = (nextOpen: readonly string[], nextAdded: readonly string[]) =>
      keep({ open: [...nextOpen], added: [...nextAdded] });
    return {
      open,
      added,
      setOpen(column, isOpen) {
        const rest = open.filter((id) => id !== column);
        write(isOpen ? [...rest, column] : rest, added);
      },
      add: (column) => write([...new Set([...open, column])], [...new Set([...added, column])]),
    };
  }, [kept, keep, firstOpen]);
}

function names(kept: Json | undefined, member: string): readonly string[] | undefined {
  const list = isJsonObject(kept) ? kept[member] : undefined;
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : undefined;
}

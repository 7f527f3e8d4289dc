import { useMemo, useState } from 'react';

/** Which groups are open. Closed at first: the lines of the groups are the overview that was asked for. */
export interface ExpandedGroups {
  readonly ids: ReadonlySet<string>;
  set(id: string, isExpanded: boolean): void;
  setAll(ids: readonly string[]): void;
}

/** Another grouping starts with all groups closed. */
export function useExpandedGroups(groupBy: string | undefined): ExpandedGroups {
  const [state, setState] = useState<{ groupBy: string | undefined; ids: ReadonlySet<string> }>({
    groupBy,
    ids: NONE,
  });
  const ids = state.groupBy === groupBy ? state.ids : NONE;
  return useMemo(
    () => ({
      ids,
      set(id, isExpanded) {
        const next = new Set(ids);
        if (isExpanded) next.add(id);
        else next.delete(id);
        setState({ groupBy, ids: next });
      },
      setAll: (all) => setState({ groupBy, ids: new Set(all) }),
    }),
    [ids, groupBy],
  );
}

const NONE: ReadonlySet<string> = new Set();

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';

/** The rows that table, map, charts and card have in common. Keys, never rows. */
export interface SelectionState {
  readonly register: RegisterId;
  readonly selectedKeys: ReadonlySet<string>;
  /** The row that a range is drawn from. */
  readonly anchorKey: string | undefined;
  readonly hoveredKey: string | undefined;
  /** The row whose card is open. */
  readonly activeKey: string | undefined;
}

export interface SelectionActions {
  select(keys: Iterable<string>, anchorKey?: string): void;
  hover(key: string | undefined): void;
  activate(key: string | undefined): void;
  clear(): void;
}

export interface SelectionStore {
  readonly store: StoreApi<SelectionState>;
  readonly actions: SelectionActions;
}

const NO_KEYS: ReadonlySet<string> = new Set();

export function createSelectionStore(register: RegisterId): SelectionStore {
  const store = createStore<SelectionState>(() => ({
    register,
    selectedKeys: NO_KEYS,
    anchorKey: undefined,
    hoveredKey: undefined,
    activeKey: undefined,
  }));
  return {
    store,
    actions: {
      select: (keys, anchorKey) => store.setState({ selectedKeys: new Set(keys), anchorKey }),
      // Called for every move of the pointer: the same key again tells nobody.
      hover: (hoveredKey) => {
        if (store.getState().hoveredKey !== hoveredKey) store.setState({ hoveredKey });
      },
      activate: (activeKey) => store.setState({ activeKey }),
      clear: () => store.setState({ selectedKeys: NO_KEYS, anchorKey: undefined, activeKey: undefined }),
    },
  };
}

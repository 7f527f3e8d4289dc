// One registry of what can be done. The palette, the shortcuts and the help sheet all read it, so that nothing is
// shown that does not work and nothing works that is not shown.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextKey } from '../i18n/texts.ts';

export type CommandGroup = 'go' | 'data' | 'view' | 'table' | 'map' | 'help';

export interface Command {
  readonly id: string;
  readonly labelKey: TextKey;
  readonly group: CommandGroup;
  /** As `event.key` names it, with modifiers before: `Ctrl+K`, `?`, `F9`. Ctrl stands for ⌘ on a Mac. */
  readonly shortcuts?: readonly string[];
  /** Why it cannot be done now; undefined = it can. */
  readonly disabledReason?: () => TextKey | undefined;
  readonly run: () => void;
}

export interface CommandState {
  readonly commands: ReadonlyMap<string, Command>;
}

export interface CommandStore {
  readonly store: StoreApi<CommandState>;
  readonly actions: {
    /** Adds commands while the part that offers them is on the screen. A later one of the same id wins. */
    add(commands: readonly Command[]): () => void;
    /** Runs a command; false when there is none of that id or it cannot be done now. */
    run(id: string): boolean;
  };
}

export function createCommandStore(): CommandStore {
  const store = createStore<CommandState>(() => ({ commands: new Map() }));
  return {
    store,
    actions: {
      add: (added) => {
        store.setState(({ commands }) => ({
          commands: new Map([...commands, ...added.map((command) => [command.id, command] as const)]),
        }));
        return () =>
          store.setState(({ commands }) => ({
            commands: new Map([...commands].filter(([, command]) => !added.includes(command))),
          }));
      },
      run: (id) => {
        const command = store.getState().commands.get(id);
        if (!command || command.disabledReason?.() !== undefined) return false;
        command.run();
        return true;
      },
    },
  };
}

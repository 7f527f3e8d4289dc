// The registers of a window as engine tables: each is loaded once and again when its rows change.

import {
  type RegisterId,
  registerDefinitions,
  sourcesOf,
} from '../../../shared/contracts/energy/registers.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { createTableEngine, type EngineTable, type TableEngine } from './table-engine.ts';

export interface RegisterTables {
  readonly engine: TableEngine;
  /** The last table that was loaded. */
  current(register: RegisterId): EngineTable | undefined;
  /** Loads the register unless the versions are those that were loaded, or are being loaded, last. */
  load(register: RegisterId, versions: string): void;
  /** Tells when the table of any register is another one. */
  subscribe(listener: () => void): () => void;
}

/** What a register's columns depend on, as one text: another text is another table. */
export function versionsOf(register: RegisterId, versionOf: (id: RegisterId) => string | undefined): string {
  return sourcesOf(register)
    .map((id) => versionOf(id) ?? '')
    .join(' ');
}

export function createRegisterTables(
  bridge: Pick<Bridge, 'data'>,
  onError: (error: unknown) => void,
  engine = createTableEngine(),
): RegisterTables {
  const tables = new Map<RegisterId, EngineTable>();
  const asked = new Map<RegisterId, string>();
  const listeners = new Set<() => void>();

  async function fetchTable(register: RegisterId, versions: string): Promise<void> {
    const { table: bytes } = await bridge.data['registers.columns']({ register });
    // A newer version was asked for in the meantime: its answer is the one that counts.
    if (asked.get(register) !== versions) return;
    const previous = tables.get(register);
    tables.set(register, engine.open(bytes, registerDefinitions[register].profile));
    for (const listener of listeners) listener();
    previous?.close();
  }

  return {
    engine,
    current: (register) => tables.get(register),
    load(register, versions) {
      if (asked.get(register) === versions) return;
      asked.set(register, versions);
      fetchTable(register, versions).catch((error: unknown) => {
        if (asked.get(register) === versions) asked.delete(register);
        onError(error);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

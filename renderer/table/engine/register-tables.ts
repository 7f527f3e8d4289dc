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
  bridge: Pick<Bridge, 'data' | 'first' | 'onConnection'>,
  onError: (error: unknown) => void,
  engine = createTableEngine(),
): RegisterTables {
  const tables = new Map<RegisterId, EngineTable>();
  const shownBytes = new Map<RegisterId, Uint8Array>();
  const asked = new Map<RegisterId, string>();
  const listeners = new Set<() => void>();

  async function fetchTable(register: RegisterId, versions: string): Promise<void> {
    const { table: bytes } = await bridge.data['registers.columns']({ register });
    // A newer version was asked for in the meantime: its answer is the one that counts.
    if (asked.get(register) === versions) show(register, bytes);
  }

  function show(register: RegisterId, bytes: Uint8Array): void {
    // A first picture that was right, or a database that was made anew: nothing is drawn again.
    if (isSame(bytes, shownBytes.get(register))) return;
    const previous = tables.get(register);
    tables.set(register, engine.open(bytes, registerDefinitions[register].profile));
    shownBytes.set(register, bytes);
    for (const listener of listeners) listener();
    previous?.close();
  }

  function fetchAsked(register: RegisterId, versions: string): void {
    fetchTable(register, versions).catch((error: unknown) => {
      if (asked.get(register) === versions) asked.delete(register);
      onError(error);
    });
  }

  /** Shows what is known from the last start, until the data window says how it is. Tells whether anything is known. */
  function showKept(register: RegisterId, versions: string): boolean {
    const kept = bridge.first?.columns.find((each) => each.register === register);
    if (!kept || tables.has(register) || isOpen(bridge)) return false;
    show(register, kept.table);
    const stop = bridge.onConnection('data', (state) => {
      if (state !== 'open') return;
      stop();
      if (asked.get(register) === versions) fetchAsked(register, versions);
    });
    return true;
  }

  return {
    engine,
    current: (register) => tables.get(register),
    load(register, versions) {
      if (asked.get(register) === versions) return;
      asked.set(register, versions);
      if (!showKept(register, versions)) fetchAsked(register, versions);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the data window can be asked at this moment. */
function isOpen(bridge: Pick<Bridge, 'onConnection'>): boolean {
  let isNow = false;
  bridge.onConnection('data', (state) => {
    isNow = state === 'open';
  })();
  return isNow;
}

function isSame(bytes: Uint8Array, others: Uint8Array | undefined): boolean {
  return bytes.length === others?.length && bytes.every((byte, index) => byte === others[index]);
}

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
  /** Newer rows than those of `current` are on their way. */
  isLoading(register: RegisterId): boolean;
  /** Tells when the table of any register is another one, or is being loaded. */
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
  /** Of the tables that are known from the last start, until the data window said how they are. */
  const keptBytes = new Map<RegisterId, Uint8Array>();
  const asked = new Map<RegisterId, string>();
  const loading = new Map<RegisterId, string>();
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function fetchTable(register: RegisterId, versions: string): Promise<void> {
    const { table: bytes } = await bridge.data['registers.columns']({ register });
    // A newer version was asked for in the meantime: its answer is the one that counts.
    if (asked.get(register) === versions) show(register, bytes);
  }

  function show(register: RegisterId, bytes: Uint8Array): void {
    const kept = keptBytes.get(register);
    keptBytes.delete(register);
    // What was known was right: nothing is drawn again.
    if (isSame(bytes, kept)) return;
    const previous = tables.get(register);
    tables.set(register, engine.open(bytes, registerDefinitions[register].profile));
    tell();
    previous?.close();
  }

  function follow(register: RegisterId, versions: string, work: Promise<void>): void {
    work
      .catch((error: unknown) => {
        if (asked.get(register) === versions) asked.delete(register);
        onError(error);
      })
      .finally(() => {
        if (loading.get(register) === versions && loading.delete(register)) tell();
      });
  }

  /** Shows what is known from the last start. Tells whether anything is known. */
  function showKept(register: RegisterId): boolean {
    const kept = bridge.first?.columns.find((each) => each.register === register);
    if (!kept || tables.has(register)) return false;
    show(register, kept.table);
    keptBytes.set(register, kept.table);
    return true;
  }

  /** What is known stands until the data window says how it is. */
  async function checkKept(register: RegisterId, versions: string): Promise<void> {
    await whenAnswered(bridge);
    if (asked.get(register) === versions) await fetchTable(register, versions);
  }

  return {
    engine,
    current: (register) => tables.get(register),
    isLoading: (register) => loading.has(register),
    load(register, versions) {
      if (asked.get(register) === versions) return;
      asked.set(register, versions);
      const isKept = showKept(register);
      // What is known from the last start is most often right, and is not told to be old.
      if (!isKept && tables.has(register)) {
        loading.set(register, versions);
        tell();
      }
      follow(register, versions, (isKept ? checkKept : fetchTable)(register, versions));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves when the data window answers. A connection may be open before, to a host that waits for it. */
async function whenAnswered({ data, onConnection }: Pick<Bridge, 'data' | 'onConnection'>): Promise<void> {
  let stop: () => void = () => undefined;
  await new Promise<void>((resolve) => {
    stop = onConnection('data', (state) => {
      if (state === 'open') resolve();
    });
  });
  stop();
  await data['registers.status']({});
}

function isSame(bytes: Uint8Array, others: Uint8Array | undefined): boolean {
  return bytes.length === others?.length && bytes.every((byte, index) => byte === others[index]);
}

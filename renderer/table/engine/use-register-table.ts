import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import type { ComputedColumn } from '../../../shared/tables/computed-column.ts';
import type { ChoiceLabels } from '../../../shared/tables/table-profile.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { Text } from '../../i18n/create-text.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { useNoticeActions, useRegisterStatus, useRegisters, useTableView } from '../../state/use-stores.ts';
import { createRegisterTables, type RegisterTables, versionsOf } from './register-tables.ts';
import type { EngineTable } from './table-engine.ts';

export interface RegisterTable {
  readonly table: ColumnTable;
  readonly status: RegisterStatus;
  readonly engine: EngineTable;
}

/**
 * A register as a table, loaded once for the whole window and anew when its rows change. Undefined until it is there.
 * `engine` is another object when the table or the language is another one.
 */
export function useRegisterTable(register: RegisterId): RegisterTable | undefined {
  const engine = useEngineTable(register);
  const status = useRegisterStatus(register);
  return useMemo(
    () => (engine && status ? { table: engine.table, status, engine } : undefined),
    [engine, status],
  );
}

/** The same of a register that may have been filled by nobody, such as the quarters: they are computed then. */
export function useEngineTable(register: RegisterId): EngineTable | undefined {
  const tables = useRegisterTables();
  const versions = useRegisters(
    ({ statuses }) => statuses && versionsOf(register, (id) => statuses.get(id)?.version),
  );
  useEffect(() => {
    if (versions !== undefined) tables.load(register, versions);
  }, [tables, register, versions]);
  const loaded = useSyncExternalStore(
    tables.subscribe,
    useCallback(() => tables.current(register), [tables, register]),
  );
  const { language, text } = useSpeech();
  const spoken = useMemo(
    () => loaded?.withLabels({ language, byColumn: choiceLabels(loaded.table, text) }),
    [loaded, language, text],
  );
  return useComputed(
    spoken,
    useTableView(register, (state) => state.computed),
  );
}

/** Whether newer rows of a register are on their way. */
export function useIsLoading(register: RegisterId): boolean {
  const tables = useRegisterTables();
  return useSyncExternalStore(
    tables.subscribe,
    useCallback(() => tables.isLoading(register), [tables, register]),
  );
}

/** The table with the columns that a person made; undefined until they are computed. */
function useComputed(
  engine: EngineTable | undefined,
  computed: readonly ComputedColumn[],
): EngineTable | undefined {
  const { show } = useNoticeActions();
  const [made, setMade] = useState<{ from: EngineTable; computed: typeof computed; engine: EngineTable }>();
  useEffect(() => {
    if (!engine || computed.length === 0) return undefined;
    let isGone = false;
    engine.withComputed(computed).then(
      (next) => isGone || setMade({ from: engine, computed, engine: next }),
      (error: unknown) => isGone || show(failureNotice(error)),
    );
    return () => {
      isGone = true;
    };
  }, [engine, computed, show]);
  if (!engine || computed.length === 0) return engine;
  return made?.from === engine && made.computed === computed ? made.engine : undefined;
}

const tablesByBridge = new WeakMap<Bridge, RegisterTables>();

/** One engine for all screens of a window. */
export function useRegisterTables(): RegisterTables {
  const bridge = useBridge();
  const notices = useNoticeActions();
  const known = tablesByBridge.get(bridge);
  if (known) return known;
  const tables = createRegisterTables(bridge, (error) => notices.show(failureNotice(error)));
  tablesByBridge.set(bridge, tables);
  return tables;
}

/** What the codes of a table are called: of choices, and of true and false. */
export function choiceLabels(table: ColumnTable, text: Text): ChoiceLabels {
  const { choice } = createDataText(text);
  const byColumn: Record<string, Record<string, string>> = {};
  for (const column of table.columns) {
    const codes =
      column.kind === 'choice' ? column.dictionary.slice(1) : column.kind === 'boolean' ? BOOLEANS : [];
    if (codes.length === 0) continue;
    byColumn[column.id] = Object.fromEntries(codes.map((code) => [code, choice(column.id, code)]));
  }
  return byColumn;
}

const BOOLEANS = ['false', 'true'];

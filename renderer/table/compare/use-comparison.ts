import { useEffect, useEffectEvent, useState } from 'react';
import { type RegisterId, registerDefinitions } from '../../../shared/contracts/energy/registers.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { EngineTable, TableDifferences } from '../engine/table-engine.ts';
import { useRegisterTables } from '../engine/use-register-table.ts';
import { type CompareSource, readSource } from './compare-source.ts';

export type Comparison =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'done'; readonly result: TableDifferences };

export interface CompareInput {
  readonly register: RegisterId;
  readonly current: EngineTable | undefined;
  readonly source: CompareSource | undefined;
  /** The source is the newer one. */
  readonly isSwapped: boolean;
}

/** Compares a register with another version of it, and again when either is another one; not for another language. */
export function useComparison({ register, current, source, isSwapped }: CompareInput): Comparison {
  const bridge = useBridge();
  const { engine } = useRegisterTables();
  const [comparison, setComparison] = useState<Comparison>({ state: 'none' });
  const table = current?.table;
  // In another language it is another object of the same rows.
  const currentTable = useEffectEvent(() => current);
  useEffect(() => {
    const now = table && currentTable();
    if (!now || !source) {
      setComparison({ state: 'none' });
      return undefined;
    }
    let isGone = false;
    let found: TableDifferences | undefined;
    async function compare(own: EngineTable, from: CompareSource): Promise<void> {
      const other = engine.open(
        await readSource(bridge, register, from),
        registerDefinitions[register].profile,
      );
      try {
        found = isSwapped ? await other.compare(own) : await own.compare(other);
      } finally {
        other.close();
      }
      if (isGone) found.differences.close();
      else setComparison({ state: 'done', result: found });
    }
    setComparison({ state: 'running' });
    compare(now, source).catch((error: unknown) => {
      if (!isGone) setComparison({ state: 'failed', error });
    });
    return () => {
      isGone = true;
      found?.differences.close();
    };
  }, [bridge, engine, register, table, source, isSwapped]);
  return comparison;
}

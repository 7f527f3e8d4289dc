// The registers as tables: which tables there are, what each is made of, and its bytes, built once per version.

import { osloDay } from '../../../base/oslo-day.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import {
  REGISTER_IDS,
  type RegisterId,
  registerDefinitions,
  sourcesOf,
} from '../../../contracts/energy/registers.ts';
import { createScheduler, type SchedulerDependencies } from '../../../ports/scheduler.ts';
import { encodeColumns } from '../../../tables/column-codec.ts';
import type { ColumnTable } from '../../../tables/column-table.ts';
import { booleanColumn, numberColumn } from '../../../tables/make-column.ts';
import { gwhOfAmount } from '../certificate/amount.ts';
import type { ReadSeries } from '../certificate/read-series.ts';
import { quarterKey, type SummaryQuarter, summarySeries } from '../certificate/summary-series.ts';
import { applicationTable } from './application-table.ts';
import { buildTable } from './build-table.ts';
import { plantTable } from './plant-table.ts';
import type { Registers } from './registers.ts';

type RegisterStatus = BridgeType<'RegisterStatus'>;
type RegisterColumns = BridgeType<'RegisterColumns'>;

export interface RegisterTables {
  /** Absent for a register that was never filled. Its version is that of the table. */
  status(register: RegisterId): RegisterStatus | undefined;
  columns(register: RegisterId): Promise<RegisterColumns>;
  /** The quarters that some applications make, computed. */
  quartersOf(applicationKeys: readonly string[]): Promise<RegisterColumns>;
}

/** The registers whose tables change when the rows of one do. */
export function tablesOf(changed: RegisterId): RegisterId[] {
  return REGISTER_IDS.filter((register) => sourcesOf(register).includes(changed));
}

export function createRegisterTables(
  registers: Registers,
  readSeries: ReadSeries,
  pacing: SchedulerDependencies,
): RegisterTables {
  const kept = new Map<RegisterId, { readonly version: string; readonly bytes: Promise<Uint8Array> }>();

  /** Tables that say more than the members of their own rows. */
  const derived: { readonly [Register in RegisterId]?: () => Promise<ColumnTable> } = {
    plants: async () =>
      plantTable(
        await registers.rows('plants'),
        await registers.rows('points'),
        await registers.rows('applications'),
        createScheduler(pacing),
      ),
    applications: async () => applicationTable(await registers.rows('applications'), createScheduler(pacing)),
    quarters: async () => quarterTable(await readSeries()),
  };

  async function build(register: RegisterId): Promise<ColumnTable> {
    const own = derived[register];
    if (own) return own();
    const { columns } = registerDefinitions[register];
    return buildTable(columns, await registers.rows(register), {}, createScheduler(pacing));
  }

  function version(register: RegisterId): string {
    return sourcesOf(register)
      .map((source) => registers.version(source))
      .join('.');
  }

  return {
    status(register) {
      const state = registers.state(register);
      if (!state) return undefined;
      const { origin, source, changedAtMs, rows } = state;
      return { register, origin, source, changedAtMs, rows, version: version(register) };
    },
    async quartersOf(applicationKeys) {
      const wanted = new Set(applicationKeys);
      const applications = (await registers.rows('applications')).filter(({ key }) => wanted.has(key));
      const series = summarySeries(applications, [], osloDay(pacing.clock.nowMs()));
      const table = encodeColumns(quarterTable(series));
      return { register: 'quarters', version: version('quarters'), table };
    },
    async columns(register) {
      const current = version(register);
      let entry = kept.get(register);
      // The series of quarters also changes with the calendar, and is small.
      if (entry?.version !== current || register === 'quarters') {
        entry = { version: current, bytes: build(register).then(encodeColumns) };
        entry.bytes.catch(() => kept.delete(register));
        kept.set(register, entry);
      }
      return { register, version: current, table: await entry.bytes };
    },
  };
}

/** The whole series as columns, imported and computed quarters. */
export function quarterTable(series: readonly SummaryQuarter[]): ColumnTable {
  const values: { readonly [column: string]: (quarter: SummaryQuarter) => number } = {
    year: ({ year }) => year,
    quarter: ({ quarter }) => quarter,
    targetGwh: ({ total }) => gwhOfAmount(total.target),
    transitionalGwh: ({ total }) => gwhOfAmount(total.transitional),
  };
  return {
    rowCount: series.length,
    keys: series.map(({ year, quarter }) => quarterKey(year, quarter)),
    columns: registerDefinitions.quarters.columns.map(({ id, kind }) => {
      const read = values[id];
      if (read && (kind === 'number' || kind === 'year')) return numberColumn(id, series.map(read), kind);
      return booleanColumn(
        id,
        series.map(({ imported }) => !!imported),
      );
    }),
  };
}

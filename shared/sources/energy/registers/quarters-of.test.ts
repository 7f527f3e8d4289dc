import { expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { decodeColumns } from '../../../tables/column-codec.ts';
import { createCountedEventLoop, createSetClock } from '../../../testing/ports/fixed-ports.ts';
import { createMemoryRegisterStore } from '../../../testing/ports/memory-register-store.ts';
import { createSeriesReader } from '../certificate/read-series.ts';
import { createRegisterTables } from './register-tables.ts';
import { openRegisters } from './registers.ts';

const application = (yearlyGwh: number, isInTarget: boolean, status = 4): JsonObject => ({
  StatusID: status,
  Startdato: '01/01/2013 00:00:00',
  Sluttdato: '31/12/2027 00:00:00',
  ProduksjonGWhMaalet: isInTarget ? yearlyGwh : null,
  ProduksjonGWhOvergangsordn: isInTarget ? null : yearlyGwh,
});
const APPLICATIONS = {
  river: application(36.5, true),
  wind: application(73, false),
  refused: application(10, true, 5),
};
const IMPORTED = {
  '2013 q2': { Year: 2013, Quarter: 2, Values: { IMaalet: 999, IOvergangsordningen: 999 } },
};

async function startTables() {
  const registers = await openRegisters(createMemoryRegisterStore());
  const fill = (register: RegisterId, values: { readonly [key: string]: JsonObject }) => {
    const rows = Object.entries(values).map(([key, value]) => ({ key, ownerNumber: '', value }));
    const state = { register, origin: 'file', source: 'x', changedAtMs: 0, version: '1' } as const;
    return registers.replace({ ...state, rows: rows.length, baseImportIds: [] }, rows);
  };
  await fill('applications', APPLICATIONS);
  await fill('quarters', IMPORTED);
  const clock = createSetClock('2013-12-01T12:00:00Z');
  const eventLoop = createCountedEventLoop();
  return createRegisterTables(registers, createSeriesReader(registers, clock), { clock, eventLoop });
}

/** GWh of the quarters of 2013, the scheme's target and the transitional arrangement. */
async function quartersOf(keys: readonly string[] | undefined) {
  const tables = await startTables();
  const { table } = await (keys ? tables.quartersOf(keys) : tables.columns('quarters'));
  const { columns, keys: quarters } = decodeColumns(table);
  const cells = (id: string) => {
    const column = columns.find((each) => each.id === id);
    return column && 'values' in column ? [...column.values].slice(quarters.indexOf('2013 q1')) : [];
  };
  return {
    target: cells('targetGwh'),
    transitional: cells('transitionalGwh'),
    imported: cells('isImported'),
  };
}

// The quarters of 2013 have 90, 91, 92 and 92 days: 36.5 GWh a year are a tenth of one a day.
const RIVER = [9, 9.1, 9.2, 9.2];
const WIND = [18, 18.2, 18.4, 18.4];
const NONE = [0, 0, 0, 0];

test('the quarters of some applications are made of these alone, in the scheme of each', async () => {
  expect(await quartersOf(['river'])).toEqual({ target: RIVER, transitional: NONE, imported: NONE });
  expect(await quartersOf(['wind', 'refused'])).toEqual({ target: NONE, transitional: WIND, imported: NONE });
  expect(await quartersOf([])).toEqual({ target: NONE, transitional: NONE, imported: NONE });
});

test('an imported quarter is one of the whole register, and no part of what filters leave', async () => {
  const whole = await quartersOf(undefined);
  expect(whole.target).toEqual([9, 999, 9.2, 9.2]);
  expect(whole.imported).toEqual([0, 1, 0, 0]);
  expect((await quartersOf(Object.keys(APPLICATIONS))).target).toEqual(RIVER);
});

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.ts';
import { applicationColumns } from '../../../contracts/energy/application-fields.ts';
import type { ColumnDescription } from '../../../contracts/energy/columns.ts';
import { plantColumns } from '../../../contracts/energy/plant-fields.ts';
import { registerDefinitions } from '../../../contracts/energy/registers.ts';
import { energyTypes } from '../../../contracts/energy/types.ts';
import { createScheduler, NEVER_YIELDING } from '../../../ports/scheduler.ts';
import type { Column, ColumnTable } from '../../../tables/column-table.ts';
import { createCountedEventLoop, createSetClock } from '../../../testing/ports/fixed-ports.ts';
import { summarySeries } from '../certificate/summary-series.ts';
import { applicationTable } from './application-table.ts';
import { plantTable } from './plant-table.ts';
import { quarterTable } from './register-tables.ts';

function cell(column: Column, row: number): unknown {
  if ('codes' in column) return column.dictionary[column.codes[row] ?? 0];
  return column.values[row];
}

function cells(table: ColumnTable, row: number): Record<string, unknown> {
  return Object.fromEntries(table.columns.map((column) => [column.id, cell(column, row)]));
}

const adamselv: JsonObject = {
  VannKraftverkID: 2,
  Navn: ' Adamselv ',
  VannKVTypeID: 'K',
  HovedEier: 'STATKRAFT ENERGI AS',
  HovedEier_OrgNr: '987059729',
  Fylke: 'Telemark ',
  MaksYtelse: '50,5',
  ForsteUtnyttelseAvFalletDato: 1973,
  ElspotomraadeNummer: '4',
  IDriftDato: '1973-01-01T00:00:00',
  Konsesjoner: [{ KdbID: 482, Tittel: 'x' }],
  UteAvDrift: null,
};

test('a plant stands in columns with its point and its certificates', async () => {
  const table = await plantTable(
    [
      { key: '2', ownerNumber: '987059729', value: adamselv },
      { key: '3', ownerNumber: '', value: { VannKraftverkID: 3, Navn: 'Alta', UteAvDrift: 1999 } },
    ],
    [{ key: '2', ownerNumber: '', value: { plantNumber: 2, latitude: 70.41, longitude: 26.7 } }],
    [{ key: 'a', ownerNumber: '987059729', value: { KraftverksNavn: 'Adamselv kraftverk' } }],
    NEVER_YIELDING,
  );
  expect(table.keys).toEqual(['2', '3']);
  expect(cells(table, 0)).toMatchObject({
    name: 'Adamselv',
    type: 'K',
    status: 'operation',
    ownerNumber: '987059729',
    county: 'Telemark',
    area: 'NO4',
    outputMw: 50.5,
    productionGwh: Number.NaN,
    commissioned: Date.UTC(1973, 0, 1),
    firstUseYear: 1973,
    licenceCount: 1,
    latitude: 70.41,
    longitude: 26.7,
    certificates: 'match',
  });
  expect(cells(table, 1)).toMatchObject({
    status: 'closed',
    owner: '',
    closedYear: 1999,
    latitude: Number.NaN,
    licenceCount: Number.NaN,
    certificates: 'none',
  });
});

test('an application stands in columns, whole production and eligible part apart', async () => {
  const value = {
    KraftverksNavn: 'Sundsfjord',
    GWh: 561.689,
    ProduksjonGWhForventetElsertifikatberettiget: '0,495',
    IMalet: 'Nei',
    OU: false,
    StatusId: 4,
    Startdato: '31/12/2012 00:00:00',
    KraftverkEierOrgNr: 915637353,
    Omraade: 'EL 4',
  };
  expect(
    cells(await applicationTable([{ key: 'a', ownerNumber: '', value }], NEVER_YIELDING), 0),
  ).toMatchObject({
    wholeProductionGwh: 561.689,
    eligibleProductionGwh: 0.495,
    scheme: 'transitional',
    isWholeProduction: 0,
    status: '4',
    start: Date.UTC(2012, 11, 31),
    end: Number.NaN,
    ownerNumber: '915637353',
    area: 'NO4',
  });
});

test('the quarters stand in columns and tell which were imported', () => {
  const value = { Values: { IMaalet: 1.5, IOvergangsordningen: 2 }, Year: 2012, Quarter: 2 };
  const series = summarySeries([], [{ key: '2012 q2', ownerNumber: '', value }], {
    year: 2012,
    month: 4,
    day: 1,
  });
  const table = quarterTable(series);
  expect(table.keys).toEqual(['2012 q1', '2012 q2']);
  expect(cells(table, 1)).toEqual({
    year: 2012,
    quarter: 2,
    targetGwh: 1.5,
    transitionalGwh: 2,
    isImported: 1,
  });
  expect(table.columns.map(({ id }) => id)).toEqual(registerDefinitions.quarters.columns.map(({ id }) => id));
});

test('every column with a member reads one that the wire type has', () => {
  const members = (columns: readonly ColumnDescription[]) => columns.flatMap(({ member }) => member ?? []);
  expect(Object.keys(energyTypes.HydropowerPlant.fields)).toEqual(
    expect.arrayContaining(members(plantColumns)),
  );
  expect(Object.keys(energyTypes.CertificateApplication.fields)).toEqual(
    expect.arrayContaining(members(applicationColumns)),
  );
});

test('between the columns of a long table others have their turn', async () => {
  const clock = createSetClock('2026-11-28T12:00:00Z');
  const eventLoop = createCountedEventLoop();
  const slowly = {
    nowMs() {
      clock.set(clock.nowMs() + 11);
      return clock.nowMs();
    },
  };
  const value = { KraftverksNavn: 'Sundsfjord' };
  const scheduler = createScheduler({ eventLoop, clock: slowly });
  await applicationTable([{ key: 'a', ownerNumber: '', value }], scheduler);
  expect(eventLoop.count).toBeGreaterThan(applicationColumns.length / 2);
});

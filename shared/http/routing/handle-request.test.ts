import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../base/json.ts';
import { energyServices } from '../../contracts/energy/services.ts';
import { createFairDrawing } from '../../map-service/drawing/jobs/fair-drawing.ts';
import type { RegisterState } from '../../ports/register-store.ts';
import { NEVER_YIELDING } from '../../ports/scheduler.ts';
import { createSeriesReader } from '../../sources/energy/certificate/read-series.ts';
import { openRegisters, type Registers } from '../../sources/energy/registers/registers.ts';
import { publishedMaps } from '../../sources/published-maps.ts';
import { createObservationService } from '../../testing/observation-service.ts';
import {
  createCountedEventLoop,
  createMemoryLog,
  createSetClock,
  type SetClock,
} from '../../testing/ports/fixed-ports.ts';
import { createMemoryOutputs } from '../../testing/ports/memory-outputs.ts';
import { createMemoryRegisterStore } from '../../testing/ports/memory-register-store.ts';
import { serviceRequest } from '../../testing/service-request.ts';
import type { HttpReply } from '../replies.ts';
import { createRequestHandler, type HandleRequest } from './handle-request.ts';

let registers: Registers;
let clock: SetClock;
let log: ReturnType<typeof createMemoryLog>;
let handle: HandleRequest;

const TAKEN = Date.parse('2026-11-20T08:30:15.250Z');

beforeEach(async () => {
  registers = await openRegisters(createMemoryRegisterStore());
  clock = createSetClock('2026-11-28T12:00:00Z');
  log = createMemoryLog();
  const readSeries = createSeriesReader(registers, clock);
  const { parts } = await createObservationService();
  handle = createRequestHandler({
    ...parts,
    context: { registers, readSeries },
    map: {
      clock,
      createScheduler: () => NEVER_YIELDING,
      catalog: publishedMaps,
      outputs: createMemoryOutputs(),
      drawing: createFairDrawing(createCountedEventLoop()),
      features: { readTable: () => Promise.reject(new Error('No rows')) },
    },
    state: registers.state,
    clock,
    eventLoop: createCountedEventLoop(),
    log,
  });
});

async function fill(
  register: RegisterState['register'],
  values: JsonObject[],
  extra: Partial<RegisterState> = {},
) {
  const rows = values.map((value, index) => ({
    key: value['Year'] ? `${value['Year']} q${value['Quarter']}` : String(index),
    ownerNumber: '',
    value,
  }));
  await registers.replace(
    {
      register,
      origin: 'file',
      source: '',
      changedAtMs: TAKEN,
      rows: rows.length,
      version: `${register} 1`,
      baseImportIds: [],
      ...extra,
    },
    rows,
  );
}

function get(path: string, query = '', method = 'GET'): Promise<HttpReply> {
  return handle(serviceRequest({ method, path, query }), new AbortController().signal);
}

function text(reply: HttpReply): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(reply.body);
}

function header(reply: HttpReply, name: string): string | undefined {
  return reply.headers.find((each) => each.name === name)?.value;
}

const kvilldal = { VannKraftverkID: 222, Navn: 'Kvilldal', ErIDrift: true, MaksYtelse: '1240,0' };
const closed = { VannKraftverkID: 3, Navn: 'Snåase – Snåsa', ErIDrift: false, Ukjent: ['\u00a0'] };

describe('a register', () => {
  test('is answered whole and as it came, letters unescaped', async () => {
    await fill('plants', [kvilldal, closed]);
    const reply = await get('/hydropower/GetHydroPowerPlants');
    expect(reply.status).toBe(200);
    expect(text(reply)).toBe(JSON.stringify([kvilldal, closed]));
    expect(text(reply)).toContain('Snåase – Snåsa');
    expect(header(reply, 'content-type')).toBe('application/json; charset=utf-8');
    expect(header(reply, 'last-modified')).toBe('Fri, 20 Nov 2026 08:30:15 GMT');
    expect(header(reply, 'varde-data')).toBeUndefined();
    expect(reply.cacheDay).toBe('2026-11-28');
  });

  test('of plants in operation leaves the others out', async () => {
    await fill('plants', [closed, kvilldal]);
    const reply = await get('/hydropower/GetHydroPowerPlantsInOperation');
    expect(JSON.parse(text(reply))).toEqual([kvilldal]);
  });

  test('has the names of the public service at its path, and ours at ours', async () => {
    const plant = { ...kvilldal, AgencyOmraadeID: 4, AgencyOmraadeNavn: null };
    await fill('plants', [plant]);
    const rows = async (base: string) => JSON.parse(text(await get(`${base}/GetHydroPowerPlants`)));
    expect(await rows('/hydropower')).toEqual([plant]);
    const publicRow = { ...kvilldal, NVEOmraadeID: 4, NVEOmraadeNavn: null };
    expect(JSON.stringify(await rows('/web/Powerplant'))).toBe(JSON.stringify([publicRow]));
    expect(await rows('/UMBRACO/api/powerplant')).toEqual([publicRow]);
  });

  test('that ships says so', async () => {
    await fill('applications', [{ KraftverksNavn: 'Ål (oppdiktet)' }], { origin: 'sample' });
    expect(header(await get('/certificate/GetApplications'), 'varde-data')).toBe('sample');
    const computed = await get('/certificate/GetSummaryValuesPerQuarter');
    expect(header(computed, 'varde-data')).toBe('sample');
  });

  test('that was never filled is an empty list', async () => {
    const reply = await get('/certificate/GetApplications');
    expect([reply.status, text(reply), header(reply, 'last-modified')]).toEqual([200, '[]', undefined]);
  });

  test('is turned into bytes once, until it changes', async () => {
    await fill('plants', [kvilldal]);
    const first = await get('/hydropower/GetHydroPowerPlants');
    const second = await get('/hydropower/getHydroPowerPlants/', 'page=2');
    expect(second.body).toBe(first.body);
    await fill('plants', [closed], { version: 'plants 2', changedAtMs: TAKEN + 60_000 });
    const third = await get('/hydropower/GetHydroPowerPlants');
    expect(JSON.parse(text(third))).toEqual([closed]);
    expect(header(third, 'last-modified')).toBe('Fri, 20 Nov 2026 08:31:15 GMT');
  });
});

describe('paths', () => {
  test.each([
    '/hydropower/gethydropowerplants',
    '/HYDROPOWER/GetHydroPowerPlants/',
    '/hydropower/GetHydroPowerPlants//',
    '/hydropower/Get%48ydroPowerPlants',
  ])('%s is found', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('every operation of the contracts is answered at every base', async () => {
    for (const { bases, operations } of energyServices) {
      for (const path of bases.flatMap((base) =>
        Object.keys(operations).map((name) => `${base.path}/${name}`),
      )) {
        expect([path, (await get(path, 'year=2020')).status]).toEqual([path, 200]);
      }
    }
  });
});

describe('methods', () => {
  test('HEAD is answered like GET; the host leaves the body out', async () => {
    await fill('plants', [kvilldal]);
    expect(await get('/hydropower/GetHydroPowerPlants', '', 'HEAD')).toEqual(
      await get('/hydropower/GetHydroPowerPlants'),
    );
  });
});

describe('summary values', () => {
  const application = {
    StatusID: 4,
    Startdato: '01/01/2012',
    Sluttdato: '31/12/2026',
    ProduksjonGWhMaalet: 366,
    ProduksjonGWhOvergangsordn: 0.495,
  };

  test('are answered for a year, a quarter or a month', async () => {
    await fill('applications', [application]);
    const values = async (query: string) =>
      JSON.parse(text(await get('/certificate/GetSummaryValues', query)));
    expect(await values('year=2012')).toEqual({ IMaalet: 366, IOvergangsordningen: 0.495 });
    expect(await values('YEAR=2012&quarter=1')).toEqual({ IMaalet: 91, IOvergangsordningen: 0.123074 });
    expect(await values('year=2012&m=2')).toMatchObject({ IMaalet: 29 });
  });

  test('of every quarter start with the first of 2012 and end with that of today', async () => {
    await fill('applications', [application]);
    const quarters = JSON.parse(text(await get('/certificate/GetSummaryValuesPerQuarter')));
    expect(quarters).toHaveLength(60);
    expect(JSON.stringify(quarters[0])).toBe(
      '{"Values":{"IMaalet":91,"IOvergangsordningen":0.123074},"Year":2012,"Quarter":1}',
    );
    expect(quarters.at(-1)).toMatchObject({ Year: 2026, Quarter: 4 });
  });

  test('are younger than their data when a quarter has begun since', async () => {
    await fill('applications', [application]);
    const time = async (path: string) => header(await get(path), 'last-modified');
    clock.set(Date.parse('2026-12-31T22:59:59Z'));
    expect(await time('/certificate/GetSummaryValuesPerQuarter')).toBe('Fri, 20 Nov 2026 08:30:15 GMT');
    clock.set(Date.parse('2026-12-31T23:00:00Z'));
    expect(await time('/certificate/GetSummaryValuesPerQuarter')).toBe('Thu, 31 Dec 2026 23:00:00 GMT');
    expect(await time('/certificate/GetApplications')).toBe('Fri, 20 Nov 2026 08:30:15 GMT');
  });

  test('answer an imported quarter as it came', async () => {
    const quarter = {
      Quarter: '2',
      Year: 2012,
      Values: { IMaalet: '1,50', IOvergangsordningen: 3 },
      Kilde: 'x',
    };
    await fill('quarters', [quarter]);
    const quarters = JSON.parse(text(await get('/certificate/GetSummaryValuesPerQuarter')));
    expect(JSON.stringify(quarters[1])).toBe(JSON.stringify(quarter));
    const year = JSON.parse(text(await get('/certificate/GetSummaryValues', 'year=2012')));
    expect(year).toEqual({ IMaalet: 1.5, IOvergangsordningen: 3 });
  });

  test('allow the year that it is in Norway', async () => {
    clock.set(Date.parse('2026-12-31T22:59:59Z'));
    expect((await get('/certificate/GetSummaryValues', 'year=2027')).status).toBe(400);
    clock.set(Date.parse('2026-12-31T23:00:00Z'));
    const reply = await get('/certificate/GetSummaryValues', 'year=2027');
    expect([reply.status, reply.cacheDay]).toEqual([200, '2027-01-01']);
    expect(JSON.parse(text(await get('/certificate/GetSummaryValuesPerQuarter')))).toHaveLength(61);
  });

  test('tell which parameter is wrong', async () => {
    const reply = await get('/certificate/GetSummaryValues', 'year=2020&period=q7');
    expect(reply.status).toBe(400);
    expect(JSON.parse(text(reply))).toEqual({
      Message: 'Parameter period has the value q7; allowed are 1 to 12 or q1 to q4.',
    });
  });
});

test('what fails inside is logged, answered without internals, and tried again', async () => {
  await fill('plants', [kvilldal]);
  const { rows } = registers;
  registers.rows = () => Promise.reject(new Error('secret path'));
  const reply = await get('/hydropower/GetHydroPowerPlants');
  expect(reply.status).toBe(500);
  expect(text(reply)).not.toContain('secret');
  expect(log.errors).toHaveLength(1);
  registers.rows = rows;
  expect((await get('/hydropower/GetHydroPowerPlants')).status).toBe(200);
});

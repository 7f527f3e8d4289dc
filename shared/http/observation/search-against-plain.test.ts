// Every criterion alone and all pairs of them, against a filter that shares nothing with the service but the contract.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Criteria } from '../../sources/observations/criteria.ts';
import {
  createRandom,
  generateRegistrations,
  type Known,
  type Random,
} from '../../testing/observation-generator.ts';
import { createObservationService, type ObservationService } from '../../testing/observation-service.ts';
import { readCriteria } from './read-criteria.ts';

const COUNT = 5_000;
const PAGE = 20;
/** Others by command. */
const SEED = Number(process.env['VARDE_SEARCH_SEED'] ?? 20_261_128);
const FIRST_REG_ID = 1_000_000_000;

let service: ObservationService;
let known: readonly (Known & { readonly regId: number; readonly observerId: number })[];

beforeAll(async () => {
  service = await createObservationService();
  const observers = new Map<string, number>();
  known = generateRegistrations(COUNT, SEED).map((each, index) => {
    observers.set(each.guid, observers.get(each.guid) ?? observers.size + 1);
    return { ...each, regId: FIRST_REG_ID + index, observerId: observers.get(each.guid) ?? 0 };
  });
  for (const [index, { body }] of known.entries()) {
    expect((await service.post('Registration/Insert', body)).status).toBe(200);
    if (index % 10 === 0) addOfOthers(index);
  }
}, 120_000);

/** What was fetched of another service, and what was removed of it, stand in the same columns and are never told. */
function addOfOthers(index: number): void {
  const { table, search } = service.registrations;
  const [row = 0] = search({ regId: FIRST_REG_ID + index });
  const source = { targetId: 'office', targetName: 'Office', asOfMs: 1 };
  const copy = table.add({ ...table.read(row), texts: ['skavl is Åpent vann'], source });
  if (index % 20 === 0) table.remove(copy);
}

type Row = (typeof known)[number];
interface Criterion {
  readonly name: string;
  /** A member of the body, and who meets it. */
  make(random: Random): readonly [member: { readonly [name: string]: unknown }, meets: (row: Row) => boolean];
}

const someRow = (random: Random) => known[random.below(COUNT)] as Row;
const osloClock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const osloText = (ms: number) => osloClock.format(ms).replace(' ', 'T');

const criteria: readonly Criterion[] = [
  { name: 'RegId', make: (random) => [{ RegId: someRow(random).regId }, () => true] },
  {
    name: 'SelectedRegions',
    make(random) {
      const regions = [someRow(random).region, someRow(random).region];
      return [{ SelectedRegions: [null, ...regions] }, ({ region }) => regions.includes(region)];
    },
  },
  {
    name: 'ObserverId',
    make(random) {
      const { observerId } = someRow(random);
      return [{ ObserverId: observerId }, (row) => row.observerId === observerId];
    },
  },
  {
    name: 'ObserverGuid',
    make(random) {
      const { guid } = someRow(random);
      return [{ ObserverGuid: `{${guid.toUpperCase()}}` }, (row) => row.guid === guid];
    },
  },
  { name: 'ObserverNickName', make: () => [{ ObserverNickName: 'UKJENT' }, () => true] },
  { name: 'a name that nobody has', make: () => [{ ObserverNickName: 'Kari' }, () => false] },
  { name: 'ObserverCompetence', make: () => [{ ObserverCompetence: [0, 110] }, () => true] },
  { name: 'a competence that nobody has', make: () => [{ ObserverCompetence: [110] }, () => false] },
  {
    name: 'GroupId',
    make(random) {
      const group = 127 + random.below(3);
      return [{ GroupId: group }, (row) => row.group === group];
    },
  },
  {
    name: 'FromDate',
    make(random) {
      const { obsMs } = someRow(random);
      return [{ FromDate: new Date(obsMs).toISOString() }, (row) => row.obsMs >= obsMs];
    },
  },
  {
    name: 'ToDate',
    make(random) {
      const { obsMs } = someRow(random);
      return [{ ToDate: new Date(obsMs).toISOString() }, (row) => row.obsMs <= obsMs];
    },
  },
  {
    name: 'a ToDate that is a day',
    make(random) {
      const day = osloText(someRow(random).obsMs).slice(0, 10);
      return [{ ToDate: day }, (row) => osloText(row.obsMs).slice(0, 10) <= day];
    },
  },
  {
    name: 'SelectedGeoHazards',
    make(random) {
      const hazards = [random.pick([10, 20, 60, 70, 999]), random.pick([10, 30])];
      return [{ SelectedGeoHazards: hazards }, ({ hazard }) => hazards.includes(hazard)];
    },
  },
  {
    name: 'a type',
    make(random) {
      const type = random.pick([10, 13, 21, 71]);
      return [
        { SelectedRegistrationTypes: [{ id: type, SubTypes: [] }] },
        ({ types }) => types.includes(type),
      ];
    },
  },
  {
    name: 'types of a group',
    make: () => [
      { SelectedRegistrationTypes: [{ Id: 82, SubTypes: [21] }, { Id: 10 }] },
      ({ types }) => types.includes(21) || types.includes(10),
    ],
  },
  {
    name: 'a group',
    make: () => [{ SelectedRegistrationTypes: [{ Id: 82 }] }, ({ types }) => types.includes(21)],
  },
  {
    name: 'kinds of landslide',
    make: () => [
      { SelectedRegistrationTypes: [{ Id: 71, SubTypes: [2, 4] }] },
      ({ landslide }) => landslide === 2 || landslide === 4,
    ],
  },
  {
    name: 'TextSearch',
    make(random) {
      const text = random.pick([' SKAVL', 'åpent', 'is', 'čáhci', '😀', 'finnes ikke']);
      const wanted = text.trim().toLocaleLowerCase('nb');
      return [{ TextSearch: text }, ({ texts }) => texts.some((word) => word.toLowerCase().includes(wanted))];
    },
  },
];

/** The numbers that must come, in their order. */
function plain(meets: readonly ((row: Row) => boolean)[]): number[] {
  return known
    .filter((row) => meets.every((holds) => holds(row)))
    .toSorted((one, other) => other.obsMs - one.obsMs || other.regId - one.regId)
    .map(({ regId }) => regId);
}

/** The first page as it is answered, and all that were found as the columns have them: writing thousands takes long. */
async function compare(parts: readonly Criterion[], random: Random, page = PAGE): Promise<void> {
  const made = parts.map((part) => part.make(random));
  const body = Object.assign({ NumberOfRecords: page }, ...made.map(([member]) => member));
  const regId = Number(body.RegId ?? 0);
  const expected = plain(made.map(([, meets]) => meets)).filter((id) => regId === 0 || id === regId);
  const { search, table } = service.registrations;
  const read = readCriteria('SearchCriteria', new TextEncoder().encode(JSON.stringify(body)));
  const found = [...search(read.criteria)].map((row) => table.columns.regId[row]);
  expect([JSON.stringify(body), found]).toEqual([JSON.stringify(body), expected]);
  const { status, value } = await service.post('v3.2.0/Search/All', body);
  const results: { RegId: number }[] = JSON.parse(JSON.stringify(value['Results']));
  expect([JSON.stringify(body), status, value['TotalMatches']]).toEqual([
    JSON.stringify(body),
    200,
    expected.length,
  ]);
  expect(results.map(({ RegId }) => RegId)).toEqual(expected.slice(0, page));
}

/** Criteria of one member cannot stand together: the later one would take the place of the other. */
function isTogether(one: Criterion, other: Criterion, random: Random): boolean {
  const [first] = one.make(random);
  const [second] = other.make(random);
  return Object.keys(first).every((name) => !(name in second));
}

test.each(criteria)(
  '$name alone finds what a plain filter finds',
  async (criterion) => {
    const random = createRandom(SEED);
    for (let round = 0; round < 3; round++) await compare([criterion], random, round === 0 ? COUNT : PAGE);
  },
  60_000,
);

test('all pairs of criteria find what a plain filter finds', async () => {
  const random = createRandom(SEED + 1);
  let pairs = 0;
  for (const [index, one] of criteria.entries()) {
    for (const other of criteria.slice(index + 1)) {
      if (!isTogether(one, other, random)) continue;
      await compare([one, other], random);
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(130);
}, 300_000);

test('within a radius are those that a sphere of the mean radius says, but for its edge', async () => {
  const random = createRandom(SEED + 2);
  for (const Radius of [500, 20_000, 150_000, 600_000]) {
    const { latitude, longitude } = someRow(random);
    const { value } = await service.post('Search/WithinRadius/', {
      Latitude: `${latitude}`.replace('.', ','),
      Longitude: longitude,
      Radius,
      ReturnCount: COUNT,
    });
    const results: { RegId: number }[] = JSON.parse(JSON.stringify(value['Results']));
    const found = new Set(results.map(({ RegId }) => RegId));
    expect(found.size).toBeGreaterThan(0);
    for (const row of known) {
      const distance = sphereDistance({ latitude, longitude }, row);
      if (distance < Radius * 0.99) expect([row.regId, found.has(row.regId)]).toEqual([row.regId, true]);
      if (distance > Radius * 1.01) expect([row.regId, found.has(row.regId)]).toEqual([row.regId, false]);
    }
  }
}, 60_000);

function sphereDistance(one: { latitude: number; longitude: number }, other: Row): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const part =
    half(north - south) + Math.cos(south) * Math.cos(north) * half(radians(other.longitude - one.longitude));
  return 2 * 6_371_009 * Math.asin(Math.sqrt(part));
}

describe('a planted fault is caught', () => {
  const some = (list: readonly number[] | undefined) => list?.slice(1);
  const faults: readonly (readonly [
    name: string,
    plant: (criteria: Criteria) => Criteria,
    wanted: Criteria,
  ])[] = [
    ['no region', ({ regionIds: _, ...rest }) => rest, { regionIds: [3010] }],
    [
      'the first region alone',
      (criteria) => ({ ...criteria, regionIds: some(criteria.regionIds) ?? [] }),
      { regionIds: [3010, 212] },
    ],
    ['no observer', ({ observerId: _, ...rest }) => rest, { observerId: 3 }],
    [
      'no GUID',
      ({ observerGuid: _, ...rest }) => rest,
      { observerGuid: '00000000-0000-4000-8000-000000000003' },
    ],
    ['no name', ({ nickName: _, ...rest }) => rest, { nickName: 'Kari' }],
    ['no competence', ({ competenceIds: _, ...rest }) => rest, { competenceIds: [110] }],
    ['no group', ({ groupId: _, ...rest }) => rest, { groupId: 127 }],
    ['a beginning that is left out', (criteria) => ({ ...criteria, fromMs: (criteria.fromMs ?? 0) + 1 }), {}],
    ['an end that is left out', (criteria) => ({ ...criteria, toMs: (criteria.toMs ?? 0) - 1 }), {}],
    ['no hazard', ({ hazardIds: _, ...rest }) => rest, { hazardIds: [10] }],
    [
      'kinds taken for types',
      (criteria) => ({ ...criteria, types: [{ id: undefined, subTypes: [2, 4] }] }),
      { types: [{ id: 71, subTypes: [2, 4] }] },
    ],
    ['text as it is written', ({ text: _, ...rest }) => rest, { text: 'skavl' }],
  ];

  test.each(faults)('%s', (_name, plant, wanted) => {
    const { obsMs } = someRow(createRandom(SEED));
    const whole = { fromMs: obsMs - 86_400_000 * 400, toMs: obsMs, ...wanted };
    const edge = Object.keys(wanted).length === 0 ? { fromMs: obsMs, toMs: obsMs } : whole;
    const { search, table } = service.registrations;
    const ids = (criteria: Criteria) => [...search(criteria)].map((row) => table.columns.regId[row]);
    expect(ids(plant(edge))).not.toEqual(ids(edge));
  });
});

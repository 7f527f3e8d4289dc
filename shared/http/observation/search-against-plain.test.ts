// Every criterion alone and all pairs of them, against a filter that shares nothing with the service but the contract.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Criteria } from '../../sources/observations/criteria.ts';
import { createRandom } from '../../testing/observation-generator.ts';
import { createSearchComparison, type SearchComparison } from '../../testing/search-comparison.ts';
import { type KnownRow, pairsOfCriteria, SEARCH_CRITERIA, someRow } from '../../testing/search-criteria.ts';

const COUNT = 5_000;
/** Others by command. */
const SEED = Number(process.env['VARDE_SEARCH_SEED'] ?? 20_261_128);
const ROUNDS = 3;
/** Of one criterion, until its planted fault shows: a text of a few may be the same for its end (an emoji is). */
const FAULT_ROUNDS = 30;

let comparison: SearchComparison;

beforeAll(async () => {
  comparison = await createSearchComparison(COUNT, SEED);
}, 120_000);

test.each(SEARCH_CRITERIA)(
  '$name alone finds what a plain filter finds',
  async (criterion) => {
    const random = createRandom(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const page = round === 0 ? { page: COUNT } : {};
      expect(await comparison.compare([criterion], random, page)).toBeUndefined();
    }
  },
  60_000,
);

test('all pairs of criteria find what a plain filter finds', async () => {
  const random = createRandom(SEED + 1);
  const pairs = pairsOfCriteria(comparison.rows);
  for (const pair of pairs) expect(await comparison.compare(pair, random)).toBeUndefined();
  expect(pairs.length).toBeGreaterThan(140);
}, 300_000);

test('within a radius are those that a sphere of the mean radius says, but for its edge', async () => {
  const random = createRandom(SEED + 2);
  for (const Radius of [500, 20_000, 150_000, 600_000]) {
    const { latitude, longitude } = someRow(random, comparison.rows);
    const { value } = await comparison.service.post('Search/WithinRadius/', {
      Latitude: `${latitude}`.replace('.', ','),
      Longitude: longitude,
      Radius,
      ReturnCount: COUNT,
    });
    const results: { RegId: number }[] = JSON.parse(JSON.stringify(value['Results']));
    const found = new Set(results.map(({ RegId }) => RegId));
    expect(found.size).toBeGreaterThan(0);
    for (const row of comparison.rows) {
      const distance = sphereDistance({ latitude, longitude }, row);
      if (distance < Radius * 0.99) expect([row.regId, found.has(row.regId)]).toEqual([row.regId, true]);
      if (distance > Radius * 1.01) expect([row.regId, found.has(row.regId)]).toEqual([row.regId, false]);
    }
  }
}, 60_000);

function sphereDistance(one: { latitude: number; longitude: number }, other: KnownRow): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const half = (difference: number) => Math.sin(difference / 2) ** 2;
  const part =
    half(north - south) + Math.cos(south) * Math.cos(north) * half(radians(other.longitude - one.longitude));
  return 2 * 6_371_009 * Math.asin(Math.sqrt(part));
}

describe('the comparison catches a search', () => {
  const first = (list: readonly number[] | undefined) => list?.slice(0, 1) ?? [];
  /** One a criterion, by the name of what must catch it. */
  const faults: readonly (readonly [
    fault: string,
    catcher: string,
    plant: (criteria: Criteria) => Criteria,
  ])[] = [
    ['that forgets the number', 'RegId', ({ regId: _, ...rest }) => rest],
    [
      'that reads one region of two',
      'SelectedRegions',
      (criteria) => ({ ...criteria, regionIds: first(criteria.regionIds) }),
    ],
    ['that forgets the observer', 'ObserverId', ({ observerId: _, ...rest }) => rest],
    ['that forgets the GUID', 'ObserverGuid', ({ observerGuid: _, ...rest }) => rest],
    ['that forgets the name', 'a name that nobody has', ({ nickName: _, ...rest }) => rest],
    ['that forgets the competence', 'a competence that nobody has', ({ competenceIds: _, ...rest }) => rest],
    ['that forgets the group', 'GroupId', ({ groupId: _, ...rest }) => rest],
    [
      'that leaves the beginning out',
      'FromDate',
      (criteria) => ({ ...criteria, fromMs: (criteria.fromMs ?? 0) + 1 }),
    ],
    ['that leaves the end out', 'ToDate', (criteria) => ({ ...criteria, toMs: (criteria.toMs ?? 0) - 1 })],
    [
      'that reads one hazard of two',
      'SelectedGeoHazards',
      (criteria) => ({ ...criteria, hazardIds: first(criteria.hazardIds) }),
    ],
    [
      'that takes kinds of landslide for types',
      'kinds of landslide',
      (criteria) => ({ ...criteria, types: [{ id: undefined, subTypes: [2, 4] }] }),
    ],
    [
      'that looks for the end of the text',
      'TextSearch',
      (criteria) => ({ ...criteria, text: criteria.text?.slice(-1) ?? '' }),
    ],
  ];

  test.each(faults)('%s, by %s', async (_fault, catcher, plant) => {
    const { compare, service } = comparison;
    const search = (criteria: Criteria) => service.registrations.search(plant(criteria));
    const random = createRandom(SEED);
    const criterion = SEARCH_CRITERIA.find(({ name }) => name === catcher) ?? expect.fail(catcher);
    let caught: string | undefined;
    for (let round = 0; round < FAULT_ROUNDS && caught === undefined; round++)
      caught = await compare([criterion], random, { search });
    expect(caught).toBeDefined();
  });
});

// Every criterion of a search as a client writes it, and beside it who meets it, told without the service.

import { createRandom, generateRegistrations, type Known, type Random } from './observation-generator.ts';

/** A registration as a service that took in all of them in their order knows it. */
export interface KnownRow extends Known {
  readonly regId: number;
  readonly observerId: number;
}

export interface SearchCriterion {
  readonly name: string;
  /** A member of the body, and who meets it. */
  make(
    random: Random,
    rows: readonly KnownRow[],
  ): readonly [member: { readonly [name: string]: unknown }, meets: (row: KnownRow) => boolean];
}

export interface PlainSearch {
  readonly body: { readonly [name: string]: unknown };
  /** The numbers that must come, in their order. */
  readonly expected: readonly number[];
}

const FIRST_REG_ID = 1_000_000_000;

export function knownRows(count: number, seed: number): KnownRow[] {
  const observers = new Map<string, number>();
  return generateRegistrations(count, seed).map((each, index) => {
    observers.set(each.guid, observers.get(each.guid) ?? observers.size + 1);
    return { ...each, regId: FIRST_REG_ID + index, observerId: observers.get(each.guid) ?? 0 };
  });
}

export function someRow(random: Random, rows: readonly KnownRow[]): KnownRow {
  const row = rows[random.below(rows.length)];
  if (!row) throw new RangeError('No rows');
  return row;
}

const osloClock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const osloText = (ms: number) => osloClock.format(ms).replace(' ', 'T');

export const SEARCH_CRITERIA: readonly SearchCriterion[] = [
  { name: 'RegId', make: (random, rows) => [{ RegId: someRow(random, rows).regId }, () => true] },
  {
    name: 'SelectedRegions',
    make(random, rows) {
      const regions = [someRow(random, rows).region, someRow(random, rows).region];
      return [{ SelectedRegions: [null, ...regions] }, ({ region }) => regions.includes(region)];
    },
  },
  {
    name: 'ObserverId',
    make(random, rows) {
      const { observerId } = someRow(random, rows);
      return [{ ObserverId: observerId }, (row) => row.observerId === observerId];
    },
  },
  {
    name: 'ObserverGuid',
    make(random, rows) {
      const { guid } = someRow(random, rows);
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
    make(random, rows) {
      const { obsMs } = someRow(random, rows);
      return [{ FromDate: new Date(obsMs).toISOString() }, (row) => row.obsMs >= obsMs];
    },
  },
  {
    name: 'ToDate',
    make(random, rows) {
      const { obsMs } = someRow(random, rows);
      return [{ ToDate: new Date(obsMs).toISOString() }, (row) => row.obsMs <= obsMs];
    },
  },
  {
    name: 'a FromDate without a zone',
    make(random, rows) {
      const from = osloText(someRow(random, rows).obsMs);
      return [{ FromDate: from }, (row) => osloText(row.obsMs) >= from];
    },
  },
  {
    name: 'a ToDate that is a day',
    make(random, rows) {
      const day = osloText(someRow(random, rows).obsMs).slice(0, 10);
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

/** All of them at once. */
export function plainSearch(
  parts: readonly SearchCriterion[],
  random: Random,
  rows: readonly KnownRow[],
): PlainSearch {
  const made = parts.map((part) => part.make(random, rows));
  const body: { readonly [name: string]: unknown } = Object.assign({}, ...made.map(([member]) => member));
  const regId = body['RegId'];
  const expected = rows
    .filter((row) => made.every(([, meets]) => meets(row)))
    .toSorted((one, other) => other.obsMs - one.obsMs || other.regId - one.regId)
    .flatMap((row) => (regId === undefined || row.regId === regId ? [row.regId] : []));
  return { body, expected };
}

/** Those that stand in members of their own: of one member the later one would take the place of the other. */
export function pairsOfCriteria(rows: readonly KnownRow[]): (readonly [SearchCriterion, SearchCriterion])[] {
  const random = createRandom(1);
  const namesOf = (criterion: SearchCriterion) => Object.keys(criterion.make(random, rows)[0]);
  return SEARCH_CRITERIA.flatMap((one, index) =>
    SEARCH_CRITERIA.slice(index + 1)
      .filter((other) => !namesOf(other).some((name) => namesOf(one).includes(name)))
      .map((other) => [one, other] as const),
  );
}

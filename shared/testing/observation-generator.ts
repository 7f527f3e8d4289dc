// Registrations for tests, the same ones for the same seed, and what is known of each without the service.

import type { JsonObject } from '../base/json.ts';

/** What a plain filter needs to know of a registration. */
export interface Known {
  readonly body: JsonObject;
  readonly obsMs: number;
  readonly hazard: number;
  readonly region: number;
  readonly guid: string;
  readonly group: number;
  readonly types: readonly number[];
  readonly landslide: number | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly texts: readonly string[];
}

export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32: small, and good enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}

const LABELS = ['Åpent vann', 'skavl', 'drønn 😀', 'Čáhci', 'is', 'BRE', 'snø og is', 'ør'] as const;
const HAZARDS = [10, 20, 60, 70, 30, 40] as const;
const REGIONS: { readonly [hazard: number]: readonly [number, number, number] } = {
  10: [3010, 3022, 3031],
  20: [204, 212, 250],
  30: [204, 212, 250],
  40: [204, 212, 250],
  60: [2002, 2012, 2139],
  70: [704, 712, 750],
};
const SIGNS: { readonly [hazard: number]: number } = { 10: 2, 20: 204, 30: 204, 40: 204, 60: 611, 70: 711 };
const FIRST_MS = Date.UTC(2016, 0, 1);
const SPAN_MS = 10 * 365 * 86_400_000;

export function generateRegistrations(count: number, seed: number): Known[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => generateOne(random, index));
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}

function generateOne(random: Random, index: number): Known {
  const hazard = random.pick(HAZARDS);
  const region = random.pick(REGIONS[hazard] ?? [3010, 3022, 3031]);
  const guid = `00000000-0000-4000-8000-0000000000${hex(random.below(20), 2)}`;
  const group = random.below(3) === 0 ? 127 + random.below(3) : 0;
  // Many at one instant, so that the order by number is looked at too.
  const obsMs = FIRST_MS + Math.floor((random.below(400) / 400) * SPAN_MS);
  const latitude = 58 + random.below(1_300_000) / 100_000;
  const longitude = 5 + random.below(2_500_000) / 100_000;
  const texts = [random.pick(LABELS), random.pick(LABELS)];
  const forms = formsOf(random, hazard, texts);
  const body = {
    Id: `10000000-0000-4000-8000-${hex(index, 12)}`,
    GeoHazardTID: hazard,
    DtObsTime: new Date(obsMs).toISOString(),
    ObserverGuid: guid,
    ...(group === 0 ? {} : { ObserverGroupID: group }),
    ObsLocation: {
      Latitude: String(latitude).replace('.', random.below(2) === 0 ? ',' : '.'),
      Longitude: longitude,
      ForecastRegionTID: region,
      SensitiveText: 'hemmelig',
    },
    ...forms.members,
  };
  const { types, landslide } = forms;
  return { body, obsMs, hazard, region, guid, group, types, landslide, latitude, longitude, texts };
}

function formsOf(random: Random, hazard: number, [first = '', second = '']: readonly string[]) {
  const members: JsonObject = {};
  const types: number[] = [];
  const sign = { DangerSignTID: String(SIGNS[hazard] ?? 0), Comment: first };
  // At least one form, and the second word always somewhere.
  if (random.below(2) === 0) {
    members['DangerObs'] = [sign];
    members['GeneralObservation'] = { ObsComment: second };
    types.push(13, 10);
  } else {
    members['DangerObs'] = [sign, { ...sign, Comment: second }];
    types.push(13);
  }
  let landslide: number | undefined;
  if (hazard === 20 && random.below(2) === 0) {
    landslide = random.pick([1, 2, 4, 6]);
    members['LandSlideObs'] = { DtLandSlideTime: '2016-01-01T00:00:00Z', LandSlideTID: landslide };
    types.push(71);
  }
  if (hazard === 10 && random.below(3) === 0) {
    members['WeatherObservation'] = { PrecipitationTID: 5, AirTemperature: '-4,5' };
    types.push(21);
  }
  return { members, types, landslide };
}

// A million registrations as a national service gathers them in fifteen years: snow in winter, ice before it, slides when
// it rains; the same mountains and the same observers again and again; a few sentences in most of them.

import type { JsonObject } from '../base/json.ts';
import { forecastRegions } from '../contracts/observation/regions.ts';
import { FIRST_LOCAL_ID, type StoredRegistration } from '../sources/observations/stored-registration.ts';
import { createRandom, type Random } from './observation-generator.ts';

interface Kind {
  readonly hazardId: 10 | 20 | 60 | 70;
  readonly share: number;
  /** How likely each month is, from January on. */
  readonly months: readonly number[];
  readonly regionIds: readonly number[];
}

const idsOf = (prefix: keyof typeof forecastRegions) =>
  forecastRegions[prefix].slice(1).flatMap(({ id, isGrouping }) => (isGrouping ? [] : [id]));

const kinds: readonly Kind[] = [
  { hazardId: 10, share: 64, months: [20, 22, 24, 16, 5, 1, 0, 0, 0, 1, 4, 12], regionIds: idsOf('Snow') },
  { hazardId: 70, share: 22, months: [22, 18, 12, 7, 2, 0, 0, 0, 0, 3, 16, 22], regionIds: idsOf('Ice') },
  { hazardId: 20, share: 8, months: [4, 4, 5, 9, 13, 9, 8, 9, 12, 12, 9, 6], regionIds: idsOf('Dirt') },
  { hazardId: 60, share: 6, months: [2, 2, 4, 12, 22, 12, 6, 8, 12, 12, 6, 2], regionIds: idsOf('Water') },
];

const FIRST_YEAR = 2011;
const YEARS = 15;
const PLACES = 6_000;
const OBSERVERS = 20_000;
const HOUR_MS = 3_600_000;
const HEADS = [
  'Stor',
  'Lille',
  'Grå',
  'Kvit',
  'Svart',
  'Raud',
  'Nord',
  'Sør',
  'Vest',
  'Øst',
  'Halling',
  'Trolla',
];
const TAILS = [
  'tinden',
  'nuten',
  'vatnet',
  'elva',
  'heia',
  'skardet',
  'botn',
  'fjellet',
  'bekken',
  'hø',
  'åsen',
  'tjørna',
];

const SENTENCES = [
  'Ferske skavler i le for kammen, omtrent {n} cm tykke.',
  'Hørte et drønn ved {place}, og så sprekker i snøen.',
  'Tørr nysnø {n} cm over et gammelt skarelag med kantkorn.',
  'Været var skiftende med sol og byger, vind fra {wind} opp mot {n} m/s.',
  'Isen målte {n} cm ved land, men var svakere ute på {place}.',
  'Overvann og sørpe langs kanten, vi snudde ved {place}.',
  'Stikkrenna er tett, og vannet renner over veien ved {place}.',
  'Et jordskred omtrent {n} meter bredt stanset mot veien.',
  'Vannstanden steg {n} cm siden i går, og elva er brun.',
  'Ingen tegn til fare i dag; vi gikk {wind}vendt opp og ned samme vei.',
  'Temperaturen steg raskt utover dagen, og snøen ble våt i solsidene.',
  'Det har vært folk på isen hele helga, {n} hull ble boret.',
  'Løssnøskred i bratte heng, størrelse 1, løste ut av seg selv.',
  'Fokksnø legger seg i {wind}vendte heng over {n}00 moh.',
] as const;
const WINDS = ['nord', 'nordøst', 'øst', 'sørøst', 'sør', 'sørvest', 'vest', 'nordvest'] as const;

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Picks a region of each hazard, so that a place always lies in the same one. */
  readonly number: number;
}

/** In the order of registering, which is mostly that of observing. The same ones for the same seed. */
export function* generateManyRegistrations(count: number, seed: number): Generator<StoredRegistration> {
  const random = createRandom(seed);
  const places = Array.from({ length: PLACES }, (_, index) => makePlace(random, index));
  for (let index = 0; index < count; index++) {
    const kind = pickWeighted(random, kinds, ({ share }) => share);
    const obsMs = makeTime(random, kind, index / count);
    const place = places[pickEarly(random, PLACES)] ?? makePlace(random, 0);
    yield {
      regId: FIRST_LOCAL_ID + index,
      // Mostly the same evening, now and then days later.
      registeredAtMs: obsMs + HOUR_MS * (1 + random.below(random.below(10) === 0 ? 72 : 8)),
      registration: makeRegistration(random, { kind, obsMs, place }),
    };
  }
}

/** The first ones far more often than the last. */
function pickEarly(random: Random, length: number): number {
  return Math.floor(length * (random.below(1_000_000) / 1_000_000) ** 3);
}

function pickWeighted<Item>(random: Random, items: readonly Item[], weight: (item: Item) => number): Item {
  let left = random.below(items.reduce((sum, item) => sum + weight(item), 0));
  const found = items.find((item) => {
    left -= weight(item);
    return left < 0;
  });
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

function makePlace(random: Random, number: number): Place {
  const latitude = 58.1 + random.below(1_290_000) / 100_000;
  // The country leans to the east as it goes north.
  const west = 5 + Math.max(0, latitude - 62) * 1.6;
  const name = `${pickFrom(random, HEADS)}${pickFrom(random, TAILS)}`;
  return { name, latitude, longitude: west + random.below(600_000) / 100_000, number };
}

function pickFrom(random: Random, items: readonly string[]): string {
  return items[random.below(items.length)] ?? '';
}

/** More in later years, most at midday and at weekends. */
function makeTime(random: Random, { months }: Kind, part: number): number {
  const year = FIRST_YEAR + Math.floor(Math.sqrt(part) * YEARS);
  const month = pickWeighted(random, [...months.keys()], (index) => months[index] ?? 0);
  const day = Date.UTC(year, month, 1 + random.below(28));
  const isWeekday = ![0, 6].includes(new Date(day).getUTCDay());
  const moved = isWeekday && random.below(2) === 0 ? day + 86_400_000 : day;
  return moved + HOUR_MS * (7 + random.below(5) + random.below(5)) + 60_000 * random.below(60);
}

interface Scene {
  readonly kind: Kind;
  readonly obsMs: number;
  readonly place: Place;
}

function makeRegistration(random: Random, { kind, obsMs, place }: Scene): JsonObject {
  const { hazardId, regionIds } = kind;
  const region = regionIds[place.number % regionIds.length] ?? 0;
  const [observer, group] = [pickEarly(random, OBSERVERS), random.below(4)];
  const nearby = () => (random.below(8_000) - 4_000) / 1_000_000;
  return {
    Id: guid(random),
    GeoHazardTID: hazardId,
    ObserverGuid: `00000000-0000-4000-8000-${observer.toString(16).padStart(12, '0')}`,
    ...(group === 0 ? { ObserverGroupID: 100 + (observer % 150) } : {}),
    DtObsTime: obsMs,
    SourceTID: 10,
    ObsLocation: {
      Latitude: Number((place.latitude + nearby()).toFixed(6)),
      Longitude: Number((place.longitude + nearby()).toFixed(6)),
      Uncertainty: 10 + random.below(90),
      UTMSourceTID: 40,
      LocationName: place.name,
      ForecastRegionTID: region,
    },
    ...formsOf(random, hazardId, place),
  };
}

function guid(random: Random): string {
  const part = () => random.below(65_536).toString(16).padStart(4, '0');
  return `${part()}${part()}-${part()}-4${part().slice(1)}-a${part().slice(1)}-${part()}${part()}${part()}`;
}

function formsOf(random: Random, hazardId: Kind['hazardId'], place: Place): JsonObject {
  const write = (most: number) => writeText(random, most, place);
  const notes = { GeneralObservation: { ObsComment: write(4) } };
  const more = random.below(3) === 0 ? notes : {};
  switch (hazardId) {
    case 10:
      return { ...snowForms(random, write), ...more };
    case 70:
      return {
        IceCoverObs: { IceCoverTID: 1 + random.below(6), Comment: write(2) },
        IceThickness: { IceThicknessSum: random.below(60) / 100, SnowDepth: random.below(30) / 100 },
        ...more,
      };
    case 20:
      return {
        LandSlideObs: {
          LandSlideTID: 1 + random.below(6),
          LandSlideSizeTID: 1 + random.below(3),
          Comment: write(3),
        },
        ...more,
      };
    default:
      return { WaterLevel2: { WaterLevelStateTID: 1 + random.below(3), Comment: write(3) }, ...more };
  }
}

function snowForms(random: Random, write: (most: number) => string): JsonObject {
  const signs = Array.from({ length: 1 + random.below(3) }, () => ({
    DangerSignTID: 2 + random.below(8),
    Comment: write(1),
  }));
  const weather = {
    PrecipitationTID: 1 + random.below(5),
    AirTemperature: random.below(250) / 10 - 18,
    WindSpeed: random.below(20),
    Comment: write(2),
  };
  const assessment = { AvalancheDangerTID: 1 + random.below(4), AvalancheEvaluation: write(5) };
  return {
    DangerObs: signs,
    ...(random.below(3) > 0 ? { WeatherObservation: weather } : {}),
    ...(random.below(2) === 0
      ? { SnowSurfaceObservation: { SnowDepth: random.below(300) / 100, Comment: write(3) } }
      : {}),
    ...(random.below(3) === 0 ? { AvalancheEvaluation3: assessment } : {}),
  };
}

/** Up to so many sentences, now and then with a letter that is beyond Latin-1. */
function writeText(random: Random, most: number, place: Place): string {
  const sentences = Array.from({ length: 1 + random.below(most) }, () =>
    random
      .pick(SENTENCES)
      .replace('{n}', String(2 + random.below(60)))
      .replace('{place}', place.name)
      .replace('{wind}', random.pick(WINDS)),
  );
  if (random.below(200) === 0) sentences.push('Čáhci 😀');
  return sentences.join(' ');
}

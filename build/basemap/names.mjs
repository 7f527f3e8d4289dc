// Names of countries and seas in both languages, placed by hand; the last number is the zoom from which on there is
// room for them.

import { feature } from './extent.mjs';

const COUNTRIES = [
  ['Norge', 'Norway', 9.6, 61.6, 0],
  ['Sverige', 'Sweden', 15.6, 62.4, 0],
  ['Finland', 'Finland', 26.3, 63.2, 0],
  ['Danmark', 'Denmark', 9.2, 56.0, 0],
  ['Island', 'Iceland', -18.6, 64.9, 0],
  ['Russland', 'Russia', 36, 62, 0],
  ['Estland', 'Estonia', 25.8, 58.8, 3.5],
  ['Latvia', 'Latvia', 25.2, 56.9, 3.5],
  ['Litauen', 'Lithuania', 23.8, 55.4, 3.5],
  ['Storbritannia', 'United Kingdom', -2.2, 54.6, 0],
  ['Færøyene', 'Faroe Islands', -6.9, 62.25, 3.5],
  ['Svalbard', 'Svalbard', 16.5, 78.8, 0],
  ['Polen', 'Poland', 19.2, 52.6, 0],
  ['Tyskland', 'Germany', 10.4, 52.6, 0],
  ['Nederland', 'Netherlands', 5.6, 52.3, 3.5],
  ['Irland', 'Ireland', -7.8, 53.2, 0],
  ['Belarus', 'Belarus', 28, 53.6, 0],
  ['Jan Mayen', 'Jan Mayen', -8.4, 70.75, 3.5],
];
const SEAS = [
  ['Norskehavet', 'Norwegian Sea', 3, 67.3, 0],
  ['Nordsjøen', 'North Sea', 3.2, 57, 0],
  ['Barentshavet', 'Barents Sea', 33, 73.5, 0],
  ['Grønlandshavet', 'Greenland Sea', -8, 76, 0],
  ['Østersjøen', 'Baltic Sea', 19.3, 56.7, 3.5],
  ['Bottenhavet', 'Bothnian Sea', 19.3, 61.8, 4.5],
  ['Bottenviken', 'Bothnian Bay', 22.6, 64.7, 4.5],
  ['Finskebukta', 'Gulf of Finland', 26, 59.85, 5],
  ['Skagerrak', 'Skagerrak', 9.2, 58.1, 4.5],
  ['Kattegat', 'Kattegat', 11.3, 56.9, 4.5],
  ['Hvitsjøen', 'White Sea', 37.5, 65.6, 4],
];

function named(kind, rows) {
  return rows.map(([name, name_en, longitude, latitude, zoom]) =>
    feature('Point', [longitude, latitude], { kind, name, name_en, zoom }),
  );
}

export const makeCountries = () => named('country', COUNTRIES);
export const makeSeas = () => named('sea', SEAS);

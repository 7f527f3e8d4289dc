// Makes assets/basemap/place-names.json: what a position in Norway is called. The towns of the map, and the counties
// before 2018, by which regions of soil and ice are numbered. README.md names the sources and their licences.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COUNTY_OF, PROVINCES } from './counties.mjs';
import { round } from './extent.mjs';

/** National numbers; both parts of Trøndelag are 50 there. */
const NUMBER_OF = {
  Østfold: 1,
  Akershus: 2,
  Oslo: 3,
  Hedmark: 4,
  Oppland: 5,
  Buskerud: 6,
  Vestfold: 7,
  Telemark: 8,
  'Aust-Agder': 9,
  'Vest-Agder': 10,
  Rogaland: 11,
  Hordaland: 12,
  'Sogn og Fjordane': 14,
  'Møre og Romsdal': 15,
  Nordland: 18,
  Troms: 19,
  Finnmark: 20,
  Svalbard: 21,
  'Nord-Trøndelag': 50,
  'Sør-Trøndelag': 50,
};
const folder = resolve(import.meta.dirname, '../../assets/basemap');

const counties = readProvinces().flatMap(({ properties: { name }, geometry }) => {
  const number = NUMBER_OF[name];
  if (number === undefined) return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.flat().map((ring) => ring.flat().map(round));
  return [{ name: COUNTY_OF[name] ?? name, number, rings }];
});
const missing = Object.values(NUMBER_OF).filter(
  (wanted) => !counties.some(({ number }) => number === wanted),
);
if (missing.length > 0) throw new Error(`No county of number ${missing.join(', ')}`);

const { features } = JSON.parse(readFileSync(resolve(folder, 'places.geojson'), 'utf8'));
const towns = features
  .filter(({ properties }) => properties.kind === 'town')
  .map(({ properties: { name }, geometry: { coordinates } }) => ({ name, position: coordinates }));
const text = JSON.stringify({ counties, towns });
writeFileSync(resolve(folder, 'place-names.json'), text);
console.log(`${counties.length} counties, ${towns.length} towns, ${text.length} bytes`);

function readProvinces() {
  const options = ['-f', 'GeoJSON', '-where', "admin = 'Norway'", '-simplify', '0.002'];
  const source = ['/vsistdout/', PROVINCES, 'states_provinces'];
  const text = execFileSync('ogr2ogr', [...options, ...source], { maxBuffer: 64 << 20, encoding: 'utf8' });
  return JSON.parse(text).features;
}

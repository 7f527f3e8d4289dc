// Makes assets/basemap/basemap.json from its sources; README.md names them and their licences.

import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeCounties } from './counties.mjs';
import { makeCountryLabels, makeSeaLabels, makeTowns } from './labels.mjs';
import { makeLakes } from './lakes.mjs';
import { makeBorders, makeLand } from './land.mjs';

const target = resolve(import.meta.dirname, '../../assets/basemap/basemap.json');
const basemap = {
  land: makeLand(),
  lakes: makeLakes(),
  borders: makeBorders(),
  ...makeCounties(),
  towns: makeTowns(),
  countryLabels: makeCountryLabels(),
  seaLabels: makeSeaLabels(),
};
writeFileSync(target, JSON.stringify(basemap));
for (const [name, { features }] of Object.entries(basemap)) {
  console.log(`${name}: ${features.length} features, ${JSON.stringify(features).length} bytes`);
}
console.log(`${statSync(target).size} bytes in all`);

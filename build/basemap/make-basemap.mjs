// Makes the files of assets/basemap from their sources; README.md names them and their licences. make-tiles.mjs cuts them.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBorders } from './borders.mjs';
import { makeCounties } from './counties.mjs';
import { collection } from './extent.mjs';
import { makeLakes, readLakes } from './lakes.mjs';
import { makeLand, readLand } from './land.mjs';
import { makeCountries, makeSeas } from './names.mjs';
import { makeRivers } from './rivers.mjs';
import { DETAILS } from './simplify.mjs';
import { makeTowns } from './towns.mjs';

const folder = resolve(import.meta.dirname, '../../assets/basemap');
const { countyLines, countyNames } = makeCounties();
const [land, lakes] = [readLand(), readLakes()];
const files = {
  land: makeLand(land, DETAILS.coarse),
  'land-fine': makeLand(land, DETAILS.fine),
  lakes: makeLakes(lakes, DETAILS.coarse),
  'lakes-fine': makeLakes(lakes, DETAILS.finest),
  rivers: makeRivers(DETAILS.finest),
  borders: [...makeBorders(), ...countyLines],
  places: [...makeSeas(), ...makeCountries(), ...countyNames, ...makeTowns()],
};
let sum = 0;
for (const [name, features] of Object.entries(files)) {
  const text = JSON.stringify(collection(features));
  writeFileSync(resolve(folder, `${name}.geojson`), text);
  sum += text.length;
  console.log(`${name}: ${features.length} features, ${text.length} bytes`);
}
console.log(`${sum} bytes in all`);

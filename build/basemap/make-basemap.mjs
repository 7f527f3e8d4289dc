// Makes the files of assets/basemap from their sources; README.md names them and their licences. One file a source of
// the map, because the map's worker reads files by address, off the page's thread.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBorders } from './borders.mjs';
import { makeCounties } from './counties.mjs';
import { collection } from './extent.mjs';
import { makeLakes } from './lakes.mjs';
import { makeLand } from './land.mjs';
import { makeCountries, makeSeas } from './names.mjs';
import { makeTowns } from './towns.mjs';

const folder = resolve(import.meta.dirname, '../../assets/basemap');
const { countyLines, countyNames } = makeCounties();
const files = {
  land: makeLand(),
  lakes: makeLakes(),
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

// A large file of points that are spread evenly, the same every time, and questions to it.

import { closeSync, openSync, writeSync } from 'node:fs';

const [WEST, SOUTH, EAST, NORTH] = [5, 58, 30, 71];
const KINDS = ['bolig', 'fritidsbolig', 'industri', 'landbruk', 'offentlig', 'annet'];
const MAX_VALUE = 1000;

/** Numbers from 0 to 1, by the generator of Lehmer. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Points with a number, a fraction, a kind, a name, a date and a flag. */
export function writePoints(path, count) {
  const random = createRandom(20_261_128);
  const file = openSync(path, 'w');
  writeSync(file, '{"type":"FeatureCollection","name":"bench","features":[\n');
  let lines = [];
  for (let index = 0; index < count; index++) {
    const x = (WEST + random() * (EAST - WEST)).toFixed(6);
    const y = (SOUTH + random() * (NORTH - SOUTH)).toFixed(6);
    const verdi = index % 50 === 0 ? null : Number((random() * MAX_VALUE).toFixed(2));
    const day = String(1 + (index % 28)).padStart(2, '0');
    const properties = {
      nummer: index,
      verdi,
      bygningstype: KINDS[index % KINDS.length],
      bygningsnavn: `Bygning nummer ${index} på matrikkelen`,
      registreringsdato: `20${10 + (index % 15)}-0${1 + (index % 9)}-${day}`,
      harAdresse: index % 3 === 0,
    };
    lines.push(
      `{"type":"Feature","properties":${JSON.stringify(properties)},"geometry":{"type":"Point","coordinates":[${x},${y}]}}${index + 1 < count ? ',' : ''}`,
    );
    if (lines.length === 10_000 || index + 1 === count) {
      writeSync(file, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  writeSync(file, ']}\n');
  closeSync(file);
}

/** Boxes that hold about 200 of so many points. */
export function boxes(count, features) {
  const random = createRandom(7);
  const side = Math.sqrt(200 / features);
  const [width, height] = [side * (EAST - WEST), side * (NORTH - SOUTH)];
  return Array.from({ length: count }, () => {
    const x = WEST + random() * (EAST - WEST - width);
    const y = SOUTH + random() * (NORTH - SOUTH - height);
    return [x, y, x + width, y + height];
  });
}

/** Values below which about a tenth of the rows are, each another one. */
export function thresholds(count) {
  return Array.from({ length: count }, (_, index) => MAX_VALUE / 10 + index / 10);
}

import type { ScalarName, ScalarTypes } from '../schema/notation.ts';
import type { Random } from './map-random.ts';

type ScalarMakers = {
  readonly [Name in Exclude<ScalarName, 'json'>]: (random: Random) => ScalarTypes[Name];
};

const TEXTS = [
  '',
  ' ',
  'Ålesund & Bodø',
  'a < b > c',
  ']]>',
  '"quoted" \'twice\'',
  ' tab\tline\nreturn\r ',
  'snø ❄ 🗺️',
  '&amp;',
  'geoMeters',
  'esriMeters',
  '\u0085\u2028',
];

const doubles = new Float64Array(1);
const singles = new Float32Array(1);
const halves = new Uint32Array(doubles.buffer);
const singleWord = new Uint32Array(singles.buffer);
const SPECIAL_DOUBLES = [0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5e-324, 1e21];

function anyBits(random: Random): number {
  halves[0] = random.whole(0, 0xffffffff);
  halves[1] = random.whole(0, 0xffffffff);
  return doubles[0] ?? 0;
}

function anySingleBits(random: Random): number {
  singleWord[0] = random.whole(0, 0xffffffff);
  return singles[0] ?? 0;
}

/** Values of every scalar, the awkward ones among them. */
export const scalarMakers: ScalarMakers = {
  string(random) {
    if (random.chance(0.5)) return random.pick(TEXTS);
    let text = '';
    for (let left = random.whole(0, 12); left > 0; left--) {
      const code = random.chance(0.8) ? random.whole(0x20, 0x17f) : random.whole(0x1f300, 0x1f6ff);
      text += String.fromCodePoint(code);
    }
    return text;
  },
  boolean: (random) => random.chance(0.5),
  int: (random) => random.whole(-2_147_483_648, 2_147_483_647),
  short: (random) => random.whole(-32_768, 32_767),
  unsignedByte: (random) => random.whole(0, 255),
  long: (random) => random.pick([0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 5_000_000_000]),
  float: (random) => (random.chance(0.1) ? Math.fround(random.pick(SPECIAL_DOUBLES)) : anySingleBits(random)),
  double(random) {
    if (random.chance(0.1)) return random.pick(SPECIAL_DOUBLES);
    return random.chance(0.5) ? random.whole(-1_000_000_000, 1_000_000_000) / 1000 : anyBits(random);
  },
  dateTime: (random) =>
    random.whole(-62_135_596_800, 253_402_300_799) * 1000 + (random.chance(0.3) ? random.whole(0, 999) : 0),
  base64Binary: (random) => Uint8Array.from({ length: random.whole(0, 20) }, () => random.whole(0, 255)),
};

// Colours for classes, from the ramps of the wire.

import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { colorOfRgb, labOfRgb, type Rgb, rgbOfColor, rgbOfHsv, rgbOfLab } from './color-models.ts';

type RgbColor = MapType<'RgbColor'>;
type Ramp = MapType<'ColorRamp'>;
type Kind<Name extends Ramp['$type']> = Extract<Ramp, { $type: Name }>;
type HsvColor = MapType<'HsvColor'>;

/** Where the colour of a class is in its ramp: its number, and its share of the way, 0 to 1. */
interface Place {
  readonly index: number;
  readonly share: number;
}

const hsv = (Hue: number, Saturation: number, Value: number): HsvColor => ({
  $type: 'HsvColor',
  Hue,
  Saturation,
  Value,
});
const GREEN = hsv(120, 30, 88);
const BLUE = hsv(228, 90, 55);
const GREEN_TO_BLUE: Kind<'AlgorithmicColorRamp'> = {
  $type: 'AlgorithmicColorRamp',
  Algorithm: 'CIELab',
  FromColor: GREEN,
  ToColor: BLUE,
};

/** One colour a class; from light green to dark blue without a ramp. Throws what is wrong with it by its path. */
export function rampColors(ramp: Ramp | undefined, count: number, path: string): RgbColor[] {
  const places = Array.from({ length: count }, (_, index) => ({
    index,
    share: count > 1 ? index / (count - 1) : 0,
  }));
  return colorsAt(ramp ?? GREEN_TO_BLUE, places, path);
}

function colorsAt(ramp: Ramp, places: readonly Place[], path: string): RgbColor[] {
  switch (ramp.$type) {
    case 'AlgorithmicColorRamp':
      return algorithmicColors(ramp, places, path);
    case 'PresetColorRamp':
      return presetColors(ramp, places, path);
    case 'RandomColorRamp':
      return randomColors(ramp, places, path);
    case 'MultiPartColorRamp':
      return multiPartColors(ramp, places, path);
  }
}

function algorithmicColors(
  ramp: Kind<'AlgorithmicColorRamp'>,
  places: readonly Place[],
  path: string,
): RgbColor[] {
  const { FromColor = GREEN, ToColor = BLUE, Algorithm = '' } = ramp;
  const mix = mixerOf(Algorithm, path)(FromColor, ToColor);
  const alpha = FromColor.AlphaValue ?? 255;
  return places.map(({ share }) => colorOfRgb(mix(share), alpha));
}

type Mixer = (from: HsvColor, to: HsvColor) => (share: number) => Rgb;

/** By the name of the colour space in it: `esriCIELabAlgorithm`, `CIELab`. Empty: HSV. */
function mixerOf(algorithm: string, path: string): Mixer {
  const name = algorithm.toLowerCase();
  if (name.trim() === '' || name.includes('hsv')) return mixHsv;
  if (name.includes('lch')) return mixLch;
  if (name.includes('lab')) return mixLab;
  const expected = 'HSV, CIELab or LabLCh';
  throw appError('value/bad', { path: `${path}.Algorithm`, value: algorithm.slice(0, 80), expected });
}

const between = (from: number, to: number, share: number) => from + share * (to - from);

/** The hue runs from the one number to the other: 350 to 10 goes back through all colours, 350 to 370 through red. */
function mixHsv(from: HsvColor, to: HsvColor) {
  return (share: number) =>
    rgbOfHsv(
      between(from.Hue, to.Hue, share),
      between(from.Saturation, to.Saturation, share) / 100,
      between(from.Value, to.Value, share) / 100,
    );
}

function mixLab(from: HsvColor, to: HsvColor) {
  const [one, other] = [labOfRgb(rgbOfColor(from)), labOfRgb(rgbOfColor(to))];
  return (share: number) =>
    rgbOfLab([
      between(one[0], other[0], share),
      between(one[1], other[1], share),
      between(one[2], other[2], share),
    ]);
}

/** Lightness, chroma and hue, the shorter way round; a grey has the hue of the other end. */
function mixLch(from: HsvColor, to: HsvColor) {
  const [one, other] = [lchOf(from), lchOf(to)];
  const start = one.chroma < GREY_CHROMA ? other.hue : one.hue;
  const end = other.chroma < GREY_CHROMA ? start : other.hue;
  const turn = end - start - 2 * Math.PI * Math.round((end - start) / (2 * Math.PI));
  return (share: number) => {
    const chroma = between(one.chroma, other.chroma, share);
    const hue = start + share * turn;
    return rgbOfLab([
      between(one.lightness, other.lightness, share),
      chroma * Math.cos(hue),
      chroma * Math.sin(hue),
    ]);
  };
}

const GREY_CHROMA = 0.01;

function lchOf(color: HsvColor) {
  const [lightness, a, b] = labOfRgb(rgbOfColor(color));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** In their order, and again from the first. */
function presetColors(ramp: Kind<'PresetColorRamp'>, places: readonly Place[], path: string): RgbColor[] {
  const { Colors = [] } = ramp;
  if (Colors.length === 0) throw appError('value/missing', { path: `${path}.Colors` });
  return places.flatMap(({ index }) => {
    const color = Colors[index % Colors.length];
    return color ? [colorOfRgb(rgbOfColor(color), color.AlphaValue)] : [];
  });
}

/** Parts of equal length, one after the other. */
function multiPartColors(
  ramp: Kind<'MultiPartColorRamp'>,
  places: readonly Place[],
  path: string,
): RgbColor[] {
  const { ColorRamps = [] } = ramp;
  if (ColorRamps.length === 0) throw appError('value/missing', { path: `${path}.ColorRamps` });
  const parts = new Map<number, Place[]>();
  for (const { share } of places) {
    const number = Math.min(Math.floor(share * ColorRamps.length), ColorRamps.length - 1);
    const own = parts.get(number) ?? [];
    own.push({ index: own.length, share: share * ColorRamps.length - number });
    parts.set(number, own);
  }
  return ColorRamps.flatMap((part, number) =>
    colorsAt(part, parts.get(number) ?? [], `${path}.ColorRamps[${number}]`),
  );
}

/** Where a ramp leaves a bound open: colours that can be told from a white map. */
const OPEN = { hue: [0, 360], saturation: [35, 95], value: [45, 95] } as const;

/** The same colours for the same seed, and without one, too: answers are kept and repeated. */
function randomColors(ramp: Kind<'RandomColorRamp'>, places: readonly Place[], path: string): RgbColor[] {
  const seed = ramp.UseSeed ? (ramp.Seed ?? 0) : 0;
  const hue = range(ramp, ['StartHue', 'EndHue'], OPEN.hue, 360, path);
  const saturation = range(ramp, ['MinSaturation', 'MaxSaturation'], OPEN.saturation, 100, path);
  const value = range(ramp, ['MinValue', 'MaxValue'], OPEN.value, 100, path);
  const random = createRandom(seed);
  const last = places.at(-1)?.index ?? -1;
  const colors = Array.from({ length: last + 1 }, () =>
    colorOfRgb(
      rgbOfHsv(
        between(...hue, random()),
        between(...saturation, random()) / 100,
        between(...value, random()) / 100,
      ),
    ),
  );
  return places.flatMap(({ index }) => colors[index] ?? []);
}

type Bound = 'StartHue' | 'EndHue' | 'MinSaturation' | 'MaxSaturation' | 'MinValue' | 'MaxValue';

function range(
  ramp: Kind<'RandomColorRamp'>,
  [first, last]: readonly [Bound, Bound],
  open: readonly [number, number],
  most: number,
  path: string,
): [number, number] {
  const read = (bound: Bound, otherwise: number) => {
    const value = ramp[bound] ?? otherwise;
    if (value >= 0 && value <= most) return value;
    throw appError('value/bad', { path: `${path}.${bound}`, value, expected: `0 to ${most}` });
  };
  return [read(first, open[0]), read(last, open[1])];
}

/** Mulberry32: numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { colorOfRgb, labOfRgb, rgbOfColor, rgbOfLab } from './color-models.ts';
import { rampColors } from './color-ramp.ts';

type Color = MapType<'Color'>;
type Ramp = MapType<'ColorRamp'>;

const bytesOf = ({ Red, Green, Blue }: MapType<'RgbColor'>) => [Red, Green, Blue];
const hsv = (Hue: number, Saturation = 100, Value = 100) => ({
  $type: 'HsvColor' as const,
  Hue,
  Saturation,
  Value,
});
const colors = (ramp: Ramp | undefined, count: number) => rampColors(ramp, count, 'Ramp').map(bytesOf);
const algorithmic = (
  Algorithm: string,
  FromColor: MapType<'HsvColor'>,
  ToColor: MapType<'HsvColor'>,
): Ramp => ({
  $type: 'AlgorithmicColorRamp',
  Algorithm,
  FromColor,
  ToColor,
});
const INK = { Overprint: false, IsSpot: false, SpotDescription: '', SpotPercent: 0 };

describe('colours of every model', () => {
  test.each<[Color, number[]]>([
    [{ $type: 'RgbColor', Red: 1, Green: 2, Blue: 3 }, [1, 2, 3]],
    [{ $type: 'GrayColor', GrayLevel: 200 }, [200, 200, 200]],
    [hsv(0), [255, 0, 0]],
    [hsv(360), [255, 0, 0]],
    [hsv(210, 50, 80), [102, 153, 204]],
    [{ $type: 'HlsColor', Hue: 120, Lightness: 25, Saturation: 100 }, [0, 128, 0]],
    [{ $type: 'HlsColor', Hue: 0, Lightness: 0, Saturation: 100 }, [0, 0, 0]],
    [{ $type: 'CmykColor', Cyan: 100, Magenta: 0, Yellow: 0, Black: 50, ...INK }, [0, 128, 128]],
  ])('%o', (color, bytes) => {
    expect(bytesOf(colorOfRgb(rgbOfColor(color)))).toEqual(bytes);
  });

  test('go to CIE L*a*b* and come back', () => {
    // Values of ASTM and of common tables.
    const red = labOfRgb([1, 0, 0]);
    for (const [index, part] of [53.24, 80.09, 67.2].entries()) expect(red[index]).toBeCloseTo(part, 1);
    for (const [index, part] of [100, 0, 0].entries())
      expect(labOfRgb([1, 1, 1])[index]).toBeCloseTo(part, 1);
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (red255, green255, blue255) => {
        const bytes = [red255, green255, blue255];
        const lab = labOfRgb([red255 / 255, green255 / 255, blue255 / 255]);
        expect(bytesOf(colorOfRgb(rgbOfLab(lab)))).toEqual(bytes);
      }),
    );
  });
});

describe('ramps', () => {
  test('without one there are colours from light green to dark blue', () => {
    const [first = [], ...others] = colors(undefined, 5);
    expect(first[1]).toBeGreaterThan(Math.max(first[0] ?? 0, first[2] ?? 0));
    const last = others.at(-1) ?? [];
    expect(last[2]).toBeGreaterThan(Math.max(last[0] ?? 0, last[1] ?? 0));
    expect(new Set([first, ...others].map(String)).size).toBe(5);
    expect(colors(undefined, 1)).toEqual([first]);
    expect(colors(undefined, 0)).toEqual([]);
  });

  test('keep their ends in every algorithm, whatever it is called', () => {
    const [from, to] = [hsv(20, 80, 92), hsv(300, 60, 40)];
    const ends = [from, to].map((color) => bytesOf(colorOfRgb(rgbOfColor(color))));
    for (const name of ['esriHSVAlgorithm', 'geoCIELabAlgorithm', 'LabLCh', '']) {
      const ramp = colors(algorithmic(name, from, to), 7);
      expect([ramp[0], ramp[6]]).toEqual(ends);
    }
  });

  test('take the way of their algorithm', () => {
    // By hue red to blue goes through green, in Lab through purple, in LCh the shorter way round, through magenta.
    const [red, blue] = [hsv(0), hsv(240)];
    expect(colors(algorithmic('HSV', red, blue), 3)[1]).toEqual([0, 255, 0]);
    const [, lab = []] = colors(algorithmic('CIELab', red, blue), 3);
    const [, lch = []] = colors(algorithmic('LabLCh', red, blue), 3);
    for (const [r = 0, g = 0, b = 0] of [lab, lch]) expect(Math.min(r, b)).toBeGreaterThan(g);
    expect(Math.max(...lch) - Math.min(...lch)).toBeGreaterThan(Math.max(...lab) - Math.min(...lab));
  });

  test('of a grey keep the hue of the other end', () => {
    const [, middle = []] = colors(algorithmic('LabLCh', hsv(0, 0, 100), hsv(0)), 3);
    const [red = 0, green = 0, blue = 0] = middle;
    expect(red).toBeGreaterThan(Math.max(green, blue));
  });

  test('that are preset give their colours in order, and again', () => {
    const Colors: Color[] = [
      { $type: 'RgbColor', Red: 9, Green: 8, Blue: 7, AlphaValue: 100 },
      { $type: 'GrayColor', GrayLevel: 3 },
    ];
    const ramp: Ramp = { $type: 'PresetColorRamp', Colors };
    expect(colors(ramp, 3)).toEqual([
      [9, 8, 7],
      [3, 3, 3],
      [9, 8, 7],
    ]);
    expect(rampColors(ramp, 1, '')[0]?.AlphaValue).toBe(100);
  });

  test('of several parts follow each other', () => {
    const part = (hue: number) => algorithmic('HSV', hsv(hue), hsv(hue, 0));
    const ramp: Ramp = { $type: 'MultiPartColorRamp', ColorRamps: [part(0), part(120)] };
    expect(colors(ramp, 5)).toEqual([
      [255, 0, 0],
      [255, 128, 128],
      [0, 255, 0],
      [128, 255, 128],
      [255, 255, 255],
    ]);
  });

  test('at random stay in their bounds and come again with their seed', () => {
    const random = (Seed: number): Ramp => ({
      $type: 'RandomColorRamp',
      UseSeed: true,
      Seed,
      StartHue: 0,
      EndHue: 0,
      MinSaturation: 100,
      MaxSaturation: 100,
      MinValue: 50,
      MaxValue: 100,
    });
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (seed) => {
        const some = colors(random(seed), 8);
        expect(colors(random(seed), 8)).toEqual(some);
        for (const [red = 0, green, blue] of some) {
          expect([green, blue]).toEqual([0, 0]);
          expect(red).toBeGreaterThanOrEqual(127);
        }
      }),
    );
    expect(colors(random(1), 8)).not.toEqual(colors(random(2), 8));
  });

  test.each<[Ramp, object]>([
    [algorithmic('Rainbow', hsv(0), hsv(1)), { code: 'value/bad', path: 'Ramp.Algorithm' }],
    [
      { $type: 'PresetColorRamp', Colors: [] },
      { code: 'value/missing', path: 'Ramp.Colors' },
    ],
    [{ $type: 'MultiPartColorRamp' }, { code: 'value/missing', path: 'Ramp.ColorRamps' }],
    [
      { $type: 'RandomColorRamp', EndHue: 400 },
      { code: 'value/bad', path: 'Ramp.EndHue' },
    ],
    [
      { $type: 'MultiPartColorRamp', ColorRamps: [{ $type: 'RandomColorRamp', MinValue: -1 }] },
      { code: 'value/bad', path: 'Ramp.ColorRamps[0].MinValue' },
    ],
  ])('%o is refused', (ramp, { code, path }: { code?: string; path?: string }) => {
    expect(() => rampColors(ramp, 3, 'Ramp')).toThrow(
      expect.objectContaining({ code, details: expect.objectContaining({ path }) }),
    );
  });
});

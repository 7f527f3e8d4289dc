// Colours of every model of the wire as red, green and blue, and on the way there and back CIE L*a*b* (D65).

import type { MapType } from '../../contracts/map/types.ts';

/** Shares of 1, of sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness 0 to 100, and two axes. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Hue in degrees, of any turn; the others shares of 1. */
export function rgbOfHsv(hue: number, saturation: number, value: number): Rgb {
  const part = (offset: number) => {
    const place = (((offset + hue / 60) % 6) + 6) % 6;
    return value * (1 - saturation * Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return [part(5), part(3), part(1)];
}

function rgbOfHls(hue: number, lightness: number, saturation: number): Rgb {
  const value = lightness + saturation * Math.min(lightness, 1 - lightness);
  return rgbOfHsv(hue, value === 0 ? 0 : 2 * (1 - lightness / value), value);
}

export function rgbOfColor(color: MapType<'Color'>): Rgb {
  switch (color.$type) {
    case 'RgbColor':
      return [color.Red / 255, color.Green / 255, color.Blue / 255];
    case 'GrayColor':
      return [color.GrayLevel / 255, color.GrayLevel / 255, color.GrayLevel / 255];
    case 'CmykColor': {
      const light = 1 - share(color.Black);
      return [
        (1 - share(color.Cyan)) * light,
        (1 - share(color.Magenta)) * light,
        (1 - share(color.Yellow)) * light,
      ];
    }
    case 'HsvColor':
      return rgbOfHsv(color.Hue, share(color.Saturation), share(color.Value));
    case 'HlsColor':
      return rgbOfHls(color.Hue, share(color.Lightness), share(color.Saturation));
  }
}

function share(percent: number): number {
  return Math.min(percent, 100) / 100;
}

export function colorOfRgb(rgb: Rgb, alpha = 255): MapType<'RgbColor'> {
  const [Red, Green, Blue] = rgb.map((part) => Math.round(255 * Math.min(1, Math.max(0, part)))) as [
    number,
    number,
    number,
  ];
  return { $type: 'RgbColor', AlphaValue: alpha, Red, Green, Blue };
}

// sRGB to XYZ by IEC 61966-2-1; the white is the sum of each row.
const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;
const FROM_XYZ = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
] as const;
const WHITE = [0.95047, 1, 1.08883] as const;
const BEND = 6 / 29;

type Triple = readonly [number, number, number];

function apply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const row = (index: number) => {
    const [a, b, c] = matrix[index] ?? [0, 0, 0];
    return a * x + b * y + c * z;
  };
  return [row(0), row(1), row(2)];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function curved(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function root(part: number): number {
  return part > BEND ** 3 ? Math.cbrt(part) : part / (3 * BEND ** 2) + 4 / 29;
}

function cube(part: number): number {
  return part > BEND ? part ** 3 : 3 * BEND ** 2 * (part - 4 / 29);
}

export function labOfRgb([red, green, blue]: Rgb): Lab {
  const [x, y, z] = apply(TO_XYZ, [linear(red), linear(green), linear(blue)]);
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** May leave 0 to 1, where the screen has no such colour. */
export function rgbOfLab([lightness, a, b]: Lab): Rgb {
  const fy = (lightness + 16) / 116;
  const xyz: Triple = [cube(fy + a / 500) * WHITE[0], cube(fy) * WHITE[1], cube(fy - b / 200) * WHITE[2]];
  const [red, green, blue] = apply(FROM_XYZ, xyz);
  return [curved(red), curved(green), curved(blue)];
}

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lightTheme } from '../../shared/cartography/base-map.ts';
import { hazardLooks } from '../../shared/cartography/observations.ts';

const css = readFileSync(resolve(import.meta.dirname, 'themes.css'), 'utf8');
const THEMES = ['light', 'dark', 'sun'] as const;
type Theme = (typeof THEMES)[number];

/** The properties of every block that applies to a theme, colours only. */
function coloursOf(theme: Theme): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(`[data-theme="${theme}"]`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)) {
      colours.set(name, value);
    }
  }
  return colours;
}

/** Red, green and blue of sRGB, 0 to 1, in proportion to light. */
function linear(colour: string): number[] {
  return [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const PAPERS = ['--paper', '--paper-2', '--paper-3'];
const PLANTS = ['--plant-k', '--plant-pk', '--plant-p', '--plant-closed', '--plant-construction'];
const HAZARDS = ['--hazard-snow', '--hazard-ice', '--hazard-water', '--hazard-soil'];
const LAYERS = [1, 2, 3, 4, 5, 6].map((number) => `--layer-${number}`);

/** What is written on what. */
const TEXT_PAIRS: [text: string, ground: string][] = [
  ...PAPERS.flatMap((paper): [string, string][] => [
    ['--ink', paper],
    ['--ink-2', paper],
    ['--ink-3', paper],
    ['--ice-text', paper],
    ['--pine-text', paper],
    ['--error', paper],
    ['--good', paper],
    ['--warn', paper],
  ]),
  ['--on-pine', '--pine'],
  ['--on-bar', '--bar'],
  ['--on-bar', '--bar-2'],
  ['--good-on-bar', '--bar-2'],
  ['--warn-on-bar', '--bar-2'],
  ['--on-fire', '--fire'],
  ['--ink', '--ice-soft'],
  ['--ink-2', '--ice-soft'],
  ['--ice-text', '--ice-soft'],
  ['--pine-text', '--pine-soft'],
  ['--ink', '--pine-soft'],
  ['--error', '--error-soft'],
  ['--ink', '--error-soft'],
  ['--good', '--good-soft'],
  ['--ink', '--good-soft'],
  ['--warn', '--warn-soft'],
  ['--ink', '--warn-soft'],
  ['--plant-k-text', '--plant-k-soft'],
  ['--plant-pk-text', '--plant-pk-soft'],
  ['--plant-p-text', '--plant-p-soft'],
  ['--ink', '--land'],
  ['--ink-2', '--land'],
  ['--ink', '--sea'],
  ['--ink-2', '--sea'],
];

/** Borders of controls, marks of data, focus. */
const MARK_PAIRS: [mark: string, ground: string][] = [
  ...PAPERS.flatMap((paper): [string, string][] => [
    ['--line-3', paper],
    ['--ice', paper],
    ['--focus', paper],
    ['--pine-text', paper],
  ]),
  ['--focus', '--ice-soft'],
  ['--focus-on-bar', '--bar'],
  ['--focus-on-bar', '--bar-2'],
  ['--fire', '--paper'],
  ...[...PLANTS, ...HAZARDS, ...LAYERS].flatMap((plant): [string, string][] => [
    [plant, '--land'],
    [plant, '--sea'],
    [plant, '--paper'],
  ]),
];

test.each(THEMES)('every text of %s is readable on its ground', (theme) => {
  const colours = coloursOf(theme);
  const least = theme === 'sun' ? 7 : 4.5;
  const faint = TEXT_PAIRS.filter(
    ([text, ground]) => !(contrast(colours.get(text) ?? '', colours.get(ground) ?? '') >= least),
  );
  expect(faint).toEqual([]);
});

test.each(THEMES)('every mark and border of a control of %s is seen on its ground', (theme) => {
  const colours = coloursOf(theme);
  const least = theme === 'sun' ? 7 : 3;
  const faint = MARK_PAIRS.filter(
    ([mark, ground]) => !(contrast(colours.get(mark) ?? '', colours.get(ground) ?? '') >= least),
  );
  expect(faint).toEqual([]);
});

test('orange is the colour of acts: nothing but their buttons takes it, and no mark', () => {
  const renderer = resolve(import.meta.dirname, '..');
  const files = globSync('**/*.{css,ts,tsx}', { cwd: renderer }).filter(
    (file) => !file.startsWith('ui/themes.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const orange = files.filter((file) => /--(on-)?fire/.test(readFileSync(resolve(renderer, file), 'utf8')));
  expect(orange).toEqual(['ui/button.module.css']);
  const buttons = readFileSync(resolve(renderer, 'ui/button.module.css'), 'utf8');
  const selectors = [...buttons.matchAll(/([^{}]+)\{[^{}]*--(?:on-)?fire/g)].map(([, selector = '']) =>
    selector.trim(),
  );
  expect(selectors.filter((selector) => !selector.startsWith('.act'))).toEqual([]);
});

/** Oklab (B. Ottosson, 2020), in hundredths: colours that are as far apart look equally different. */
function oklab(colour: string): readonly number[] {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    21.04542553 * long + 79.3617785 * middle - 0.40720468 * short,
    197.79984951 * long - 242.8592205 * middle + 45.05937099 * short,
    2.59040371 * long + 78.27717662 * middle - 80.8675766 * short,
  ];
}

function difference(one: string, other: string): number {
  const second = oklab(other);
  return Math.hypot(...oklab(one).map((part, index) => part - (second[index] ?? 0)));
}

test.each(THEMES)('no hazard of %s has nearly the colour of a plant or of another hazard', (theme) => {
  const colours = coloursOf(theme);
  const pairs = HAZARDS.flatMap((hazard, index) =>
    [...PLANTS, ...HAZARDS.slice(index + 1)].map((other) => [hazard, other] as const),
  );
  const alike = pairs.filter(
    ([one, other]) => !(difference(colours.get(one) ?? '', colours.get(other) ?? '') >= 10),
  );
  expect(alike).toEqual([]);
});

test('the measure of difference is right at its ends', () => {
  expect(difference('#000000', '#ffffff')).toBeCloseTo(100, 1);
  expect(difference('#003a8c', '#003a8c')).toBe(0);
});

test('the three themes define the same colours', () => {
  const [light, ...others] = THEMES.map((theme) => [...coloursOf(theme).keys()].sort());
  expect(light?.length).toBeGreaterThan(30);
  for (const other of others) expect(other).toEqual(light);
});

test('the measure of contrast is right at its ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('maps of the service have the colours of the light theme', () => {
  const colours = coloursOf('light');
  const observed = Object.values(hazardLooks).map(({ token, colour }) => [token, colour] as const);
  for (const [name, rgb] of [...Object.entries(lightTheme), ...observed]) {
    const hex = rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
    expect([name, colours.get(`--${name}`)]).toEqual([name, `#${hex}`]);
  }
});

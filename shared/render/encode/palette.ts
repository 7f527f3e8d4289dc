// A palette of at most 256 colours: those of the image where there are no more, else the middle of cells that are cut
// where they are widest (Heckbert's median cut, over colours of 15 bits). Not dithered: flat areas stay flat.

import type { Steps } from '../../base/steps.ts';
import type { Paint } from '../paint.ts';
import { pixelBytes, pixelValues } from '../pixel-values.ts';
import { medianCut } from './median-cut.ts';
import type { Rgb } from './opaque-rows.ts';
import { overWhite } from './over-white.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';
import { PixelTable } from './pixel-table.ts';

export interface Palette {
  readonly colours: readonly Rgb[];
  readonly transparentIndex: number | undefined;
  /** The index of a pixel of the image, by its number as `pixelValues` tells it. */
  indexOf(value: number): number;
}

const MAX_COLOURS = 256;
/** Below this alpha a pixel is transparent: one index has no halves, and a hairline between two pixels has a third. */
const LEAST_ALPHA = 64;
const TRANSPARENT = -1;
/** The colour of the transparent index: the one that stands for transparent in RGB, for those who read no alpha. */
const KEY = 0xfeffff;

/** 24 bits, or TRANSPARENT. */
function colourOf(value: number): number {
  const [red, green, blue, alpha] = pixelBytes(value);
  if (alpha < LEAST_ALPHA) return TRANSPARENT;
  return (overWhite(red, alpha) << 16) | (overWhite(green, alpha) << 8) | overWhite(blue, alpha);
}

/** Looks at the whole image, band by band. `exactColours` are in the palette as they are. */
export function* buildPalette(source: PixelSource, exactColours: readonly Paint[]): Steps<Palette> {
  const pixels = new PixelTable();
  for (const [firstRow, rowCount] of bandsOf(source)) {
    pixels.addAll(pixelValues(yield* source.rows(firstRow, rowCount)));
    yield;
  }
  const counts = countColours(pixels);
  const hasTransparent = counts.delete(TRANSPARENT);
  const room = hasTransparent ? MAX_COLOURS - 1 : MAX_COLOURS;
  const palette =
    counts.size <= room ? exactPalette([...counts.keys()]) : cutPalette(counts, exactColours, room);
  return withTransparent(palette, hasTransparent, pixels);
}

function countColours(pixels: PixelTable): Map<number, number> {
  const counts = new Map<number, number>();
  pixels.visit((value, count) => {
    const colour = colourOf(value);
    counts.set(colour, (counts.get(colour) ?? 0) + count);
  });
  return counts;
}

/** What of a palette a part of its image makes use of, in the same order: every pixel keeps its colour. */
export function narrowPalette(palette: Palette, rgba: Uint8Array): Palette {
  const isUsed = palette.colours.map(() => false);
  for (const value of pixelValues(rgba)) isUsed[palette.indexOf(value)] = true;
  const places = new Uint8Array(isUsed.length);
  const colours = palette.colours.filter((_, index) => isUsed[index]);
  for (let index = 0, place = 0; index < isUsed.length; index++) if (isUsed[index]) places[index] = place++;
  const { transparentIndex } = palette;
  const isKept = transparentIndex !== undefined && isUsed[transparentIndex];
  return {
    colours,
    transparentIndex: isKept ? places[transparentIndex] : undefined,
    indexOf: (value) => places[palette.indexOf(value)] ?? 0,
  };
}

interface IndexedColours {
  readonly colours: readonly number[];
  indexOf(colour: number): number;
}

function exactPalette(colours: readonly number[]): IndexedColours {
  const sorted = colours.toSorted((one, other) => one - other);
  const indices = new Map(sorted.map((colour, index) => [colour, index]));
  return { colours: sorted, indexOf: (colour) => indices.get(colour) ?? 0 };
}

/** The colours that are asked for and in use, which are taken out, and the middles of the cells of all others. */
function cutPalette(
  counts: Map<number, number>,
  exactColours: readonly Paint[],
  room: number,
): IndexedColours {
  const exact = exactColours
    .filter(([, , , alpha]) => alpha === 255)
    .map(([red, green, blue]) => (red << 16) | (green << 8) | blue)
    .filter((colour) => counts.has(colour))
    .slice(0, room / 2);
  const kept = new Set(exact);
  for (const colour of kept) counts.delete(colour);
  const { colours, cellIndex } = medianCut(counts, room - kept.size);
  const indices = new Map([...kept].map((colour, index) => [colour, colours.length + index]));
  return {
    colours: [...colours, ...kept],
    indexOf: (colour) => indices.get(colour) ?? cellIndex(colour),
  };
}

/** Where each pixel of the image has its index at hand. */
function withTransparent(
  { colours, indexOf }: IndexedColours,
  hasTransparent: boolean,
  pixels: PixelTable,
): Palette {
  const all = hasTransparent ? [...colours, KEY] : colours;
  const transparentIndex = hasTransparent ? colours.length : undefined;
  const indices = new Uint8Array(pixels.slotCount);
  pixels.visit((value, _, slot) => {
    const colour = colourOf(value);
    indices[slot] = colour === TRANSPARENT ? (transparentIndex ?? 0) : indexOf(colour);
  });
  return {
    colours: all.map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    transparentIndex,
    indexOf: (value) => indices[pixels.slotOf(value)] ?? 0,
  };
}

// Pictures as programs of others draw them.

import { execFileSync } from 'node:child_process';
import { readerOf } from '../../shared/testing/picture-programs.ts';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 1024 * 1024 });

const DPI = 300;

/**
 * The longest dark line of a picture at 300 dots per inch, pixels with their parts: on light ground, along a row. Made by
 * the reader of its format.
 */
export function longestDarkRunPx(file: string): number {
  const shown = `${file}.read.png`;
  readerOf(extensionOf(file)).draw(file, shown, DPI);
  const [width = 0, height = 0] = run('identify', '-format', '%w %h', shown)
    .toString()
    .split(' ')
    .map(Number);
  const grey = run(
    'convert',
    shown,
    '-background',
    'white',
    '-alpha',
    'remove',
    '-colorspace',
    'Gray',
    '-depth',
    '8',
    'gray:-',
  );
  let longest = 0;
  for (let row = 0; row < height; row++) {
    longest = Math.max(longest, darkRun(grey.subarray(row * width, (row + 1) * width)));
  }
  return longest;
}

const WHITE = 255;
const DARK = 40;

/** The inner pixels of the longest run, and what its two ends cover. */
function darkRun(line: Uint8Array): number {
  let best = 0;
  for (let x = 0; x < line.length; x++) {
    if ((line[x] ?? WHITE) > DARK) continue;
    const first = x;
    while (x < line.length && (line[x] ?? WHITE) <= DARK) x++;
    const covered = (at: number) => 1 - (line[at] ?? WHITE) / WHITE;
    let sum = covered(first - 1) + covered(x);
    for (let inner = first; inner < x; inner++) sum += covered(inner);
    best = Math.max(best, sum);
  }
  return best;
}

/** Metres of a pixel, and the middle in metres, as GDAL reads a GeoTIFF. */
export function readGeoTiff(file: string): { readonly pixelM: number; readonly eastingM: number } {
  const info: { geoTransform: number[]; size: number[] } = JSON.parse(
    run('gdalinfo', '-json', file).toString(),
  );
  const [left = 0, pixelM = 0] = info.geoTransform;
  return { pixelM, eastingM: left + (pixelM * (info.size[0] ?? 0)) / 2 };
}

/** What a program finds as text in a file. */
export function textIn(file: string): string {
  const { texts } = readerOf(extensionOf(file));
  if (!texts) throw new Error(`Nobody reads texts in ${file}`);
  return texts(file);
}

function extensionOf(file: string): string {
  return file.split('.').at(-1) ?? '';
}

/** Width and height in pixels, as ImageMagick reads them. */
export function pixelsOf(file: string): readonly number[] {
  return run('identify', '-format', '%w %h', file).toString().split(' ').map(Number);
}

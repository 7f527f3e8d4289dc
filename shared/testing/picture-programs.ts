// Programs of others that read the files of pictures: what they draw, which texts they find, what they tell of a file.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** One that reads files of an extension. */
interface Reader {
  /** What is started, and Debian's package that has it. */
  readonly program: string;
  readonly debian: string;
  /** Draws it as a PNG in that resolution. */
  draw(file: string, png: string, dpi: number): void;
  /** The texts that it finds, blanks as they come; undefined: it reads pixels. */
  readonly texts?: (file: string) => string;
}

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });

const GHOSTSCRIPT = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER'] as const;

/** As Ghostscript draws a PDF or a PostScript file. */
export function drawByGhostscript(file: string, png: string, dpi: number): void {
  const smooth = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-sDEVICE=png16m'];
  run('gs', ...GHOSTSCRIPT, ...smooth, `-r${dpi}`, `-sOutputFile=${png}`, file);
}

const pdf: Reader = {
  program: 'pdftoppm',
  debian: 'poppler-utils',
  draw: (file, png, dpi) =>
    run('pdftoppm', '-r', String(dpi), '-png', '-singlefile', file, png.replace(/\.png$/, '')),
  texts: (file) => run('pdftotext', file, '-'),
};

const svg: Reader = {
  program: 'rsvg-convert',
  debian: 'librsvg2-bin',
  draw: (file, png, dpi) => run('rsvg-convert', '-d', String(dpi), '-p', String(dpi), '-o', png, file),
  texts(file) {
    run('rsvg-convert', '-f', 'pdf', '-o', `${file}.pdf`, file);
    return run('pdftotext', `${file}.pdf`, '-');
  },
};

const pixels: Reader = {
  program: 'identify',
  debian: 'imagemagick',
  draw: (file, png) => run('convert', file, png),
};

/** By extension; a DIB is a BMP, and ImageMagick takes it for one only under that name. */
const READERS: { readonly [extension: string]: Reader } = {
  ...{ png: pixels, jpg: pixels, gif: pixels, bmp: pixels, tif: pixels },
  ...{ pdf, svg, ai: pdf },
  ps: {
    program: 'gs',
    debian: 'ghostscript',
    draw: drawByGhostscript,
    texts: (file) => run('gs', ...GHOSTSCRIPT, '-sDEVICE=txtwrite', '-sOutputFile=-', file),
  },
  emf: {
    program: 'emf2svg-conv',
    debian: 'emf2svg',
    draw: (file, png) => run('rsvg-convert', '-o', png, svgOfEmf(file)),
    texts: (file) => svg.texts?.(svgOfEmf(file)) ?? '',
  },
};

/** In what positions of an EMF are counted, for each pixel. */
const UNITS_PER_PX = 8;

/**
 * An EMF as emf2svg reads it, in pixels. Mended is what it does by itself: pens are as wide as their units say, whatever a
 * unit is, shapes without a pen get one of a pixel, and the picture lacks its last column and row.
 */
function svgOfEmf(file: string): string {
  const converted = `${file}.svg`;
  run('emf2svg-conv', '-i', file, '-o', converted);
  const mended = readFileSync(converted, 'utf8')
    .replaceAll('stroke-width="1px"', 'stroke-width="0"')
    .replaceAll(
      /stroke-width="([\d.]+)"/g,
      (_, width: string) => `stroke-width="${Number(width) / UNITS_PER_PX}"`,
    )
    .replace(
      /width="([\d.]+)" height="([\d.]+)"/,
      (_, width: string, height: string) => `width="${Number(width) + 1}" height="${Number(height) + 1}"`,
    );
  writeFileSync(converted, mended);
  return converted;
}

/** The program that reads files of that extension. */
export function readerOf(extension: string): Reader {
  const reader = READERS[extension];
  if (!reader) throw new Error(`No program reads ${extension}`);
  return reader;
}

/** Why files of that extension cannot be read here; undefined where they can. */
export function missingReader(extension: string): string | undefined {
  const { program, debian } = readerOf(extension);
  return isInstalled(program) ? undefined : `${program} is not installed (Debian: ${debian})`;
}

/** Whether a program is there, whatever it answers. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

/** What ImageMagick tells: format, width, height, dots per inch, and of a PNG how its colours are kept. */
export function identified(file: string): string {
  const told = '%m %w %h %[fx:round(resolution.x)] %[png:IHDR.color_type]';
  return run('identify', '-units', 'PixelsPerInch', '-format', told, file);
}

/** Red, green and blue of every pixel over white, as ImageMagick reads them. */
export function pixelsOver(file: string): Buffer {
  return execFileSync('convert', [file, '-background', 'white', '-flatten', '-depth', '8', 'RGB:-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e9,
  });
}

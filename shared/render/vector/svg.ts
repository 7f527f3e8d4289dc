// SVG 1.1: shapes as paths, texts as texts.

import { noSteps, runSync, type Steps } from '../../base/steps.ts';
import type { DisplayList, StrokeStyle } from '../display-list.ts';
import { packPng } from '../encode/png.ts';
import type { Paint } from '../paint.ts';
import type { PixelImage } from '../pixel-image.ts';
import { isByLetter, straightRun, type TextRun } from '../text/text-run.ts';
import { TYPEFACE_FACTS } from '../text/typeface.ts';
import {
  decimal,
  replay,
  type Shape,
  sizeInPoints,
  type VectorPicture,
  type VectorSink,
} from './vector-picture.ts';

const DEGREES = 180 / Math.PI;

/** Width and height are those on paper; its own unit is the pixel. */
export function* encodeSvg(picture: VectorPicture): Steps<Uint8Array<ArrayBuffer>> {
  const { list, widthPx, heightPx } = picture;
  const [width, height] = sizeInPoints(picture);
  const xlink = hasImages(list) ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg"${xlink} version="1.1" width="${decimal(width, 4)}pt" height="${decimal(height, 4)}pt" viewBox="0 0 ${widthPx} ${heightPx}">`,
  ];
  if (list.stamps.length > 0) {
    lines.push('<defs>');
    yield* defineStamps(list, 's', lines);
    lines.push('</defs>');
  }
  yield* replay(list, svgSink(lines, 's'));
  lines.push('</svg>', '');
  return new TextEncoder().encode(lines.join('\n'));
}

function hasImages({ images, stamps }: DisplayList): boolean {
  return images.length > 0 || stamps.some(hasImages);
}

/** Those of a stamp before it, under longer names. */
function* defineStamps({ stamps }: DisplayList, prefix: string, lines: string[]): Steps<void> {
  for (const [index, stamp] of stamps.entries()) {
    const own = `${prefix}${index}_`;
    yield* defineStamps(stamp, own, lines);
    lines.push(`<g id="${prefix}${index}">`);
    yield* replay(stamp, svgSink(lines, own));
    lines.push('</g>');
  }
}

/** `prefix`: of the names of stamps. */
function svgSink(lines: string[], prefix: string): VectorSink {
  return {
    fill(rings, rule, paint) {
      const evenOdd = rule === 'even-odd' && rings.length > 1 ? ' fill-rule="evenodd"' : '';
      lines.push(`<path${colour('fill', paint)}${evenOdd} d="${pathData(rings, true)}"/>`);
    },
    stroke(paths, isRing, style) {
      lines.push(`<path fill="none"${strokeOf(style)} d="${pathData(paths, isRing)}"/>`);
    },
    text(run) {
      lines.push(textElement(run));
    },
    image(image, corners) {
      lines.push(imageElement(image, corners));
    },
    stamp(index, positions) {
      for (let at = 0; at + 1 < positions.length; at += 2) {
        const [x, y] = [decimal(positions[at] ?? 0), decimal(positions[at + 1] ?? 0)];
        lines.push(`<use href="#${prefix}${index}" x="${x}" y="${y}"/>`);
      }
    },
    clipped(index, rings) {
      const id = `c${prefix}${index}`;
      const area = `<path clip-rule="evenodd" d="${pathData(rings, true)}"/>`;
      lines.push(`<clipPath id="${id}">${area}</clipPath>`);
      lines.push(`<g clip-path="url(#${id})"><use href="#${prefix}${index}"/></g>`);
    },
    beginGroup(opacity) {
      lines.push(`<g opacity="${decimal(opacity / 255, 4)}">`);
    },
    endGroup() {
      lines.push('</g>');
    },
  };
}

function colour(name: 'fill' | 'stroke', [red, green, blue, alpha]: Paint): string {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
  return ` ${name}="#${hex}"${alpha < 255 ? ` ${name}-opacity="${decimal(alpha / 255, 4)}"` : ''}`;
}

function strokeOf({ paint, widthPx, join, cap }: StrokeStyle): string {
  const round = `${join === 'round' ? ' stroke-linejoin="round"' : ''}${cap === 'round' ? ' stroke-linecap="round"' : ''}`;
  return `${colour('stroke', paint)} stroke-width="${decimal(widthPx, 3)}"${round}`;
}

function pathData(shapes: readonly Shape[], isClosed: boolean): string {
  return shapes
    .map((shape) => {
      const numbers: string[] = [];
      for (let index = 0; index < shape.length; index++) numbers.push(decimal(shape[index] ?? 0));
      // A line of one point is a dot, which only a line of no length shows.
      if (shape.length === 2) numbers.push(...numbers);
      return `M${numbers.join(' ')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

const SCREEN_DPI = 96;

/** In its own pixels, laid between its corners. */
function imageElement(image: PixelImage, corners: Shape): string {
  const { widthPx, heightPx, rgba } = image;
  const [x = 0, y = 0, rightX = 0, rightY = 0, lowerX = 0, lowerY = 0] = Array.from(corners);
  const across = [(rightX - x) / widthPx, (rightY - y) / widthPx];
  const down = [(lowerX - x) / heightPx, (lowerY - y) / heightPx];
  const matrix = [...[...across, ...down].map((value) => decimal(value, 6)), decimal(x, 3), decimal(y, 3)];
  const source = {
    ...image,
    rows: (firstRow: number, rowCount: number) =>
      noSteps(rgba.subarray(4 * widthPx * firstRow, 4 * widthPx * (firstRow + rowCount))),
  };
  const png = runSync(packPng(source, { kind: 'rgba', dpi: SCREEN_DPI }));
  const data = btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
  return `<image width="${widthPx}" height="${heightPx}" preserveAspectRatio="none" transform="matrix(${matrix.join(' ')})" xlink:href="data:image/png;base64,${data}"/>`;
}

function textElement(run: TextRun): string {
  const { family, fallbacks, weight, isItalic } = TYPEFACE_FACTS[run.typeface];
  const name = family.includes(' ') ? `'${family}'` : family;
  const font = `font-family="${name}, ${fallbacks}" font-size="${decimal(run.sizePx, 3)}"`;
  const face = `${weight === 400 ? '' : ` font-weight="${weight}"`}${isItalic ? ' font-style="italic"' : ''}`;
  const text = run.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<text xml:space="preserve" ${font}${face}${colour('fill', run.paint)}${places(run)}>${text}</text>`;
}

/** Where the letters stand, one by one: readers that know no lists set the text from the first on. */
function places(run: TextRun): string {
  const { glyphs, letterWidth } = run;
  const list = (values: readonly number[]) =>
    (isByLetter(run) ? values : values.slice(0, 1)).map((value) => decimal(value)).join(' ');
  const straight = straightRun(run);
  if (!straight) {
    const [xs, ys] = [list(glyphs.map(({ x }) => x)), list(glyphs.map(({ y }) => y))];
    return ` x="${xs}" y="${ys}" rotate="${list(glyphs.map(({ angle }) => angle * DEGREES))}"`;
  }
  const { x, y, angle, along } = straight;
  if (angle === 0 && letterWidth === 1) {
    return ` x="${list(along.map((value) => x + value))}" y="${decimal(y)}"`;
  }
  const turn = `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(angle * DEGREES, 3)})`;
  const stretch = letterWidth === 1 ? '' : ` scale(${decimal(letterWidth, 4)} 1)`;
  return ` transform="${turn}${stretch}" x="${list(along.map((value) => value / letterWidth))}" y="0"`;
}

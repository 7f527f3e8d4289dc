// A drawing of the page as an SVG document that stands by itself: no class, no custom property, no script; fonts by
// name with a fallback. Works on what `readDrawing` found, so that it can be tested without a page.

import { textWidth } from './text-width.ts';

/** An element with the styles that the page computed for it. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (DrawnElement | string)[];
}

export interface PictureCaption {
  readonly title: string;
  /** What is shown, left out, from where and when: a line each below the drawing. */
  readonly about: readonly string[];
}

export interface PictureStyle {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontPx: number;
  readonly fontFamily: string;
  readonly ink: string;
  readonly faintInk: string;
  readonly paper: string;
}

export interface Picture {
  readonly markup: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const MARGIN_PX = 16;
const LINE_EM = 1.45;

/** The drawing on paper, with its title above, and below what there is to know of it: to be read, and as data. */
export function pictureOf(drawing: DrawnElement, caption: PictureCaption, style: PictureStyle): Picture {
  const { fontPx } = style;
  const titlePx = fontPx * 1.35;
  const top = MARGIN_PX + titlePx * 1.8;
  const widthPx = Math.ceil(style.widthPx + 2 * MARGIN_PX);
  const lines = caption.about.flatMap((text) => wrapped(text, style.widthPx, fontPx));
  const aboutTop = top + style.heightPx + fontPx * 2;
  const heightPx = Math.ceil(aboutTop + (lines.length - 1) * fontPx * LINE_EM + MARGIN_PX);
  const font = `font-family="${escapeMarkup(style.fontFamily)}"`;
  const markup = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" font-size="${fontPx}" ${font}>`,
    `<title>${escapeMarkup(caption.title)}</title>`,
    `<desc>${escapeMarkup(caption.about.join('\n'))}</desc>`,
    `<rect width="${widthPx}" height="${heightPx}" fill="${escapeMarkup(style.paper)}"/>`,
    `<text x="${MARGIN_PX}" y="${MARGIN_PX + titlePx}" font-size="${titlePx}" font-weight="600" fill="${escapeMarkup(style.ink)}">${escapeMarkup(caption.title)}</text>`,
    `<g transform="translate(${MARGIN_PX} ${top})">${drawing.children.map(markupOf).join('')}</g>`,
    ...lines.map(
      (line, index) =>
        `<text x="${MARGIN_PX}" y="${aboutTop + index * fontPx * LINE_EM}" fill="${escapeMarkup(style.faintInk)}">${escapeMarkup(line)}</text>`,
    ),
    '</svg>',
  ].join('\n');
  return { markup: `${markup}\n`, widthPx, heightPx };
}

/** Lines that fit, broken at blanks. */
function wrapped(text: string, widthPx: number, fontPx: number): string[] {
  const lines: string[] = [];
  for (const part of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last} ${part}`;
    if (last === undefined || textWidth(longer, fontPx) > widthPx) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function markupOf(part: DrawnElement | string): string {
  if (typeof part === 'string') return escapeMarkup(part);
  const attributes = part.attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('');
  const children = part.children.map(markupOf).join('');
  return children === ''
    ? `<${part.name}${attributes}/>`
    : `<${part.name}${attributes}>${children}</${part.name}>`;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// A drawing of the page as an SVG document that stands by itself: no class, no custom property, no script; fonts by
// name with a fallback. Works on what `readDrawing` found, so that it can be tested without a page.

/** An element with the styles that the page computed for it. */
export interface DrawnElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (DrawnElement | string)[];
}

export interface PictureCaption {
  readonly title: string;
  /** Source and date, below the drawing. */
  readonly source: string;
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

/** The drawing on paper, with its title above and its source below. */
export function pictureOf(drawing: DrawnElement, caption: PictureCaption, style: PictureStyle): Picture {
  const { fontPx } = style;
  const titlePx = fontPx * 1.35;
  const top = MARGIN_PX + titlePx * 1.8;
  const widthPx = Math.ceil(style.widthPx + 2 * MARGIN_PX);
  const heightPx = Math.ceil(top + style.heightPx + fontPx * 2 + MARGIN_PX);
  const font = `font-family="${escapeMarkup(style.fontFamily)}"`;
  const markup = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" font-size="${fontPx}" ${font}>`,
    `<title>${escapeMarkup(caption.title)}</title>`,
    `<rect width="${widthPx}" height="${heightPx}" fill="${escapeMarkup(style.paper)}"/>`,
    `<text x="${MARGIN_PX}" y="${MARGIN_PX + titlePx}" font-size="${titlePx}" font-weight="600" fill="${escapeMarkup(style.ink)}">${escapeMarkup(caption.title)}</text>`,
    `<g transform="translate(${MARGIN_PX} ${top})">${drawing.children.map(markupOf).join('')}</g>`,
    `<text x="${MARGIN_PX}" y="${heightPx - MARGIN_PX}" fill="${escapeMarkup(style.faintInk)}">${escapeMarkup(caption.source)}</text>`,
    '</svg>',
  ].join('\n');
  return { markup: `${markup}\n`, widthPx, heightPx };
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

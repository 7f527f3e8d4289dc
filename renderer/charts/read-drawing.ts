import type { DrawnElement, PictureStyle } from './picture-markup.ts';

/** What the style sheets may say of an element of a drawing. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
/** Said otherwise, or only of use on the page. */
const LEFT_OUT = /^(class|style|role|tabindex|text-anchor|aria-.*|data-.*)$/;

/**
 * Reads a drawing with the styles that it has on the page now, and what the page says around it. A file has the colours of
 * the theme: those that a system forces upon its screen are no use to others, see `themes.css`.
 */
export function readDrawing(svg: SVGSVGElement): {
  readonly drawing: DrawnElement;
  readonly style: PictureStyle;
} {
  svg.dataset['file'] = '';
  try {
    return { drawing: readElement(svg), style: readStyle(svg) };
  } finally {
    delete svg.dataset['file'];
  }
}

/** What the page says of paper, ink and letters around a drawing. */
function readStyle(svg: SVGSVGElement): PictureStyle {
  const own = getComputedStyle(svg);
  const color = (property: string) => own.getPropertyValue(property).trim();
  return {
    widthPx: svg.clientWidth,
    heightPx: svg.clientHeight,
    fontPx: Number.parseFloat(own.fontSize),
    fontFamily: own.fontFamily,
    ink: color('--ink'),
    faintInk: color('--ink-3'),
    paper: color('--paper'),
  };
}

function readElement(element: Element): DrawnElement {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => [name, element.getAttribute(name) ?? ''] as const);
  const children = Array.from(element.childNodes).flatMap((node): (DrawnElement | string)[] => {
    if (node instanceof Element) return [readElement(node)];
    return node instanceof Text ? [node.data] : [];
  });
  return { name: element.localName, attributes: [...attributes, ...stylesOf(element)], children };
}

/** The styles that differ from what an element takes over from its parent anyway. */
function stylesOf(element: Element): (readonly [name: string, value: string])[] {
  if (element.localName === 'defs' || element.localName === 'pattern') return [];
  const own = getComputedStyle(element);
  const parent = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
  return STYLES.flatMap((name) => {
    const value = own.getPropertyValue(name);
    const inherited = name === 'opacity' ? '1' : parent?.getPropertyValue(name);
    return value === '' || value === inherited ? [] : [[name, localUrls(value)] as const];
  });
}

/** A fill by name is computed to an address of the page; the picture has it inside itself. */
function localUrls(value: string): string {
  return value.replaceAll(/url\("[^"#]*#([^"]+)"\)/g, 'url(#$1)');
}

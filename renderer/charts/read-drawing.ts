import type { DrawnElement, PictureStyle } from './picture-markup.ts';

/** What the style sheets may say of an element of a drawing. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;
/** Said otherwise, or only of use on the page. */
const LEFT_OUT = /^(class|style|role|tabindex|text-anchor|aria-.*|data-.*)$/;

/** Reads a drawing with the styles that it has on the page now. */
export function readDrawing(svg: SVGSVGElement): DrawnElement {
  return readElement(svg);
}

/** What the page says of paper, ink and letters around a drawing. */
export function readStyle(svg: SVGSVGElement): PictureStyle {
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

function stylesOf(element: Element): (readonly [name: string, value: string])[] {
  if (element.localName === 'defs' || element.localName === 'pattern') return [];
  const computed = getComputedStyle(element);
  return STYLES.flatMap((name) => {
    const value = computed.getPropertyValue(name);
    return value === '' || isInitial(name, value) ? [] : [[name, localUrls(value)] as const];
  });
}

const INITIAL: { readonly [Name in (typeof STYLES)[number]]: string } = {
  fill: '',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  opacity: '1',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
};

function isInitial(name: (typeof STYLES)[number], value: string): boolean {
  return INITIAL[name] === value;
}

/** A fill by name is computed to an address of the page; the picture has it inside itself. */
function localUrls(value: string): string {
  return value.replaceAll(/url\("[^"#]*#([^"]+)"\)/g, 'url(#$1)');
}

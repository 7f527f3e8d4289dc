// Changes to whole elements of a message, after most of which it is well-formed XML still: readers and handlers see them.

import { mapSchema } from '../codec/soap/map-codec.ts';
import type { Random } from './map-random.ts';

export type TextMutation = (text: string, random: Random) => string;

/** Where an element stands in a text. */
interface ElementSpan {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** As written between the name and the end of the tag. */
  readonly attributes: string;
  readonly content: string;
}

const TRIES = 8;
const OPEN_TAG = /<([A-Za-z_][\w:.-]*)([^<>]*?)(\/?)>/y;
const ANY_TAG = /<(\/?)([A-Za-z_][\w:.-]*)[^<>]*?(\/?)>/g;

/** Some element that is whole. Undefined where none was met. */
function findElement(text: string, random: Random): ElementSpan | undefined {
  for (let left = TRIES; left > 0 && text.length > 0; left--) {
    const start = text.indexOf('<', random.whole(0, text.length - 1));
    if (start < 0) continue;
    OPEN_TAG.lastIndex = start;
    const [tag, name = '', attributes = '', slash] = OPEN_TAG.exec(text) ?? [];
    if (tag === undefined) continue;
    const inside = start + tag.length;
    if (slash) return { start, end: inside, name, attributes, content: '' };
    const close = closeOf(text, name, inside);
    if (close) return { start, end: close.end, name, attributes, content: text.slice(inside, close.start) };
  }
  return undefined;
}

/** The tag that closes an element whose content begins at a place. */
function closeOf(text: string, name: string, from: number): { start: number; end: number } | undefined {
  ANY_TAG.lastIndex = from;
  let depth = 1;
  for (let found = ANY_TAG.exec(text); found; found = ANY_TAG.exec(text)) {
    const [, close, named, isEmpty] = found;
    if (named !== name) continue;
    if (close) depth--;
    else if (!isEmpty) depth++;
    if (depth === 0) return { start: found.index, end: ANY_TAG.lastIndex };
  }
  return undefined;
}

type ElementMutation = (element: ElementSpan, random: Random, text: string) => string;

/** Puts something in the place of an element. */
function replaceElement(change: ElementMutation): TextMutation {
  return (text, random) => {
    const element = findElement(text, random);
    if (!element) return text;
    return text.slice(0, element.start) + change(element, random, text) + text.slice(element.end);
  };
}

function write({ name, attributes, content }: Pick<ElementSpan, 'name' | 'attributes' | 'content'>): string {
  return `<${name}${attributes}>${content}</${name}>`;
}

const NAMES = ['a', 'Int', 'LayerID', 'MapName', 'Value', 'Result', 'constructor', '__proto__'];

const CONTENTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '0x10',
  'NaN',
  'INF',
  '99999999999999999999',
  'true',
  '\u00e5',
  '&#128512;',
  'Varde web',
  '1=1',
  'OBJECTID &gt; 0 OR NOT (',
  "Navn LIKE '%a%' ESCAPE '%'",
  'geoSpatialRelRelation',
  'T********',
  '2020-02-30T00:00:00',
  '====',
];

/** An attribute put before the others of an element, where it does not have it already. */
const withAttribute = (attribute: (random: Random) => string) =>
  replaceElement((element, random) => {
    const added = attribute(random);
    const name = added.slice(0, added.indexOf('='));
    if (element.attributes.includes(`${name}=`)) return write(element);
    return write({ ...element, attributes: ` ${added}${element.attributes}` });
  });

export const elementMutations: readonly TextMutation[] = [
  replaceElement(() => ''),
  replaceElement((element, random) => write(element).repeat(random.whole(2, 6))),
  replaceElement((element, random, text) => {
    const other = findElement(text, random);
    return (random.chance(0.5) ? write(element) : '') + (other ? write(other) : '');
  }),
  replaceElement((element, random, text) =>
    write({ ...element, content: findElement(text, random)?.content ?? '' }),
  ),
  replaceElement((element, random, text) => {
    const name = random.chance(0.5) ? random.pick(NAMES) : (findElement(text, random)?.name ?? 'a');
    return write({ ...element, name });
  }),
  replaceElement((element) => `<a>${write(element)}</a>`),
  replaceElement((element, random) => write({ ...element, content: random.pick(CONTENTS) })),
  replaceElement((element, random) =>
    write({
      ...element,
      attributes: element.attributes.replace(
        /(type="(?:[\w.-]+:)?)[\w.-]+"/,
        `$1${random.pick(mapSchema.typeNames)}"`,
      ),
    }),
  ),
  replaceElement((element, random) => {
    let nested = write(element);
    for (let left = random.whole(1, 40); left > 0; left--) nested = write({ ...element, content: nested });
    return nested;
  }),
  withAttribute(() => 'xsi:nil="true"'),
  withAttribute(() => 'xsi:type="tns:Geometry"'),
  withAttribute((random) => `id="${random.pick(['a', 'b'])}"`),
  withAttribute((random) => `href="#${random.pick(['a', 'b'])}"`),
  withAttribute(() => 'xmlns="urn:x"'),
];

/** Of any order of magnitude, up to half a million. */
const someLength = (random: Random) => Math.floor(2 ** (random.whole(0, 1900) / 100));

/** An element many times over: sizes that a reader takes and a handler has to bear. */
export const repeatElement: TextMutation = replaceElement((element, random) => {
  const whole = write(element);
  return whole.repeat(Math.max(2, Math.floor(someLength(random) / whole.length)));
});

/** A value that is very long, of digits or of letters. */
export const lengthenContent: TextMutation = replaceElement((element, random) =>
  write({
    ...element,
    content: random.pick(['9', 'a', '\u00f8', ' ', '(', '1,']).repeat(someLength(random)),
  }),
);

/** Many attributes. */
export const addAttributes: TextMutation = replaceElement((element, random) => {
  let attributes = element.attributes;
  for (let left = random.whole(1, 1000); left > 0; left--) attributes += ` a${left}="${left}"`;
  return write({ ...element, attributes });
});

import { XMLBuilder } from 'fast-xml-parser';

/** A node in the form that the builder of fast-xml-parser takes when order counts. */
export interface XmlNode {
  readonly [name: string]: readonly XmlNode[] | string | { readonly [attribute: string]: string };
}

const ATTRIBUTES = ':@';
const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  format: true,
  suppressEmptyNode: true,
});

/** An element; attributes without a value are left out. */
export function element(
  name: string,
  attributes: { readonly [attribute: string]: string | undefined } = {},
  children: readonly XmlNode[] = [],
): XmlNode {
  const present = Object.entries(attributes).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  if (present.length === 0) return { [name]: children };
  return { [name]: children, [ATTRIBUTES]: Object.fromEntries(present) };
}

export function text(value: string): XmlNode {
  return { '#text': value };
}

export function printXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="utf-8"?>${builder.build([root])}\n`;
}

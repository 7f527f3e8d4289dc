import { OBJECT_ID, SHAPE } from '../../catalog/layer-definition.ts';

/** Control characters, halves of characters, and what is none: XML cannot carry them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * The names of fields for the names of properties: the same, unless the layer has a field of that name already, in any
 * case of letters, as OBJECTID and Shape; then a number is put behind it.
 */
export function nameFields(properties: readonly string[]): string[] {
  const taken = new Set([OBJECT_ID, SHAPE].map((name) => name.toLowerCase()));
  return properties.map((property) => {
    const plain = property.replaceAll(UNWRITABLE, ' ').trim() || 'field';
    let name = plain;
    for (let count = 1; taken.has(name.toLowerCase()); count++) name = `${plain}_${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

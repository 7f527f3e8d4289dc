import { generalLookups } from './general-lookups.ts';
import { iceLookups } from './ice-lookups.ts';
import type { LookupElement, LookupTables } from './lookup-notation.ts';
import { snowLookups } from './snow-lookups.ts';
import { soilLookups } from './soil-lookups.ts';
import { waterLookups } from './water-lookups.ts';

/** Every lookup table. Those of soil have the prefix of the public service; the specification's is an alias. */
export const lookupTables: LookupTables = {
  ...soilLookups,
  ...iceLookups,
  ...snowLookups,
  ...waterLookups,
  ...generalLookups,
};

export const SOIL_PREFIX = 'Dirt_';
/** What the specification calls the tables of soil. */
export const SOIL_ALIAS_PREFIX = 'Landslide_';

export type LangKey = 1 | 2;

const indexes = new Map(
  Object.entries(lookupTables).map(([name, { elements, laterElements = [] }]) => [
    name,
    new Map([...laterElements, ...elements].map((element) => [element[0], element])),
  ]),
);

/** An element of a table, also one of a later version of it. */
export function findElement(table: string, id: number): LookupElement | undefined {
  return indexes.get(table)?.get(id);
}

/** The name of an id; empty where the table does not have it. */
export function nameOf(table: string, id: number, langKey: LangKey): string {
  return findElement(table, id)?.[langKey] ?? '';
}

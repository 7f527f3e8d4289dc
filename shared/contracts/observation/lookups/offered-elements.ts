import { tableOf } from '../hazards.ts';
import type { FormField } from '../layout/form-layout.ts';
import type { LookupElement } from './lookup-notation.ts';
import { lookupTables } from './lookup-tables.ts';

/** Ids by which tables say that nothing was given; in some of them the same id is a real answer. */
const NOT_GIVEN_IDS = new Set([0, 100, 200, 600, 700]);
const NOT_GIVEN_NAMES = new Set(['Ikke gitt', 'Ikke spesifisert', 'Ikke observert', '0 Ikke vurdert', '-']);

/** What a person may choose for a member, in the order of the service, names without blanks around them. */
export function offeredElements({ field, layout }: FormField, hazardId: number): readonly LookupElement[] {
  const { lookup } = field.facts;
  if (lookup === undefined) return [];
  const elements = layout.choices ?? lookupTables[tableOf(lookup, hazardId)]?.elements ?? [];
  return elements
    .filter(([id, nb]) => !(NOT_GIVEN_IDS.has(id) && NOT_GIVEN_NAMES.has(nb.trim())))
    .map(([id, nb, en]) => [id, nb.trim(), en.trim()]);
}

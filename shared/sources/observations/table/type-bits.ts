import { PICTURE_TID, registrationForms } from '../../../contracts/observation/registration-forms.ts';

/** Two dozen, so that the forms of a registration fit in 32 bits. */
const tids = [...new Set([...registrationForms.map(({ registrationTid }) => registrationTid), PICTURE_TID])];
const bits: ReadonlyMap<number, number> = new Map(tids.map((tid, index) => [tid, 1 << index]));

/** A bit for each of these forms; those that nobody knows have none. */
export function typeBits(typeIds: Iterable<number>): number {
  let all = 0;
  for (const tid of typeIds) all |= bits.get(tid) ?? 0;
  return all;
}

/** In the order of the table of forms. */
export function typesOfBits(all: number): ReadonlySet<number> {
  return new Set(tids.filter((_, index) => (all & (1 << index)) !== 0));
}

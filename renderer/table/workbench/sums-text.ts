// Totals in words. Pumps stand apart: a capacity from which pumps are taken off is nobody's capacity.

import type { Totals } from '../../../shared/tables/sums.ts';
import { shownDecimals } from '../grid/cell-text.ts';
import type { RegisterWords } from '../words/register-words.ts';
import type { RegisterDescription } from './register-description.ts';

/** The numbers that texts are made of: totals of an answer, or of a part of its rows. */
type Amounts = Pick<Totals, 'apartCount' | 'sums'>;

/** `19 786 MW`, one for each column that is summed. */
export function sumTexts(
  totals: Amounts,
  { sums }: RegisterDescription,
  words: RegisterWords,
): readonly string[] {
  return amounts(totals, sums, words, 'sum');
}

/** The same of the rows that are kept out of the sums; empty where there are none. */
export function apartTexts(
  totals: Amounts,
  { sums }: RegisterDescription,
  words: RegisterWords,
): readonly string[] {
  return totals.apartCount === 0 ? [] : amounts(totals, sums, words, 'apartSum');
}

function amounts(
  totals: Amounts,
  sums: RegisterDescription['sums'],
  words: RegisterWords,
  part: 'sum' | 'apartSum',
): readonly string[] {
  return sums.flatMap(({ column, decimals }) => {
    const found = totals.sums.find((sum) => sum.column === column);
    if (!found) return [];
    return [
      `${words.cells.number(found[part], shownDecimals(found[part], decimals))}\u00a0${words.unit(column) ?? ''}`.trim(),
    ];
  });
}

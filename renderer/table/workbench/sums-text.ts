// Totals in words. Pumps stand apart: a capacity from which pumps are taken off is nobody's capacity.

import type { Totals } from '../../../shared/tables/sums.ts';
import type { Text } from '../../i18n/create-text.ts';
import { shownDecimals } from '../grid/cell-text.ts';
import type { RegisterWords } from '../words/register-words.ts';
import type { RegisterDescription, SumDescription } from './register-description.ts';

type Descriptions = RegisterDescription['sums'];

/** `19 786 MW`, one for each column that is summed. */
export function sumTexts(
  { sums }: Pick<Totals, 'sums'>,
  descriptions: Descriptions,
  text: Text,
  words: RegisterWords,
): readonly string[] {
  return descriptions.flatMap((description) => {
    const found = sums.find((sum) => sum.column === description.column);
    return found ? [sumText(found.sum, description, text, words)] : [];
  });
}

/** The same of the rows that are kept out of the sums; empty where there are none. */
export function apartTexts(
  { apartCount, sums }: Pick<Totals, 'apartCount' | 'sums'>,
  descriptions: Descriptions,
  text: Text,
  words: RegisterWords,
): readonly string[] {
  const apart = sums.map(({ column, apartSum }) => ({ column, sum: apartSum, apartSum: 0, emptyCount: 0 }));
  return apartCount === 0 ? [] : sumTexts({ sums: apart }, descriptions, text, words);
}

export function sumText(
  sum: number,
  { column, decimals, textKey }: SumDescription,
  text: Text,
  words: RegisterWords,
): string {
  const amount = words.cells.number(sum, shownDecimals(sum, decimals));
  const said = `${amount}\u00a0${words.unit(column) ?? ''}`.trim();
  return textKey ? text(textKey, { sum: said }) : said;
}

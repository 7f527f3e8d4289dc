// Totals in words. Pumps stand apart: a capacity from which pumps are taken off is nobody's capacity.

import type { Totals } from '../../../shared/tables/sums.ts';
import type { Text } from '../../i18n/create-text.ts';
import { shownDecimals } from '../grid/cell-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import type { RegisterDescription, TotalDescription } from './register-description.ts';

type Descriptions = RegisterDescription['sums'];

/** `19 786 MW`, one for each column that is summed. */
export function totalTexts(
  { sums }: Pick<Totals, 'sums'>,
  descriptions: Descriptions,
  text: Text,
  labels: RegisterLabels,
): readonly string[] {
  return descriptions.flatMap((description) => {
    const found = sums.find((sum) => sum.column === description.column);
    return found ? [sumText(found.sum, description, text, labels)] : [];
  });
}

/** The same of the rows that are kept out of the sums; empty where there are none. */
export function separateTexts(
  { separateCount, sums }: Pick<Totals, 'separateCount' | 'sums'>,
  descriptions: Descriptions,
  text: Text,
  labels: RegisterLabels,
): readonly string[] {
  const separate = sums.map(({ column, separateSum }) => ({
    column,
    sum: separateSum,
    separateSum: 0,
    emptyCount: 0,
  }));
  return separateCount === 0 ? [] : totalTexts({ sums: separate }, descriptions, text, labels);
}

export function sumText(
  sum: number,
  { column, decimals, textKey }: TotalDescription,
  text: Text,
  labels: RegisterLabels,
): string {
  const amount = labels.cells.number(sum, shownDecimals(sum, decimals));
  const said = `${amount}\u00a0${labels.unit(column) ?? ''}`.trim();
  return textKey ? text(textKey, { sum: said }) : said;
}

// Whether a table with positions is one of plants. Huts and stations have numbers in a column called id, too.

import { headingOf, type TableContent } from '../../../imports/rows/table-content.ts';
import { placesOf } from '../../../imports/rows/table-heading.ts';
import { COLUMNS, OWN_NAMES, PLANT_NUMBER, readPlantNumber } from './points-table.ts';

/** So many rows tell whose numbers they are. */
const ROWS_LOOKED_AT = 10_000;

/**
 * A column with a name that only plants have names plants. One called id does where most of its numbers are those of
 * plants, or where most plants are among them: a list of points may be longer than the register.
 */
export function namesPlants(table: TableContent, plantNumbers: ReadonlySet<string>): boolean {
  const opened = table.open(COLUMNS);
  const heading = headingOf(opened);
  const [place = -1] = placesOf([PLANT_NUMBER], heading);
  if (place < 0) return false;
  if (placesOf([{ name: '', isNamed: (name) => OWN_NAMES.includes(name) }], heading)[0] !== -1) return true;
  const numbers = new Set<string>();
  let row = 0;
  for (const each of opened.rows()) {
    if (!each || row > ROWS_LOOKED_AT) break;
    const number = row++ === 0 ? undefined : readPlantNumber(each.fields[place]);
    if (typeof number === 'number') numbers.add(String(number));
  }
  const found = [...numbers].filter((number) => plantNumbers.has(number)).length;
  return found > 0 && 2 * found >= Math.min(numbers.size, plantNumbers.size);
}

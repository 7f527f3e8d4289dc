// The columns of a table of points.

import { POSITION_COLUMNS } from '../../../imports/rows/table-heading.ts';
import { readNumber } from '../normalise/readers.ts';

/** Names of the plant number that nothing else has. */
export const OWN_NAMES = ['vannkraftverkid', 'vannkraftverknr'];

export const PLANT_NUMBER = {
  name: 'VannKraftverkID',
  isNamed: (name: string) => name === 'id' || OWN_NAMES.includes(name),
};

/** The columns of a points table, and the names by which each is known. */
export const COLUMNS = [PLANT_NUMBER, ...POSITION_COLUMNS] as const;

/** The European list writes plant 222 as N222. */
export function readPlantNumber(text: string | undefined): number | null | undefined {
  return readNumber(text?.trim().replace(/^N(?=\d)/i, ''));
}

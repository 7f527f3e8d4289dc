// Observations for the layers of hazards: generated ones of this service, and some that were fetched of others.

import { createDirectory } from '../sources/observations/directory.ts';
import { createPlaceNames } from '../sources/observations/place-names.ts';
import { type NewRow, type RowSource, searchRow } from '../sources/observations/search-row.ts';
import { generateManyRegistrations } from './many-registrations.ts';
import { SMALL_PLACE_NAMES } from './small-place-names.ts';

export const OFFICE: RowSource = {
  targetId: 'office',
  targetName: 'The office',
  asOfMs: Date.UTC(2026, 0, 5),
};
export const NEIGHBOUR: RowSource = {
  targetId: 'next',
  targetName: 'Neighbour',
  asOfMs: Date.UTC(2026, 1, 7),
};

/** Every seventh is of the office, and every eleventh of the neighbour, who numbers as the office does. */
export function hazardRows(count: number, seed = 3, directory = createDirectory()): NewRow[] {
  const derived = { directory, placeNames: createPlaceNames(SMALL_PLACE_NAMES) };
  return [...generateManyRegistrations(count, seed)].map((stored, index) => {
    const row = searchRow(stored, derived);
    if (index % 7 === 0) return fetched(row, index + 1, OFFICE);
    return index % 11 === 0 ? fetched(row, index, NEIGHBOUR) : row;
  });
}

function fetched(row: NewRow, regId: number, source: RowSource): NewRow {
  const stored = { ...row.stored, regId, registeredAtMs: row.obsMs + 60_000 };
  return { ...row, regId, stored, source, changedMs: row.obsMs + 120_000 };
}

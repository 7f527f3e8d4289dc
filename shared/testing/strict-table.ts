import type { FeatureTable } from '../ports/feature-store.ts';

/** As the tables of large layers are: nothing is there that was not brought into memory. */
export function strictTable(
  whole: FeatureTable,
  fields: readonly string[] = [],
  rows: readonly number[] = [],
): FeatureTable {
  const has = new Set(rows);
  const check = (field: string) => {
    if (!fields.includes(field)) throw new Error(`${field} was not loaded`);
  };
  return {
    load: async (more, some) => strictTable(whole, more, some ?? whole.objectIds.map((_, row) => row)),
    rowCount: whole.rowCount,
    objectIds: whole.objectIds,
    values(field) {
      check(field);
      // What was not loaded is a trap.
      return whole.values(field).map((value, row) => (has.has(row) ? value : 'not loaded'));
    },
    shape(row) {
      check('Shape');
      if (!has.has(row)) throw new Error(`The shape of ${row} was not loaded`);
      return whole.shape(row);
    },
    flatShapes(wanted) {
      check('Shape');
      const missing = wanted.find((row) => !has.has(row));
      if (missing !== undefined) throw new Error(`The shape of ${missing} was not loaded`);
      return whole.flatShapes(wanted);
    },
    crs: whole.crs,
    index: whole.index,
    attachments: whole.attachments,
  };
}

import type { Migration } from './migration.ts';

/**
 * A table a register, rows by their order, and the states of the registers. Few indexes on purpose: whole registers
 * are written at once and mostly read whole.
 */
export const registersMigration: Migration = {
  version: 1,
  stores: {
    plants: 'order, &key',
    applications: 'order, &key, ownerNumber',
    quarters: 'order, &key',
    points: 'order, &key',
    registers: 'register',
  },
};

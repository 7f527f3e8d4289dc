import type { Migration } from './migration.ts';

/** The numbers that rows without one of their own have in the map service. */
export const objectIdsMigration: Migration = {
  version: 3,
  stores: { objectIds: '[table+key], table' },
};

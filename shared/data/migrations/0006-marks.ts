import type { Migration } from './migration.ts';

/** How far the database has followed what stands outside of it, such as the journal. */
export const marksMigration: Migration = {
  version: 6,
  stores: { marks: 'name' },
};

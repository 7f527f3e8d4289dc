import type { Migration } from './migration.ts';

/** The saved views, by id and in the order of saving. */
export const viewsMigration: Migration = {
  version: 2,
  stores: { views: 'viewId, savedAtMs' },
};

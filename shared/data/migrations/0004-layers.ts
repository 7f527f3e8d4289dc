import type { Migration } from './migration.ts';

/** Imported layers, and their blocks by content, part and number. */
export const layersMigration: Migration = {
  version: 4,
  stores: { layers: 'layerId', layerBlocks: '[contentId+part+number]' },
};

// Imported layers as things of changes: an import makes some, each can be removed, and both can be taken back.

import type { Effect } from '../../changes/changes.ts';
import type { ThingStore } from '../../changes/undo.ts';
import type { LayerFileEntry } from '../../ports/import-files.ts';
import type { Layers } from './layers.ts';

const KIND = 'layer';

/** A layer as a thing: what its kept file would make again. */
export function layerPut(fileId: string, entry: LayerFileEntry): Effect['puts'][number] {
  return { kind: KIND, id: String(entry.layerId), value: { fileId, ...entry }, files: [] };
}

export function layerName(layerId: number): Effect['deletes'][number] {
  return { kind: KIND, id: String(layerId) };
}

/** The imported layers as things of changes. One that was removed can stand again until the next start. */
export function layerThings(layers: Pick<Layers, 'findEntry' | 'remove' | 'bringBack'>): ThingStore {
  return {
    kind: KIND,
    async read(id) {
      const found = await layers.findEntry(Number(id));
      return found && layerPut(found.fileId, found.entry);
    },
    async apply({ puts, deletes }) {
      if (puts.length > 0) await layers.bringBack(puts.map(({ id }) => Number(id)));
      if (deletes.length > 0) await layers.remove(deletes.map(({ id }) => Number(id)));
    },
  };
}

// What a start does for layers: kept files and store are made to agree.

import type { LayerFile, LayerFileEntry } from '../../ports/layer-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import { progressTeller, storedLayer, writeLayers } from './layer-imports.ts';
import { type AwayLayer, fileEntries, type LayerDependencies, type Layers } from './layers.ts';
import { readDraft } from './read-draft.ts';

/**
 * Imports that were broken off are ended or dropped, layers that were removed go. Gives the files whose layers the
 * store has lost.
 */
export async function settleLayers({ layerStore, layerFiles, log }: LayerDependencies): Promise<LayerFile[]> {
  const { files, removedLayerIds } = await layerFiles.list();
  const removed = new Set(removedLayerIds);
  const all = await layerStore.list();
  const gone = all.filter(({ layerId }) => removed.has(layerId));
  if (gone.length > 0) await layerStore.remove(gone.map(({ layerId }) => layerId));
  await layerStore.clearUnused();
  const stored = all.filter(({ layerId }) => !removed.has(layerId));
  for (const { fileId, fileName, isCommitted } of files) {
    if (isCommitted) continue;
    const entries = fileEntries(stored, fileId);
    if (entries.length > 0) await layerFiles.commit(fileId, entries);
    else await layerFiles.drop(fileId);
    log.info(`The import of ${fileName} was ${entries.length > 0 ? 'ended' : 'broken off and is dropped'}`);
  }
  const standing = new Set(stored.map(({ layerId }) => layerId));
  return files.filter(({ layers }) => layers.some(({ layerId }) => !standing.has(layerId)));
}

/** Takes files again whose layers are lost, one after the other. A file that fails is told of. */
export async function restoreLayers(
  dependencies: LayerDependencies,
  layers: Layers,
  lost: readonly LayerFile[],
): Promise<void> {
  let waiting = lost.flatMap((file) => missingEntries(file, layers).map((entry) => awayLayer(file, entry)));
  if (waiting.length > 0) await layers.setAway(waiting);
  for (const file of lost) {
    try {
      await restoreFile(dependencies, layers, file);
      dependencies.log.info(`The layers of ${file.fileName} were taken from their file again`);
    } catch (error) {
      dependencies.log.error(`The layers of ${file.fileName} cannot be taken from their file again`, error);
      const ids = new Set(file.layers.map(({ layerId }) => layerId));
      waiting = waiting.map(({ layer, mapWkid }) => ({
        layer: ids.has(layer.layerId) ? { ...layer, state: 'lost' } : layer,
        mapWkid,
      }));
      const standing = new Set(layers.stored.map(({ layerId }) => layerId));
      await layers.setAway(waiting.filter(({ layer }) => !standing.has(layer.layerId)));
    }
  }
}

async function restoreFile(dependencies: LayerDependencies, layers: Layers, file: LayerFile): Promise<void> {
  const { layerFiles: files, ids } = dependencies;
  const { signal } = new AbortController();
  await files.check(file.fileId);
  const tell = progressTeller(dependencies, file.fileId, 'restoring');
  const onBytes = (doneBytes: number) => tell((0.5 * doneBytes) / Math.max(1, file.bytes));
  const draft = await readDraft(file, { files, signal, onBytes });
  const made = missingEntries(file, layers).map((entry): StoredLayer => {
    const layer = draft.layers.find(({ kind }) => kind === entry.kind);
    if (!layer) throw new Error(`${file.fileName} has no shapes of kind ${entry.kind}`);
    return storedLayer(draft, layer, {
      layerId: entry.layerId,
      name: entry.name,
      mapName: entry.mapName,
      mapWkid: entry.mapWkid,
      fileId: file.fileId,
      fileName: file.fileName,
      importedAtMs: file.keptAtMs,
      contentId: ids.create(),
    });
  });
  await writeLayers(dependencies, draft, made, signal, (part) => tell(0.5 + 0.5 * part));
  // Some may have been removed in the meantime.
  const wanted = new Set(
    (await files.list()).files.flatMap((each) => each.layers.map(({ layerId }) => layerId)),
  );
  await layers.add(made.filter(({ layerId }) => wanted.has(layerId)));
}

function missingEntries({ layers: entries }: LayerFile, { stored }: Layers): LayerFileEntry[] {
  return entries.filter(({ layerId }) => !stored.some((layer) => layer.layerId === layerId));
}

function awayLayer({ fileName, keptAtMs }: LayerFile, entry: LayerFileEntry): AwayLayer {
  const { layerId, name, mapName, mapWkid, kind, rows } = entry;
  const named = { layerId, name, mapName, kind, rows, fileName, importedAtMs: keptAtMs };
  return { layer: { ...named, state: 'restoring' }, mapWkid };
}

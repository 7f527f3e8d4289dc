// What a start does for layers: kept files and store are made to agree.

import { type FileContent, readImport } from '../../imports/read-import.ts';
import { readTableFeatures } from '../../imports/rows/table-features.ts';
import type { LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { KeptFile, LayerFileEntry } from '../../ports/import-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import { storedLayer, writeLayers } from './layer-imports.ts';
import type { AwayLayer } from './layer-removal.ts';
import type { LayerDependencies, Layers } from './layers.ts';

/** Layers that were removed before this start go, and what was written of layers that never came to stand. Gives those that stand. */
export async function clearRemovedLayers({
  layerStore,
  files,
}: Pick<LayerDependencies, 'layerStore' | 'files'>): Promise<StoredLayer[]> {
  const removed = new Set((await files.list()).removedLayerIds);
  const all = await layerStore.list();
  const gone = all.filter(({ layerId }) => removed.has(layerId));
  if (gone.length > 0) await layerStore.remove(gone.map(({ layerId }) => layerId));
  await layerStore.clearUnused();
  return all.filter(({ layerId }) => !removed.has(layerId));
}

/** The files whose layers the store has lost. */
export async function findLostLayers(
  { files }: Pick<LayerDependencies, 'files'>,
  layers: Layers,
): Promise<KeptFile[]> {
  return (await files.list()).files.filter((file) => missingEntries(file, layers).length > 0);
}

/** Takes files again whose layers are lost, one after the other. A file that fails is told of. */
export async function restoreLayers(
  dependencies: LayerDependencies,
  layers: Layers,
  lost: readonly KeptFile[],
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

async function restoreFile(dependencies: LayerDependencies, layers: Layers, file: KeptFile): Promise<void> {
  const { files, ids } = dependencies;
  const { fileId, fileName } = file;
  await files.check(fileId);
  const content = await readImport({ fileName, read: (offset) => files.read(fileId, offset) });
  const draft = featuresOf(fileName, content);
  const made = missingEntries(file, layers).map((entry): StoredLayer => {
    const layer = draft.layers.find(({ kind }) => kind === entry.kind);
    if (!layer) throw new Error(`${fileName} has no shapes of kind ${entry.kind}`);
    return storedLayer(draft, layer, {
      layerId: entry.layerId,
      name: entry.name,
      mapName: entry.mapName,
      mapWkid: entry.mapWkid,
      fileId,
      fileName,
      importedAtMs: file.keptAtMs,
      contentId: ids.create(),
    });
  });
  const { signal } = new AbortController();
  await writeLayers(dependencies, draft, made, { signal, onPart: () => undefined });
  // Some may have been removed in the meantime.
  const wanted = new Set(
    (await files.list()).files.flatMap((each) => each.layers.map(({ layerId }) => layerId)),
  );
  await layers.add(made.filter(({ layerId }) => wanted.has(layerId)));
}

/** A table has given points, if layers were made of it. */
function featuresOf(fileName: string, content: FileContent): LayerDraft {
  if (content.gives === 'features') return content.features;
  const places = content.rows.form === 'table' && readTableFeatures(fileName, content.rows);
  if (!places) throw new Error(`${fileName} has no features`);
  return places;
}

function missingEntries({ layers: entries }: KeptFile, { stored }: Layers): LayerFileEntry[] {
  return entries.filter(({ layerId }) => !stored.some((layer) => layer.layerId === layerId));
}

function awayLayer({ fileName, keptAtMs }: KeptFile, entry: LayerFileEntry): AwayLayer {
  const { layerId, name, mapName, mapWkid, kind, rows } = entry;
  const named = { layerId, name, mapName, kind, rows, fileName, importedAtMs: keptAtMs };
  return { layer: { ...named, state: 'restoring' }, mapWkid };
}

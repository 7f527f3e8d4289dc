// Taking layers away, and having them stand again: what is stored of them, and their files, go at the next start.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import type { ImportFiles, KeptFile, LayerFileEntry } from '../../ports/import-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';

export type ImportedLayer = BridgeType<'ImportedLayer'>;

/** A layer that is not served, and the system of the map that it belongs to. */
export interface AwayLayer {
  readonly layer: ImportedLayer;
  readonly mapWkid: number;
}

/** A layer as its kept file says. */
interface LayerOfFile {
  readonly fileId: string;
  readonly entry: LayerFileEntry;
}

interface RemovedLayer extends LayerOfFile {
  readonly stored: StoredLayer | undefined;
  readonly away: AwayLayer | undefined;
}

export interface LayerRemoval {
  /** What the kept files say of a layer, and which of them does. */
  findEntry(layerId: number): Promise<LayerOfFile | undefined>;
  /** Takes layers away, those of a file all at once. Throws `layer-import/unknown-layer`. */
  remove(layerIds: readonly number[]): Promise<void>;
  /**
   * Has layers stand again that were removed since this start. Throws `layer-import/unknown-layer` and
   * `layer-import/name-taken`.
   */
  bringBack(layerIds: readonly number[]): Promise<void>;
}

interface Standing {
  readonly stored: readonly StoredLayer[];
  readonly away: readonly AwayLayer[];
}

interface RemovalDependencies {
  readonly files: Pick<ImportFiles, 'list' | 'commitLayers'>;
  standing(): Standing;
  change(stored: readonly StoredLayer[], away: readonly AwayLayer[]): Promise<void>;
  /** What is in memory of a layer. */
  forget(layer: StoredLayer): void;
  refuseTakenName(layer: StoredLayer): void;
}

export function createLayerRemoval(dependencies: RemovalDependencies): LayerRemoval {
  const { files, standing, change, forget } = dependencies;
  const removed = new Map<number, RemovedLayer>();

  function getRemoved(layerId: number): RemovedLayer {
    const found = removed.get(layerId);
    if (!found) throw appError('layer-import/unknown-layer', { layerId });
    return found;
  }

  return {
    async findEntry(layerId) {
      return findEntry((await files.list()).files, layerId);
    },
    async remove(layerIds) {
      const isGone = ({ layerId }: { readonly layerId: number }) => layerIds.includes(layerId);
      // The files first: a layer whose number is told to be removed goes at the next start.
      const gone = await commitWithout(files, layerIds);
      const { stored, away } = standing();
      for (const { fileId, entry } of gone) {
        const layer = stored.find(({ layerId }) => layerId === entry.layerId);
        const missing = away.find(({ layer: { layerId } }) => layerId === entry.layerId);
        removed.set(entry.layerId, { fileId, entry, stored: layer, away: missing });
        if (layer) forget(layer);
      }
      await change(
        stored.filter((layer) => !isGone(layer)),
        away.filter(({ layer }) => !isGone(layer)),
      );
    },
    async bringBack(layerIds) {
      const back = layerIds.map(getRemoved);
      for (const { stored: layer } of back) if (layer) dependencies.refuseTakenName(layer);
      await commitWith(files, back);
      for (const layerId of layerIds) removed.delete(layerId);
      const { stored, away } = standing();
      await change(
        [...stored, ...back.flatMap(({ stored: layer }) => layer ?? [])],
        [...away, ...back.flatMap(({ away: layer }) => layer ?? [])],
      );
    },
  };
}

function findEntry(files: readonly KeptFile[], layerId: number): LayerOfFile | undefined {
  for (const { fileId, layers } of files) {
    const entry = layers.find((each) => each.layerId === layerId);
    if (entry) return { fileId, entry };
  }
  return undefined;
}

type Files = RemovalDependencies['files'];

/** Has the files say that layers are gone. Gives what they said of them. */
async function commitWithout(files: Files, layerIds: readonly number[]): Promise<LayerOfFile[]> {
  const listed = (await files.list()).files;
  const gone = layerIds.map((layerId) => {
    const found = findEntry(listed, layerId);
    if (!found) throw appError('layer-import/unknown-layer', { layerId });
    return found;
  });
  for (const fileId of new Set(gone.map((each) => each.fileId))) {
    const left = layersOf(listed, fileId).filter(({ layerId }) => !layerIds.includes(layerId));
    await files.commitLayers(fileId, left);
  }
  return gone;
}

/** Has the files say that layers are there again. */
async function commitWith(files: Files, back: readonly LayerOfFile[]): Promise<void> {
  const listed = (await files.list()).files;
  for (const fileId of new Set(back.map((each) => each.fileId))) {
    const entries = back.filter((each) => each.fileId === fileId).map(({ entry }) => entry);
    await files.commitLayers(fileId, [...layersOf(listed, fileId), ...entries]);
  }
}

function layersOf(listed: readonly KeptFile[], fileId: string): readonly LayerFileEntry[] {
  return listed.find((file) => file.fileId === fileId)?.layers ?? [];
}

// The way of features to layers: looked at by a person, stored whole or not at all.

import type { UndoableChanges } from '../../changes/undo.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import type { DraftLayer, LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { KeptFile } from '../../ports/import-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import { writeLayer } from './blocks/write-layer.ts';
import { checkName, freeName, nameOfFile } from './free-names.ts';
import { layerPut } from './layer-things.ts';
import { fileEntries, type LayerDependencies, type Layers } from './layers.ts';

type LayerDescription = BridgeType<'LayerDraft'>;

/** Layers that wait for a word. */
export interface WaitingLayers {
  readonly description: LayerDescription;
  /**
   * Makes the layers, in a map that is there or in a new one: all of them or none. Where it fails it can be called
   * again. Throws the reason of the signal.
   */
  store(naming: LayerNaming, watching: StoreWatching): Promise<StoredLayers>;
}

export interface LayerNaming {
  readonly mapName: string;
  /** In the order of the draft. Those that are missing are called after the file; a taken name gets a number. */
  readonly layerNames?: readonly string[] | undefined;
}

export interface StoredLayers {
  readonly layers: readonly StoredLayer[];
  /** The number of the change. */
  readonly change: number;
}

export interface StoreWatching {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onPart: (part: number) => void;
}

export interface LayerImports {
  /** Tells what layers the features of a kept file would make. Serves nothing of them. */
  prepare(file: KeptFile, draft: LayerDraft): WaitingLayers;
}

export interface LayerImportDependencies extends LayerDependencies {
  readonly changes: Pick<UndoableChanges, 'make'>;
  /** The names of the maps that are tile caches: no layer is added to them. */
  readonly cacheMapNames: () => readonly string[];
}

export function createLayerImports(dependencies: LayerImportDependencies, layers: Layers): LayerImports {
  return {
    prepare: (file, draft) => ({
      description: describeLayers(file, draft, layers, dependencies.cacheMapNames()),
      store: (naming, watching) => store(dependencies, layers, { file, draft, naming }, watching),
    }),
  };
}

interface LayersToStore {
  readonly file: KeptFile;
  readonly draft: LayerDraft;
  readonly naming: LayerNaming;
}

async function store(
  dependencies: LayerImportDependencies,
  layers: Layers,
  { file, draft, naming }: LayersToStore,
  watching: StoreWatching,
): Promise<StoredLayers> {
  const { files, layerStore, changes } = dependencies;
  const target = targetMap(checkName(naming.mapName), draft, layers, dependencies.cacheMapNames());
  const firstId = await files.reserveLayers(draft.layers.length);
  const made = nameLayers(file, draft, { ...naming, ...target, firstId }, layers, dependencies);
  try {
    await writeLayers(dependencies, draft, made, watching);
  } catch (error) {
    await layerStore.clearUnused();
    throw error;
  }
  const entries = fileEntries(made, file.fileId);
  const puts = entries.map((entry) => layerPut(file.fileId, entry));
  const change = await changes.make({ who: 'user', why: 'imports.store', puts }, async () => {
    await layers.add(made);
    try {
      await files.commitLayers(file.fileId, entries);
    } catch (error) {
      // The next start would drop a file that nobody committed: what would not last must not stand now.
      await layers.withdraw(made);
      throw error;
    }
  });
  return { layers: made, change };
}

export async function writeLayers(
  { layerStore: store }: Pick<LayerDependencies, 'layerStore'>,
  draft: LayerDraft,
  made: readonly StoredLayer[],
  { signal, onPart: tell }: StoreWatching,
): Promise<void> {
  for (const [index, { contentId, kind }] of made.entries()) {
    const layer = draft.layers.find((each) => each.kind === kind);
    if (!layer) throw new Error(`The file has no shapes of kind ${kind}`);
    const onPart = (part: number) => tell((index + part) / made.length);
    await writeLayer(draft, layer, { store, contentId, signal, onPart });
  }
}

interface TargetMap {
  readonly mapName: string;
  readonly crs: Crs;
}

/** Throws `layer-import/map-is-cache`, and `layer-import/outside-map` where the system of the map does not reach. */
function targetMap(
  mapName: string,
  { crs: own, layers: drafts }: LayerDraft,
  { catalog }: Layers,
  cacheMapNames: readonly string[],
): TargetMap {
  if (cacheMapNames.includes(mapName)) throw appError('layer-import/map-is-cache', { map: mapName });
  const crs = catalog.find(({ name }) => name === mapName)?.crs ?? own;
  try {
    for (const { bounds } of drafts) projectBox(bounds, own, crs);
  } catch (error) {
    if (error instanceof GeoProblem) throw appError('layer-import/outside-map', { map: mapName });
    throw error;
  }
  return { mapName, crs };
}

function nameLayers(
  file: KeptFile,
  draft: LayerDraft,
  { mapName, crs, firstId, layerNames = [] }: TargetMap & LayerNaming & { readonly firstId: number },
  { catalog }: Layers,
  { ids }: LayerDependencies,
): StoredLayer[] {
  const taken = catalog.find(({ name }) => name === mapName)?.layers.map(({ name }) => name) ?? [];
  return draft.layers.map((layer, index) => {
    const name = freeName(checkName(layerNames[index] ?? nameOfFile(file.fileName)), taken);
    taken.push(name);
    return storedLayer(draft, layer, {
      layerId: firstId + index,
      name,
      mapName,
      mapWkid: crs.wkid,
      fileId: file.fileId,
      fileName: file.fileName,
      // As layers have it that are taken from their file again.
      importedAtMs: file.keptAtMs,
      contentId: ids.create(),
    });
  });
}

type Naming = Pick<
  StoredLayer,
  'layerId' | 'name' | 'mapName' | 'mapWkid' | 'fileId' | 'fileName' | 'importedAtMs' | 'contentId'
>;

export function storedLayer({ crs }: LayerDraft, layer: DraftLayer, naming: Naming): StoredLayer {
  const { kind, features, withoutShape, bounds } = layer;
  return {
    ...naming,
    kind,
    wkid: crs.wkid,
    rows: features.length,
    withoutShape,
    bounds,
    fields: fieldsOf(layer),
  };
}

function fieldsOf({ fields }: DraftLayer): StoredLayer['fields'] {
  return fields.map(({ name, type, longestText }) => ({
    name,
    type,
    length: type === 'text' ? longestText : 0,
  }));
}

function describeLayers(
  file: KeptFile,
  draft: LayerDraft,
  { catalog }: Layers,
  cacheMapNames: readonly string[],
): LayerDescription {
  const maps = catalog.map(({ name }) => name);
  const { crs, splitCount, swappedCount, exactNames, leftOut } = draft;
  return {
    system: { wkid: crs.wkid, name: findCrs(crs.wkid).name },
    layers: draft.layers.map((layer) => ({
      name: nameOfFile(file.fileName),
      kind: layer.kind,
      rows: layer.features.length,
      withoutShape: layer.withoutShape,
      fields: [...fieldsOf(layer)],
    })),
    mapName: freeName(nameOfFile(file.fileName), [...maps, ...cacheMapNames]),
    maps,
    splitCount,
    swappedCount,
    exactNames: [...exactNames],
    leftOutFeatures: leftOut.count,
    leftOut: leftOut.faults.map(({ code, details }) => ({ code, details })),
  };
}

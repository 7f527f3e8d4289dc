// The way of a file to layers: read into a draft, looked at by a person, stored whole or not at all.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import { type Crs, findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/geo-problem.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import type { DraftLayer, LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { LayerFile } from '../../ports/layer-files.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import { writeLayer } from './blocks/write-layer.ts';
import { checkName, freeName, nameOfFile } from './free-names.ts';
import { fileEntries, type LayerDependencies, type Layers } from './layers.ts';
import { readDraft } from './read-draft.ts';

type DraftAnswer = BridgeType<'LayerDraft'>;

export interface LayerImports {
  /** Reads a kept file. A draft that was there before is given up; a file that fails is dropped. */
  read(fileId: string, signal: AbortSignal): Promise<DraftAnswer>;
  /** Makes layers of the draft, in a map that is there or in a new one. Where that fails the draft can be stored again. */
  store(draftId: string, mapName: string, signal: AbortSignal): Promise<readonly StoredLayer[]>;
  discard(draftId: string): Promise<void>;
}

interface OpenDraft {
  readonly draftId: string;
  readonly file: LayerFile;
  readonly draft: LayerDraft;
}

const PROGRESS_MS = 200;

export function createLayerImports(dependencies: LayerDependencies, layers: Layers): LayerImports {
  const { layerFiles: files, ids } = dependencies;
  let open: OpenDraft | undefined;

  async function discard(draftId: string): Promise<void> {
    if (open?.draftId !== draftId) return;
    const { file } = open;
    open = undefined;
    await files.drop(file.fileId);
  }

  return {
    discard,
    async read(fileId, signal) {
      if (open) await discard(open.draftId);
      const file = await findFile(dependencies, fileId);
      try {
        const tell = progressTeller(dependencies, fileId, 'reading');
        const onBytes = (doneBytes: number) => tell(doneBytes / Math.max(1, file.bytes));
        const draft = await readDraft(file, { files, signal, onBytes });
        open = { draftId: ids.create(), file, draft };
        return describeDraft(open, layers);
      } catch (error) {
        await files.drop(fileId);
        throw signal.aborted ? appError('layer-import/cancelled') : error;
      }
    },
    async store(draftId, mapName, signal) {
      if (open?.draftId !== draftId) throw appError('layer-import/unknown-draft');
      const { file, draft } = open;
      const target = targetMap(checkName(mapName), draft, layers);
      const firstId = await files.reserve(draft.layers.length);
      const made = nameLayers(file, draft, { ...target, firstId }, layers, dependencies);
      try {
        await writeLayers(
          dependencies,
          draft,
          made,
          signal,
          progressTeller(dependencies, file.fileId, 'storing'),
        );
      } catch (error) {
        await dependencies.layerStore.clearUnused();
        throw signal.aborted ? appError('layer-import/cancelled') : error;
      }
      await layers.add(made);
      try {
        await files.commit(file.fileId, fileEntries(made, file.fileId));
      } catch (error) {
        // The next start would drop a file that nobody committed: what would not last must not stand now.
        await layers.withdraw(made);
        throw error;
      }
      open = undefined;
      return made;
    },
  };
}

async function findFile({ layerFiles }: LayerDependencies, fileId: string): Promise<LayerFile> {
  const file = (await layerFiles.list()).files.find((each) => each.fileId === fileId);
  if (!file || file.isCommitted) throw appError('layer-import/unknown-file', { fileId });
  return file;
}

export async function writeLayers(
  { layerStore: store }: Pick<LayerDependencies, 'layerStore'>,
  draft: LayerDraft,
  made: readonly StoredLayer[],
  signal: AbortSignal,
  tell: (part: number) => void,
): Promise<void> {
  for (const [index, { contentId, kind }] of made.entries()) {
    const layer = draft.layers.find((each) => each.kind === kind);
    if (!layer) throw new Error(`The file has no shapes of kind ${kind}`);
    const onPart = (part: number) => tell((index + part) / made.length);
    await writeLayer(draft, layer, { store, contentId, signal, onPart });
  }
}

/** Tells of how far it is, not too often. */
export function progressTeller(
  { onLayerProgress, clock }: Pick<LayerDependencies, 'onLayerProgress' | 'clock'>,
  fileId: string,
  stage: BridgeType<'LayerProgressStage'>,
): (part: number) => void {
  let toldAt = -Infinity;
  return (part) => {
    if (clock.nowMs() - toldAt < PROGRESS_MS && part < 1) return;
    toldAt = clock.nowMs();
    onLayerProgress({ fileId, stage, part: Math.min(1, part) });
  };
}

interface TargetMap {
  readonly mapName: string;
  readonly crs: Crs;
}

/** Throws `layer-import/outside-map` where the system of the map does not reach. */
function targetMap(
  mapName: string,
  { crs: own, layers: drafts }: LayerDraft,
  { catalog }: Layers,
): TargetMap {
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
  file: LayerFile,
  draft: LayerDraft,
  { mapName, crs, firstId }: TargetMap & { readonly firstId: number },
  { catalog }: Layers,
  { clock, ids }: LayerDependencies,
): StoredLayer[] {
  const taken = catalog.find(({ name }) => name === mapName)?.layers.map(({ name }) => name) ?? [];
  return draft.layers.map((layer, index) => {
    const name = freeName(layerName(file.fileName, layer, draft), taken);
    taken.push(name);
    return storedLayer(draft, layer, {
      layerId: firstId + index,
      name,
      mapName,
      mapWkid: crs.wkid,
      fileId: file.fileId,
      fileName: file.fileName,
      importedAtMs: clock.nowMs(),
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

const KIND_NAMES = {
  point: 'points',
  multipoint: 'multipoints',
  polyline: 'lines',
  polygon: 'areas',
} as const;

/** Named after the file; where it has shapes of several kinds, with the kind. */
function layerName(fileName: string, { kind }: DraftLayer, { layers }: LayerDraft): string {
  const name = nameOfFile(fileName);
  return layers.length > 1 ? `${name} (${KIND_NAMES[kind]})` : name;
}

function describeDraft({ draftId, file, draft }: OpenDraft, { catalog }: Layers): DraftAnswer {
  const maps = catalog.map(({ name }) => name);
  const { crs, splitCount, swappedCount, exactNames } = draft;
  return {
    draftId,
    fileName: file.fileName,
    bytes: file.bytes,
    system: { wkid: crs.wkid, name: findCrs(crs.wkid).name },
    layers: draft.layers.map((layer) => ({
      name: layerName(file.fileName, layer, draft),
      kind: layer.kind,
      rows: layer.features.length,
      withoutShape: layer.withoutShape,
      fields: [...fieldsOf(layer)],
    })),
    mapName: freeName(nameOfFile(file.fileName), maps),
    maps,
    splitCount,
    swappedCount,
    exactNames: [...exactNames],
  };
}

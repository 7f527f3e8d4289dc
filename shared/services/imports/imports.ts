// The way of a kept file into Varde: read into a draft, looked at by a person, stored whole or not at all. What it is,
// its content says; what is made of it, its source: rows go to a register, features become layers.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import { appError } from '../../contracts/errors.ts';
import { type FileContent, readImport } from '../../imports/read-import.ts';
import type { RowContent } from '../../imports/rows/row-content.ts';
import { readTableFeatures } from '../../imports/rows/table-features.ts';
import type { LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { ImportFiles, KeptFile, RowChoices } from '../../ports/import-files.ts';
import { createProgressTeller, type ProgressDependencies } from '../../ports/import-progress.ts';
import type { RegisterImports, WaitingRows } from '../../sources/energy/editions/register-imports.ts';
import { namesPlants } from '../../sources/energy/imports/parse-points.ts';
import type { LayerImports, WaitingLayers } from '../../sources/imported/layer-imports.ts';

type ImportDraft = BridgeType<'ImportDraft'>;
type ImportOutcome = BridgeType<'ImportOutcome'>;

/** What a person says of a draft. */
export interface ImportWord {
  /** Of layers; absent = as the draft proposes. */
  readonly mapName?: string | undefined;
  /** Of layers, in the order of the draft. */
  readonly layerNames?: readonly string[] | undefined;
  /** Of rows; absent = in place of those that stand. */
  readonly choices?: RowChoices | undefined;
}

export interface Imports {
  /** A file that fails, and one that nobody waits for any more, is dropped. */
  read(fileId: string, register: RegisterId | undefined, signal: AbortSignal): Promise<ImportDraft>;
  /** The draft of a file that was read. Fails with `import/unknown-draft`. */
  draft(fileId: string): ImportDraft;
  /** Where it fails nothing was taken, and the draft can be stored again. */
  store(fileId: string, word: ImportWord, signal: AbortSignal): Promise<ImportOutcome>;
  /** Drops the file of a draft, when it is being stored and that fails. */
  discard(fileId: string): Promise<void>;
}

export interface ImportDependencies extends ProgressDependencies {
  readonly files: Pick<ImportFiles, 'list' | 'read' | 'drop'>;
  readonly registerImports: RegisterImports;
  readonly layerImports: LayerImports;
  listLayers(): ImportOutcome['layers'];
  /** A draft made room for a newer one. */
  onImportReplaced(fileId: string): void;
}

type Draft =
  | { readonly gives: 'rows'; readonly rows: WaitingRows }
  | { readonly gives: 'features'; readonly layers: WaitingLayers };

interface Waiting {
  readonly file: KeptFile;
  readonly draft: Draft;
  isStoring: boolean;
  isLeft: boolean;
}

/** Drafts hold what they read: only the newest few wait for their word. Features may take hundreds of megabytes. */
const MAX_WAITING = { rows: 4, features: 1 } as const;

export function createImports(dependencies: ImportDependencies): Imports {
  const { files } = dependencies;
  const waiting = new Map<string, Waiting>();

  async function discard(fileId: string): Promise<void> {
    const found = waiting.get(fileId);
    if (found?.isStoring) found.isLeft = true;
    else if (found) {
      waiting.delete(fileId);
      await files.drop(fileId);
    }
  }

  /** The oldest of a kind go until so many are left. */
  async function leaveRoom(gives: Draft['gives'], left: number): Promise<void> {
    const ofKind = [...waiting].filter(([, { draft, isStoring }]) => draft.gives === gives && !isStoring);
    for (const [fileId] of ofKind.slice(0, Math.max(0, ofKind.length - left))) {
      await discard(fileId);
      dependencies.onImportReplaced(fileId);
    }
  }

  async function store(waits: Waiting, { mapName, layerNames, choices }: ImportWord, signal: AbortSignal) {
    const { file, draft } = waits;
    if (draft.gives === 'rows') return { ...(await draft.rows.take(choices)), layers: [] };
    const onPart = createProgressTeller(dependencies, file.fileId, 'storing');
    const naming = { mapName: mapName ?? draft.layers.description.mapName, layerNames };
    const { layers, change } = await draft.layers.store(naming, { signal, onPart });
    const madeIds = new Set(layers.map(({ layerId }) => layerId));
    return { layers: dependencies.listLayers().filter(({ layerId }) => madeIds.has(layerId)), change };
  }

  function find(fileId: string): Waiting {
    const found = waiting.get(fileId);
    if (!found) throw appError('import/unknown-draft');
    return found;
  }

  return {
    discard,
    draft: (fileId) => draftOf(find(fileId)),
    async read(fileId, register, signal) {
      const file = await findFile(files, fileId);
      try {
        const onFormat = ({ gives }: { gives: Draft['gives'] }) => leaveRoom(gives, MAX_WAITING[gives] - 1);
        const content = await readFile(dependencies, file, { signal, onFormat });
        const draft = await prepare(dependencies, { file, content, register }, signal);
        signal.throwIfAborted();
        const waits = { file, draft, isStoring: false, isLeft: false };
        waiting.set(fileId, waits);
        return draftOf(waits);
      } catch (error) {
        await files.drop(fileId);
        throw signal.aborted ? appError('job/cancelled') : error;
      }
    },
    async store(fileId, word, signal) {
      const waits = find(fileId);
      if (waits.isStoring) throw appError('import/unknown-draft');
      waits.isStoring = true;
      try {
        const outcome = await store(waits, word, signal);
        waiting.delete(fileId);
        return outcome;
      } catch (error) {
        waits.isStoring = false;
        if (waits.isLeft) await discard(fileId);
        throw signal.aborted ? appError('job/cancelled') : error;
      }
    },
  };
}

async function findFile(files: Pick<ImportFiles, 'list'>, fileId: string): Promise<KeptFile> {
  const file = (await files.list()).files.find((each) => each.fileId === fileId);
  if (!file || file.isCommitted) throw appError('files/unknown-file', { fileId });
  return file;
}

interface Reading {
  readonly signal: AbortSignal;
  readonly onFormat: (format: { readonly gives: Draft['gives'] }) => Promise<void>;
}

/** How far rows are is told when they are counted; here only of features. */
function readFile(
  dependencies: ImportDependencies,
  { fileId, fileName, bytes }: KeptFile,
  { signal, onFormat }: Reading,
): Promise<FileContent> {
  const tell = createProgressTeller(dependencies, fileId, 'reading');
  let hasFeatures = false;
  return readImport({
    fileName,
    read: (offset) => dependencies.files.read(fileId, offset),
    signal,
    onFormat(format) {
      hasFeatures = format.gives === 'features';
      return onFormat(format);
    },
    onBytes: (doneBytes) => hasFeatures && tell(doneBytes / Math.max(1, bytes)),
  });
}

interface ReadFile {
  readonly file: KeptFile;
  readonly content: FileContent;
  readonly register: RegisterId | undefined;
}

async function prepare(
  { registerImports, layerImports, onImportProgress }: ImportDependencies,
  { file, content, register }: ReadFile,
  signal: AbortSignal,
): Promise<Draft> {
  const places =
    register === undefined && content.gives === 'rows' ? placesOf(file, content.rows) : undefined;
  if (places) return { gives: 'features', layers: layerImports.prepare(file, places) };
  if (content.gives === 'rows') {
    const rowFile = { file, rows: content.rows, ...(register !== undefined && { register }) };
    const { fileId } = file;
    const rows = await registerImports.prepare(rowFile, {
      signal,
      onProgress: (progress) => onImportProgress({ fileId, stage: 'reading', ...progress }),
    });
    return { gives: 'rows', rows };
  }
  if (register !== undefined) {
    throw appError('import/other-kind', { file: file.fileName, kind: 'layers', expected: register });
  }
  return { gives: 'features', layers: layerImports.prepare(file, content.features) };
}

/** The features of a table of places that are no plants. */
function placesOf({ fileName }: KeptFile, rows: RowContent): LayerDraft | undefined {
  if (rows.form === 'list' || namesPlants(rows.text)) return undefined;
  return readTableFeatures(fileName, rows.text);
}

function draftOf({ file: { fileId, fileName, bytes }, draft }: Waiting): ImportDraft {
  const description =
    draft.gives === 'rows' ? { rows: draft.rows.description } : { layers: draft.layers.description };
  return { fileId, fileName, bytes, ...description };
}

// The way of a kept file into Varde: read into a draft, looked at by a person, stored whole or not at all. What it is,
// its content says; what is made of it, its source: rows go to a register, features become layers.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import { appError } from '../../contracts/errors.ts';
import { type FileContent, readImport } from '../../imports/read-import.ts';
import type { TableContent } from '../../imports/rows/table-content.ts';
import { readTableFeatures } from '../../imports/rows/table-features.ts';
import {
  createProgressTeller,
  type ImportFiles,
  type KeptFile,
  type ProgressDependencies,
  type RowChoices,
} from '../../ports/import-files.ts';
import type {
  RegisterImports,
  RowFile,
  WaitingRows,
} from '../../sources/energy/editions/register-imports.ts';
import { type RecognisedTable, recogniseTable } from '../../sources/energy/imports/tables/recognise-table.ts';
import { tableChoices } from '../../sources/energy/imports/tables/table-fields.ts';
import type { LayerImports, WaitingLayers } from '../../sources/imported/layer-imports.ts';

type ImportDraft = BridgeType<'ImportDraft'>;
type ImportOutcome = BridgeType<'ImportOutcome'>;
type TableDraft = BridgeType<'TableDraft'>;
type TableReading = BridgeType<'TableReading'>;

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
  /** Reads a table anew by what its columns are said to be. Where it fails, the draft is as before. */
  map(fileId: string, reading: TableReading, signal: AbortSignal): Promise<ImportDraft>;
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
  /** Rows that a person can take, or a table of which it has to be said first what its columns are. */
  | { readonly gives: 'rows'; readonly rows?: WaitingRows; readonly table?: WaitingTable }
  | { readonly gives: 'features'; readonly layers: WaitingLayers };

interface WaitingTable {
  readonly content: TableContent;
  readonly draft: TableDraft;
}

interface Waiting {
  readonly file: KeptFile;
  draft: Draft;
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
    if (draft.gives === 'rows') {
      // Nobody is asked to take a table of which it is not known yet what it holds.
      if (!draft.rows) throw appError('import/unknown-draft');
      return { ...(await draft.rows.take(choices)), layers: [] };
    }
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
    map: (fileId, reading, signal) => mapTable(dependencies, find(fileId), reading, signal),
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
    bytes,
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
  dependencies: ImportDependencies,
  { file, content, register }: ReadFile,
  signal: AbortSignal,
): Promise<Draft> {
  const { files, layerImports, registerImports } = dependencies;
  if (content.gives === 'rows') {
    const { rows } = content;
    if (register !== undefined || rows.form === 'list')
      return { gives: 'rows', rows: await prepareRows(dependencies, { file, rows, register }, signal) };
    const table = recogniseTable(rows, (await files.list()).files);
    if (table) return prepareTable(dependencies, { file, content: rows, table }, signal);
    // A table of places that are no plants.
    const namesPlants = await registerImports.namesPlants(rows);
    const places = namesPlants ? undefined : readTableFeatures(file.fileName, rows);
    if (places) return { gives: 'features', layers: layerImports.prepare(file, places) };
    return { gives: 'rows', rows: await prepareRows(dependencies, { file, rows }, signal) };
  }
  if (register !== undefined) {
    throw appError('import/other-kind', { file: file.fileName, kind: 'layers', expected: register });
  }
  return { gives: 'features', layers: layerImports.prepare(file, content.features) };
}

function prepareRows(
  { registerImports, onImportProgress }: ImportDependencies,
  { register, ...rowFile }: Omit<RowFile, 'register'> & { readonly register?: RegisterId | undefined },
  signal: AbortSignal,
): Promise<WaitingRows> {
  const { fileId } = rowFile.file;
  return registerImports.prepare(
    { ...rowFile, ...(register !== undefined && { register }) },
    { signal, onProgress: (progress) => onImportProgress({ fileId, stage: 'reading', ...progress }) },
  );
}

interface RecognisedFile {
  readonly file: KeptFile;
  readonly content: TableContent;
  readonly table: RecognisedTable;
}

/** Rows at once where the columns are known; else a person says first what they are. */
async function prepareTable(
  dependencies: ImportDependencies,
  { file, content, table: { reading, isCertain, examples } }: RecognisedFile,
  signal: AbortSignal,
): Promise<Draft> {
  const draft: TableDraft = {
    reading,
    examples: examples.map((values) => ({ values: [...values] })),
    choices: tableChoices(),
  };
  const waiting = { gives: 'rows', table: { content, draft } } as const;
  if (!isCertain) return waiting;
  return { ...waiting, rows: await prepareRows(dependencies, { file, rows: content, reading }, signal) };
}

async function mapTable(
  dependencies: ImportDependencies,
  waits: Waiting,
  reading: TableReading,
  signal: AbortSignal,
): Promise<ImportDraft> {
  const table = waits.draft.gives === 'rows' ? waits.draft.table : undefined;
  if (!table || waits.isStoring) throw appError('import/unknown-draft');
  const { content, draft } = table;
  const rows = await prepareRows(dependencies, { file: waits.file, rows: content, reading }, signal);
  waits.draft = { gives: 'rows', rows, table: { content, draft: { ...draft, reading } } };
  return draftOf(waits);
}

function draftOf({ file: { fileId, fileName, bytes }, draft }: Waiting): ImportDraft {
  const file = { fileId, fileName, bytes };
  if (draft.gives === 'features') return { ...file, layers: draft.layers.description };
  const { rows, table } = draft;
  return { ...file, ...(rows && { rows: rows.description }), ...(table && { table: table.draft }) };
}

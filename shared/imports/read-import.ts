import { formatOf, type ImportFormat, START_BYTES } from './import-formats.ts';
import type { RowContent } from './rows/row-content.ts';
import type { FileReader } from './staging/import-format.ts';
import type { LayerDraft } from './staging/layer-draft.ts';

/** What came out of a file, by the format that it has. */
export type FileContent =
  | { readonly gives: 'features'; readonly features: LayerDraft }
  | { readonly gives: 'rows'; readonly rows: RowContent };

export interface FileSource {
  readonly fileName: string;
  /** Some bytes from a place on: none at the end of the file. */
  read(offset: number): Promise<Uint8Array>;
  readonly signal?: AbortSignal;
  /** The format is known, nothing of the file is in memory yet. */
  readonly onFormat?: (format: ImportFormat) => Promise<void>;
  readonly onBytes?: (doneBytes: number) => void;
}

/**
 * Reads a file by the format that it has, chunk by chunk: others get their turn between the chunks, and the next one
 * comes while this one is read. Throws what the reader of the format throws, or the reason of the signal.
 */
export async function readImport(source: FileSource): Promise<FileContent> {
  const start = await readStart(source);
  const format = formatOf(start, source.fileName);
  await source.onFormat?.(format);
  if (format.gives === 'features') {
    return { gives: 'features', features: await feed(await format.open(source.fileName), start, source) };
  }
  return { gives: 'rows', rows: await feed(await format.open(source.fileName), start, source) };
}

async function feed<Content>(
  reader: FileReader<Content>,
  start: Uint8Array,
  source: FileSource,
): Promise<Content> {
  let offset = start.length;
  let chunk = start;
  while (chunk.length > 0) {
    const next = source.read(offset);
    // Who fails here no longer waits for the next chunk.
    next.catch(() => undefined);
    reader.push(chunk);
    source.onBytes?.(offset);
    chunk = await next;
    offset += chunk.length;
    source.signal?.throwIfAborted();
  }
  return reader.end();
}

/** What is needed to tell the format, or more; less where the file is smaller. */
async function readStart({ read }: FileSource): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < START_BYTES) {
    const chunk = await read(length);
    if (chunk.length === 0) break;
    chunks.push(new Uint8Array(chunk));
    length += chunk.length;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

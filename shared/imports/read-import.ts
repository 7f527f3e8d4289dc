import { formatOf, type ImportFormat, START_BYTES } from './import-formats.ts';
import type { RowContent } from './rows/row-content.ts';
import type { FileReader } from './staging/import-format.ts';
import type { LayerDraft } from './staging/layer-draft.ts';

/** What came out of a file, by the format that it has. */
export type FileContent =
  | { readonly gives: 'features'; readonly features: LayerDraft }
  | { readonly gives: 'rows'; readonly rows: RowContent };

/** Some megabytes are on their way while one is read. */
const CHUNKS_AHEAD = 3;

export interface FileSource {
  readonly fileName: string;
  /** How many bytes it has, where that is known before. */
  readonly bytes?: number;
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
  const file = { fileName: source.fileName, expectedBytes: source.bytes };
  if (format.gives === 'features') {
    return { gives: 'features', features: await feed(await format.open(file), start, source) };
  }
  return { gives: 'rows', rows: await feed(await format.open(file), start, source) };
}

async function feed<Content>(
  reader: FileReader<Content>,
  start: Uint8Array,
  source: FileSource,
): Promise<Content> {
  const chunks = createReadAhead(source, start.length);
  for (let chunk = start; chunk.length > 0; ) {
    const next = chunks.next();
    // Who fails here no longer waits for the next chunk.
    next.catch(() => undefined);
    reader.push(chunk);
    source.onBytes?.(chunks.offset());
    chunk = await next;
    source.signal?.throwIfAborted();
  }
  return reader.end();
}

interface ReadAhead {
  /** The chunk behind the last one; empty at the end of the file. */
  next(): Promise<Uint8Array>;
  /** How much of the file was given. */
  offset(): number;
}

/** Asks for some chunks before they are wanted: a file comes in chunks of one size, but for its last. */
function createReadAhead({ read }: FileSource, startOffset: number): ReadAhead {
  let offset = startOffset;
  let chunkBytes = startOffset;
  let asked: { readonly offset: number; readonly chunk: Promise<Uint8Array> }[] = [];

  function ask(at: number): void {
    const chunk = read(at);
    chunk.catch(() => undefined);
    asked.push({ offset: at, chunk });
  }

  return {
    async next() {
      // Asked for by a size that was not theirs.
      if (asked[0]?.offset !== offset) asked = [];
      while (asked.length < CHUNKS_AHEAD) ask(offset + asked.length * chunkBytes);
      const chunk = (await asked.shift()?.chunk) ?? new Uint8Array(0);
      offset += chunk.length;
      if (chunk.length > 0) chunkBytes = chunk.length;
      return chunk;
    },
    offset: () => offset,
  };
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

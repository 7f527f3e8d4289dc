import { appError } from '../../contracts/errors.ts';
import type { FeatureReader } from '../../imports/import-format.ts';
import { formatOf, START_BYTES } from '../../imports/import-formats.ts';
import type { LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { LayerFile, LayerFiles } from '../../ports/layer-files.ts';

export interface ReadingDependencies {
  readonly files: Pick<LayerFiles, 'read'>;
  readonly signal: AbortSignal;
  readonly onBytes: (doneBytes: number) => void;
}

/**
 * Reads a kept file into a draft, by the format that it has, chunk by chunk: others get their turn between the chunks, and the next one comes
 * while this one is read. Throws `layer-import/…`, or the reason of the signal.
 */
export async function readDraft(
  { fileId, fileName }: LayerFile,
  { files, signal, onBytes }: ReadingDependencies,
): Promise<LayerDraft> {
  const start = await readStart(fileId, files);
  const reader = await openReader(start, fileName);
  let offset = start.length;
  reader.push(start);
  onBytes(offset);
  let next = files.read(fileId, offset);
  for (;;) {
    const chunk = await next;
    signal.throwIfAborted();
    if (chunk.length === 0) return reader.end();
    offset += chunk.length;
    next = files.read(fileId, offset);
    // Who fails here no longer waits for the next chunk.
    next.catch(() => undefined);
    reader.push(chunk);
    onBytes(offset);
  }
}

async function openReader(start: Uint8Array, fileName: string): Promise<FeatureReader> {
  const format = formatOf(start, fileName);
  if (format.gives !== 'features') throw appError('layer-import/no-features', { format: format.name });
  return format.open();
}

/** What is needed to tell the format, or more; less where the file is smaller. */
async function readStart(fileId: string, files: ReadingDependencies['files']): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < START_BYTES) {
    const chunk = await files.read(fileId, length);
    if (chunk.length === 0) break;
    chunks.push(new Uint8Array(chunk));
    length += chunk.length;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

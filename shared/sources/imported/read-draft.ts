import { appError } from '../../contracts/errors.ts';
import type { FeatureReader } from '../../imports/import-format.ts';
import { formatOf, HEAD_BYTES } from '../../imports/import-formats.ts';
import type { LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { LayerFile, LayerFiles } from '../../ports/layer-files.ts';

export interface ReadingParts {
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
  { files, signal, onBytes }: ReadingParts,
): Promise<LayerDraft> {
  const head = await readHead(fileId, files);
  const reader = await openReader(head, fileName);
  let offset = head.length;
  reader.push(head);
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

async function openReader(head: Uint8Array, fileName: string): Promise<FeatureReader> {
  const format = formatOf(head, fileName);
  if (format.gives !== 'features') throw appError('layer-import/no-features', { format: format.name });
  return format.open();
}

/** What is needed to tell the format, or more; less where the file is smaller. */
async function readHead(fileId: string, files: ReadingParts['files']): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const chunk = await files.read(fileId, length);
    if (chunk.length === 0) break;
    chunks.push(new Uint8Array(chunk));
    length += chunk.length;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

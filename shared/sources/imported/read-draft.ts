import { DraftReader, type LayerDraft } from '../../imports/staging/layer-draft.ts';
import type { LayerFiles } from '../../ports/layer-files.ts';

export interface ReadingParts {
  readonly files: Pick<LayerFiles, 'read'>;
  readonly signal: AbortSignal;
  readonly onBytes: (doneBytes: number) => void;
}

/**
 * Reads a kept file into a draft, chunk by chunk: others get their turn between the chunks, and the next one comes
 * while this one is read. Throws `layer-import/…`, or the reason of the signal.
 */
export async function readDraft(
  fileId: string,
  { files, signal, onBytes }: ReadingParts,
): Promise<LayerDraft> {
  const reader = new DraftReader();
  let offset = 0;
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

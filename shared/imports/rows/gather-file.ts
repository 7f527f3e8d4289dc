import { appError } from '../../contracts/errors.ts';
import type { FileReader } from '../staging/import-format.ts';
import type { RowContent } from './row-content.ts';

const MAX_BYTES = 256 * 1024 * 1024;

/** Gathers the bytes of a file of rows, for `read` to be given all of them. Throws `import/too-large`. */
export function gatherFile(file: string, read: (bytes: Uint8Array) => RowContent): FileReader<RowContent> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  return {
    push(chunk) {
      length += chunk.length;
      if (length > MAX_BYTES) throw appError('import/too-large', { file, limitBytes: MAX_BYTES });
      chunks.push(chunk);
    },
    end: () => read(joined(chunks, length)),
  };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

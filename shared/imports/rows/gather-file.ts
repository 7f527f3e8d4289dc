import { appError } from '../../contracts/errors.ts';
import type { FileReader, OpenedFile } from '../staging/import-format.ts';
import type { RowContent } from './row-content.ts';

const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Gathers the bytes of a file of rows, for `read` to be given all of them: each chunk is put into its place as it comes.
 * `expectedBytes`: of the file, as far as it is known. Throws `import/too-large`.
 */
export function gatherFile(
  { fileName: file, expectedBytes = 0 }: OpenedFile,
  read: (bytes: Uint8Array) => RowContent,
): FileReader<RowContent> {
  let gathered = new Uint8Array(Math.min(expectedBytes, MAX_BYTES));
  let length = 0;
  return {
    push(chunk) {
      const end = length + chunk.length;
      if (end > MAX_BYTES) throw appError('import/too-large', { file, limitBytes: MAX_BYTES });
      if (end > gathered.length) gathered = enlarged(gathered, Math.max(end, 2 * length));
      gathered.set(chunk, length);
      length = end;
    },
    end: () => read(gathered.subarray(0, length)),
  };
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}

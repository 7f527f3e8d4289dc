import type { PictureFiles } from '../../ports/picture-files.ts';

/** Pictures in memory, under numbers instead of hashes. */
export function createMemoryPictures(): PictureFiles & { readonly kept: readonly Uint8Array[] } {
  const kept: Uint8Array[] = [];
  return {
    kept,
    async keep(bytes) {
      kept.push(bytes);
      return String(kept.length - 1);
    },
    async read(sha256) {
      const bytes = kept[Number(sha256)];
      if (!bytes) throw new Error(`No picture ${sha256}`);
      return bytes;
    },
  };
}

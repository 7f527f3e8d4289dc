import type { PictureFiles } from '../../ports/picture-files.ts';
import type { PictureScaler } from '../../ports/picture-scaler.ts';

/** Pictures in memory, under numbers instead of hashes. */
export function createMemoryPictures(): PictureFiles & { hold(bytes: Uint8Array): string } {
  const held: Uint8Array[] = [];
  const kept = new Set<string>();
  return {
    hold: (bytes) => String(held.push(bytes) - 1),
    async keep(sha256) {
      if (!held[Number(sha256)]) throw new Error(`No picture ${sha256}`);
      kept.add(sha256);
    },
    async read(sha256) {
      const bytes = kept.has(sha256) ? held[Number(sha256)] : undefined;
      if (!bytes) throw new Error(`No picture ${sha256}`);
      return bytes;
    },
  };
}

/** Decodes PNG alone, and writes what was asked for instead of a picture. */
export const NAMING_SCALER: PictureScaler = {
  scale: async ([first], longSidePx) =>
    first === 0x89
      ? { bytes: new TextEncoder().encode(`${longSidePx} px`), widthPx: longSidePx, heightPx: 1 }
      : undefined,
};

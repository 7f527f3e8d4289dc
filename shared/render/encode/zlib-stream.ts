import { Zlib } from 'fflate';

/** As small as the platform's level 6 on maps, and the same bytes everywhere. */
const DEFLATE_LEVEL = 3;

/**
 * Packs piece by piece. fflate 0.8.3 begins a stream behind 32 KB of zeros, finds what begins with zeros in there, too, and
 * writes distances to before the beginning, which no reader can follow: one in nine transparent pictures was broken. So it
 * begins at 0 here, as it does by itself where it packs all at once.
 */
export function createZlibStream(onPacked: (bytes: Uint8Array) => void): Zlib {
  const stream = new Zlib({ level: DEFLATE_LEVEL }, onPacked);
  // Where it stands in its window: the bit, the next byte, the first one that waits, and the end.
  if (!Reflect.has(stream, 's')) throw new Error('fflate keeps its place elsewhere');
  Reflect.set(stream, 's', { l: 0, i: 0, w: 0, z: 0 });
  return stream;
}

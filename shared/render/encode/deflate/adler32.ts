const MODULUS = 65_521;
/** So many sums fit into 32 bits. */
const MAX_PIECE_BYTES = 3_850;

/** The check sum of zlib (RFC 1950, 8.2), after that of what came before; 1 at the beginning. */
export function adler32(bytes: Uint8Array, before: number): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let start = 0; start < bytes.length; start += MAX_PIECE_BYTES) {
    const end = Math.min(bytes.length, start + MAX_PIECE_BYTES);
    for (let at = start; at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}

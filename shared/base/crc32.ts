/** The polynomial of ISO 3309. */
const POLYNOMIAL = 0xedb88320;
/** Bytes that are taken at once. */
const STRIDE = 8;
/** For each byte its remainder, then those of the same byte with one to seven bytes of zeros behind it. */
const REMAINDERS = makeRemainders();

function makeRemainders(): Uint32Array {
  const made = new Uint32Array(256 * STRIDE);
  for (let byte = 0; byte < 256; byte++) {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
    }
    made[byte] = remainder;
  }
  for (let at = 256; at < made.length; at++) {
    const shorter = made[at - 256] ?? 0;
    made[at] = (made[shorter & 0xff] ?? 0) ^ (shorter >>> 8);
  }
  return made;
}

/** Of a byte with so many others behind it. */
function remainderOf(byte: number, behind: number): number {
  return REMAINDERS[256 * behind + byte] ?? 0;
}

/** The check sum of PNG, ZIP and gzip (ISO 3309). `before`: that of what comes before these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let remainder = before ^ 0xffffffff;
  let index = 0;
  const byteAt = (at: number) => bytes[at] ?? 0;
  for (; index + STRIDE <= bytes.length; index += STRIDE) {
    remainder =
      remainderOf((remainder ^ byteAt(index)) & 0xff, 7) ^
      remainderOf(((remainder >>> 8) ^ byteAt(index + 1)) & 0xff, 6) ^
      remainderOf(((remainder >>> 16) ^ byteAt(index + 2)) & 0xff, 5) ^
      remainderOf((remainder >>> 24) ^ byteAt(index + 3), 4) ^
      remainderOf(byteAt(index + 4), 3) ^
      remainderOf(byteAt(index + 5), 2) ^
      remainderOf(byteAt(index + 6), 1) ^
      remainderOf(byteAt(index + 7), 0);
  }
  for (; index < bytes.length; index++) {
    remainder = remainderOf((remainder ^ byteAt(index)) & 0xff, 0) ^ (remainder >>> 8);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

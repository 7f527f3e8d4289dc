/** The polynomial of ISO 3309. */
const POLYNOMIAL = 0xedb88320;
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder >>> 0;
});

/** The check sum of PNG, ZIP and gzip (ISO 3309). `before`: that of what comes before these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let remainder = before ^ 0xffffffff;
  for (let index = 0; index < bytes.length; index++) {
    remainder = (REMAINDERS[(remainder ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

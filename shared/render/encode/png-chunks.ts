/** A chunk of a PNG file: length, type, data and their check sum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** The polynomial of ISO 3309. */
const POLYNOMIAL = 0xedb88320;
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (let index = 0; index < bytes.length; index++) {
    remainder = (REMAINDERS[(remainder ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

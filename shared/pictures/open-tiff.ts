// EXIF is a TIFF structure (TIFF 6.0, section 2): directories of entries, each with a tag, a type and a value or its place.

const [SHORT, LONG] = [3, 4];
const ENTRY_BYTES = 12;
const [LITTLE_ENDIAN, BIG_ENDIAN] = [0x4949, 0x4d4d]; // "II" and "MM"

export interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  /** Where its value stands. */
  readonly at: number;
}

/** Opens EXIF to be read and written in place. Undefined where it is no TIFF structure, or its first directory is not whole. */
export function openTiff(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8) return undefined;
  const order = view.getUint16(0);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return undefined;
  const isLittle = order === LITTLE_ENDIAN;
  const first = view.getUint32(4, isLittle);
  const countAt = (at: number) => (at + 2 <= bytes.length ? view.getUint16(at, isLittle) : 0);
  const chainAt = first + 2 + countAt(first) * ENTRY_BYTES;
  if (view.getUint16(2, isLittle) !== 42 || first < 8 || chainAt + 4 > bytes.length) return undefined;
  return {
    first,
    entries: (at: number): TiffEntry[] =>
      Array.from({ length: countAt(at) }, (_, index) => at + 2 + index * ENTRY_BYTES)
        .filter((place) => place + ENTRY_BYTES <= bytes.length)
        .map((place) => ({
          tag: view.getUint16(place, isLittle),
          type: view.getUint16(place + 2, isLittle),
          at: place + 8,
        })),
    read: ({ type, at }: TiffEntry) =>
      type === SHORT ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle),
    write({ type, at }: TiffEntry, value: number): void {
      if (type === SHORT) view.setUint16(at, value, isLittle);
      if (type === LONG) view.setUint32(at, value, isLittle);
    },
    /** No directory follows the first: that of the preview. */
    endChain: () => view.setUint32(chainAt, 0, isLittle),
  };
}

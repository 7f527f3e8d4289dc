// What a picture is, by its first bytes: names of files lie.

/** The kinds that the service takes and every browser draws. */
const SIGNATURES: { readonly [mediaType: string]: readonly (readonly [at: number, text: string])[] } = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/gif': [[0, 'GIF8']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** Brands of ISO/IEC 23008-12 that hold HEVC, which browsers do not decode, or that do not say what they hold. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The media type of a picture; undefined for anything else. */
export function pictureType(bytes: Uint8Array): string | undefined {
  return Object.keys(SIGNATURES).find((type) =>
    SIGNATURES[type]?.every(([at, text]) => textAt(bytes, at, text.length) === text),
  );
}

/** A picture of a telephone that browsers do not decode. */
export function isHeic(bytes: Uint8Array): boolean {
  return textAt(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(bytes, 8, 4));
}

/** A byte a letter; shorter where the bytes end. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

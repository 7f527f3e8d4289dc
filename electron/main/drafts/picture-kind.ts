/** The first bytes of what the service answers as pictures and every browser draws. */
const SIGNATURES: { readonly [mediaType: string]: readonly (readonly [at: number, text: string])[] } = {
  'image/jpeg': [[0, '\xff\xd8\xff']],
  'image/png': [[0, '\x89PNG\r\n\x1a\n']],
  'image/gif': [[0, 'GIF8']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** The media type of a picture; undefined for anything else. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return Object.keys(SIGNATURES).find((type) =>
    SIGNATURES[type]?.every(([at, text]) => start.startsWith(text, at)),
  );
}

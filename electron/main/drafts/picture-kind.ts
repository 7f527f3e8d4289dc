/** The first bytes of what the service answers as pictures and every browser draws: JPEG, PNG, GIF, WebP. */
const SIGNATURES: readonly (readonly [at: number, text: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some((parts) => parts.every(([at, text]) => start.startsWith(text, at)));
}

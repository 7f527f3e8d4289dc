import { joinBytes, pngChunk } from './png-chunks.ts';

/** Signature and header chunk (PNG specification, third edition, 5.2 and 11.2.1): what follows may be text. */
const HEADER_BYTES = 8 + 25;

/**
 * A PNG file with texts behind its header, as international text (11.3.3.4: UTF-8, not packed). Keywords are those that
 * the specification lists, as `Title` and `Description`.
 */
export function withPngTexts(
  png: Uint8Array<ArrayBuffer>,
  texts: { readonly [keyword: string]: string },
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks = Object.entries(texts).map(([keyword, text]) =>
    pngChunk('iTXt', encoder.encode(`${keyword}\0\0\0\0\0${text}`)),
  );
  return joinBytes([png.subarray(0, HEADER_BYTES), ...chunks, png.subarray(HEADER_BYTES)]);
}

import { unzlibSync } from 'fflate';

/** The pixels of a PNG with a palette as Varde writes it, row by row from above: red, green and blue in 24 bits each. */
export function palettePixels(png: Uint8Array): { widthPx: number; pixels: Uint32Array } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let [widthPx, palette, packed] = [0, new Uint8Array(0), new Uint8Array(0)];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const data = png.slice(at + 8, at + 8 + length);
    if (type === 'IHDR') widthPx = view.getUint32(at + 8);
    if (type === 'PLTE') palette = data;
    if (type === 'IDAT') packed = data;
    at += 12 + length;
  }
  // A filter before each line, which is none.
  const lines = unzlibSync(packed);
  const pixels = new Uint32Array(lines.length - lines.length / (widthPx + 1));
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const index = lines[pixel + Math.floor(pixel / widthPx) + 1] ?? 0;
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * index, 3 * index + 3);
    pixels[pixel] = (red << 16) | (green << 8) | blue;
  }
  return { widthPx, pixels };
}

import type { Steps } from '../../base/steps.ts';
import { bandsOf, type PixelSource } from './pixel-source.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Red, green and blue of rows that lie over a ground, for formats that know no transparency. */
export function opaqueRows(rgba: Uint8Array, ground: Rgb): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] ?? 0;
    for (let part = 0; part < 3; part++) {
      const value = rgba[from + part] ?? 0;
      rgb[to + part] = alpha === 255 ? value : mixed(value, ground[part] ?? 255, alpha);
    }
  }
  return rgb;
}

/** A part of a colour over that of a ground, alpha 0 to 255. */
export function mixed(value: number, ground: number, alpha: number): number {
  return Math.round((value * alpha + ground * (255 - alpha)) / 255);
}

/** Whether nothing shines through anywhere. Looks at the image band by band. */
export function* isOpaque(source: PixelSource): Steps<boolean> {
  for (const [firstRow, rowCount] of bandsOf(source)) {
    const rgba = yield* source.rows(firstRow, rowCount);
    for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
    yield;
  }
  return true;
}

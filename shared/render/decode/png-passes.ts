// What a PNG says of itself, and how its pixels are divided.

export interface PngHeader {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitDepth: number;
  readonly colourType: number;
  readonly isInterlaced: boolean;
}

export interface PngChunks {
  readonly header: PngHeader;
  readonly palette: Uint8Array;
  /** Alphas of the palette, or the one colour that is transparent. */
  readonly transparency: Uint8Array;
}

/** Columns and rows from where, and how far apart: one pass, or the seven of Adam7. */
export type Pass = readonly [left: number, top: number, across: number, down: number];

const CHANNELS: { readonly [colourType: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function bitsPerPixel({ bitDepth, colourType }: PngHeader): number {
  return bitDepth * (CHANNELS[colourType] ?? 0);
}

/** How many pixels a pass has across and down. */
export function passSize({ widthPx, heightPx }: PngHeader, [left, top, across, down]: Pass) {
  return { columns: Math.ceil((widthPx - left) / across), rows: Math.ceil((heightPx - top) / down) };
}

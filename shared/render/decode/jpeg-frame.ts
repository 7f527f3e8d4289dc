// The frame of a JPEG: its size, and its components with their coefficients (ITU-T T.81, annex B.2).

import { BrokenPicture, type ByteReader } from './byte-reader.ts';

export interface JpegComponent {
  readonly id: number;
  /** Its samples to those of the finest component, in units: blocks of each unit of all components. */
  readonly across: number;
  readonly down: number;
  readonly stepTable: number;
  /** Blocks in a line, filled up to whole units; and those that have pixels. */
  readonly blocksAcross: number;
  readonly ownAcross: number;
  readonly ownDown: number;
  /** Of each block 64, row by row. */
  readonly coefficients: Int16Array;
}

export interface JpegFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isProgressive: boolean;
  readonly unitsAcross: number;
  readonly unitsDown: number;
  /** The most blocks of a unit. */
  readonly across: number;
  readonly down: number;
  readonly components: readonly JpegComponent[];
}

const BLOCK_PX = 8;
const MAX_SAMPLING = 4;

/** Eight bits; grey or three colours. */
export function readFrame(reader: ByteReader, isProgressive: boolean): JpegFrame {
  const bits = reader.byte();
  const [heightPx, widthPx, count] = [reader.wide(), reader.wide(), reader.byte()];
  if (bits !== 8 || widthPx === 0 || heightPx === 0 || (count !== 1 && count !== 3))
    throw new BrokenPicture('No such kind of JPEG');
  const found = Array.from({ length: count }, () => {
    const [id, sampling, stepTable] = [reader.byte(), reader.byte(), reader.byte()];
    return { id, across: sampling >> 4, down: sampling & 15, stepTable };
  });
  const sides = found.flatMap(({ across, down }) => [across, down]);
  if (sides.some((side) => side < 1 || side > MAX_SAMPLING)) throw new BrokenPicture('No such samples');
  const across = Math.max(...found.map((component) => component.across));
  const down = Math.max(...found.map((component) => component.down));
  const unitsAcross = Math.ceil(widthPx / (BLOCK_PX * across));
  const unitsDown = Math.ceil(heightPx / (BLOCK_PX * down));
  const components = found.map((component) => {
    const blocksAcross = unitsAcross * component.across;
    const blocks = blocksAcross * unitsDown * component.down;
    return {
      ...component,
      blocksAcross,
      ownAcross: Math.ceil((widthPx * component.across) / across / BLOCK_PX),
      ownDown: Math.ceil((heightPx * component.down) / down / BLOCK_PX),
      coefficients: new Int16Array(blocks * BLOCK_PX * BLOCK_PX),
    };
  });
  return { widthPx, heightPx, isProgressive, unitsAcross, unitsDown, across, down, components };
}

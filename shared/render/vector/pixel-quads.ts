import type { Paint } from '../paint.ts';
import { type PixelImage, shrunk } from '../pixel-image.ts';
import type { Shape } from './vector-picture.ts';

/** Pixels of a picture at most, in each direction: it becomes as many shapes. */
const MAX_SIDE_PX = 48;

/** A picture as shapes of one colour, for formats that know no transparency: what is mostly transparent is left out. */
export function* pixelQuads(
  picture: PixelImage,
  corners: Shape,
): Generator<readonly [ring: readonly number[], paint: Paint]> {
  const image = shrunk(picture, Math.ceil(Math.max(picture.widthPx, picture.heightPx) / MAX_SIDE_PX));
  const { widthPx, heightPx } = image;
  const [x = 0, y = 0, rightX = 0, rightY = 0, lowerX = 0, lowerY = 0] = Array.from(corners);
  const pointAt = (column: number, row: number) => [
    x + ((rightX - x) * column) / widthPx + ((lowerX - x) * row) / heightPx,
    y + ((rightY - y) * column) / widthPx + ((lowerY - y) * row) / heightPx,
  ];
  for (let row = 0; row < heightPx; row++) {
    for (let start = 0, end = 0; start < widthPx; start = end) {
      const paint = paintAt(image, start, row);
      for (end = start + 1; end < widthPx && isSame(paint, paintAt(image, end, row)); ) end++;
      if (paint[3] < 128) continue;
      const corner = [
        [start, row] as const,
        [end, row] as const,
        [end, row + 1] as const,
        [start, row + 1] as const,
      ];
      yield [corner.flatMap(([column, line]) => pointAt(column, line)), paint];
    }
  }
}

function paintAt({ widthPx, rgba }: PixelImage, column: number, row: number): Paint {
  const at = 4 * (row * widthPx + column);
  return [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
}

function isSame(one: Paint, other: Paint): boolean {
  return one.every((value, index) => value === other[index]);
}

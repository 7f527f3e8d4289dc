import type { ImageSize } from '../../geo/map-frame.ts';
import type { DisplayList } from '../../render/display-list.ts';
import type { PixelSource } from '../../render/encode/pixel-source.ts';
import { rasterizeRows } from '../../render/raster/rasterize.ts';
import type { DrawingPace } from './drawing-pace.ts';
import type { ImageFormat } from './image-formats.ts';

interface Encoding {
  readonly frame: ImageSize;
  readonly dpi: number;
  readonly format: ImageFormat;
  readonly scheduler: DrawingPace;
}

/** Smaller images are drawn once, also where an encoder looks at them twice. */
const MAX_KEPT_PX = 4_000_000;

/** The file of a picture. Between bands of rows others have their turn. */
export async function encodeImage(
  list: DisplayList,
  { frame, dpi, format, scheduler }: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const work = format.encode(pixelsOf(list, frame), { dpi, exactColours: list.paints });
  let step = work.next();
  while (!step.done) {
    if (scheduler.isDue()) await scheduler.pause();
    step = work.next();
  }
  return step.value;
}

function pixelsOf(list: DisplayList, { widthPx, heightPx }: ImageSize): PixelSource {
  const kept = new Map<number, Uint8Array>();
  const isKept = widthPx * heightPx <= MAX_KEPT_PX;
  return {
    widthPx,
    heightPx,
    rows(firstRow, rowCount) {
      const known = kept.get(firstRow);
      if (known) return known;
      const { rgba } = rasterizeRows(list, widthPx, firstRow, rowCount);
      if (isKept) kept.set(firstRow, rgba);
      return rgba;
    },
  };
}

import type { Steps } from '../../base/steps.ts';
import type { ImageSize } from '../../geo/map-frame.ts';
import type { DisplayList } from '../../render/display-list.ts';
import type { Rgb } from '../../render/encode/opaque-rows.ts';
import type { PixelSource } from '../../render/encode/pixel-source.ts';
import type { ImagePlace } from '../../render/encode/tiff.ts';
import type { Paint } from '../../render/paint.ts';
import { blendPixels } from '../../render/raster/blend.ts';
import { rasterizeRows } from '../../render/raster/rasterize.ts';
import { typefacesOf } from '../../render/vector/vector-picture.ts';
import type { OutputFile } from '../outputs.ts';
import type { DrawingPace } from './drawing-pace.ts';
import type { ImageFormat } from './image-formats.ts';

export interface Encoding {
  readonly frame: ImageSize;
  readonly dpi: number;
  readonly format: ImageFormat;
  readonly scheduler: DrawingPace;
  readonly ground: Rgb;
  readonly place?: ImagePlace | undefined;
  /** What lies beneath the list, of formats of pixels. */
  readonly beneath?: PixelSource | undefined;
  /** Pixels of this colour become transparent, in formats that know it. */
  readonly key?: Paint | undefined;
}

/** Smaller images are drawn once, also where an encoder looks at them twice. */
const MAX_KEPT_PX = 4_000_000;

/** The file of a picture. Between bands of rows others have their turn. */
export async function encodeImage(
  list: DisplayList,
  { frame, dpi, format, scheduler, ground, place, beneath, key }: Encoding,
): Promise<OutputFile> {
  const work =
    format.kind === 'vector'
      ? format.encode({ list, ...frame, dpi, typefaces: await typefacesOf(list) }, ground)
      : format.encode(pixelsOf(list, frame, { beneath, key: format.takesKey ? key : undefined }), {
          dpi,
          exactColours: list.paints,
          ground,
          place,
        });
  return inSteps(work, scheduler);
}

/** Does work step by step: in between others have their turn. */
export async function inSteps<Value>(work: Steps<Value>, scheduler: DrawingPace): Promise<Value> {
  let step = work.next();
  while (!step.done) {
    if (scheduler.isDue()) await scheduler.pause();
    step = work.next();
  }
  return step.value;
}

interface PixelParts {
  readonly beneath?: PixelSource | undefined;
  /** A colour that becomes transparent. */
  readonly key?: Paint | undefined;
}

/** The pixels of a picture. */
export function pixelsOf(
  list: DisplayList,
  { widthPx, heightPx }: ImageSize,
  { beneath, key }: PixelParts = {},
): PixelSource {
  const kept = new Map<number, Uint8Array>();
  const isKept = widthPx * heightPx <= MAX_KEPT_PX;
  const drawn: PixelSource = {
    widthPx,
    heightPx,
    rows: (firstRow, rowCount) => rasterizeRows(list, widthPx, firstRow, rowCount).rgba,
  };
  const whole = beneath ? pixelsOver(beneath, drawn) : drawn;
  return {
    widthPx,
    heightPx,
    rows(firstRow, rowCount) {
      const known = kept.get(firstRow);
      if (known) return known;
      const rgba = whole.rows(firstRow, rowCount);
      if (key) clearKey(rgba, key);
      if (isKept) kept.set(firstRow, rgba);
      return rgba;
    },
  };
}

/** One picture over another of the same size. */
export function pixelsOver(beneath: PixelSource, above: PixelSource): PixelSource {
  const { widthPx, heightPx } = above;
  return {
    widthPx,
    heightPx,
    rows(firstRow, rowCount) {
      const band = { widthPx, firstRow, rowCount };
      const rgba = new Uint8Array(beneath.rows(firstRow, rowCount));
      blendPixels({ ...band, rgba }, { ...band, rgba: new Uint8Array(above.rows(firstRow, rowCount)) }, 255);
      return rgba;
    },
  };
}

/** Only what has the colour to the last digit: the soft edges of what is drawn over it stay. */
function clearKey(rgba: Uint8Array, [red, green, blue]: Paint): void {
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] === red && rgba[at + 1] === green && rgba[at + 2] === blue) rgba.fill(0, at, at + 4);
  }
}

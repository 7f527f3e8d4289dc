import type { Steps } from '../../../base/steps.ts';
import type { ImageSize } from '../../../geo/map-frame.ts';
import type { DisplayList } from '../../../render/display-list.ts';
import type { PixelSource } from '../../../render/encode/pixel-source.ts';
import type { Paint } from '../../../render/paint.ts';
import { blendPixels } from '../../../render/raster/blend.ts';
import { pixelsIn } from '../../../render/raster/pixels.ts';
import { createRasterizer } from '../../../render/raster/rasterize.ts';
import { spareMemory } from '../../../render/spare.ts';
import { cachePixels } from '../tiles/cache-pixels.ts';
import type { PictureGround } from './draw-job.ts';

interface PictureParts {
  readonly beneath?: PictureGround | undefined;
  /** A colour that becomes transparent. */
  readonly key?: Paint | undefined;
}

/** Pixels that are drawn for one file. */
interface OwnPixels extends PixelSource {
  /** The file is made: nobody looks at them any more. */
  release(): void;
}

/** The pixels of a list, over what lies beneath it. */
export function picturePixels(list: DisplayList, frame: ImageSize, parts: PictureParts = {}): OwnPixels {
  return finishPixels(pixelsOf(list, frame), frame, parts);
}

/** What a picture becomes with its other parts. Not to be released by those whose picture is still used. */
export function finishPixels(
  picture: PixelSource,
  frame: ImageSize,
  { beneath, key }: PictureParts,
): OwnPixels {
  const whole = beneath ? pixelsOver(groundPixels(beneath, frame), picture) : picture;
  return kept(key ? withoutKey(whole, key) : whole);
}

function pixelsOf(list: DisplayList, { widthPx, heightPx }: ImageSize): PixelSource {
  const rasterize = createRasterizer(list, widthPx);
  return {
    widthPx,
    heightPx,
    *rows(firstRow, rowCount) {
      return (yield* rasterize(firstRow, rowCount)).rgba;
    },
  };
}

function groundPixels({ list, tiles }: PictureGround, frame: ImageSize): PixelSource {
  const background = pixelsOf(list, frame);
  return tiles ? pixelsOver(background, cachePixels(tiles)) : background;
}

/** One picture over another of the same size. */
function pixelsOver(beneath: PixelSource, above: PixelSource): PixelSource {
  const { widthPx, heightPx } = above;
  return {
    widthPx,
    heightPx,
    *rows(firstRow, rowCount) {
      const band = { widthPx, firstRow, rowCount };
      const rgba = new Uint8Array(yield* beneath.rows(firstRow, rowCount));
      const over = new Uint8Array(yield* above.rows(firstRow, rowCount));
      blendPixels(pixelsIn(band, rgba), pixelsIn(band, over), 255);
      return rgba;
    },
  };
}

/** Only what has the colour to the last digit: the soft edges of what is drawn over it stay. */
function withoutKey(source: PixelSource, [red, green, blue]: Paint): PixelSource {
  return {
    ...source,
    *rows(firstRow, rowCount) {
      const rgba = yield* source.rows(firstRow, rowCount);
      for (let at = 0; at < rgba.length; at += 4) {
        if (rgba[at] === red && rgba[at + 1] === green && rgba[at + 2] === blue) rgba.fill(0, at, at + 4);
      }
      return rgba;
    },
  };
}

/** Smaller images are drawn once, also where an encoder looks at them twice. */
const MAX_KEPT_PX = 4_000_000;

function kept(source: PixelSource): OwnPixels {
  const { widthPx, heightPx } = source;
  if (widthPx * heightPx > MAX_KEPT_PX) return { ...source, release: () => undefined };
  const known = new Map<number, Uint8Array>();
  return {
    widthPx,
    heightPx,
    *rows(firstRow, rowCount): Steps<Uint8Array> {
      const rgba = known.get(firstRow) ?? (yield* source.rows(firstRow, rowCount));
      known.set(firstRow, rgba);
      return rgba;
    },
    release() {
      for (const { buffer } of known.values()) if (buffer instanceof ArrayBuffer) spareMemory.give(buffer);
      known.clear();
    },
  };
}

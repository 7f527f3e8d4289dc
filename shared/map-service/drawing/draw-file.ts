// From a list to the file of its picture.

import type { MapType } from '../../contracts/map/types.ts';
import type { ImageSize } from '../../geo/map-frame.ts';
import { type DisplayList, DisplayListBuilder } from '../../render/display-list.ts';
import type { Rgb } from '../../render/encode/opaque-rows.ts';
import type { ImagePlace } from '../../render/encode/tiff.ts';
import { pixelList } from '../../render/pixel-list.ts';
import { sharedLists } from '../../render/shared-lists.ts';
import { MAX_BEGUN_PX } from '../limits.ts';
import type { OutputFile } from '../outputs.ts';
import type { DrawingPace } from './drawing-pace.ts';
import type { ImageRequest } from './image-request.ts';
import type { BegunPicture, Drawing, DrawnFiles, PictureGround, PictureJob } from './jobs/draw-job.ts';
import { paintOf } from './symbols/color-paint.ts';

type Color = MapType<'Color'>;
type Picture = Omit<ImageRequest, 'isByAddress'>;

export interface PictureFacts {
  /** Where formats without transparency show through; absent: white. */
  readonly ground?: Color | undefined;
  /** A colour to become transparent, unless that of the display does. */
  readonly key?: Color | undefined;
  readonly place?: ImagePlace;
  /** What lies beneath the list, of formats of pixels. */
  readonly beneath?: PictureGround | undefined;
}

const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255 } as const;

export type PictureFile = OutputFile & { readonly bytes: Uint8Array<ArrayBuffer> };

/** Lays a picture on a list; tells the rest of it. */
export type Draw = (list: DisplayListBuilder) => Promise<PictureFacts>;

/** The list is given away. */
export async function drawFile(
  list: DisplayList,
  request: Picture,
  scheduler: DrawingPace,
  drawing: Drawing,
  facts: PictureFacts = {},
): Promise<PictureFile> {
  const job = jobOf(list, request, facts);
  return fileOf(await scheduler.waitFor((signal) => drawing.draw(job, signal)));
}

/** Small pictures that are alike but for their lists, which are given away. */
export async function drawFiles(
  lists: readonly DisplayList[],
  request: Picture,
  scheduler: DrawingPace,
  drawing: Drawing,
  facts: Pick<PictureFacts, 'ground' | 'key'> = {},
): Promise<PictureFile[]> {
  const shared = sharedLists(lists.map((list) => listFor(request, list)));
  const job = { ...lookOf(request, facts), kind: 'pictures', lists: shared } as const;
  return filesOf(await scheduler.waitFor((signal) => drawing.draw(job, signal)));
}

/** A long list of a picture of pixels is drawn while the rest of it is made. */
export async function drawWhileMade(
  draw: Draw,
  request: Picture,
  scheduler: DrawingPace,
  drawing: Drawing,
): Promise<PictureFile> {
  const { widthPx, heightPx } = sizeOf(request);
  const leaving = new AbortController();
  const drawn = await scheduler.waitFor(async (signal) => {
    const end = AbortSignal.any([signal, leaving.signal]);
    let begun: BegunPicture | undefined;
    const begin = (section: DisplayList) => {
      begun ??= drawing.begin({ widthPx, heightPx }, end);
      begun.add(pixelList(section));
    };
    const isBegun = request.format.kind === 'raster' && widthPx * heightPx <= MAX_BEGUN_PX;
    try {
      const list = new DisplayListBuilder(isBegun ? begin : undefined, drawing.memory);
      const facts = await draw(list);
      const job = jobOf(list.build(), request, facts);
      return await (begun ? begun.finish(job) : drawing.draw(job, end));
    } catch (error) {
      leaving.abort();
      throw error;
    }
  });
  return fileOf(drawn);
}

function sizeOf({ display: { ImageWidth, ImageHeight } }: Picture): ImageSize {
  return { widthPx: ImageWidth, heightPx: ImageHeight };
}

function jobOf(list: DisplayList, request: Picture, facts: PictureFacts): PictureJob {
  const { place, beneath } = facts;
  return { ...lookOf(request, facts), kind: 'picture', list: listFor(request, list), place, beneath };
}

function lookOf(request: Picture, { ground = WHITE, key }: Pick<PictureFacts, 'ground' | 'key'>) {
  const { display, formatName } = request;
  const { ImageDPI, TransparentColor = key } = display;
  return {
    frame: sizeOf(request),
    dpi: ImageDPI,
    format: formatName,
    ground: opaque(ground),
    key: TransparentColor && paintOf(TransparentColor),
  };
}

function listFor({ format }: Picture, list: DisplayList): DisplayList {
  return format.kind === 'vector' ? list : pixelList(list);
}

function fileOf(drawn: DrawnFiles): PictureFile {
  const [file] = filesOf(drawn);
  if (!file) throw new Error('A picture was drawn without its bytes');
  return file;
}

function filesOf({ files, mediaType, extension }: DrawnFiles): PictureFile[] {
  return files.map((bytes) => ({ bytes, mediaType, extension }));
}

function opaque(color: Color): Rgb {
  const [red, green, blue] = paintOf(color);
  return [red, green, blue];
}

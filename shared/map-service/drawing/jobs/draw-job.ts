// What is drawn elsewhere than where it was described: nothing but values, so that it can be sent to a worker.

import type { SpareMemory } from '../../../base/spare-memory.ts';
import type { ImageSize } from '../../../geo/map-frame.ts';
import type { DisplayList } from '../../../render/display-list.ts';
import type { Rgb } from '../../../render/encode/opaque-rows.ts';
import type { ImagePlace } from '../../../render/encode/tiff.ts';
import type { Paint } from '../../../render/paint.ts';
import type { FormatName } from '../image-formats.ts';
import type { CachePicture } from '../tiles/cache-pixels.ts';

interface Drawn {
  readonly frame: ImageSize;
  readonly dpi: number;
}

/** How a list becomes a file. */
interface FileLook extends Drawn {
  readonly format: FormatName;
  /** What is transparent lies over it in formats that know no transparency. */
  readonly ground: Rgb;
  /** Pixels of this colour become transparent, in formats that know it. */
  readonly key?: Paint | undefined;
}

/** One file. */
export interface PictureJob extends FileLook {
  readonly kind: 'picture';
  readonly list: DisplayList;
  readonly place?: ImagePlace | undefined;
  /** What lies beneath the list, of formats of pixels. */
  readonly beneath?: PictureGround | undefined;
}

/** Several pictures that are alike but for their lists, a file of each: for small ones, of which telling costs the most. */
export interface PicturesJob extends FileLook {
  readonly kind: 'pictures';
  readonly lists: readonly DisplayList[];
}

export interface PictureGround {
  readonly list: DisplayList;
  readonly tiles?: CachePicture | undefined;
}

/** An image cut into tiles: PNG files, row by row from the north-west. */
export interface TilesJob extends Drawn {
  readonly kind: 'tiles';
  readonly list: DisplayList;
  readonly rows: number;
  readonly columns: number;
}

export type DrawJob = PictureJob | PicturesJob | TilesJob;

export interface DrawnFiles {
  readonly files: readonly Uint8Array<ArrayBuffer>[];
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
}

/** Where display lists become files. */
export interface Drawing {
  /** The job and its buffers are given away. Rejects when `signal` aborts: the drawing then ends soon. */
  draw(job: DrawJob, signal: AbortSignal): Promise<DrawnFiles>;
  /**
   * Begins a picture of pixels while its list is still being made. It takes the memory of all its pixels, and does not
   * wait for room: for pictures of at most MAX_BEGUN_PX (limits.ts).
   */
  begin(frame: ImageSize, signal: AbortSignal): BegunPicture;
  /** Where the memory of sections that are drawn comes back; absent where it does not. */
  readonly memory?: SpareMemory;
}

export interface BegunPicture {
  /** Draws a section of the list over those before it. It is given away; `onDrawn`: its memory is of no use any more. */
  add(section: DisplayList, onDrawn?: () => void): void;
  /** With the last section as its list. Tells what went wrong with those before, too. */
  finish(job: PictureJob): Promise<DrawnFiles>;
}

// Several pictures in one go. Those that cost little have a step together: a step for each part of each of them would
// take longer than drawing them.

import { runSync, type Steps } from '../../../base/steps.ts';
import type { DisplayList } from '../../../render/display-list.ts';
import type { ImageFile } from '../image-formats.ts';
import type { DrawnFiles, PictureJob, PicturesJob } from './draw-job.ts';

/** What a step costs at most, in pixels that are looked at: some milliseconds. */
const STEP_COST = 65_536;
/** A command is so many numbers at least. */
const COMMAND_NUMBERS = 3;

/** `fileOf`: the steps of one of them. Their bytes lie in one piece of memory. */
export function* severalSteps(
  { lists, ...look }: PicturesJob,
  fileOf: (job: PictureJob) => Steps<ImageFile>,
): Steps<DrawnFiles> {
  const files: ImageFile[] = [];
  let cost = 0;
  for (const list of lists) {
    const own = costOf(list, look.frame.widthPx * look.frame.heightPx);
    if (cost > 0 && cost + own > STEP_COST) {
      cost = 0;
      yield;
    }
    const steps = fileOf({ ...look, kind: 'picture', list });
    files.push(own > STEP_COST ? yield* steps : runSync(steps));
    cost += own;
  }
  const { mediaType = '', extension = '' } = files[0] ?? {};
  return { files: inOnePiece(files.map(({ bytes }) => bytes)), mediaType, extension };
}

/** At most: as if each command reached every pixel, and a stamp stood wherever one does. */
function costOf({ coordinates, commands, stamps, images, texts }: DisplayList, px: number): number {
  // How much these take depends on more than the list: on a file of pixels, on a typeface.
  if (images.length > 0 || texts.length > 0) return Number.POSITIVE_INFINITY;
  const own = px * (1 + commands.length / COMMAND_NUMBERS) + coordinates.length;
  return stamps.reduce((sum, stamp) => sum + (coordinates.length / 2) * costOf(stamp, px), own);
}

function inOnePiece(files: readonly Uint8Array[]): Uint8Array<ArrayBuffer>[] {
  const whole = new Uint8Array(files.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  return files.map((bytes) => {
    const piece = whole.subarray(at, at + bytes.length);
    piece.set(bytes);
    at += bytes.length;
    return piece;
  });
}

import type { Steps } from '../../../base/steps.ts';
import { encodePngTiles } from '../../../render/encode/png-tiles.ts';
import { typefacesOf, type VectorPicture } from '../../../render/vector/vector-picture.ts';
import { IMAGE_FORMATS, type ImageFile } from '../image-formats.ts';
import type { DrawJob, DrawnFiles, PictureJob, TilesJob } from './draw-job.ts';
import { finishPixels, picturePixels } from './picture-pixels.ts';
import type { SectionPixels } from './section-pixels.ts';
import { severalSteps } from './several-pictures.ts';

type Typefaces = VectorPicture['typefaces'];

/** The work of a job, in steps of some milliseconds. */
export async function drawSteps(job: DrawJob): Promise<Steps<DrawnFiles>> {
  if (job.kind === 'tiles') return tileSteps(job);
  const lists = job.kind === 'picture' ? [job.list] : job.lists;
  const isVector = IMAGE_FORMATS[job.format]?.kind === 'vector';
  const typefaces: Typefaces = isVector ? await typefacesOf(lists) : new Map();
  const fileOf = (picture: PictureJob) => fileSteps(picture, typefaces);
  return job.kind === 'picture' ? pictureSteps(fileOf(job)) : severalSteps(job, fileOf);
}

function* fileSteps({ format: name, ...job }: PictureJob, typefaces: Typefaces): Steps<ImageFile> {
  const format = IMAGE_FORMATS[name];
  if (!format) throw new Error(`There is no format ${name}`);
  const { list, frame, dpi, ground, place, beneath, key } = job;
  if (format.kind === 'vector') return yield* format.encode({ list, ...frame, dpi, typefaces }, ground);
  const pixels = picturePixels(list, frame, { beneath, key: format.takesKey ? key : undefined });
  const file = yield* format.encode(pixels, { dpi, exactColours: list.paints, ground, place });
  pixels.release();
  return file;
}

/** The last of the work of a picture that was begun: its last section, and the file. */
export function* finishSteps({ list, frame, ...job }: PictureJob, begun: SectionPixels): Steps<DrawnFiles> {
  const format = IMAGE_FORMATS[job.format];
  if (format?.kind !== 'raster') throw new Error(`A picture of pixels is no ${job.format}`);
  yield* begun.add(list);
  const { dpi, ground, place, beneath, key } = job;
  const pixels = finishPixels(begun.source, frame, { beneath, key: format.takesKey ? key : undefined });
  return yield* pictureSteps(format.encode(pixels, { dpi, exactColours: begun.paints, ground, place }));
}

function* pictureSteps(steps: Steps<ImageFile>): Steps<DrawnFiles> {
  const { bytes, mediaType, extension } = yield* steps;
  return { files: [bytes], mediaType, extension };
}

function* tileSteps({ list, frame, dpi, rows, columns }: TilesJob): Steps<DrawnFiles> {
  const options = { rows, columns, dpi, exactColours: list.paints };
  const pixels = picturePixels(list, frame);
  const files = yield* encodePngTiles(pixels, options);
  pixels.release();
  return { files, mediaType: 'image/png', extension: 'png' };
}

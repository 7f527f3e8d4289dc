import type { Steps } from '../../../base/steps.ts';
import { encodePngTiles } from '../../../render/encode/png-tiles.ts';
import { typefacesOf } from '../../../render/vector/vector-picture.ts';
import { IMAGE_FORMATS, type ImageFile } from '../image-formats.ts';
import type { DrawJob, DrawnFiles, PictureJob, TilesJob } from './draw-job.ts';
import { finishPixels, picturePixels } from './picture-pixels.ts';
import type { SectionPixels } from './section-pixels.ts';

/** The work of a job, in steps of some milliseconds. */
export async function drawSteps(job: DrawJob): Promise<Steps<DrawnFiles>> {
  return job.kind === 'tiles' ? tileSteps(job) : pictureSteps(await fileSteps(job));
}

async function fileSteps({ format: name, ...job }: PictureJob): Promise<Steps<ImageFile>> {
  const format = IMAGE_FORMATS[name];
  if (!format) throw new Error(`There is no format ${name}`);
  const { list, frame, dpi, ground, place, beneath, key } = job;
  if (format.kind === 'vector') {
    return format.encode({ list, ...frame, dpi, typefaces: await typefacesOf(list) }, ground);
  }
  const pixels = picturePixels(list, frame, { beneath, key: format.takesKey ? key : undefined });
  return format.encode(pixels, { dpi, exactColours: list.paints, ground, place });
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
  const files = yield* encodePngTiles(picturePixels(list, frame), options);
  return { files, mediaType: 'image/png', extension: 'png' };
}

// What the data window and a draw worker say to each other. Images and lists are handed over instead of copied.

import type {
  DrawJob,
  DrawnFiles,
  PictureGround,
  PictureJob,
} from '../../../shared/map-service/drawing/jobs/draw-job.ts';

export type DrawCall =
  | { readonly id: number; readonly kind: 'draw'; readonly job: DrawJob }
  /** A picture whose list comes in sections. */
  | { readonly id: number; readonly kind: 'begin'; readonly frame: PictureJob['frame'] }
  | { readonly id: number; readonly kind: 'add'; readonly section: PictureJob['list'] }
  | { readonly id: number; readonly kind: 'finish'; readonly job: PictureJob }
  /** Nobody waits for it any more. */
  | { readonly id: number; readonly kind: 'give-up' };

export type DrawReply =
  /** A section is drawn: its memory comes back. */
  | { readonly id: number; readonly kind: 'spent'; readonly memory: readonly ArrayBuffer[] }
  | { readonly id: number; readonly kind: 'end'; readonly ok: true; readonly drawn: DrawnFiles }
  | { readonly id: number; readonly kind: 'end'; readonly ok: false; readonly message: string };

/** The memory that goes along with a job. Stamps may be those of other lists too, and are small. */
export function buffersOfJob(job: DrawJob): ArrayBuffer[] {
  // They share their memory.
  if (job.kind === 'pictures') return [...new Set(job.lists.flatMap(buffersOfList))];
  const beneath = 'beneath' in job ? job.beneath : undefined;
  return [...buffersOfList(job.list), ...handedOver(beneath ? groundArrays(beneath) : [])];
}

export function buffersOfList({ coordinates, commands }: PictureJob['list']): ArrayBuffer[] {
  return handedOver([coordinates, commands]);
}

function groundArrays({ list, tiles }: PictureGround): ArrayBufferView[] {
  const pixels = tiles ? [...tiles.grid.tiles.values()].map(({ rgba }) => rgba) : [];
  return [list.coordinates, list.commands, ...pixels];
}

export function buffersOfFiles({ files }: DrawnFiles): ArrayBuffer[] {
  return handedOver(files);
}

function handedOver(arrays: readonly ArrayBufferView[]): ArrayBuffer[] {
  const buffers = arrays.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
}

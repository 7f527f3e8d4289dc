// Display lists that need no map.

import { type DisplayList, DisplayListBuilder } from '../../../render/display-list.ts';
import type { PictureJob, PicturesJob, TilesJob } from '../jobs/draw-job.ts';

/** A hundred stripes, lines, markers and a layer that is half transparent, in a picture of that size. */
function stripes(widthPx: number, heightPx: number): DisplayList {
  const list = new DisplayListBuilder();
  const marker = new DisplayListBuilder();
  marker.fill([[-4, -4, 4, -4, 4, 4, -4, 4]], [20, 120, 60, 255]);
  const stamp = marker.build();
  list.fill([[0, 0, widthPx, 0, widthPx, heightPx, 0, heightPx]], [226, 238, 243, 255]);
  list.beginGroup(0.5);
  for (let index = 0; index < 100; index++) {
    const y = (heightPx * index) / 100;
    list.fill([[0, y, widthPx, y + 7, widthPx / 2, y + 9]], [2 * index, 90, 200 - index, 255]);
    const line = { paint: [40, 40, index, 255], widthPx: 1.3, join: 'round', cap: 'round' } as const;
    list.strokeLines([[3, y, widthPx - 3, heightPx - y]], line);
  }
  list.endGroup();
  for (let index = 0; index < 100; index++)
    list.stamp(stamp, [(widthPx * index) / 100, (heightPx * index) / 100]);
  return list.build();
}

/** Made anew each time, because a job is given away. */
export function testPicture(widthPx: number, heightPx: number, more: Partial<PictureJob> = {}): PictureJob {
  return {
    kind: 'picture',
    list: stripes(widthPx, heightPx),
    frame: { widthPx, heightPx },
    dpi: 96,
    format: 'geoImagePNG',
    ground: [255, 255, 255],
    ...more,
  };
}

/** The same picture in three sections: two to be added, and the job with the last. */
export function testSections(widthPx: number, heightPx: number, more: Partial<PictureJob> = {}) {
  const { coordinates, commands, ...styles } = stripes(widthPx, heightPx);
  const places: number[] = [];
  const starts: number[] = [];
  for (let place = 0, start = 0; place < commands.length; ) {
    places.push(place);
    starts.push(start);
    const partCount = commands[place + 2] ?? 0;
    for (const length of commands.subarray(place + 3, place + 3 + partCount)) start += length;
    place += 3 + partCount;
  }
  // In the middle of the group, and among the markers after it.
  const ends = [0, 70, places.length - 1, places.length];
  const [first, second, list] = [0, 1, 2].map((index) => {
    const [begin = 0, end = 0] = [ends[index], ends[index + 1]];
    return {
      ...styles,
      coordinates: coordinates.slice(starts[begin], starts[end] ?? coordinates.length),
      commands: commands.slice(places[begin], places[end] ?? commands.length),
    };
  });
  if (!first || !second || !list) throw new Error('There are three sections');
  return { sections: [first, second], job: { ...testPicture(widthPx, heightPx, more), list } };
}

/** Two rows of three tiles. */
export function testTiles(sidePx: number): TilesJob {
  const frame = { widthPx: 3 * sidePx, heightPx: 2 * sidePx };
  const list = stripes(frame.widthPx, frame.heightPx);
  return { kind: 'tiles', list, frame, dpi: 96, rows: 2, columns: 3 };
}

/** So many pictures of a triangle and a line, each in a colour of its own. */
export function testSeveral(
  count: number,
  widthPx: number,
  heightPx: number,
  more: Partial<PicturesJob> = {},
): PicturesJob {
  const lists = Array.from({ length: count }, (_, index) => {
    const list = new DisplayListBuilder();
    list.fill([[0, 0, widthPx, heightPx / 2, 0, heightPx]], [90, 20, index % 256, 255]);
    const line = { paint: [0, 0, 0, 255], widthPx: 1.5, join: 'round', cap: 'round' } as const;
    list.strokeLines([[1, 1, widthPx - 2, heightPx - index]], line);
    return list.build();
  });
  const { list: _, kind: __, ...look } = testPicture(widthPx, heightPx);
  return { ...look, kind: 'pictures', lists, ...more };
}

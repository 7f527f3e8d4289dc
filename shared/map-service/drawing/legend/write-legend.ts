// The answer of a legend, and its pictures: many small ones are drawn in one go.

import type { MapType } from '../../../contracts/map/types.ts';
import type { DisplayList } from '../../../render/display-list.ts';
import type { MapContext } from '../../map-context.ts';
import type { SearchedLayer } from '../../search/searched-layers.ts';
import { createDrawingPace } from '../drawing-pace.ts';
import type { ImageRequest } from '../image-request.ts';
import { writeLists } from '../write-image.ts';
import { drawPatch, type LegendPatch } from './draw-patch.ts';
import type { LegendEntry, LegendGroup } from './legend-groups.ts';

type LegendInfo = MapType<'MapServerLegendInfo'>;
type LegendClass = MapType<'MapServerLegendClass'>;
type LegendContext = Pick<MapContext, 'origin' | 'outputs' | 'drawing' | 'scheduler'>;

export interface LayerGroup {
  readonly layer: SearchedLayer['layer'];
  /** Of the rows that it shows. */
  readonly geometryType: SearchedLayer['layer']['geometryType'];
  readonly group: LegendGroup;
  readonly opacity: number;
}

/** What is transparent has this colour in formats without alpha: a client may take it for transparent. */
const KEY = { $type: 'RgbColor', Red: 254, Green: 255, Blue: 255, AlphaValue: 255 } as const;

export async function writeLegend(
  groups: readonly LayerGroup[],
  patch: LegendPatch,
  request: ImageRequest,
  context: LegendContext,
): Promise<LegendInfo[]> {
  const images = await writePatches(groups, patch, request, context);
  const classOf = (entry: LegendEntry, image: LegendClass['SymbolImage'] | undefined): LegendClass => {
    if (!image) throw new Error('A class was drawn without its picture');
    return {
      Label: entry.label,
      Description: entry.description,
      SymbolImage: image,
      ...(request.format.name === 'PNG32' ? {} : { TransparentColor: KEY }),
    };
  };
  let count = 0;
  return groups.map(({ layer, group: { heading, entries } }) => {
    const first = count;
    count += entries.length;
    const LegendClasses = entries.map((entry, index) => classOf(entry, images[first + index]));
    return {
      LayerID: layer.id,
      Name: layer.name,
      LegendGroups: [{ Heading: heading, LegendClasses }],
    };
  });
}

/** So many pixels and numbers of lists go together: what is sent at a time is bounded, however long patches are. */
const MAX_TOGETHER = 262_144;
/** Of a picture beside them. */
const PICTURE_COST = 1_024;

/** Those of all classes, in their order. */
async function writePatches(
  groups: readonly LayerGroup[],
  patch: LegendPatch,
  request: ImageRequest,
  context: LegendContext,
): Promise<LegendClass['SymbolImage'][]> {
  const scheduler = createDrawingPace(context.scheduler());
  const images: LegendClass['SymbolImage'][] = [];
  let lists: DisplayList[] = [];
  let cost = 0;
  const write = async () => {
    if (lists.length > 0)
      images.push(...(await writeLists(lists, request, scheduler, context, { ground: KEY })));
    lists = [];
    cost = 0;
  };
  for (const { geometryType, group, opacity } of groups) {
    for (const entry of group.entries) {
      if (scheduler.isDue()) await scheduler.pause();
      const list = drawPatch(entry, geometryType, patch, opacity);
      lists.push(list);
      cost += PICTURE_COST + patch.widthPx * patch.heightPx + list.coordinates.length;
      if (cost >= MAX_TOGETHER) await write();
    }
  }
  await write();
  return images;
}

// How many pictures of a legend are drawn at a time.

import { beforeEach, expect, test } from 'vitest';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { createCountedEventLoop } from '../../../testing/ports/fixed-ports.ts';
import type { DrawJob } from '../jobs/draw-job.ts';
import { createFairDrawing } from '../jobs/fair-drawing.ts';

let map: MapRequests;
let jobs: DrawJob[];
beforeEach(async () => {
  jobs = [];
  const drawing = createFairDrawing(createCountedEventLoop());
  map = await createMapRequests({}, undefined, undefined, undefined, {
    ...drawing,
    draw(job, signal) {
      jobs.push(job);
      return drawing.draw(job, signal);
    },
  });
});

const PNG = { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' } as const;

/** A class of an area for each grey. */
function greys(values: readonly number[]): MapType<'LayerDescription'> {
  const ClassBreakInfos = values.map((grey) => ({
    ClassMinimumValue: grey,
    ClassMaximumValue: grey + 1,
    Label: `grey ${grey}`,
    Symbol: {
      $type: 'SimpleFillSymbol' as const,
      Color: { $type: 'RgbColor' as const, Red: grey, Green: grey, Blue: grey, AlphaValue: 255 },
      Style: 'geoSFSSolid' as const,
    },
  }));
  const FeatureRenderer = {
    $type: 'ClassBreaksRenderer',
    ...{ Field: 'OBJECTID', MinimumValue: 0, ClassBreakInfos },
  } as const;
  return layerDescription(13, {
    DrawingDescription: { $type: 'FeatureLayerDrawingDescription', FeatureRenderer, Transparency: 0 },
  });
}

async function legendOf(
  layer: MapType<'LayerDescription'>,
  patch: Partial<MapType<'MapServerLegendPatch'>> = {},
  ImageType: MapType<'ImageType'> = PNG,
) {
  const [info] = await map.ask('GetLegendInfo2', {
    MapDescription: { Name: '', Rotation: 0, LayerDescriptions: [layer] },
    MapImageDisplay: { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 },
    LayerIDs: [13],
    ImageType,
    LegendPatch: { Width: 36, Height: 18, ImageDPI: 96, ...patch },
  });
  return info?.LegendGroups?.[0]?.LegendClasses ?? [];
}

const sizesOfJobs = () => jobs.map((job) => (job.kind === 'pictures' ? job.lists.length : 1));

test('the pictures of all layers of a legend are drawn in one go', async () => {
  const infos = await map.ask('GetLegendInfo', { MapName: '', LayerIDs: [], ImageType: PNG });
  const classes = infos.flatMap(({ LegendGroups = [] }) =>
    LegendGroups.flatMap((group) => group.LegendClasses),
  );
  expect(classes.length).toBeGreaterThan(infos.length);
  expect(sizesOfJobs()).toEqual([classes.length]);
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a legend of more pictures than are sent at a time has each with its class', async () => {
  const classes = await legendOf(greys(upTo(250)));
  expect(sizesOfJobs().length).toBeGreaterThan(1);
  expect(sizesOfJobs().reduce((sum, size) => sum + size)).toBe(250);
  expect(classes.map(({ Label }) => Label)).toEqual(upTo(250).map((grey) => `grey ${grey}`));
  for (const grey of [0, 100, 249]) {
    const [alone] = await legendOf(greys([grey]));
    expect(classes[grey]?.SymbolImage).toEqual(alone?.SymbolImage);
  }
});

test('long patches go few at a time', async () => {
  const PointArray = upTo(20_000).map((X) => ({ $type: 'PointN' as const, X, Y: X % 7 }));
  const Geometry: MapType<'PolygonN'> = {
    $type: 'PolygonN',
    ...{ HasID: false, HasZ: false, HasM: false },
    RingArray: [{ $type: 'Ring', PointArray }],
  };
  const AreaPatch = { $type: 'AreaPatch', PreserveAspectRatio: false, Geometry } as const;
  await legendOf(greys(upTo(20)), { AreaPatch });
  expect(Math.max(...sizesOfJobs())).toBeLessThan(10);
});

test('pictures by address have one each', async () => {
  const ImageType = { ...PNG, ImageReturnType: 'geoImageReturnURL' } as const;
  const classes = await legendOf(greys([3, 4, 5]), {}, ImageType);
  const addresses = classes.map(({ SymbolImage }) => SymbolImage?.ImageURL ?? '');
  expect(new Set(addresses).size).toBe(3);
  const [, second = ''] = addresses;
  const [right] = await legendOf(greys([4]));
  const reply = await map.send({ path: new URL(second).pathname });
  expect(reply.body).toEqual(right?.SymbolImage?.ImageData);
});

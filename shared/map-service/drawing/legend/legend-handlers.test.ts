import { beforeAll, expect, test } from 'vitest';
import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { pictureMarker } from '../testing/golden-pictures.ts';
import { readAlphas } from '../testing/measure-bar.ts';

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests();
});

const RGBA = { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' } as const;
const BLACK = { $type: 'RgbColor', Red: 0, Green: 0, Blue: 0 } as const;
const DISPLAY = { ImageHeight: 400, ImageWidth: 600, ImageDPI: 96 };

type Infos = readonly MapType<'MapServerLegendInfo'>[];

async function published(more: Partial<MapInput<'GetLegendInfo'>> = {}): Promise<Infos> {
  return map.ask('GetLegendInfo', { MapName: '', LayerIDs: [], ImageType: RGBA, ...more });
}

async function described(
  layers: readonly MapType<'LayerDescription'>[],
  more: Partial<MapInput<'GetLegendInfo2'>> = {},
): Promise<Infos> {
  return map.ask('GetLegendInfo2', {
    MapDescription: { Name: '', Rotation: 0, LayerDescriptions: [...layers] },
    MapImageDisplay: DISPLAY,
    LayerIDs: [],
    ImageType: RGBA,
    ...more,
  });
}

const idsOf = (infos: Infos) => infos.map(({ LayerID }) => LayerID);
const classesOf = (infos: Infos) =>
  infos.flatMap(({ LegendGroups = [] }) => LegendGroups).flatMap(({ LegendClasses = [] }) => LegendClasses);

function drawn(layerId: number, FeatureRenderer: MapType<'FeatureRenderer'>, Transparency = 0) {
  return layerDescription(layerId, {
    DrawingDescription: { $type: 'FeatureLayerDrawingDescription', FeatureRenderer, Transparency },
  });
}

const solid = (Outline?: MapType<'LineSymbol'>): MapType<'Symbol'> => ({
  $type: 'SimpleFillSymbol',
  Color: BLACK,
  ...(Outline ? { Outline } : {}),
  Style: 'geoSFSSolid',
});

async function patchOf(
  layers: readonly MapType<'LayerDescription'>[],
  more: Partial<MapInput<'GetLegendInfo2'>> = {},
) {
  const [first] = classesOf(
    await described(layers, { LayerIDs: layers.map(({ LayerID }) => LayerID), ...more }),
  );
  return readAlphas(first?.SymbolImage?.ImageData ?? new Uint8Array());
}

test('every layer of features has its classes, groups have none', async () => {
  const infos = await published();
  expect(idsOf(infos)).toEqual([21, 22, 23, 24, 1, 2, 3, 16, 17, 18, 19, 11, 15, 12, 14, 13]);
  expect(infos.find(({ LayerID }) => LayerID === 1)?.Name).toBe('Plants in operation');
  for (const { SymbolImage } of classesOf(infos)) expect(SymbolImage?.ImageData?.length).toBeGreaterThan(0);
});

test('layers come in the order in which they are named', async () => {
  expect(idsOf(await published({ LayerIDs: [13, 10, 1] }))).toEqual([13, 1]);
  expect(await map.refusal('GetLegendInfo', { MapName: '', LayerIDs: [1, 77], ImageType: RGBA })).toBe(
    'map/unknown-layer LayerIDs[1] 77',
  );
});

test('a described map has the layers that are seen; a layer that is named is always told', async () => {
  const hidden = [layerDescription(12, { Visible: false })];
  expect(idsOf(await described(hidden))).toEqual([1, 2, 3, 16, 19, 11, 14, 13]);
  expect(idsOf(await described(hidden, { LayerIDs: [12] }))).toEqual([12]);
});

test('a picture is as large as its points are at its resolution', async () => {
  const size = async (Width: number, Height: number, ImageDPI: number) => {
    const [first] = classesOf(await published({ LayerIDs: [1], LegendPatch: { Width, Height, ImageDPI } }));
    const { ImageWidth, ImageHeight, ImageDPI: dpi } = first?.SymbolImage ?? {};
    return [ImageWidth, ImageHeight, dpi];
  };
  expect(await size(24, 24, 96)).toEqual([32, 32, 96]);
  expect(await size(20, 10, 300)).toEqual([83, 42, 300]);
  const [plain] = classesOf(await published({ LayerIDs: [1] }));
  expect(plain?.SymbolImage).toMatchObject({ ImageWidth: 48, ImageHeight: 24, ImageDPI: 96 });
  const LegendPatch = { Width: 0, Height: 24, ImageDPI: 96 };
  expect(
    await map.refusal('GetLegendInfo', { MapName: '', LayerIDs: [], LegendPatch, ImageType: RGBA }),
  ).toBe('value/bad LegendPatch.Width 0');
});

test('formats without alpha name the colour that stands for transparent', async () => {
  const ImageType = { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' } as const;
  const [keyed] = classesOf(await published({ LayerIDs: [1], ImageType }));
  expect(keyed?.TransparentColor).toMatchObject({ Red: 254, Green: 255, Blue: 255 });
  const [clear] = classesOf(await published({ LayerIDs: [1] }));
  expect(clear?.TransparentColor).toBeUndefined();
});

test('classes of values stand in their order, the others last; breaks ascend', async () => {
  const marker = (Size: number): MapType<'Symbol'> => ({
    $type: 'SimpleMarkerSymbol',
    Angle: 0,
    Color: BLACK,
    Size,
    XOffset: 0,
    YOffset: 0,
    Outline: false,
    OutlineSize: 0,
    OutlineColor: BLACK,
    Style: 'geoSMSCircle',
  });
  const values = await described(
    [
      drawn(1, {
        $type: 'UniqueValueRenderer',
        Field1: 'Fylke',
        Field2: 'VannKVType',
        FieldDelimiter: ', ',
        DefaultSymbol: marker(4),
        DefaultLabel: 'Others',
        UniqueValueInfos: [
          { Value: 'B', Label: 'b', Description: 'second', Symbol: marker(6) },
          { Value: 'A' },
        ],
      }),
    ],
    { LayerIDs: [1] },
  );
  expect(values[0]?.LegendGroups?.[0]?.Heading).toBe('County, Type');
  expect(classesOf(values).map(({ Label, Description }) => [Label, Description])).toEqual([
    ['b', 'second'],
    ['A', ''],
    ['Others', ''],
  ]);
  const breaks = await described(
    [
      drawn(1, {
        $type: 'ClassBreaksRenderer',
        Field: 'MaksYtelse',
        MinimumValue: 0,
        ClassBreakInfos: [100, 10].map((value) => ({
          ClassMaximumValue: value,
          ClassMinimumValue: 0,
          Label: `to ${value}`,
          Symbol: marker(8),
        })),
      }),
    ],
    { LayerIDs: [1] },
  );
  expect(classesOf(breaks).map(({ Label }) => Label)).toEqual(['to 10', 'to 100']);
});

test('an area fills its picture to its edges, as transparent as its layer', async () => {
  const outline = { $type: 'SimpleLineSymbol', Color: BLACK, Width: 3, Style: 'geoSLSSolid' } as const;
  const { values, widthPx } = await patchOf([drawn(13, { $type: 'SimpleRenderer', Symbol: solid(outline) })]);
  expect(values[widthPx * 12]).toBe(255);
  const half = await patchOf([drawn(13, { $type: 'SimpleRenderer', Symbol: solid() }, 50)]);
  expect(half.values[half.widthPx * 12 + 24]).toBe(128);
});

test('the shape of a patch is fitted, and keeps its ratio where that is asked for', async () => {
  const ring = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ].map(([X = 0, Y = 0]) => ({ $type: 'PointN' as const, X, Y }));
  const Geometry: MapType<'PolygonN'> = {
    $type: 'PolygonN',
    HasID: false,
    HasZ: false,
    HasM: false,
    RingArray: [{ $type: 'Ring', PointArray: ring }],
  };
  const covered = async (PreserveAspectRatio: boolean) => {
    const AreaPatch = { $type: 'AreaPatch', PreserveAspectRatio, Geometry } as const;
    const LegendPatch = { Width: 36, Height: 18, ImageDPI: 96, AreaPatch };
    const { values } = await patchOf([drawn(13, { $type: 'SimpleRenderer', Symbol: solid() })], {
      LegendPatch,
    });
    return values.reduce((sum, alpha) => sum + alpha / 255, 0);
  };
  expect(await covered(false)).toBeCloseTo(48 * 24, 3);
  expect(await covered(true)).toBeCloseTo(24 * 24, 3);
});

test('a picture is in its true size in a legend, smaller only where it has no room', async () => {
  const inked = async (Size: number) => {
    const symbol = pictureMarker({ Size, XOffset: 30, BgColor: BLACK });
    const { values } = await patchOf([drawn(1, { $type: 'SimpleRenderer', Symbol: symbol })]);
    return values.reduce((sum, alpha) => sum + alpha / 255, 0);
  };
  expect(await inked(9)).toBeCloseTo(18 * 12, 3);
  expect(await inked(90)).toBeCloseTo(36 * 24, 3);
});

test('a marker that is larger than its picture is made smaller, others are in their true size', async () => {
  const inked = async (Size: number) => {
    const symbol = {
      $type: 'SimpleMarkerSymbol',
      Angle: 0,
      Color: BLACK,
      Size,
      XOffset: 30,
      YOffset: 0,
      Outline: false,
      OutlineSize: 0,
      OutlineColor: BLACK,
      Style: 'geoSMSSquare',
    } as const;
    const { values } = await patchOf([drawn(1, { $type: 'SimpleRenderer', Symbol: symbol })]);
    return values.reduce((sum, alpha) => sum + alpha / 255, 0);
  };
  expect(await inked(9)).toBeCloseTo(12 * 12, 3);
  expect(await inked(90)).toBeCloseTo(24 * 24, 3);
});

test('a renderer may name fields of the source that stands in for a layer', async () => {
  const table = (MapTableID: number) => ({ $type: 'MapTableSourceDescription', MapTableID }) as const;
  const Source = {
    $type: 'JoinTableSourceDescription',
    ...{ LeftSourceDescription: table(1), RightSourceDescription: table(100) },
    ...{ LeftTableKey: 'VannKraftverkID', RightTableKey: 'VannKraftverkID' },
  } as const;
  const byTitle: MapType<'FeatureRenderer'> = {
    $type: 'UniqueValueRenderer',
    Field1: 'Licences.Tittel',
    UniqueValueInfos: [{ Value: 'Felles', Symbol: solid() }],
  };
  const [info] = await described([{ ...drawn(1, byTitle), Source }], { LayerIDs: [1] });
  expect(info?.LegendGroups?.[0]).toMatchObject({ Heading: 'Title', LegendClasses: [{ Label: 'Felles' }] });
  await expect(described([drawn(1, byTitle)], { LayerIDs: [1] })).rejects.toThrow('map/unknown-field');
});

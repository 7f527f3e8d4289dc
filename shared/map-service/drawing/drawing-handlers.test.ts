import { beforeAll, expect, test } from 'vitest';
import type { MapInput } from '../../contracts/map/operations.ts';
import { mapService } from '../../contracts/map/service.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { layerDescription } from '../../testing/map-descriptions.ts';
import { envelope } from '../../testing/map-requests.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

import { pictureFill, pictureMarker } from './testing/golden-pictures.ts';

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Input = MapInput<'ExportMapImage'>;

function request(
  description: Partial<MapType<'MapDescription'>> = {},
  image: Partial<MapType<'ImageDescription'>> = {},
): Input {
  return {
    MapDescription: { Name: '', Rotation: 0, ...description },
    ImageDescription: { ImageDisplay: { ImageHeight: 30, ImageWidth: 40, ImageDPI: 96 }, ...image },
  };
}

const markerElement = (symbol: MapType<'MarkerSymbol'>) => ({
  $type: 'MarkerElement' as const,
  Point: { $type: 'PointN' as const, X: 0, Y: 6_600_000 },
  Symbol: symbol,
});
const display = (ImageWidth: number, ImageHeight: number) => ({
  ImageDisplay: { ImageHeight, ImageWidth, ImageDPI: 96 },
});
const type = (ImageFormat: MapType<'geoImageFormat'>, isByAddress = false) => ({
  ImageType: {
    ImageFormat,
    ImageReturnType: isByAddress ? ('geoImageReturnURL' as const) : ('geoImageReturnMimeData' as const),
  },
});

test('without a kind the image is a PNG in the answer', async () => {
  const image = await map.ask('ExportMapImage', request());
  expect(image).toMatchObject({ ImageURL: '', ImageType: 'image/png', ImageWidth: 40, ImageHeight: 30 });
  expect([...(image.ImageData ?? [])].slice(1, 4)).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
});

test('an image by address is fetched there, the same as in the answer', async () => {
  const inside = await map.ask('ExportMapImage', request({}, type('geoImagePNG32')));
  const image = await map.ask('ExportMapImage', request({}, type('geoImagePNG32', true)));
  expect(image.ImageData).toBeUndefined();
  const reply = await map.send({ path: new URL(image.ImageURL).pathname });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(inside.ImageData);
});

test('an answer with a picture says that it does not get smaller, others do not', async () => {
  const reply = (operation: string) =>
    map.send({ path: mapService.path, method: 'POST', body: envelope(operation) });
  const size = '<ImageHeight>30</ImageHeight><ImageWidth>40</ImageWidth><ImageDPI>96</ImageDPI>';
  const picture = await reply(
    '<ExportMapImage><MapDescription><Name/><Rotation>0</Rotation></MapDescription>' +
      `<ImageDescription><ImageDisplay>${size}</ImageDisplay></ImageDescription></ExportMapImage>`,
  );
  expect(new TextDecoder().decode(picture.body)).toContain('<ImageData>');
  expect(picture.isCompressed).toBe(true);
  expect((await reply('<GetMapCount/>')).isCompressed).not.toBe(true);
});

test('the layers that are shown are told, without those that are switched off or in groups that are', async () => {
  const shown = async (...layers: MapType<'LayerDescription'>[]) =>
    (await map.ask('ExportMapImage', request({ LayerDescriptions: layers }))).VisibleLayerIDs;
  // Towns and borders of counties are not shown at this scale.
  expect(await shown()).toEqual([1, 2, 3, 16, 19, 11, 12, 14, 13]);
  expect(await shown(layerDescription(11, { Visible: false }))).toEqual([1, 2, 3, 16, 19, 12, 14, 13]);
  expect(await shown(layerDescription(10, { Visible: false }))).toEqual([1, 2, 3]);
});

test('each side is cut to what is drawn, and the area fitted anew', async () => {
  const Extent = { $type: 'EnvelopeN' as const, XMin: 0, YMin: 0, XMax: 20_000, YMax: 6 };
  const MapArea = { $type: 'MapExtent' as const, Extent };
  const image = await map.ask('ExportMapImage', request({ MapArea }, display(20_000, 3)));
  expect(image).toMatchObject({ ImageWidth: 10_000, ImageHeight: 3, Extent: { XMax: 20_000, YMax: 6 } });
});

test('what cannot be drawn is refused with its path', async () => {
  const refusal = (input: Input) => map.refusal('ExportMapImage', input);
  expect(await refusal(request({}, display(32_768, 10)))).toBe(
    'value/bad ImageDescription.ImageDisplay.ImageWidth 32768',
  );
  expect(await refusal(request({}, display(10, 0)))).toBe(
    'value/bad ImageDescription.ImageDisplay.ImageHeight 0',
  );
  expect(await refusal({ ...request(), ImageDescription: {} })).toBe(
    'value/missing ImageDescription.ImageDisplay',
  );
  expect(await refusal(request({}, type('geoImageNone')))).toBe(
    'map/format-not-supported ImageDescription.ImageType.ImageFormat geoImageNone',
  );
  const Bytes = new Uint8Array(1);
  const foreign = { $type: 'XMLBinaryFillSymbol', Data: { Bytes } } as const;
  expect(await refusal(request({ BackgroundSymbol: foreign }))).toBe(
    'map/symbol-not-supported MapDescription.BackgroundSymbol XMLBinaryFillSymbol',
  );
  expect(await refusal(request({ MapArea: { $type: 'MapServerBookmark', Name: 'Atlantis' } }))).toBe(
    'value/bad MapDescription.MapArea.Name Atlantis',
  );
});

test.each([
  ['ImageWidth', -1],
  ['ImageWidth', 32_768],
  ['ImageWidth', 2_147_483_647],
  ['ImageHeight', 0],
  ['ImageHeight', -2_147_483_648],
  ['ImageDPI', 0],
  ['ImageDPI', -96],
  ['ImageDPI', 10_001],
])('a picture whose %s is %d is refused with its path, of a map as of a bar', async (name, value) => {
  const image = { ImageDisplay: { ImageHeight: 30, ImageWidth: 40, ImageDPI: 96, [name]: value } };
  const told = `value/bad ImageDescription.ImageDisplay.${name} ${value}`;
  const asked = request({}, image);
  expect(await map.refusal('ExportMapImage', asked)).toBe(told);
  const { ImageDisplay: MapDisplay } = display(40, 30);
  const bar = { ScaleBar: { $type: 'AlternatingScaleBar' }, MapDisplay, ...asked };
  expect(await map.refusal('ExportScaleBar', bar)).toBe(told);
});

test.each(['99999999999', '1e9', '12.5', 'NaN', ''])(
  'a width that is written as "%s" is refused before anything is drawn',
  async (text) => {
    const edit = (message: string) => message.replace(/(<ImageWidth[^>]*>)40/, `$1${text}`);
    expect(await map.refusal('ExportMapImage', request(), edit)).toMatch(/^(?:soap|value)\/[a-z-]+ /);
  },
);

test('a glyph that is no character, or that has no bounds, is refused with its path', async () => {
  const glyph = { $type: 'CharacterMarkerSymbol', CharacterIndex: 65, Angle: 0, Size: 12 } as const;
  const rest = { XOffset: 0, YOffset: 0, XScale: 1, YScale: 1 };
  const refusal = (more: Partial<MapType<'CharacterMarkerSymbol'>>) =>
    map.refusal(
      'ExportMapImage',
      request({ CustomGraphics: [markerElement({ ...glyph, ...rest, ...more })] }),
    );
  const path = 'MapDescription.CustomGraphics[0].Symbol';
  expect(await refusal({ CharacterIndex: 0x110000 })).toBe(`value/bad ${path}.CharacterIndex 1114112`);
  expect(await refusal({ XScale: 1000 })).toBe(`value/bad ${path}.XScale 1000`);
  expect(await refusal({ Size: 20_000 })).toBe(`value/bad ${path}.Size 20000`);
});

test('a picture that is at an address, is none, or has no bounds is refused with its path', async () => {
  const refusal = (more: Parameters<typeof pictureMarker>[0]) =>
    map.refusal('ExportMapImage', request({ CustomGraphics: [markerElement(pictureMarker(more))] }));
  const path = 'MapDescription.CustomGraphics[0].Symbol';
  const none = new Uint8Array(0);
  expect(await refusal({ Picture: none })).toBe(`value/missing ${path}.Picture`);
  expect(await refusal({ Picture: none, PictureUri: 'http://a.no/b.png' })).toBe(
    `map/symbol-not-supported ${path}.PictureUri http://a.no/b.png`,
  );
  expect(await refusal({ Picture: Uint8Array.of(0xff, 0xd8, 0xff) })).toBe(
    `value/bad ${path}.Picture 3 bytes`,
  );
  expect(await refusal({ Width: 20_000 })).toBe(`value/bad ${path}.Width 20000`);
  expect(await refusal({ YScale: NaN })).toBe(`value/bad ${path}.YScale NaN`);
});

test('a fill of pictures that are none, or that would be too many, is refused with its path', async () => {
  const refusal = (more: Parameters<typeof pictureFill>[0], side = 40) =>
    map.refusal('ExportMapImage', request({ BackgroundSymbol: pictureFill(more) }, display(side, side)));
  const path = 'MapDescription.BackgroundSymbol';
  expect(await refusal({ Picture: new Uint8Array(0) })).toBe(`value/missing ${path}.Picture`);
  expect(await refusal({ Picture: Uint8Array.of(0x42, 0x4d) })).toBe(`value/bad ${path}.Picture 2 bytes`);
  expect(await refusal({ XSeparation: -20_000 })).toBe(`value/bad ${path}.XSeparation 20000`);
  expect(await refusal({ Angle: NaN })).toBe(`value/bad ${path}.Angle NaN`);
  expect(await refusal({ Width: 0.1, Height: 0.1 }, 600)).toBe(`value/bad ${path}.Width 1 pixels`);
});

test('pictures that are too large together are refused before any is unpacked', async () => {
  const { Picture, ...marker } = pictureMarker({});
  const large = Uint8Array.from(Picture ?? []);
  new DataView(large.buffer).setUint32(16, 1000);
  new DataView(large.buffer).setUint32(20, 1000);
  const element = markerElement({ ...marker, Picture: large });
  const refusal = await map.refusal('ExportMapImage', request({ CustomGraphics: Array(5).fill(element) }));
  expect(refusal).toBe('value/bad MapDescription 5000000 pixels of pictures');
});

test('graphics and selections that cannot be drawn are refused with their paths', async () => {
  const refusal = (description: Partial<MapType<'MapDescription'>>) =>
    map.refusal('ExportMapImage', request(description));
  const Point = { $type: 'PointN', X: 0, Y: 6_600_000 } as const;
  expect(await refusal({ CustomGraphics: [{ $type: 'MarkerElement', Point }] })).toBe(
    'value/missing MapDescription.CustomGraphics[0].Symbol',
  );
  const frame = { $type: 'EnvelopeN', XMin: 0, YMin: 6_600_000, XMax: 9_000, YMax: 6_609_000 } as const;
  const paragraph = (more: object) =>
    refusal({
      CustomGraphics: [{ $type: 'ParagraphTextElement', TextGeometry: frame, Text: 'Ávži', ...more }],
    });
  const path = 'MapDescription.CustomGraphics[0]';
  expect(await paragraph({ ColumnCount: 101 })).toBe(`value/bad ${path}.ColumnCount 101`);
  expect(await paragraph({ Margin: -1 })).toBe(`value/bad ${path}.Margin -1`);
  expect(await paragraph({ Symbol: pictureFill() })).toBe(
    `map/symbol-not-supported ${path}.Symbol PictureFillSymbol`,
  );
});

test('a layer of features is not drawn as a raster', async () => {
  const LayerDescriptions = [
    layerDescription(1, { DrawingDescription: { $type: 'RasterLayerDrawingDescription' } }),
  ];
  expect(await map.refusal('ExportMapImage', request({ LayerDescriptions }))).toBe(
    'value/type-not-allowed MapDescription.LayerDescriptions[0].DrawingDescription RasterLayerDrawingDescription',
  );
});

test('a size in another unit is that of the map', async () => {
  const scale = async (Units: string, side: number) => {
    const Center = { $type: 'PointN' as const, X: 262_000, Y: 6_650_000 };
    const MapArea = { $type: 'CenterAndSize' as const, Center, Width: side, Height: side, Units };
    return (await map.ask('ExportMapImage', request({ MapArea }))).MapScale;
  };
  expect(await scale('geoKilometers', 20)).toBeCloseTo(await scale('', 20_000), 6);
  expect(await scale('Meters', 20_000)).toBe(await scale('', 20_000));
});

// Labels as texts of an SVG: what they say and where they stand.

import { beforeAll, describe, expect, test } from 'vitest';
import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { labelled } from '../testing/golden-labels.ts';

type LabelClass = MapType<'LabelClassDescription'>;

const SIZE = { ImageWidth: 400, ImageHeight: 300, ImageDPI: 72 };
const AREA: MapType<'MapArea'> = {
  $type: 'MapExtent',
  Extent: { $type: 'EnvelopeN', XMin: -250_000, YMin: 6_400_000, XMax: 550_000, YMax: 7_000_000 },
};

function request(layers: readonly MapType<'LayerDescription'>[]): MapInput<'ExportMapImage'> {
  return {
    MapDescription: { Name: '', Rotation: 0, MapArea: AREA, LayerDescriptions: [...layers] },
    ImageDescription: {
      ImageType: { ImageFormat: 'geoImageSVG', ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: SIZE,
    },
  };
}

interface SeenText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly lastX: number;
}

async function textsOf(
  map: MapRequests,
  ...layers: readonly MapType<'LayerDescription'>[]
): Promise<SeenText[]> {
  const base = layerDescription(10, { Visible: false });
  const { ImageData } = await map.ask('ExportMapImage', request([base, ...layers]));
  const svg = new TextDecoder().decode(ImageData);
  return [...svg.matchAll(/<text [^>]* x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, xs = '', y = '', text = '']) => {
      const numbers = xs.split(' ').map(Number);
      return { text, x: numbers[0] ?? 0, y: Number(y), lastX: numbers.at(-1) ?? 0 };
    },
  );
}

describe('of a few rows', () => {
  let map: MapRequests;
  beforeAll(async () => {
    map = await createMapRequests(MAP_ROWS);
  });
  const said = async (labelClass: LabelClass) =>
    (await textsOf(map, labelled(1, labelClass))).map(({ text }) => text).sort();
  const refusal = (labelClass: LabelClass) =>
    map.refusal('ExportMapImage', request([labelled(1, labelClass)]));

  test('rows without a value have no label, and only those of the condition have one', async () => {
    expect(await said({ LabelExpression: '[MaksYtelse]' })).toEqual(['-28', '0.5', '1240']);
    expect(await said({ LabelExpression: '[Navn]', WhereClause: 'MaksYtelse > 0' })).toEqual([
      'Kvilldal',
      'Åna',
    ]);
  });

  test('a class without expression says the field that stands for its rows', async () => {
    expect(await said({ WhereClause: "Navn LIKE 'B%'" })).toEqual(['Bøvra']);
  });

  test('codes are told by their names, or as they are', async () => {
    const LabelExpression = '[ElspotomraadeNummer]';
    expect(await said({ LabelExpression })).toContain('NO2');
    expect(await said({ LabelExpression, UseCodedValue: false })).toContain('2');
  });

  test('a class has its own range of scales', async () => {
    const LabelExpression = '[Navn]';
    // The map is 1 : 7,559,000 or so.
    expect(await said({ LabelExpression, MinimumScale: 5_000_000 })).toEqual([]);
    expect(await said({ LabelExpression, MaximumScale: 10_000_000 })).toEqual([]);
    expect(await said({ LabelExpression, MinimumScale: 10_000_000, MaximumScale: 5_000_000 })).toHaveLength(
      4,
    );
  });

  test('a layer whose labels are off has none', async () => {
    expect(await textsOf(map, { ...labelled(1, { LabelExpression: '[Navn]' }), ShowLabels: false })).toEqual(
      [],
    );
  });

  test('what is wrong is told by its path', async () => {
    const path = 'MapDescription.LayerDescriptions[0].DrawingDescription.LabelingDescription.Label…';
    expect(await refusal({ LabelExpression: '[Nowhere]' })).toBe(`map/unknown-field ${path} Nowhere`);
    expect(await refusal({ LabelExpression: 'UCase([Navn])' })).toContain('map/bad-expression');
    expect(
      await refusal({
        LabelPlacementDescription: {
          $type: 'LineLabelPlacementDescription',
          Type: 'geoServerLinePlacementAboveAlong',
        },
      }),
    ).toContain('value/type-not-allowed');
    expect(await refusal({ Symbol: { $type: 'SimpleTextSymbol', Size: -4 } })).toContain('value/bad');
  });
});

test('of many rows labels neither meet nor are cut', async () => {
  const count = 600;
  const plants = Array.from({ length: count }, (_, index) => ({
    VannKraftverkID: index + 1,
    Navn: `Verk ${index}`,
    VannKVType: 'Kraftverk',
    VannKVTypeID: 'K',
    ErIDrift: true,
    UnderBygging: false,
    MaksYtelse: index,
  }));
  const points = plants.map(({ VannKraftverkID: plantNumber }, index) => ({
    plantNumber,
    latitude: 58 + ((index * 37) % 100) / 25,
    longitude: 4 + ((index * 61) % 100) / 12,
  }));
  const map = await createMapRequests({ plants, points });
  const texts = await textsOf(map, labelled(1, { LabelExpression: '[Navn]' }));
  // 8 point letters: their height, and the last letter's width.
  const boxes = texts.map(({ x, lastX, y }) => ({ left: x, right: lastX + 4, top: y - 6, bottom: y + 1 }));
  expect(boxes.length).toBeGreaterThan(80);
  for (const [index, one] of boxes.entries()) {
    expect(one.left >= 0 && one.right <= 400 && one.top >= 0 && one.bottom <= 300).toBe(true);
    for (const other of boxes.slice(index + 1)) {
      const meets =
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      expect(meets).toBe(false);
    }
  }
});

// Every placement of the contract, against the one in the middle: the sides that its name says.

import { beforeAll, describe, expect, test } from 'vitest';
import type { MapType } from '../../../contracts/map/types.ts';
import { mapTypes } from '../../../contracts/map/types.ts';
import { layerDescription } from '../../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { labelled } from '../testing/golden-labels.ts';

type Placement = MapType<'LabelPlacementDescription'>;

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const PLANTS = 1;
const BORDERS = 11;
const LAND = 13;

/** Where the one label of a layer begins, pixels. The border between the two countries lies level, by a quarter turn. */
async function placeOf(layerId: number, placement: Placement): Promise<{ x: number; y: number }> {
  const { ImageData } = await map.ask('ExportMapImage', {
    MapDescription: {
      ...{ Name: '', Rotation: layerId === BORDERS ? 90 : 0 },
      MapArea: {
        $type: 'MapExtent',
        Extent: { $type: 'EnvelopeN', XMin: -250_000, YMin: 6_400_000, XMax: 750_000, YMax: 7_000_000 },
      },
      LayerDescriptions: [
        layerDescription(10, { Visible: layerId !== PLANTS }),
        layerDescription(18, { Visible: false }),
        labelled(layerId, {
          LabelExpression: '"her"',
          LabelPlacementDescription: placement,
          WhereClause: layerId === PLANTS ? 'VannKraftverkID = 222' : 'OBJECTID = 1',
        }),
      ],
    },
    ImageDescription: {
      ImageType: { ImageFormat: 'geoImageSVG', ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ImageWidth: 500, ImageHeight: 300, ImageDPI: 72 },
    },
  });
  const svg = new TextDecoder().decode(ImageData);
  const [text = ''] = /<text [^>]*>her</.exec(svg) ?? [];
  const [, x = '', y = ''] = / x="([^" ]+)[^"]*" y="([^" ]+)/.exec(text) ?? [];
  // Beyond a line a text is moved as a whole.
  const [, right = '0', down = '0'] = /translate\(([\d.]+) ([\d.]+)\)/.exec(text) ?? [];
  return { x: Number(right) + Number.parseFloat(x), y: Number(down) + Number.parseFloat(y) };
}

const DOWN = { Above: -1, Center: 0, Below: 1 } as const;
/** Nearer than this two places are alike: a part of a pixel is rounded. */
const SAME_PX = 0.6;
const sideOf = (difference: number) => (Math.abs(difference) < SAME_PX ? 0 : Math.sign(difference));

describe('at a point', () => {
  const ACROSS = { Left: -1, Center: 0, Right: 1 } as const;
  const middle: Placement = {
    $type: 'PointLabelPlacementDescription',
    Type: 'geoServerPointLabelPlacementCenterCenter',
  };
  const types = Object.keys(mapTypes.geoServerPointLabelPlacementType.values);

  test.each(types)('a label stands as %s says', async (name) => {
    const [, down = '', across = ''] = /(Above|Center|Below)(Left|Center|Right)$/.exec(name) ?? [];
    const at = await placeOf(PLANTS, { ...middle, Type: name } as Placement);
    const from = await placeOf(PLANTS, middle);
    expect([sideOf(at.x - from.x), sideOf(at.y - from.y)]).toEqual([
      ACROSS[across as keyof typeof ACROSS],
      DOWN[down as keyof typeof DOWN],
    ]);
  });
});

describe('at a line', () => {
  const ORDER = ['Before', 'Start', 'Along', 'End', 'After'];
  const at = (down: string, along: string) =>
    placeOf(BORDERS, {
      $type: 'LineLabelPlacementDescription',
      Type: `geoServerLinePlacement${down}${along}`,
    } as Placement);

  test('the contract has three sides with five places each', () => {
    const names = Object.keys(DOWN).flatMap((down) => ORDER.map((along) => `${down}${along}`));
    expect(
      Object.keys(mapTypes.geoServerLineLabelPlacementType.values)
        .map((name) => name.replace('geoServerLinePlacement', ''))
        .sort(),
    ).toEqual(names.sort());
  });

  test.each(Object.entries(DOWN))(
    '%s the five places follow the line from before it to after it',
    async (down, side) => {
      const places = [];
      for (const along of ORDER) places.push(await at(down, along));
      const xs = places.map(({ x }) => x);
      const ascending = xs.toSorted((one, other) => one - other);
      // Upright letters read from left to right, whichever way the line goes.
      expect([ascending, ascending.toReversed()]).toContainEqual(xs);
      expect(new Set(xs).size).toBe(ORDER.length);
      const [, , level] = places;
      const middle = await at('Center', 'Along');
      expect(sideOf((level?.y ?? Number.NaN) - middle.y)).toBe(side);
    },
  );
});

test('in an area a label stands level in its widest part', async () => {
  const at = await placeOf(LAND, {
    $type: 'PolygonLabelPlacementDescription',
    Type: 'geoServerPolygonPlacementAlwaysHorizontal',
  });
  // Vestland: 400 km from x = 0 and from y = 6,500,000 on, 2 km to a pixel.
  expect(at.x).toBeGreaterThan(125);
  expect(at.x).toBeLessThan(325);
  expect(at.y).toBeGreaterThan(50);
  expect(at.y).toBeLessThan(250);
});

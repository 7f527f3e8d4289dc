import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import {
  DEGREES,
  degreesBox,
  IMAGE_DISPLAY,
  layerDescription,
  mapDescription,
} from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Description = MapType<'MapDescription'>;

describe('QueryHyperlinks', () => {
  const links = (MapDescription: Description, LayerIDs: number[] = []) =>
    map.ask('QueryHyperlinks', { MapDescription, MapImageDisplay: IMAGE_DISPLAY, LayerIDs });
  const around = (Extent: MapType<'Envelope'>, more: Partial<Description> = {}): Description => ({
    ...mapDescription(),
    MapArea: { $type: 'MapExtent', Extent },
    ...more,
  });

  test('are those of the features that the map shows, at their places in the system of the published map', async () => {
    const LayerResultOptions = { IncludeGeometry: false };
    const found = await links(
      around(degreesBox(6.5, 59.45, 6.7, 59.55), {
        SpatialReference: DEGREES,
        LayerDescriptions: [layerDescription(1, { LayerResultOptions })],
      }),
    );
    expect(found).toEqual([
      {
        URL: 'https://www.nve.no/energi/energisystem/vannkraft/vannkraftdatabase/vannkraftverk/?id=222',
        Location: {
          $type: 'PointN',
          X: expect.closeTo(25_245.607, 3),
          Y: expect.closeTo(6_625_797.021, 3),
          SpatialReference: expect.objectContaining({ WKID: 25833 }),
        },
      },
    ]);
  });

  test('follow conditions, visibility, ids and the turn of the map', async () => {
    const idsOf = async (...args: Parameters<typeof links>) =>
      (await links(...args)).map(({ URL: address }) => Number(/id=(\d+)$/.exec(address)?.[1]));
    const all = mapDescription();
    expect(await idsOf(all)).toEqual([3, 40, 60, 222]);
    expect(await idsOf(all, [0])).toEqual([3, 40, 60, 222]);
    expect(await idsOf(all, [2])).toEqual([]);
    expect(await idsOf(mapDescription(layerDescription(1, { Visible: false })))).toEqual([]);
    expect(
      await idsOf(mapDescription(layerDescription(1, { DefinitionExpression: 'MaksYtelse < 0' }))),
    ).toEqual([60]);
    // A wide strip along the parallel of one plant: turned by a quarter it runs along the meridian of it.
    const X = 25_245.607;
    const Y = 6_625_797.021;
    const strip = around({
      $type: 'EnvelopeN',
      XMin: X - 3000,
      YMin: Y - 20_000,
      XMax: X + 57_000,
      YMax: Y + 20_000,
    });
    expect(await idsOf(strip)).toEqual([60, 222]);
    expect(await idsOf({ ...strip, Rotation: 90 })).toEqual([60]);
  });
});

test('the description of the map says which layers can be searched and have links', async () => {
  const { MapLayerInfos } = await map.ask('GetServerInfo', { MapName: '' });
  const flags = MapLayerInfos?.filter(({ LayerID }) => LayerID <= 3).map(
    ({ CanFind, CanIdentify, HasHyperlinks }) => [CanFind, CanIdentify, HasHyperlinks],
  );
  expect(flags).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, false],
    [true, true, true],
  ]);
});

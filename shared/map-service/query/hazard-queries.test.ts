// The layers of hazards by the operations of clients, against a filter over a list of rows.

import { beforeAll, describe, expect, test } from 'vitest';
import type { MapInput } from '../../contracts/map/operations.ts';
import type { NewRow } from '../../sources/observations/search-row.ts';
import { hazardRows, OFFICE } from '../../testing/hazard-rows.ts';
import {
  AS_RECORDS,
  degreesBox,
  IMAGE_DISPLAY,
  layerDescription,
  mapDescription,
  queryFilter,
  spatialFilter,
  timeFilter,
} from '../../testing/map-descriptions.ts';
import { fieldNames, plainRows, recordSetOf } from '../../testing/map-results.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

const SNOW = 21;
const ICE = 22;
let map: MapRequests;
let rows: readonly NewRow[];
beforeAll(async () => {
  map = await createMapRequests();
  rows = hazardRows(900, 5, map.registrations.directory);
  for (const row of rows) map.registrations.table.add(row);
});

const snow = () => rows.filter(({ hazardId }) => hazardId === 10);
const isIn = (west: number, south: number, east: number, north: number) => (row: NewRow) => {
  const { latitude, longitude } = row.position ?? { latitude: Number.NaN, longitude: Number.NaN };
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
};

const count = (QueryFilter: NonNullable<MapInput<'QueryFeatureCount'>['QueryFilter']>) =>
  map.ask('QueryFeatureCount', { MapName: '', LayerID: SNOW, QueryFilter });

describe('rows are counted', () => {
  test('in a box', async () => {
    const box = degreesBox(6, 60, 9, 62);
    const relation = { SpatialRel: 'geoSpatialRelEnvelopeIntersects' } as const;
    const expected = snow().filter(isIn(6, 60, 9, 62)).length;
    expect(expected).toBeGreaterThan(20);
    expect(await count(spatialFilter(box, relation))).toBe(expected);
  });

  test.each([
    ['ForecastRegionTid IN (3022, 3023)', (row: NewRow) => [3022, 3023].includes(row.regionId)],
    [
      "TargetName = 'The office' AND Latitude > 63",
      (row: NewRow) => row.source === OFFICE && (row.position?.latitude ?? 0) > 63,
    ],
    ['TargetName IS NULL', (row: NewRow) => row.source === undefined],
    ["Forms LIKE '%Weather%'", (row: NewRow) => row.typeIds.has(21)],
    [
      "LocationName LIKE 'Stor%'",
      ({ stored }: NewRow) => Object(stored.registration['ObsLocation']).LocationName.startsWith('Stor'),
    ],
    [
      "DtObsTime >= TIMESTAMP '2020-01-01 00:00:00'",
      (row: NewRow) => row.obsMs >= Date.parse('2020-01-01T00:00:00Z'),
    ],
  ])('by %s', async (where, holds) => {
    const expected = snow().filter(holds).length;
    expect(expected).toBeGreaterThan(0);
    expect(await count(queryFilter(where))).toBe(expected);
  });

  test('by their time', async () => {
    const [from, to] = [Date.parse('2019-01-01T00:00:00Z'), Date.parse('2020-01-01T00:00:00Z')];
    const extent = { $type: 'TimeExtent', StartTime: from, EndTime: to } as const;
    const expected = snow().filter(({ obsMs }) => obsMs >= from && obsMs <= to).length;
    expect(expected).toBeGreaterThan(0);
    expect(await count(timeFilter(extent))).toBe(expected);
  });
});

test('a page comes in the order that was asked for, with the values of its rows', async () => {
  const QueryFilter = queryFilter('1 = 1', {
    SubFields: 'RegId,NickName,DtObsTime,LocationName',
    PostfixClause: 'ORDER BY DtObsTime DESC, RegId DESC',
  });
  const answer = await map.ask('QueryFeatureData2', {
    MapName: '',
    LayerDescription: layerDescription(SNOW),
    QueryFilter,
    QueryResultOptions: AS_RECORDS,
  });
  const { Fields, Records } = recordSetOf(answer);
  const names = fieldNames(Fields);
  const found = plainRows(Records).map((values) => values[names.indexOf('RegId')]);
  const expected = snow()
    .toSorted((one, other) => other.obsMs - one.obsMs || other.regId - one.regId)
    .map(({ regId }) => regId);
  expect(found).toEqual(expected);
  expect(names).toContain('LocationName');
});

test('an observation is identified at its place, and found by the name of its place', async () => {
  const ice = rows.find(({ hazardId, source }) => hazardId === 70 && !source) ?? expect.fail('no ice');
  const { latitude, longitude } = ice.position ?? expect.fail('no position');
  const around = degreesBox(longitude - 1e-6, latitude - 1e-6, longitude + 1e-6, latitude + 1e-6);
  const identified = await map.ask('Identify', {
    MapDescription: mapDescription(),
    MapImageDisplay: IMAGE_DISPLAY,
    SearchShape: around,
    Tolerance: 0,
    IdentifyOption: 'geoIdentifyAllLayers',
    LayerIDs: [20],
  });
  expect(identified.map(({ LayerID, FeatureID }) => [LayerID, FeatureID])).toEqual([[ICE, ice.regId]]);
  const name = String(Object(ice.stored.registration['ObsLocation']).LocationName);
  const found = await map.ask('Find', {
    MapDescription: mapDescription(),
    MapImageDisplay: IMAGE_DISPLAY,
    SearchString: name,
    Contains: false,
    SearchFields: 'LocationName',
    FindOption: 'geoFindAllLayers',
    LayerIDs: [ICE],
  });
  expect(found.map(({ FeatureID }) => FeatureID)).toContain(ice.regId);
});

test('pictures show them at the scales of a valley, and legends at all', async () => {
  const { latitude, longitude } = snow()[0]?.position ?? expect.fail('no position');
  const draw = async (size: number, ...layers: Parameters<typeof mapDescription>) => {
    const box = degreesBox(longitude - 2 * size, latitude - size, longitude + 2 * size, latitude + size);
    const { ImageData } = await map.ask('ExportMapImage', {
      MapDescription: {
        ...mapDescription(...layers),
        MapArea: { $type: 'MapExtent', Extent: box },
      },
      ImageDescription: {
        ImageType: { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' },
        ImageDisplay: IMAGE_DISPLAY,
      },
    });
    return ImageData ?? expect.fail('no picture');
  };
  const hidden = [21, 22, 23, 24].map((id) => layerDescription(id, { Visible: false }));
  expect(await draw(0.02)).not.toEqual(await draw(0.02, ...hidden));
  expect(await draw(2)).toEqual(await draw(2, ...hidden));
  const legend = await map.ask('GetLegendInfo', {
    MapName: '',
    LayerIDs: [21, 22, 23, 24],
    ImageType: { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' },
  });
  expect(legend.map(({ Name }) => Name)).toEqual(['Snow', 'Ice', 'Water', 'Soil']);
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { MapOperationName } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { DEGREES, IMAGE_DISPLAY, spatialFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

/** A place that zone 33 does not reach. */
const SUMATRA = { $type: 'PointN', X: 105, Y: 0, SpatialReference: DEGREES } as const;
const OSLO = { $type: 'PointN', X: 10.75, Y: 59.91, SpatialReference: DEGREES } as const;
/** A place outside the world of Web Mercator, whose system is not named. */
const NOWHERE = { $type: 'PointN', X: 5e8, Y: 5e8 } as const;

const viewOf = (MapArea: MapType<'MapArea'>) => ({
  MapDescription: { Name: '', Rotation: 0, MapArea },
  MapImageDisplay: IMAGE_DISPLAY,
});
const NORWAY = viewOf({
  $type: 'MapExtent',
  Extent: { $type: 'EnvelopeN', XMin: 0, YMin: 6.5e6, XMax: 5e5, YMax: 7e6 },
});
const filterBy = (FilterGeometry: MapType<'Geometry'>, MapName = '') => ({
  MapName,
  LayerID: 1,
  QueryFilter: spatialFilter(FilterGeometry),
});

async function faultOf(operation: MapOperationName, input: object): Promise<string> {
  const envelope = await map.exchange(operation, input);
  return /<faultstring[^>]*>([^<]*)</.exec(envelope)?.[1] ?? envelope;
}

describe('a place that a system does not reach is told with the system in which it was read', () => {
  const around = { $type: 'EnvelopeN', XMin: 110, YMin: -45, XMax: 155, YMax: -10 } as const;

  const named: [MapOperationName, object][] = [
    ['QueryFeatureIDs', filterBy(SUMATRA)],
    [
      'Identify',
      {
        ...NORWAY,
        SearchShape: SUMATRA,
        Tolerance: 3,
        IdentifyOption: 'geoIdentifyAllLayers',
        LayerIDs: [],
      },
    ],
    [
      'FromMapPoints',
      {
        ...NORWAY,
        MapPoints: {
          $type: 'MultipointN',
          HasID: false,
          HasZ: false,
          HasM: false,
          PointArray: [SUMATRA],
          SpatialReference: DEGREES,
        },
      },
    ],
    ['ComputeDistance', { MapName: '', FromPoint: OSLO, ToPoint: SUMATRA, Units: 'geoMeters' }],
    ['ComputeScale', viewOf({ $type: 'MapExtent', Extent: { ...around, SpatialReference: DEGREES } })],
    ['ComputeScale', viewOf({ $type: 'CenterAndScale', Center: SUMATRA, Scale: 50_000 })],
  ];
  test.each(named)('that it names: %s', async (operation, input) => {
    const fault = await faultOf(operation, input);
    expect(fault).toContain('is outside the coordinate system ETRS_1989_UTM_Zone_33N.');
    expect(fault).toContain('It was read in GCS_WGS_1984 (4326), which it names.');
  });

  const nameless: [MapOperationName, object][] = [
    ['QueryFeatureIDs', filterBy(NOWHERE, 'Varde web')],
    ['ComputeDistance', { MapName: 'Varde web', FromPoint: OSLO, ToPoint: NOWHERE, Units: 'geoMeters' }],
  ];
  test.each(nameless)('that of the map, where it names none: %s', async (operation, input) => {
    const fault = await faultOf(operation, input);
    expect(fault).toContain('The place 500000000 500000000 is outside the coordinate system');
    expect(fault).toContain('It has no SpatialReference: it was read in that of the map,');
    expect(fault).toContain('(3857).');
  });
});

// What the record limit cuts, silently, and what it never cuts.

import { beforeAll, describe, expect, test } from 'vitest';
import {
  AS_RECORDS,
  degreesBox,
  IMAGE_DISPLAY,
  layerDescription,
  mapDescription,
  tableDescription,
} from '../../testing/map-descriptions.ts';
import { recordSetOf, relatedRecordSetOf } from '../../testing/map-results.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

const COUNT = 2100;
const MAX_RECORDS = 2000;
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests({
    plants: numbers.map((number) => ({
      VannKraftverkID: number,
      Navn: `Nr ${number}`,
      // Two layers: what they answer counts together.
      ErIDrift: number <= 1500,
      UnderBygging: number > 1500,
      Konsesjoner: number === 1 ? numbers.map((KdbID) => ({ KdbID, Tittel: `Nr ${KdbID}` })) : [],
    })),
    points: numbers.map((plantNumber) => ({
      plantNumber,
      latitude: 60 + plantNumber / 10_000,
      longitude: 8,
    })),
  });
});

const VIEW = { MapDescription: mapDescription(), MapImageDisplay: IMAGE_DISPLAY };
const LICENCES = { MapName: '', MapTableDescription: tableDescription(100) };
const around = degreesBox(7, 59, 9, 62);

test('searches over several layers are cut together', async () => {
  const identified = await map.ask('Identify', {
    ...VIEW,
    SearchShape: around,
    Tolerance: 0,
    IdentifyOption: 'geoIdentifyAllLayers',
    LayerIDs: [0],
  });
  expect(identified).toHaveLength(MAX_RECORDS);
  expect(identified.filter(({ LayerID }) => LayerID === 1)).toHaveLength(1500);
  expect(identified.at(-1)).toMatchObject({ LayerID: 2, FeatureID: MAX_RECORDS });
});

test('links are cut', async () => {
  const plants = numbers.map((VannKraftverkID) => ({ VannKraftverkID, Navn: 'Alike', ErIDrift: true }));
  const points = numbers.map((plantNumber) => ({ plantNumber, latitude: 60, longitude: 8 }));
  const alike = await createMapRequests({ plants, points });
  const links = await alike.ask('QueryHyperlinks', { ...VIEW, LayerIDs: [] });
  expect(links).toHaveLength(MAX_RECORDS);
  expect(links.at(-1)?.URL).toMatch(/id=2000$/);
});

describe('rows of a table', () => {
  test('are cut, their numbers and statistics are not', async () => {
    const rows = recordSetOf(await map.ask('QueryData', { ...LICENCES, QueryResultOptions: AS_RECORDS }));
    expect(rows.Records).toHaveLength(MAX_RECORDS);
    expect(await map.ask('QueryRowCount', LICENCES)).toBe(COUNT);
    expect(await map.ask('QueryRowIDs', LICENCES)).toHaveLength(COUNT);
    const { Records } = await map.ask('QueryDataStatistics', {
      ...LICENCES,
      StatisticsRequest: {
        StatisticDescriptions: [{ StatisticFieldName: 'KdbID', StatisticType: 'geoDataStatTypeMax' }],
      },
    });
    expect(Records[0]?.Values[0]).toEqual({ $xs: 'double', value: COUNT });
  });

  test('are cut after they were put in order', async () => {
    const rows = recordSetOf(
      await map.ask('QueryData', {
        ...LICENCES,
        QueryFilter: {
          $type: 'QueryFilter',
          WhereClause: '',
          Resolution: 0,
          SubFields: 'KdbID',
          PostfixClause: 'ORDER BY KdbID DESC',
        },
        QueryResultOptions: AS_RECORDS,
      }),
    );
    expect(rows.Records.at(0)?.Values[1]).toEqual({ $xs: 'int', value: COUNT });
    expect(rows.Records.at(-1)?.Values[1]).toEqual({ $xs: 'int', value: COUNT - MAX_RECORDS + 1 });
  });

  test('that relate to others are cut, and JSON says so', async () => {
    const relate = (ResultFormat: 'geoRelateResultRelatedRecordSetAsObject' | 'geoRelateResultJsonAsMime') =>
      map.ask('QueryRelatedRecords', {
        MapName: '',
        SourceTableID: 1,
        SourceFIDSet: { FIDArray: [1] },
        RelateDescription: { RelationshipID: 1, ResultFormat },
      });
    const { RelatedRecordGroups } = relatedRecordSetOf(
      await relate('geoRelateResultRelatedRecordSetAsObject'),
    );
    expect(RelatedRecordGroups[0]?.Records).toHaveLength(MAX_RECORDS);
    const { MimeData } = await relate('geoRelateResultJsonAsMime');
    const json = JSON.parse(new TextDecoder().decode(MimeData));
    expect(json).toMatchObject({ exceededTransferLimit: true });
    expect(json.relatedRecordGroups[0].relatedRecords).toHaveLength(MAX_RECORDS);
  });
});

test('features as JSON say that there are more, and only then', async () => {
  const ask = async (DefinitionExpression: string) => {
    const { MimeData } = await map.ask('QueryFeatureData2', {
      MapName: '',
      LayerDescription: layerDescription(1, { DefinitionExpression }),
      QueryResultOptions: { Format: 'geoQueryResultJsonAsMime' },
    });
    return JSON.parse(new TextDecoder().decode(MimeData));
  };
  const all = await ask('');
  expect([all.features.length, all.exceededTransferLimit]).toEqual([1500, undefined]);
  await map.fill(
    { plants: numbers.map((VannKraftverkID) => ({ VannKraftverkID, Navn: 'Alike', ErIDrift: true })) },
    'sample 2',
  );
  const cut = await ask('');
  expect([cut.features.length, cut.exceededTransferLimit]).toEqual([MAX_RECORDS, true]);
  expect((await ask('OBJECTID > 100')).exceededTransferLimit).toBeUndefined();
});

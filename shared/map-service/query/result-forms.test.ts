import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { DEGREES, layerDescription, queryFilter } from '../../testing/map-descriptions.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { hasGdal, readByGdal, unzipText } from '../../testing/read-by-gdal.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

type Format = MapType<'geoQueryResultFormat'>;
const layer = (LayerID: number, more: object = {}) => layerDescription(LayerID, more);
const ask = (Format: Format, LayerID: number, filter: object = {}, more: object = {}) =>
  map.ask('QueryData', {
    MapName: '',
    MapTableDescription: layer(LayerID, more),
    QueryFilter: queryFilter('', filter),
    QueryResultOptions: { Format },
  });
const bytesOf = ({ MimeData }: MapType<'QueryResult'>) => MimeData ?? new Uint8Array();
const jsonOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

describe('JSON', () => {
  test('has the columns, the rows and their shapes as the vendor names them', async () => {
    const answer = await ask('geoQueryResultJsonAsMime', 1, {
      WhereClause: 'OBJECTID IN (222, 51)',
      SubFields: 'Navn,IDriftDato,MaksYtelse,Shape',
      OutputSpatialReference: DEGREES,
    });
    expect(answer).toMatchObject({ URL: '', Object: { $xs: 'string', value: '' } });
    expect(jsonOf(bytesOf(answer))).toEqual({
      objectIdFieldName: 'OBJECTID',
      displayFieldName: 'Navn',
      fieldAliases: {
        OBJECTID: 'Object id',
        Navn: 'Name',
        IDriftDato: 'Commissioned',
        MaksYtelse: 'Maximum output, MW',
      },
      geometryType: 'esriGeometryPoint',
      spatialReference: { wkid: 4326, latestWkid: 4326 },
      fields: [
        { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'Object id' },
        { name: 'Navn', type: 'esriFieldTypeString', alias: 'Name', length: 254 },
        { name: 'IDriftDato', type: 'esriFieldTypeDate', alias: 'Commissioned' },
        { name: 'MaksYtelse', type: 'esriFieldTypeDouble', alias: 'Maximum output, MW' },
      ],
      features: [
        { attributes: { OBJECTID: 51, Navn: 'Uten sted', IDriftDato: null, MaksYtelse: 12.5 } },
        {
          attributes: {
            OBJECTID: 222,
            Navn: 'Kvilldal',
            IDriftDato: Date.parse('1981-06-01T00:00:00Z'),
            MaksYtelse: 1240,
          },
          geometry: { x: expect.closeTo(6.6, 8), y: expect.closeTo(59.5, 8) },
        },
      ],
    });
  });

  test('says nothing of shapes where none are wanted, and Web Mercator by both of its numbers', async () => {
    const none = await ask(
      'geoQueryResultJsonAsMime',
      1,
      {},
      { LayerResultOptions: { IncludeGeometry: false } },
    );
    const told = jsonOf(bytesOf(none));
    expect(told.geometryType).toBeUndefined();
    expect(told.features.every((feature: object) => !('geometry' in feature))).toBe(true);
    const OutputSpatialReference = { $type: 'ProjectedCoordinateSystem', WKID: 3857 };
    const web = await ask('geoQueryResultJsonAsMime', 1, { OutputSpatialReference });
    expect(jsonOf(bytesOf(web)).spatialReference).toEqual({ wkid: 102100, latestWkid: 3857 });
  });

  test('comes by an address that answers with the same', async () => {
    const { URL: address, MimeData, Object: rows } = await ask('geoQueryResultJsonAsURL', 1);
    expect([MimeData, rows]).toEqual([undefined, { $xs: 'string', value: '' }]);
    expect(address).toMatch(
      /^http:\/\/localhost:36036\/services\/Varde\/MapServer\/output\/[0-9a-z]{36}\.json$/,
    );
    const reply = await map.send({ path: new URL(address).pathname });
    expect(reply.status).toBe(200);
    expect(reply.headers).toContainEqual({ name: 'content-type', value: 'application/json; charset=utf-8' });
    expect(jsonOf(reply.body).features).toHaveLength(5);
  });

  test('of related rows comes in groups', async () => {
    const answer = await map.ask('QueryRelatedRecords', {
      MapName: '',
      SourceTableID: 100,
      SourceFIDSet: { FIDArray: [2, 1] },
      RelateDescription: {
        RelationshipID: 1,
        RelatedTableFields: 'Navn,Shape',
        OutputSpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 },
        ResultFormat: 'geoRelateResultJsonAsMime',
      },
    });
    expect(jsonOf(bytesOf(answer))).toMatchObject({
      geometryType: 'esriGeometryPoint',
      relatedRecordGroups: [
        { objectId: 2, relatedRecords: [{ attributes: { Navn: 'Kvilldal' }, geometry: {} }] },
        { objectId: 1, relatedRecords: [{ attributes: { Navn: 'Kvilldal' }, geometry: {} }] },
      ],
    });
  });
});

describe('GDAL and unzip read', () => {
  beforeEach(({ skip }) => skip(!hasGdal, 'GDAL or unzip is not installed (Debian: gdal-bin unzip)'));

  test.each([1, 11, 13])('JSON of layer %d, in longitude and latitude from any system', async (id) => {
    const [own, degrees] = await Promise.all([
      ask('geoQueryResultJsonAsMime', id),
      ask('geoQueryResultJsonAsMime', id, { OutputSpatialReference: DEGREES }),
    ]);
    const features = readByGdal(bytesOf(own), 'rows.json');
    expect(features.length).toBe(jsonOf(bytesOf(own)).features.length);
    const told = features.map(({ properties, geometry }) => [properties['OBJECTID'], places(geometry)]);
    const sameInDegrees = readByGdal(bytesOf(degrees), 'rows.json');
    expect(told).toEqual(
      sameInDegrees.map(({ properties, geometry }) => [properties['OBJECTID'], near(geometry)]),
    );
  });

  test('KMZ of points: names, values and places, those without a place too', async () => {
    const bytes = bytesOf(
      await ask('geoQueryResultKMLAsMime', 1, { OutputSpatialReference: { ...DEGREES, WKID: 3857 } }),
    );
    const features = readByGdal(bytes, 'rows.kmz');
    expect(features.map(({ properties }) => properties['Name'])).toEqual([
      'Åna',
      'Bøvra',
      'Uten sted',
      'Stølsvatn pumpe',
      'Kvilldal',
    ]);
    expect(features[2]?.geometry ?? null).toBeNull();
    expect(features[4]).toMatchObject({
      properties: { OBJECTID: '222', MaksYtelse: '1240', IDriftDato: '1981-06-01T00:00:00' },
      geometry: { type: 'Point', coordinates: [expect.closeTo(6.6, 8), expect.closeTo(59.5, 8)] },
    });
  });

  test.each([11, 13])('KMZ of layer %d where its JSON has it', async (id) => {
    const kmz = readByGdal(bytesOf(await ask('geoQueryResultKMLAsMime', id)), 'rows.kmz');
    const json = readByGdal(
      bytesOf(await ask('geoQueryResultJsonAsMime', id, { OutputSpatialReference: DEGREES })),
      'rows.json',
    );
    expect(kmz.length).toBe(json.length);
    for (const [index, { geometry }] of kmz.entries()) {
      expect(sorted(geometry)).toEqual(
        sorted(json[index]?.geometry ?? null).map((number) => expect.closeTo(number, 6)),
      );
    }
  });

  test('the document in the KMZ, with everything escaped', async () => {
    await map.fill(
      { plants: [{ ...MAP_ROWS.plants[0], Navn: '<b>&"Kvilldal"\u0007</b>', Fylke: null }] },
      'sample 2',
    );
    const text = unzipText(bytesOf(await ask('geoQueryResultKMLAsMime', 1)), 'doc.kml');
    expect(text).toContain('<name>&lt;b&gt;&amp;&quot;Kvilldal&quot; &lt;/b&gt;</name>');
    expect(text).not.toContain('Data name="Fylke"');
    expect(text).toContain('<TimeStamp><when>1981-06-01T00:00:00.000Z</when></TimeStamp>');
  });
});

test('KMZ comes by an address, as what it is', async () => {
  const { URL: address } = await ask('geoQueryResultKMLAsURL', 1);
  const reply = await map.send({ path: new URL(address).pathname });
  expect(reply.headers).toContainEqual({ name: 'content-type', value: 'application/vnd.google-earth.kmz' });
  expect([...reply.body.subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
});

test.each<[Format, number, string]>([
  ['geoQueryResultAmfAsMime', 1, 'a form that nobody reads any more'],
  ['geoQueryResultAmfAsURL', 1, 'the same by address'],
  ['geoQueryResultJsonAsMime', 100, 'tables, which come as records only'],
  ['geoQueryResultKMLAsURL', 100, 'tables, which come as records only'],
])('%s of %d is refused: %s', async (Format, id, _) => {
  const MapTableDescription =
    id === 100 ? { $type: 'StandaloneTableDescription' as const, ID: id } : layer(id);
  const input = { MapName: '', MapTableDescription, QueryResultOptions: { Format } };
  expect(await map.refusal('QueryData', input)).toBe(
    `map/format-not-supported QueryResultOptions.Format ${Format}`,
  );
});

type Shape = { readonly coordinates: unknown } | null;

function numbers(shape: Shape): number[] {
  return shape ? [shape.coordinates].flat(Number.POSITIVE_INFINITY).map(Number) : [];
}

const places = (shape: Shape) => numbers(shape);
/** Within a millimetre or so: two ways of projecting. */
const near = (shape: Shape) => numbers(shape).map((number) => expect.closeTo(number, 7));
const sorted = (shape: Shape) => numbers(shape).toSorted((one, other) => one - other);

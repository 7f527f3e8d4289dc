// What clients of the real service send, line by line of the reference's check list (section 7).

import { beforeAll, describe, expect, test } from 'vitest';
import { NEUTRAL_NAMESPACE } from '../../codec/soap/dialect.ts';
import { mapService } from '../../contracts/map/service.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { mapTour } from '../../testing/map-tour.ts';
import type { HttpReply } from '../replies.ts';

let served: MapRequests;
beforeAll(async () => {
  served = await createMapRequests(MAP_ROWS);
});

const VENDOR = 'http://www.esri.com/schemas/ArcGIS';
const VERSIONS = ['9.0', '9.2', '9.3', '10.0', '10.7', '2.6.0', '3.6.0'];
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

interface Wrapping {
  readonly namespace?: string;
  /** Declarations on the envelope. */
  readonly root?: string;
  readonly action?: string;
}

function ask(
  operation: string,
  children: string,
  { namespace = `${VENDOR}/3.6.0`, root = '', action }: Wrapping = {},
) {
  const declared = namespace === '' ? '' : ` xmlns:op="${namespace}"`;
  const name = namespace === '' ? operation : `op:${operation}`;
  const body =
    `<?xml version="1.0" encoding="utf-8"?><e:Envelope xmlns:e="${SOAP}" ${XSI} ${root}><e:Body>` +
    `<${name}${declared}>${children}</${name}></e:Body></e:Envelope>`;
  const type = { name: 'content-type', value: 'text/xml; charset=utf-8' };
  const headers = action === undefined ? [type] : [type, { name: 'soapaction', value: action }];
  return served.send({ path: mapService.path, method: 'POST', body, headers });
}

const text = ({ body }: HttpReply) => new TextDecoder('utf-8', { fatal: true }).decode(body);
const resultOf = (reply: HttpReply) =>
  /<Result[^>]*>([\s\S]*)<\/Result>/.exec(text(reply))?.[1] ?? text(reply);
const idsIn = (reply: HttpReply) =>
  [...resultOf(reply).matchAll(/<Int>(\d+)<\/Int>/g)].map(([, id]) => Number(id));
const ON_PLANTS = '<MapName></MapName><LayerID>1</LayerID>';
const EVERYTHING = [3, 40, 51, 60, 222];

describe('line 1: a request is dispatched by its body', () => {
  test.each([undefined, '', '""', '"urn:other#GetMapCount"', `${VENDOR}/10.0/Find`])(
    'whatever SOAPAction says: %s',
    async (action) => {
      const reply = await ask('GetMapCount', '', action === undefined ? {} : { action });
      expect(reply.status).toBe(200);
      expect(resultOf(reply)).toBe('2');
    },
  );
});

describe('line 2: an answer comes in the namespace of its request', () => {
  test.each([...VERSIONS.map((version) => `${VENDOR}/${version}`), 'urn:my-own', ''])(
    '%s',
    async (namespace) => {
      const reply = await ask('QueryFeatureIDs', ON_PLANTS, { namespace });
      expect(idsIn(reply)).toEqual(EVERYTHING);
      expect(text(reply)).toContain(`<tns:QueryFeatureIDsResponse`);
      expect(text(reply)).toContain(`xmlns:tns="${namespace || NEUTRAL_NAMESPACE}"`);
      const hasVendorSpelling = namespace.startsWith(VENDOR);
      const data = await ask('QueryFeatureData', ON_PLANTS, { namespace });
      expect(text(data)).toContain(hasVendorSpelling ? '<Type>esriFieldTypeOID' : '<Type>geoFieldTypeOID');
    },
  );
});

test('line 2: it is the same answer in each', async () => {
  for (const operation of ['QueryFeatureData', 'GetServerInfo', 'GetDefaultLayerDrawingDescriptions']) {
    const answerIn = async (namespace: string) => {
      const answer = text(await ask(operation, ON_PLANTS, { namespace }));
      const spelled = answer.replaceAll(/(?<=[>:])esri(?=[A-Z])/g, 'geo');
      return spelled.replaceAll(namespace || NEUTRAL_NAMESPACE, 'namespace');
    };
    const [first, ...others] = await Promise.all(
      ['', ...VERSIONS.map((version) => `${VENDOR}/${version}`)].map(answerIn),
    );
    expect(first).toContain('<soap:Body><tns:');
    for (const other of others) expect(other).toBe(first);
  }
});

const SPATIAL = [
  '<WhereClause></WhereClause><SearchOrder>esriSearchOrderSpatial</SearchOrder>',
  '<SpatialRel>esriSpatialRelIntersects</SpatialRel>',
];
/** A box around two plants, in degrees. */
const boxIn = (prefix: string, declared = '') =>
  `<FilterGeometry xsi:type="${prefix}EnvelopeN"${declared}><XMin>6</XMin><YMin>59</YMin><XMax>7</XMax><YMax>60</YMax>` +
  `<SpatialReference xsi:type="${prefix}GeographicCoordinateSystem"${declared}><WKID>4326</WKID></SpatialReference></FilterGeometry>`;

describe('line 3: kinds are told by prefixes', () => {
  const V10 = `${VENDOR}/10.0`;
  const filter = (prefix: string, declared = '') =>
    `<QueryFilter xsi:type="${prefix}SpatialFilter"${declared}>${SPATIAL.join('')}${boxIn(prefix, declared)}</QueryFilter>`;

  test('bound at the root', async () => {
    const reply = await ask('QueryFeatureIDs', ON_PLANTS + filter('k:'), {
      namespace: V10,
      root: `xmlns:k="${V10}"`,
    });
    expect(idsIn(reply)).toEqual([60, 222]);
  });

  test('bound where they are used', async () => {
    const reply = await ask('QueryFeatureIDs', ON_PLANTS + filter('q1:', ` xmlns:q1="${V10}"`), {
      namespace: V10,
    });
    expect(idsIn(reply)).toEqual([60, 222]);
  });

  test('of the default namespace, which has none', async () => {
    const reply = await ask('QueryFeatureIDs', ON_PLANTS + filter('', ` xmlns="${V10}"`), { namespace: V10 });
    expect(idsIn(reply)).toEqual([60, 222]);
    const atRoot = await ask('QueryFeatureIDs', ON_PLANTS + filter(''), {
      namespace: V10,
      root: `xmlns="${V10}"`,
    });
    expect(idsIn(atRoot)).toEqual([60, 222]);
  });
});

const IMAGE =
  '<MapImageDisplay><ImageHeight>400</ImageHeight><ImageWidth>600</ImageWidth><ImageDPI>96</ImageDPI></MapImageDisplay>';

/** At 59.5° N by PROJ, within 3 pixels; a pixel of the whole country is some kilometres. */
const identifyChildren = (map: string, x: number, option: string, layers: string) =>
  `<MapDescription>${map}</MapDescription>${IMAGE}` +
  `<SearchShape xsi:type="op:PointN"><X>${x}</X><Y>6625797</Y></SearchShape><Tolerance>3</Tolerance>` +
  `<IdentifyOption>${option}</IdentifyOption>${layers}`;

describe('line 5: descriptions may say little', () => {
  test('a layer with its id and whether it is visible', async () => {
    const layer = '<LayerID>1</LayerID><Visible>true</Visible>';
    const short = `<MapName></MapName><LayerDescription>${layer}</LayerDescription>`;
    expect(resultOf(await ask('QueryFeatureCount2', short))).toBe('5');
    expect(resultOf(await ask('QueryFeatureData2', short))).toMatch(/<Object xsi:type="tns:RecordSet">/);
    const table = `<MapName></MapName><MapTableDescription xsi:type="op:LayerDescription">${layer}</MapTableDescription>`;
    expect(idsIn(await ask('QueryRowIDs', table))).toEqual(EVERYTHING);
    expect(resultOf(await ask('QueryData', table))).toMatch(/<Object xsi:type="tns:RecordSet">/);
  });

  test('layers of a map, with their ids and whether they are visible', async () => {
    const found = async (isVisible: boolean) => {
      const layers = `<LayerDescriptions><LayerDescription><LayerID>1</LayerID><Visible>${isVisible}</Visible></LayerDescription></LayerDescriptions>`;
      const children = identifyChildren(
        `<Name>Varde</Name>${layers}`,
        25_246,
        'esriIdentifyVisibleLayers',
        '',
      );
      return resultOf(await ask('Identify', children)).includes('<Name>Kvilldal</Name>');
    };
    expect(await found(true)).toBe(true);
    expect(await found(false)).toBe(false);
  });

  test('a table with its id', async () => {
    const table =
      '<MapName></MapName><MapTableDescription xsi:type="op:StandaloneTableDescription"><ID>100</ID></MapTableDescription>';
    expect(resultOf(await ask('QueryRowCount', table))).toBe('3');
  });

  test.each([
    ['with its name only', '<Name>Varde</Name>'],
    [
      'with an area and no layers',
      '<Name></Name><MapArea xsi:type="op:MapExtent"><Extent xsi:type="op:EnvelopeN"><XMin>0</XMin><YMin>6600000</YMin>' +
        '<XMax>60000</XMax><YMax>6640000</YMax></Extent></MapArea>',
    ],
  ])('a map %s', async (_, description) => {
    const reply = await ask('ComputeScale', `<MapDescription>${description}</MapDescription>${IMAGE}`);
    expect(Number(resultOf(reply))).toBeGreaterThan(1000);
  });
});

describe('line 6: layer ids', () => {
  const drawn = async (ids: string) => {
    const children = `<MapName></MapName>${ids}<SymbolOutputOptions></SymbolOutputOptions>`;
    const reply = await ask('GetDefaultLayerDrawingDescriptions', children);
    return [...text(reply).matchAll(/<SourceLayerID>(\d+)</g)].map(([, id]) => Number(id));
  };

  test('absent, empty and nil are all layers', async () => {
    const all = [21, 22, 23, 24, 1, 2, 3, 16, 17, 18, 19, 11, 15, 12, 14, 13];
    expect(await drawn('')).toEqual(all);
    expect(await drawn('<LayerIDs></LayerIDs>')).toEqual(all);
    expect(await drawn('<LayerIDs xsi:nil="true"/>')).toEqual(all);
  });

  test('of a search, too', async () => {
    const searched = async (ids: string) => {
      const children =
        `<MapDescription><Name/></MapDescription>${IMAGE}<SearchString>e</SearchString><Contains>true</Contains>` +
        `<SearchFields>Navn</SearchFields><FindOption>esriFindVisibleLayers</FindOption>${ids}`;
      const answer = text(await ask('Find', children));
      return [...new Set([...answer.matchAll(/<LayerID>(\d+)</g)].map(([, id]) => Number(id)))];
    };
    for (const all of ['', '<LayerIDs/>', '<LayerIDs xsi:nil="true"/>']) {
      expect(await searched(all)).toEqual([1, 3]);
    }
    expect(await searched('<LayerIDs><Int>3</Int></LayerIDs>')).toEqual([3]);
    expect(await searched('<LayerIDs><Int>3</Int><Int>2</Int></LayerIDs>')).toEqual([3]);
  });

  test('one and many are those', async () => {
    expect(await drawn('<LayerIDs><Int>2</Int></LayerIDs>')).toEqual([2]);
    expect(await drawn('<LayerIDs><Int>3</Int><Int>1</Int></LayerIDs>')).toEqual([3, 1]);
  });
});

describe('line 7: filters', () => {
  const count = async (filter: string) => resultOf(await ask('QueryFeatureCount', ON_PLANTS + filter));

  test('absent, nil, empty, and without a condition', async () => {
    for (const filter of [
      '',
      '<QueryFilter xsi:nil="true"/>',
      '<QueryFilter/>',
      '<QueryFilter><WhereClause></WhereClause></QueryFilter>',
      '<QueryFilter xsi:type="op:QueryFilter"><WhereClause>1=1</WhereClause><Resolution>0</Resolution></QueryFilter>',
    ]) {
      expect(await count(filter)).toBe('5');
    }
  });

  test('with a place, by xsi:type', async () => {
    expect(
      await count(
        `<QueryFilter xsi:type="op:SpatialFilter">${SPATIAL.join('')}${boxIn('op:')}</QueryFilter>`,
      ),
    ).toBe('2');
  });

  test('with a place and a condition, both of which hold', async () => {
    const where = '<WhereClause>MaksYtelse &gt; 0</WhereClause>';
    expect(
      await count(`<QueryFilter xsi:type="op:SpatialFilter">${where}${boxIn('op:')}</QueryFilter>`),
    ).toBe('1');
  });

  test('with a time', async () => {
    const time =
      '<TimeValue xsi:type="op:TimeExtent"><StartTime>2000-01-01T00:00:00</StartTime><EndTime>2010-01-01T00:00:00</EndTime></TimeValue>' +
      '<OutputTimeReference><TimeZoneNameID>UTC</TimeZoneNameID></OutputTimeReference><TimeRelation>esriTimeRelationOverlaps</TimeRelation>';
    const filter = `<QueryFilter xsi:type="op:TimeQueryFilter"><WhereClause/>${time}</QueryFilter>`;
    expect(idsIn(await ask('QueryFeatureIDs', ON_PLANTS + filter))).toEqual([3]);
    const instant =
      '<TimeValue xsi:type="op:TimeInstant"><TimeReference><TimeZoneNameID>W. Europe Standard Time</TimeZoneNameID></TimeReference>' +
      '<Time>1981-06-01T02:00:00</Time></TimeValue>';
    const inZone = `<QueryFilter xsi:type="op:TimeQueryFilter">${instant}</QueryFilter>`;
    expect(idsIn(await ask('QueryFeatureIDs', ON_PLANTS + inZone))).toEqual([222]);
  });
});

describe('lines 8 and 9: answers', () => {
  const DATA = '<QueryFilter><WhereClause>OBJECTID = 222</WhereClause></QueryFilter>';

  test.each(mapTour.map(({ operation, input }) => [operation, input] as const))(
    'tell the kind of each element that has children, with the prefixes that clients expect: %s',
    async (operation, input) => {
      const answer = await served.exchange(operation, input);
      expect(answer).toMatch(new RegExp(`<soap:Envelope [^>]*><soap:Body><tns:${operation}Response`));
      const content = answer.slice(answer.indexOf('Response') + 'Response'.length);
      const withChildren = [...content.matchAll(/<(\w+)((?: [^>]*)?)(?<!\/)>(?=<\w)/g)];
      const untold = withChildren.filter(([, , attributes]) => !attributes?.includes('xsi:type="tns:'));
      expect(untold.map(([whole]) => whole)).toEqual([]);
      const prefixes = [...answer.matchAll(/<\/?(\w+):/g)].map(([, prefix]) => prefix);
      expect([...new Set(prefixes)].toSorted()).toEqual(['soap', 'tns']);
    },
  );

  test('have a column of ids and one of shapes, and values with their types', async () => {
    const answer = resultOf(await ask('QueryFeatureData', ON_PLANTS + DATA));
    const types = [...answer.matchAll(/<Type>(\w+)<\/Type>/g)].map(([, type]) => type);
    expect(types.filter((type) => type === 'esriFieldTypeOID')).toHaveLength(1);
    expect(types.filter((type) => type === 'esriFieldTypeGeometry')).toHaveLength(1);
    const [, values = ''] = /<Values xsi:type="tns:ArrayOfValue">(.*?)<\/Values>/.exec(answer) ?? [];
    expect(values).toMatch(/^<Value xsi:type="xsd:int">222<\/Value>/);
    expect(values).toContain('<Value xsi:type="xsd:string">Kvilldal</Value>');
    expect(values).toContain('<Value xsi:type="xsd:double">1240</Value>');
    expect(values).toContain('<Value xsi:type="xsd:dateTime">1981-06-01T00:00:00</Value>');
    expect(values).toContain('<Value xsi:type="tns:PointN">');
    expect(values).toContain('<Value xsi:nil="true"');
  });

  test('by other forms have the elements that are required, too', async () => {
    const options = '<QueryResultOptions><Format>esriQueryResultJsonAsURL</Format></QueryResultOptions>';
    const layer = '<LayerDescription><LayerID>1</LayerID></LayerDescription>';
    const answer = resultOf(await ask('QueryFeatureData2', `<MapName></MapName>${layer}${DATA}${options}`));
    expect(answer).toMatch(/^<URL>http:[^<]*\.json<\/URL><Object xsi:type="xsd:string"><\/Object>$/);
  });
});

describe('line 10: a box of another shape than the image', () => {
  /** Twice as high as wide; the image is half as wide again as high. */
  const BOX = { xMin: 0, yMin: 6_500_000, xMax: 50_000, yMax: 6_600_000 };
  const view = (rotation: number) =>
    `<MapDescription><Name>Varde</Name><MapArea xsi:type="op:MapExtent"><Extent xsi:type="op:EnvelopeN"><XMin>${BOX.xMin}</XMin>` +
    `<YMin>${BOX.yMin}</YMin><XMax>${BOX.xMax}</XMax><YMax>${BOX.yMax}</YMax></Extent></MapArea><Rotation>${rotation}</Rotation>` +
    `</MapDescription>${IMAGE}`;
  const ints = (name: string, values: readonly number[]) =>
    `<${name}>${values.map((value) => `<Int>${value}</Int>`).join('')}</${name}>`;
  const toMap = async (rotation: number, xs: readonly number[], ys: readonly number[]) => {
    const pixels = ints('ScreenXValues', xs) + ints('ScreenYValues', ys);
    const answer = resultOf(await ask('ToMapPoints', view(rotation) + pixels));
    return [...answer.matchAll(/<Point [^>]*><X>([^<]+)<\/X><Y>([^<]+)<\/Y>/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  };

  test('is shown whole, in the middle, with pixels as wide as high', async () => {
    const points = await toMap(0, [0, 600, 300], [0, 400, 200]);
    // 100 km in 400 pixels are 250 m for each: 150 km in all, around the middle at 25 km.
    expect(points).toEqual([
      [-50_000, 6_600_000],
      [100_000, 6_500_000],
      [25_000, 6_550_000],
    ]);
    const scale = Number(resultOf(await ask('ComputeScale', view(0))));
    expect(scale / (250 * 96 * 39.37)).toBeCloseTo(1, 9);
  });

  test.each([0, 30])(
    'gives the pixels of places as the places of pixels, turned by %d°',
    async (rotation) => {
      const xs = [0, 600, 300, 17];
      const ys = [0, 400, 200, 391];
      const places = await toMap(rotation, xs, ys);
      expect(places).toHaveLength(4);
      const points = places.map(([x, y]) => `<Point xsi:type="op:PointN"><X>${x}</X><Y>${y}</Y></Point>`);
      const multipoint = `<MapPoints xsi:type="op:MultipointN"><PointArray>${points.join('')}</PointArray></MapPoints>`;
      const answer = text(await ask('FromMapPoints', view(rotation) + multipoint));
      const numbers = [...answer.matchAll(/<Int>(-?\d+)<\/Int>/g)].map(([, value]) => Number(value));
      expect(numbers).toEqual([...xs, ...ys]);
    },
  );
});

test('line 11: a place is identified within 3 pixels, one layer a call', async () => {
  const identify = async (x: number, layer: number) => {
    const layers = `<LayerIDs><Int>${layer}</Int></LayerIDs>`;
    const children = identifyChildren('<Name>Varde</Name>', x, 'esriIdentifyAllLayers', layers);
    const reply = await ask('Identify', children);
    expect(reply.status).toBe(200);
    return [...text(reply).matchAll(/<Name>(Kvilldal)<\/Name>/g)].length;
  };
  expect(await identify(25_246, 1)).toBe(1);
  expect(await identify(25_246, 2)).toBe(0);
  expect(await identify(225_246, 1)).toBe(0);
});

describe('line 12: what is wrong is a fault in XML', () => {
  test.each([
    [
      'SQL',
      'QueryFeatureCount',
      `${ON_PLANTS}<QueryFilter><WhereClause>Navn ==</WhereClause></QueryFilter>`,
      'map/bad-expression',
    ],
    ['a layer', 'QueryFeatureIDs', '<MapName/><LayerID>99</LayerID>', 'map/unknown-layer'],
    ['a group', 'QueryFeatureData', '<MapName/><LayerID>0</LayerID>', 'map/not-a-feature-layer'],
    ['a map', 'QueryFeatureIDs', '<MapName>varde</MapName><LayerID>1</LayerID>', 'map/unknown-map'],
    ['a number that is empty', 'QueryFeatureIDs', '<MapName/><LayerID></LayerID>', 'value/missing'],
    [
      'a kind that is not told',
      'QueryRowCount',
      '<MapName/><MapTableDescription><LayerID>1</LayerID></MapTableDescription>',
      'value/type-missing',
    ],
    [
      'a filter that is no filter',
      'QueryFeatureIDs',
      `${ON_PLANTS}<QueryFilter xsi:type="op:PointN"><X>1</X><Y>2</Y></QueryFilter>`,
      'value/type-not-allowed',
    ],
  ])('%s', async (_, operation, children, code) => {
    const reply = await ask(operation, children);
    expect(reply.status).toBe(500);
    expect(reply.headers).toContainEqual({ name: 'content-type', value: 'text/xml; charset=utf-8' });
    expect(text(reply)).toContain('<soap:Fault>');
    expect(text(reply)).toContain(`<code>${code}</code>`);
  });
});

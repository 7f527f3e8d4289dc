import { describe, expect, test } from 'vitest';
import { mapTypes } from '../../contracts/map/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { createReadPlans } from '../xml/read-plan.ts';
import { NEUTRAL_NAMESPACE } from './dialect.ts';
import { readMapRequest } from './map-codec.ts';
import { createRequestReader } from './read-request.ts';
import { SOAP_NAMESPACES } from './soap-versions.ts';

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const XS = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';

function envelope(body: string, header = '', version: '1.1' | '1.2' = '1.1'): string {
  return `<s:Envelope xmlns:s="${SOAP_NAMESPACES[version]}" ${XSI} ${XS} xmlns:m="urn:m">${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

function read(body: string) {
  const result = readMapRequest(envelope(body));
  if (!result.ok) throw result.problem.fault;
  return result.value;
}

function input(body: string) {
  return read(body).input;
}

function faultOf(text: string): { code: string } & Record<string, unknown> {
  const result = readMapRequest(text);
  if (result.ok) throw new Error('It was read.');
  return { code: result.problem.fault.code, ...result.problem.fault.details };
}

const refusal = (body: string) => faultOf(envelope(body));
const count = (filter: string) => `<m:QueryFeatureCount><LayerID>1</LayerID>${filter}</m:QueryFeatureCount>`;

describe('a request is read', () => {
  test('with any prefix, declared anywhere, and with qualified children', () => {
    const expected = { FromPoint: { $type: 'PointN', X: 1, Y: 2 } };
    const to = '<ToPoint xsi:type="m:PointN"><X>1</X><Y>2</Y></ToPoint><Units>geoMeters</Units>';
    for (const point of [
      '<FromPoint xsi:type="m:PointN"><X>1</X><Y>2</Y></FromPoint>',
      '<FromPoint xmlns:q1="urn:m" xsi:type="q1:PointN"><X>1</X><Y>2</Y></FromPoint>',
      '<FromPoint xmlns="urn:m" xsi:type="PointN"><X>1</X><Y>2</Y></FromPoint>',
      '<m:FromPoint xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type=" unbound:PointN "><m:Y>2</m:Y><m:X> 1 </m:X></m:FromPoint>',
    ]) {
      expect(input(`<m:ComputeDistance>${point}${to}</m:ComputeDistance>`)).toMatchObject(expected);
    }
  });

  test('in any order, with what is not known left aside', () => {
    expect(
      input(
        '<m:GetMapTile><Column>3</Column><Future><Row>9</Row></Future><Row>2</Row><Level>1</Level></m:GetMapTile>',
      ),
    ).toEqual({ MapName: '', Level: 1, Row: 2, Column: 3 });
  });

  test('in every namespace, which the answer is then written in', () => {
    const of = (namespace: string) => {
      const { namespace: answered, dialect } = read(`<GetMapCount xmlns="${namespace}"/>`);
      return [answered, dialect];
    };
    for (const version of ['9.0', '9.2', '10.0', '10.7', '2.6.0', '3.6.0']) {
      const vendor = `http://www.esri.com/schemas/ArcGIS/${version}`;
      expect(of(vendor)).toEqual([vendor, 'vendor']);
    }
    expect(of('urn:other')).toEqual(['urn:other', 'neutral']);
    expect(of('')).toEqual([NEUTRAL_NAMESPACE, 'neutral']);
    expect(refusal(`<GetMapCount xmlns="${'x'.repeat(257)}"/>`).code).toBe('soap/malformed');
  });

  test('with enumeration values in both spellings, whatever the namespace', () => {
    for (const unit of ['geoMeters', 'esriMeters', ' esriMeters\n']) {
      const point = (name: string) => `<${name} xsi:type="m:PointN"><X>0</X><Y>0</Y></${name}>`;
      expect(
        input(
          `<m:ComputeDistance>${point('FromPoint')}${point('ToPoint')}<Units>${unit}</Units></m:ComputeDistance>`,
        ),
      ).toMatchObject({ Units: 'geoMeters' });
    }
    expect(
      input('<m:GetCacheName><MapName>esriMeters</MapName><LayerID>1</LayerID></m:GetCacheName>'),
    ).toEqual({
      MapName: 'esriMeters',
      LayerID: 1,
    });
  });

  test('with SOAP 1.2, headers that need not be understood, and headers for others', () => {
    const header = '<s:Header><m:Token>x</m:Token></s:Header>';
    expect(readMapRequest(envelope('<m:GetMapCount/>', header, '1.2'))).toMatchObject({
      ok: true,
      value: { version: '1.2', operation: 'GetMapCount' },
    });
    const other = '<s:Header><m:Token s:mustUnderstand="1" s:actor="urn:someone">x</m:Token></s:Header>';
    expect(readMapRequest(envelope('<m:GetMapCount/>', other)).ok).toBe(true);
  });

  test('with lists that are absent, nil, empty, or hold items of any name', () => {
    const legend = (ids: string) =>
      input(`<m:GetDefaultLayerDrawingDescriptions>${ids}</m:GetDefaultLayerDrawingDescriptions>`)[
        'LayerIDs'
      ];
    expect(legend('')).toEqual([]);
    expect(legend('<LayerIDs xsi:nil="true"/>')).toEqual([]);
    expect(legend('<LayerIDs/>')).toEqual([]);
    expect(legend('<LayerIDs><Int>1</Int></LayerIDs>')).toEqual([1]);
    expect(legend('<LayerIDs xsi:type="m:ArrayOfInt">\n<int>1</int>\n<Int>2</Int></LayerIDs>')).toEqual([
      1, 2,
    ]);
    const tables = (ids: string) =>
      input(`<m:GetMapTableSubtypeInfos>${ids}</m:GetMapTableSubtypeInfos>`)['TableIDs'];
    expect(tables('')).toBeUndefined();
    expect(tables('<TableIDs/>')).toEqual([]);
  });

  test('with comments, CDATA and character references in a value', () => {
    expect(
      input('<m:GetServerInfo><MapName>a<!-- b -->&#229;<![CDATA[<c>]]>&amp;</MapName></m:GetServerInfo>'),
    ).toEqual({
      MapName: 'aå<c>&',
    });
  });

  test('with the safe defaults of a filter', () => {
    expect(input(count(''))['QueryFilter']).toBeUndefined();
    expect(input(count('<QueryFilter xsi:nil="1"/>'))['QueryFilter']).toBeUndefined();
    expect(input(count('<QueryFilter/>'))['QueryFilter']).toEqual({
      $type: 'QueryFilter',
      WhereClause: '',
      Resolution: 0,
    });
    expect(input(count('<QueryFilter xsi:type="m:TimeQueryFilter"/>'))['QueryFilter']).toEqual({
      $type: 'TimeQueryFilter',
      WhereClause: '',
      Resolution: 0,
      SearchOrder: 'geoSearchOrderSpatial',
      SpatialRel: 'geoSpatialRelIntersects',
      SpatialRelDescription: '',
      GeometryFieldName: '',
      FilterOwnsGeometry: false,
      TimeRelation: 'geoTimeRelationOverlaps',
    });
  });

  test('with a layer description that says nothing but its layer', () => {
    expect(
      input(
        '<m:QueryRowCount><MapTableDescription xsi:type="m:LayerDescription"><LayerID>7</LayerID></MapTableDescription></m:QueryRowCount>',
      )['MapTableDescription'],
    ).toEqual({ $type: 'LayerDescription', LayerID: 7 });
  });

  test('with the default of the schema for an empty element', () => {
    const body = (ratio: string) =>
      `<m:ExportMapImage><MapDescription><MapArea xsi:type="m:FeatureExtent"><DefaultScale>1</DefaultScale>${ratio}<LayerID>1</LayerID></MapArea></MapDescription><ImageDescription/></m:ExportMapImage>`;
    for (const ratio of ['', '<ExpandRatio/>', '<ExpandRatio></ExpandRatio>']) {
      expect(input(body(ratio))['MapDescription']).toMatchObject({
        MapArea: { ExpandRatio: 1 },
        Rotation: 0,
        Name: '',
      });
    }
  });

  test('with the flags of a geometry told by its points', () => {
    const points = (flags: string, z: string) =>
      input(
        `<m:FromMapPoints><MapDescription/><MapImageDisplay><ImageHeight>1</ImageHeight><ImageWidth>1</ImageWidth></MapImageDisplay><MapPoints xsi:type="m:MultipointN">${flags}<PointArray><Point xsi:type="m:PointN"><X>1</X><Y>2</Y>${z}</Point></PointArray></MapPoints></m:FromMapPoints>`,
      )['MapPoints'];
    expect(points('', '<Z>1</Z>')).toMatchObject({ HasID: false, HasZ: true, HasM: false });
    expect(points('<HasZ>false</HasZ>', '<Z>1</Z>')).toMatchObject({ HasZ: false });
  });
});

describe('values of any type', () => {
  const rows = (value: string) =>
    input(
      `<m:ExportMapImage><MapDescription><LayerDescriptions><LayerDescription><LayerID>1</LayerID><DrawingDescription xsi:type="m:RasterLayerDrawingDescription"><RasterRenderer xsi:type="m:RasterUniqueValueRenderer"><UniqueValueVariants>${value}</UniqueValueVariants></RasterRenderer></DrawingDescription></LayerDescription></LayerDescriptions></MapDescription><ImageDescription/></m:ExportMapImage>`,
    )['MapDescription'];
  const valuesOf = (value: string) =>
    (
      rows(value) as {
        LayerDescriptions: { DrawingDescription: { RasterRenderer: { UniqueValueVariants: unknown } } }[];
      }
    ).LayerDescriptions[0]?.DrawingDescription.RasterRenderer.UniqueValueVariants;

  test('say their type, by its own or another name', () => {
    expect(
      valuesOf(
        '<Value xsi:type="xs:int">1</Value><Value xsi:type="xs:integer">2</Value><Value xsi:nil="true"/><Value>x</Value><Value xsi:type="m:PointN"><X>1</X><Y>2</Y></Value>',
      ),
    ).toEqual([
      { $xs: 'int', value: 1 },
      { $xs: 'long', value: 2 },
      null,
      { $xs: 'string', value: 'x' },
      { $type: 'PointN', X: 1, Y: 2 },
    ]);
  });

  test('are refused when the type is not one of those that may stand there', () => {
    const code = (value: string) => {
      try {
        valuesOf(value);
      } catch (error) {
        return (error as { code: string }).code;
      }
      return 'read';
    };
    expect(code('<Value xsi:type="m:RgbColor"/>')).toBe('value/type-not-allowed');
    expect(code('<Value xsi:type="m:Nothing"/>')).toBe('value/type-unknown');
    expect(code('<Value><X>1</X></Value>')).toBe('value/type-missing');
    expect(code('<Value xsi:type="xs:int"/>')).toBe('value/missing');
    expect(code('<Value xsi:type="m:constructor"/>')).toBe('value/type-unknown');
  });
});

describe('elements with href', () => {
  const distance = (from: string, to: string) =>
    `<m:ComputeDistance>${from}${to}<Units>geoMeters</Units></m:ComputeDistance>`;
  const shared = '<FromPoint id="ref1" xsi:type="m:PointN"><X>1</X><Y>2</Y></FromPoint>';

  test('stand for the element with the id', () => {
    const point = { $type: 'PointN', X: 1, Y: 2 };
    expect(input(distance(shared, '<ToPoint href="#ref1"/>'))).toMatchObject({
      FromPoint: point,
      ToPoint: point,
    });
  });

  test('are refused when they name nothing, another type, or what they stand in', () => {
    expect(refusal(distance(shared, '<ToPoint href="#ref2"/>'))).toMatchObject({
      code: 'value/bad',
      path: 'ToPoint',
    });
    expect(
      refusal(`<m:GetCacheName><MapName id="a">x</MapName><LayerID href="#a"/></m:GetCacheName>`).code,
    ).toBe('value/bad');
    const join = (inner: string) =>
      `<m:QueryRowCount><MapTableDescription xsi:type="m:LayerDescription"><LayerID>1</LayerID><Source id="j" xsi:type="m:JoinTableSourceDescription">${inner}</Source></MapTableDescription></m:QueryRowCount>`;
    expect(refusal(join('<LeftSourceDescription href="#j"/>'))).toMatchObject({
      code: 'value/bad',
      expected: 'an element that does not hold this one',
    });
  });

  test('count as often as they are used, in elements and in depth', () => {
    const plans = createReadPlans(createSchemaView(mapTypes));
    const table = { Take: { doc: '', input: { A: 'LayerDescription[]', B: 'MapServerSourceDescription?' } } };
    const reader = createRequestReader(plans, table, { maxBytes: 1e6, maxDepth: 100, maxElements: 1000 });
    const item = (more: string) => `<LayerDescription${more}`;
    const many = (uses: number) =>
      envelope(
        `<m:Take><A>${item(' id="x"><LayerID>1</LayerID><SelectionFeatures>')}${'<Int>1</Int>'.repeat(97)}</SelectionFeatures></LayerDescription>${item(' href="#x"/>').repeat(uses)}</A></m:Take>`,
      );
    expect(reader(many(8)).ok).toBe(true);
    expect(reader(many(9))).toMatchObject({
      ok: false,
      problem: { fault: { code: 'soap/too-many-elements' } },
    });
    const doubled = (levels: number) => {
      let text = '<B id="l0" xsi:type="m:MapTableSourceDescription"><MapTableID>1</MapTableID></B>';
      for (let level = 1; level <= levels; level++)
        text = text
          .replace('<B id', '<LeftSourceDescription id')
          .replace('</B>', '</LeftSourceDescription>')
          .replace(
            /^(.*)$/s,
            `<B id="l${level}" xsi:type="m:JoinTableSourceDescription">$1<RightSourceDescription href="#l${level - 1}"/></B>`,
          );
      return envelope(`<m:Take>${text}</m:Take>`);
    };
    expect(reader(doubled(7)).ok).toBe(true);
    expect(reader(doubled(9))).toMatchObject({
      ok: false,
      problem: { fault: { code: 'soap/too-many-elements' } },
    });
  });
});

describe('what cannot be read is refused with its code and path', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['a number left out', '<m:GetCacheName/>', { code: 'value/missing', path: 'LayerID' }],
    ['an empty number', '<m:GetMapName><Index/></m:GetMapName>', { code: 'value/missing', path: 'Index' }],
    [
      'a number in another notation',
      '<m:GetMapName><Index>0x1</Index></m:GetMapName>',
      { code: 'value/bad', path: 'Index', value: '0x1' },
    ],
    [
      'a number given twice',
      '<m:GetMapName><Index>1</Index><Index>1</Index></m:GetMapName>',
      { code: 'value/bad', path: 'Index' },
    ],
    [
      'an item that is no number',
      '<m:QueryHTMLPopups><TableID>1</TableID><RowIDs><Int>1</Int><Int>x</Int></RowIDs></m:QueryHTMLPopups>',
      { code: 'value/bad', path: 'RowIDs[1]', value: 'x' },
    ],
    [
      'an empty item',
      '<m:QueryHTMLPopups><TableID>1</TableID><RowIDs><Int/></RowIDs></m:QueryHTMLPopups>',
      { code: 'value/missing', path: 'RowIDs[0]' },
    ],
    [
      'text in place of a list',
      '<m:QueryHTMLPopups><TableID>1</TableID><RowIDs>1,2</RowIDs></m:QueryHTMLPopups>',
      { code: 'value/bad', path: 'RowIDs' },
    ],
    [
      'elements in place of text',
      '<m:GetMapName><Index><b>1</b></Index></m:GetMapName>',
      { code: 'value/bad', path: 'Index' },
    ],
    [
      'a value that the enumeration lacks',
      count('<QueryFilter xsi:type="m:SpatialFilter"><SpatialRel>geoNear</SpatialRel></QueryFilter>'),
      {
        code: 'value/not-in-enumeration',
        path: 'QueryFilter.SpatialRel',
        value: 'geoNear',
        type: 'geoSpatialRelEnum',
      },
    ],
    [
      'an abstract type',
      count(
        '<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry xsi:type="m:PointN"><X>1</X><Y>1</Y><SpatialReference/></FilterGeometry></QueryFilter>',
      ),
      {
        code: 'value/type-missing',
        path: 'QueryFilter.FilterGeometry.SpatialReference',
        type: 'SpatialReference',
      },
    ],
    [
      'a type that is not known',
      count('<QueryFilter xsi:type="m:__proto__"/>'),
      { code: 'value/type-unknown', path: 'QueryFilter' },
    ],
    [
      'a type that may not stand there',
      count('<QueryFilter xsi:type="m:PointN"/>'),
      { code: 'value/type-not-allowed', path: 'QueryFilter', value: 'PointN', type: 'QueryFilter' },
    ],
    [
      'a coordinate left out',
      count(
        '<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry xsi:type="m:PointN"><X>1</X></FilterGeometry></QueryFilter>',
      ),
      { code: 'value/missing', path: 'QueryFilter.FilterGeometry.Y' },
    ],
    [
      'an operation that is not there',
      '<m:toString/>',
      { code: 'soap/unknown-operation', value: 'toString' },
    ],
    ['a body without an operation', '', { code: 'soap/no-body' }],
  ])('%s', (_, body, expected) => {
    expect(refusal(body)).toMatchObject(expected);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['text that is not XML', 'x', { code: 'soap/malformed' }],
    ['nothing', '', { code: 'soap/malformed' }],
    ['tags that do not match', '<a></b>', { code: 'soap/no-body' }],
    ['an envelope that is not closed', envelope('<m:GetMapCount/>').slice(0, -5), { code: 'soap/malformed' }],
    ['two roots', `${envelope('<m:GetMapCount/>')}<a/>`, { code: 'soap/malformed' }],
    ['no envelope', '<GetMapCount/>', { code: 'soap/no-body' }],
    ['a document type', `<!DOCTYPE a>${envelope('<m:GetMapCount/>')}`, { code: 'soap/dtd' }],
    [
      'an entity',
      envelope('<m:GetServerInfo><MapName>&nbsp;</MapName></m:GetServerInfo>'),
      { code: 'soap/entity' },
    ],
    [
      'an inherited entity name',
      envelope('<m:GetServerInfo><MapName>&constructor;</MapName></m:GetServerInfo>'),
      { code: 'soap/entity' },
    ],
    [
      'a reference to no character',
      envelope('<m:GetServerInfo><MapName>&#0;</MapName></m:GetServerInfo>'),
      { code: 'soap/entity' },
    ],
    [
      'another envelope',
      '<Envelope xmlns="urn:soap"><Body/></Envelope>',
      { code: 'soap/version', value: 'urn:soap' },
    ],
    [
      'a header that must be understood',
      envelope('<m:GetMapCount/>', '<s:Header><m:Sign s:mustUnderstand="1"/></s:Header>'),
      { code: 'soap/must-understand', value: 'Sign' },
    ],
    [
      'deep nesting',
      envelope(`<m:GetServerInfo>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</m:GetServerInfo>`),
      { code: 'soap/too-deep' },
    ],
  ])('%s', (_, text, expected) => {
    expect(faultOf(text)).toMatchObject(expected);
  });

  test('a value is cut before it is repeated', () => {
    const { value } = refusal(`<m:GetMapName><Index>${'9'.repeat(1000)}</Index></m:GetMapName>`);
    expect(value).toBe(`${'9'.repeat(80)}…`);
  });
});

import { describe, expect, test } from 'vitest';
import { countRequest, envelope, readInput, readOperation, refusalOf } from '../../testing/map-requests.ts';
import { NEUTRAL_NAMESPACE } from './dialect.ts';
import { readMapRequest } from './map-codec.ts';

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
      expect(readInput(`<m:ComputeDistance>${point}${to}</m:ComputeDistance>`)).toMatchObject(expected);
    }
  });

  test('in any order, with what is not known left aside', () => {
    expect(
      readInput(
        '<m:GetMapTile><Column>3</Column><Future><Row>9</Row></Future><Row>2</Row><Level>1</Level></m:GetMapTile>',
      ),
    ).toEqual({ MapName: '', Level: 1, Row: 2, Column: 3 });
    expect(
      readInput(
        countRequest('<QueryFilter><Future/><WhereClause>1=2</WhereClause><Future>1</Future></QueryFilter>'),
      )['QueryFilter'],
    ).toMatchObject({ WhereClause: '1=2' });
    expect(readInput('<m:GetMapCount><Future>1</Future></m:GetMapCount>')).toEqual({});
  });

  test('in every namespace, which the answer is then written in', () => {
    const of = (namespace: string) => {
      const { namespace: answered, dialect } = readOperation(`<GetMapCount xmlns="${namespace}"/>`);
      return [answered, dialect];
    };
    for (const version of ['9.0', '9.2', '10.0', '10.7', '2.6.0', '3.6.0']) {
      const vendor = `http://www.esri.com/schemas/ArcGIS/${version}`;
      expect(of(vendor)).toEqual([vendor, 'vendor']);
    }
    expect(of('urn:other')).toEqual(['urn:other', 'neutral']);
    expect(of('')).toEqual([NEUTRAL_NAMESPACE, 'neutral']);
    expect(refusalOf(`<GetMapCount xmlns="${'x'.repeat(257)}"/>`).code).toBe('soap/malformed');
  });

  test('with enumeration values in both spellings, whatever the namespace', () => {
    for (const unit of ['geoMeters', 'esriMeters', ' esriMeters\n']) {
      const point = (name: string) => `<${name} xsi:type="m:PointN"><X>0</X><Y>0</Y></${name}>`;
      expect(
        readInput(
          `<m:ComputeDistance>${point('FromPoint')}${point('ToPoint')}<Units>${unit}</Units></m:ComputeDistance>`,
        ),
      ).toMatchObject({ Units: 'geoMeters' });
    }
    expect(
      readInput('<m:GetCacheName><MapName>esriMeters</MapName><LayerID>1</LayerID></m:GetCacheName>'),
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
      readInput(`<m:GetDefaultLayerDrawingDescriptions>${ids}</m:GetDefaultLayerDrawingDescriptions>`)[
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
      readInput(`<m:GetMapTableSubtypeInfos>${ids}</m:GetMapTableSubtypeInfos>`)['TableIDs'];
    expect(tables('')).toBeUndefined();
    expect(tables('<TableIDs/>')).toEqual([]);
  });

  test('with comments, CDATA and character references in a value', () => {
    expect(
      readInput(
        '<m:GetServerInfo><MapName>a<!-- b -->&#229;<![CDATA[<c>]]>&amp;</MapName></m:GetServerInfo>',
      ),
    ).toEqual({
      MapName: 'aå<c>&',
    });
  });

  test('with the safe defaults of a filter', () => {
    expect(readInput(countRequest(''))['QueryFilter']).toBeUndefined();
    expect(readInput(countRequest('<QueryFilter xsi:nil="1"/>'))['QueryFilter']).toBeUndefined();
    expect(readInput(countRequest('<QueryFilter/>'))['QueryFilter']).toEqual({
      $type: 'QueryFilter',
      WhereClause: '',
      Resolution: 0,
    });
    expect(readInput(countRequest('<QueryFilter xsi:type="m:TimeQueryFilter"/>'))['QueryFilter']).toEqual({
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
      readInput(
        '<m:QueryRowCount><MapTableDescription xsi:type="m:LayerDescription"><LayerID>7</LayerID></MapTableDescription></m:QueryRowCount>',
      )['MapTableDescription'],
    ).toEqual({ $type: 'LayerDescription', LayerID: 7 });
  });

  test('with the default of the schema for an empty element', () => {
    const body = (ratio: string) =>
      `<m:ExportMapImage><MapDescription><MapArea xsi:type="m:FeatureExtent"><DefaultScale>1</DefaultScale>${ratio}<LayerID>1</LayerID></MapArea></MapDescription><ImageDescription/></m:ExportMapImage>`;
    for (const ratio of ['', '<ExpandRatio/>', '<ExpandRatio></ExpandRatio>']) {
      expect(readInput(body(ratio))['MapDescription']).toMatchObject({
        MapArea: { ExpandRatio: 1 },
        Rotation: 0,
        Name: '',
      });
    }
  });

  test('with the flags of a geometry told by its points', () => {
    const points = (flags: string, z: string) =>
      readInput(
        `<m:FromMapPoints><MapDescription/><MapImageDisplay><ImageHeight>1</ImageHeight><ImageWidth>1</ImageWidth></MapImageDisplay><MapPoints xsi:type="m:MultipointN">${flags}<PointArray><Point xsi:type="m:PointN"><X>1</X><Y>2</Y>${z}</Point></PointArray></MapPoints></m:FromMapPoints>`,
      )['MapPoints'];
    expect(points('', '<Z>1</Z>')).toMatchObject({ HasID: false, HasZ: true, HasM: false });
    expect(points('<HasZ>false</HasZ>', '<Z>1</Z>')).toMatchObject({ HasZ: false });
  });
});

describe('values of any type', () => {
  const rows = (value: string) =>
    readInput(
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

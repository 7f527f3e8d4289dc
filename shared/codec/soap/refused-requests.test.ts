import { describe, expect, test } from 'vitest';
import { countRequest, envelope, faultOf, refusalOf } from '../../testing/map-requests.ts';

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
      countRequest('<QueryFilter xsi:type="m:SpatialFilter"><SpatialRel>geoNear</SpatialRel></QueryFilter>'),
      {
        code: 'value/not-in-enumeration',
        path: 'QueryFilter.SpatialRel',
        value: 'geoNear',
        type: 'geoSpatialRelEnum',
      },
    ],
    [
      'an abstract type',
      countRequest(
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
      countRequest('<QueryFilter xsi:type="m:__proto__"/>'),
      { code: 'value/type-unknown', path: 'QueryFilter' },
    ],
    [
      'a type that may not stand there',
      countRequest('<QueryFilter xsi:type="m:PointN"/>'),
      { code: 'value/type-not-allowed', path: 'QueryFilter', value: 'PointN', type: 'QueryFilter' },
    ],
    [
      'a coordinate left out',
      countRequest(
        '<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry xsi:type="m:PointN"><X>1</X></FilterGeometry></QueryFilter>',
      ),
      { code: 'value/missing', path: 'QueryFilter.FilterGeometry.Y' },
    ],
    [
      'an operation that is not there',
      '<m:toString/>',
      { code: 'soap/unknown-operation', value: 'toString' },
    ],
    [
      'a place without the kind of its filter',
      countRequest(
        '<QueryFilter><WhereClause/><FilterGeometry xsi:type="m:PointN"><X>1</X><Y>1</Y></FilterGeometry></QueryFilter>',
      ),
      { code: 'value/type-missing', path: 'QueryFilter', type: 'QueryFilter' },
    ],
    [
      'a shape without its kind',
      countRequest(
        '<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry><X>1</X><Y>1</Y></FilterGeometry></QueryFilter>',
      ),
      { code: 'value/type-missing', path: 'QueryFilter.FilterGeometry', type: 'Geometry' },
    ],
    [
      'a field in other letters',
      countRequest('<QueryFilter><whereClause>1=2</whereClause></QueryFilter>'),
      { code: 'value/misspelt', path: 'QueryFilter.whereClause', expected: 'WhereClause' },
    ],
    [
      'a filter with nothing in it that is known',
      countRequest('<QueryFilter><WhereClauses>1=2</WhereClauses><Future>1</Future></QueryFilter>'),
      { code: 'value/unknown-element', path: 'QueryFilter.WhereClauses', type: 'QueryFilter' },
    ],
    [
      'an operation with nothing in it that is known',
      '<m:GetServerInfo><Map>Varde</Map></m:GetServerInfo>',
      { code: 'value/unknown-element', path: 'Map', type: 'GetServerInfo' },
    ],
    [
      'ids in other letters',
      '<m:GetDefaultLayerDrawingDescriptions><LayerIds><Int>1</Int></LayerIds></m:GetDefaultLayerDrawingDescriptions>',
      { code: 'value/misspelt', path: 'LayerIds', expected: 'LayerIDs' },
    ],
    [
      'an item that is nil',
      '<m:GetDefaultLayerDrawingDescriptions><LayerIDs><Int xsi:nil="true"/></LayerIDs></m:GetDefaultLayerDrawingDescriptions>',
      { code: 'value/missing', path: 'LayerIDs[0]' },
    ],
    [
      'text in place of fields',
      '<m:GetMapCount>two</m:GetMapCount>',
      { code: 'value/bad', path: 'GetMapCount', value: 'two' },
    ],
    ['a body without an operation', '', { code: 'soap/no-body' }],
  ])('%s', (_, body, expected) => {
    expect(refusalOf(body)).toMatchObject(expected);
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
      { code: 'soap/entity', position: expect.stringMatching(/^1:\d+$/) },
    ],
    [
      'an ampersand by itself',
      envelope('<m:GetServerInfo><MapName>wind & water</MapName></m:GetServerInfo>'),
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
    const { value } = refusalOf(`<m:GetMapName><Index>${'9'.repeat(1000)}</Index></m:GetMapName>`);
    expect(value).toBe(`${'9'.repeat(80)}…`);
  });
});

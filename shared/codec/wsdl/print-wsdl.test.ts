import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { printMapSchema, printMapWsdl } from './service-descriptions.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  attributeNamePrefix: '',
  isArray: (name) => name === 'element',
});
const ADDRESS = 'http://127.0.0.1:8123/services/Varde/MapServer?a=1&b=2';
const { definitions } = parser.parse(printMapWsdl('Varde', ADDRESS));

test('there is one SOAP 1.1 port at the given address, in a service called after the map service', () => {
  expect(definitions.service).toEqual({
    name: 'Varde_MapServer',
    port: { name: 'MapServerPort', binding: 'tns:MapServerBinding', address: { location: ADDRESS } },
  });
  expect(definitions.binding.binding).toEqual({
    transport: 'http://schemas.xmlsoap.org/soap/http',
    style: 'document',
  });
});

test('every operation has its messages, its port and binding entries, an empty action and its elements', () => {
  const names: string[] = definitions.portType.operation.map((operation: { name: string }) => operation.name);
  expect(names.length).toBe(55);
  expect(definitions.message.map((message: { name: string }) => message.name)).toEqual(
    names.flatMap((name) => [`${name}In`, `${name}Out`]),
  );
  for (const operation of definitions.binding.operation) {
    expect(operation.operation).toEqual({ soapAction: '', style: 'document' });
    expect([operation.input.body.use, operation.output.body.use]).toEqual(['literal', 'literal']);
  }
  const elements = definitions.types.schema.element.map((element: { name: string }) => element.name);
  expect(elements).toEqual(names.flatMap((name) => [name, `${name}Response`]));
});

test('the schema holds all types, enumerations and wrappers, with unqualified children', () => {
  const { schema } = definitions.types;
  expect([schema.complexType.length, schema.simpleType.length]).toEqual([198 + 47, 51]);
  expect(schema.elementFormDefault).toBeUndefined();
  const named = (name: string) => schema.complexType.find((type: { name: string }) => type.name === name);
  expect(named('Point').abstract).toBe('true');
  const value = named('PropertySetProperty').sequence.element[1];
  expect(value).toMatchObject({ name: 'Value', type: 'xs:anyType', minOccurs: '0', nillable: 'true' });
  const ratio = named('FeatureExtent').complexContent.extension.sequence.element[1];
  expect(ratio).toMatchObject({ name: 'ExpandRatio', type: 'xs:double', default: '1.0' });
  expect(ratio.minOccurs).toBeUndefined();
  expect(named('ArrayOfInt').sequence.element).toEqual([
    { name: 'Int', type: 'xs:int', minOccurs: '0', maxOccurs: 'unbounded' },
  ]);
});

describe('the vendor dialect', () => {
  test('has another namespace and other prefixes of enumerations, and is else the same', () => {
    const neutral = printMapSchema();
    const vendor = printMapSchema({ dialect: 'vendor', version: '10.7' });
    expect(vendor).toContain('targetNamespace="http://www.esri.com/schemas/ArcGIS/10.7"');
    expect(vendor).toContain('<xs:simpleType name="esriUnits">');
    const back = vendor
      .replaceAll('http://www.esri.com/schemas/ArcGIS/10.7', 'urn:varde:schemas:map-service:3.6.0')
      .replaceAll(/(?<="|tns:)esri(?=[A-Z])/g, 'geo');
    expect(back).toBe(neutral);
  });

  test('takes what is not a version as none', () => {
    expect(printMapSchema({ dialect: 'vendor', version: '"><x' })).toContain('ArcGIS/3.6.0"');
  });
});

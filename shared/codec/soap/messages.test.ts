import { isDeepStrictEqual } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { appError } from '../../contracts/errors.ts';
import { mapOperations } from '../../contracts/map/operations.ts';
import { createRandom } from '../../testing/map-random.ts';
import { createValueMaker } from '../../testing/map-values.ts';
import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from './dialect.ts';
import { mapSchema, readMapAnswer, readMapRequest, writeMapAnswer, writeMapRequest } from './map-codec.ts';
import { writeFault } from './write-fault.ts';
import type { MessageStyle } from './write-messages.ts';

const styles: Record<Dialect, MessageStyle> = {
  neutral: { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' },
  vendor: { version: '1.2', namespace: vendorNamespace('10.7') ?? '', dialect: 'vendor' },
};
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe.each<Dialect>(['neutral', 'vendor'])('in the %s dialect', (dialect) => {
  const style = styles[dialect];

  test.each(Object.keys(mapOperations))('requests and answers of %s read back the same', (operation) => {
    const entry = mapOperations[operation as keyof typeof mapOperations];
    const maker = createValueMaker(mapSchema, createRandom(operation.length * 31 + operation.charCodeAt(3)));
    for (let index = 0; index < 20; index++) {
      const input = maker.input(entry, 3);
      expect(readMapRequest(text(writeMapRequest(operation, input, style)))).toEqual({
        ok: true,
        value: { ...style, operation, input },
      });
      const output = maker.output(entry, 3);
      const back = readMapAnswer(text(writeMapAnswer(operation, output, style)));
      expect(isDeepStrictEqual(back, { operation, output })).toBe(true);
    }
  });
});

test('an answer is written with the prefixes soap and tns, and xsi:type on structures and lists only', () => {
  const bytes = writeMapAnswer('QueryFeatureIDs', { FIDArray: [1, 2] }, styles.neutral);
  expect(text(bytes)).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="${NEUTRAL_NAMESPACE}"><soap:Body><tns:QueryFeatureIDsResponse><Result xsi:type="tns:FIDSet"><FIDArray xsi:type="tns:ArrayOfInt"><Int>1</Int><Int>2</Int></FIDArray></Result></tns:QueryFeatureIDsResponse></soap:Body></soap:Envelope>`,
  );
});

test('FromMapPoints answers with two children', () => {
  const bytes = writeMapAnswer('FromMapPoints', { ScreenXValues: [1], ScreenYValues: [] }, styles.vendor);
  expect(text(bytes)).toContain(
    '<tns:FromMapPointsResponse><ScreenXValues xsi:type="tns:ArrayOfInt"><Int>1</Int></ScreenXValues><ScreenYValues xsi:type="tns:ArrayOfInt"></ScreenYValues></tns:FromMapPointsResponse>',
  );
});

test('only enumeration values are spelt in the dialect, never text', () => {
  const output = {
    PropertyArray: [{ Key: 'geoMeters', Value: { $xs: 'string', value: 'geoMeters' } }],
  } as const;
  expect(text(writeMapAnswer('GetDocumentInfo', output, styles.vendor))).not.toContain('esriMeters');
  expect(text(writeMapAnswer('GetSupportedImageReturnTypes', 'geoImageReturnURL', styles.vendor))).toContain(
    '<Result>esriImageReturnURL</Result>',
  );
});

test('a coordinate system that comes again is copied only where it cannot have changed', () => {
  const systems = (all: object[]) => {
    const PointArray = all.map((SpatialReference) => ({ $type: 'PointN', X: 1, Y: 2, SpatialReference }));
    const output = { $type: 'MultipointN', HasID: false, HasZ: false, HasM: false, PointArray };
    const answer = text(writeMapAnswer('ToMapPoints', output, styles.neutral));
    return [...answer.matchAll(/<SpatialReference xsi:type="tns:(\w+)"><WKID>(\d+)</g)].map(
      ([, type, wkid]) => [type, Number(wkid)],
    );
  };
  const plane = (WKID: number) => ({ $type: 'ProjectedCoordinateSystem', WKID });
  const globe = Object.freeze({ $type: 'GeographicCoordinateSystem', WKID: 4326 });
  const utm = Object.freeze(plane(25_833));
  expect(systems([utm, utm, globe, utm, globe])).toEqual([
    ['ProjectedCoordinateSystem', 25_833],
    ['ProjectedCoordinateSystem', 25_833],
    ['GeographicCoordinateSystem', 4326],
    ['ProjectedCoordinateSystem', 25_833],
    ['GeographicCoordinateSystem', 4326],
  ]);
  const changing = plane(1);
  expect(systems([changing, changing])).toEqual(Array(2).fill(['ProjectedCoordinateSystem', 1]));
  changing.WKID = 2;
  expect(systems([changing, utm, changing])).toEqual([
    ['ProjectedCoordinateSystem', 2],
    ['ProjectedCoordinateSystem', 25_833],
    ['ProjectedCoordinateSystem', 2],
  ]);
  expect(() => systems([Object.freeze({ $type: 'PointN' })])).toThrow('not a SpatialReference');
  expect(systems([utm])).toEqual([['ProjectedCoordinateSystem', 25_833]]);
});

test('a namespace is escaped where it is repeated', () => {
  const namespace = 'urn:"<&>';
  const answer = text(writeMapAnswer('GetMapCount', 1, { ...styles.neutral, namespace }));
  expect(answer).toContain('xmlns:tns="urn:&quot;&lt;&amp;&gt;"');
  expect(readMapAnswer(answer).output).toBe(1);
});

test('an answer that lacks something is not written', () => {
  expect(() => writeMapAnswer('QueryFeatureIDs', {}, styles.neutral)).toThrow('lacks FIDArray');
  expect(() => writeMapAnswer('ToMapPoints', { $type: 'PointN', X: 1, Y: 1 }, styles.neutral)).toThrow(
    'not a Multipoint',
  );
  expect(() => writeMapAnswer('GetMapCount', 1.5, styles.neutral)).toThrow('whole number');
});

describe('a fault', () => {
  const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true });
  const body = (bytes: Uint8Array) => parser.parse(text(bytes)).Envelope.Body.Fault;

  test('of SOAP 1.1 has status 500, the code of its side, and our code as elements', () => {
    const { status, bytes } = writeFault(
      appError('value/bad', { path: 'A.B', value: '<x>', expected: 'text' }),
      '1.1',
    );
    expect(status).toBe(500);
    expect(body(bytes)).toEqual({
      faultcode: 'soap:Client',
      faultstring: 'A.B has the value <x>, expected text.',
      detail: { error: { code: 'value/bad', path: 'A.B', value: '<x>' } },
    });
    expect(text(bytes)).toContain('<error xmlns="urn:varde:errors">');
  });

  test('of SOAP 1.2 has its own form and 400 for what the client did', () => {
    const { status, bytes } = writeFault(appError('soap/no-body'), '1.2');
    expect(status).toBe(400);
    expect(body(bytes)).toMatchObject({
      Code: { Value: 'soap:Sender' },
      Detail: { error: { code: 'soap/no-body' } },
    });
    expect(writeFault(new Error('x'), '1.2').status).toBe(500);
  });

  test('tells nothing of what is not in the catalogue', () => {
    const { bytes } = writeFault(new Error('secret in /home/someone'), '1.1');
    expect(text(bytes)).not.toContain('secret');
    expect(body(bytes)).toMatchObject({ faultcode: 'soap:Server', detail: { error: { code: 'internal' } } });
  });

  test('names version and headers by the codes of SOAP', () => {
    expect(body(writeFault(appError('soap/version', { value: 'x' }), '1.1').bytes).faultcode).toBe(
      'soap:VersionMismatch',
    );
    expect(body(writeFault(appError('soap/must-understand', { value: 'x' }), '1.1').bytes).faultcode).toBe(
      'soap:MustUnderstand',
    );
  });

  test('holds no control character and no long value, whoever filled it in', () => {
    const { bytes } = writeFault(
      appError('map/unknown-map', { value: `\u0000\u001b${'x'.repeat(5000)}` }),
      '1.1',
    );
    const fault = body(bytes);
    expect(fault.detail.error.value.length).toBeLessThanOrEqual(81);
    expect([...text(bytes)].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
    expect(fault.faultstring.length).toBeLessThanOrEqual(1000);
  });
});

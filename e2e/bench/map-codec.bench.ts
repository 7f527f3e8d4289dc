// Answers and requests of 1,000 points, in process, beside node-soap with the same description and the same rows.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import soap from 'soap';
import { NEUTRAL_NAMESPACE } from '../../shared/codec/soap/dialect.ts';
import {
  readMapAnswer,
  readMapRequest,
  writeMapAnswer,
  writeMapRequest,
} from '../../shared/codec/soap/map-codec.ts';
import { readBody } from '../../shared/codec/soap/read-body.ts';
import { printMapWsdl } from '../../shared/codec/wsdl/service-descriptions.ts';
import type { MapOutput } from '../../shared/contracts/map/operations.ts';
import type { MapType } from '../../shared/contracts/map/types.ts';

const POINTS = 1000;
const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;

const column = (Name: string, Type: MapType<'geoFieldType'>) => ({
  Name,
  Type,
  IsNullable: true,
  Length: 8,
  Precision: 0,
  Scale: 0,
});

const columns = [
  column('OBJECTID', 'geoFieldTypeOID'),
  column('Navn', 'geoFieldTypeString'),
  column('Fylke', 'geoFieldTypeString'),
  column('MaksYtelse', 'geoFieldTypeDouble'),
  column('IDriftDato', 'geoFieldTypeDate'),
  column('Shape', 'geoFieldTypeGeometry'),
];

const ours: MapOutput<'QueryFeatureData'> = {
  $type: 'RecordSet',
  Fields: { FieldArray: columns },
  Records: Array.from({ length: POINTS }, (_, index) => ({
    Values: [
      { $xs: 'int', value: index },
      { $xs: 'string', value: `Ålesund ${index}` },
      { $xs: 'string', value: 'Møre og Romsdal' },
      { $xs: 'double', value: index * 1.37 },
      { $xs: 'dateTime', value: index * 1e9 },
      { $type: 'PointN', X: 262_000 + index * 1.1, Y: 6_650_000 + index / 3 },
    ],
  })),
};

/** The same rows in the form that node-soap takes. */
function forNodeSoap(): object {
  const typed = (type: string, xmlns: string) => ({ xsi_type: { type, xmlns } });
  const value = (held: MapType<'any'> | null) => {
    if (held === null) return { attributes: { 'xsi:nil': 'true' } };
    if ('$xs' in held) {
      const text = held.$xs === 'dateTime' ? new Date(held.value).toISOString() : held.value;
      return { attributes: typed(held.$xs, 'http://www.w3.org/2001/XMLSchema'), $value: text };
    }
    const { $type, ...fields } = held;
    return { attributes: typed($type, NEUTRAL_NAMESPACE), ...fields };
  };
  const records = ours.Records.map(({ Values }) => ({ Values: { Value: Values.map(value) } }));
  return {
    Result: {
      attributes: typed('RecordSet', NEUTRAL_NAMESPACE),
      Fields: { FieldArray: { Field: columns } },
      Records: { Record: records },
    },
  };
}

async function openNodeSoap(): Promise<soap.WSDL> {
  const folder = mkdtempSync(join(tmpdir(), 'varde-bench-'));
  const file = join(folder, 'map.wsdl');
  writeFileSync(file, printMapWsdl('Varde', 'http://127.0.0.1/services/Varde/MapServer'));
  const client = (await soap.createClientAsync(file)) as unknown as { wsdl: soap.WSDL };
  rmSync(folder, { recursive: true });
  return client.wsdl;
}

export interface Measurement {
  readonly name: string;
  readonly vardeMs: number;
  readonly nodeSoapMs: number;
}

/** The shortest of many runs: what else the machine does only ever adds. */
function shortest(runs: number, run: () => unknown): number {
  for (let warmUp = 0; warmUp < runs / 2; warmUp++) run();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Turn by turn, so that what else the machine does meets both. */
function pair(name: string, runs: number, varde: () => unknown, nodeSoap: () => unknown): Measurement {
  const rounds = Array.from({ length: 5 }, () => ({
    vardeMs: shortest(runs, varde),
    nodeSoapMs: shortest(runs, nodeSoap),
  })).toSorted((one, other) => one.nodeSoapMs / one.vardeMs - other.nodeSoapMs / other.vardeMs);
  return { name, ...(rounds[2] ?? { vardeMs: 0, nodeSoapMs: 0 }) };
}

export async function measureMapCodec(): Promise<Measurement[]> {
  const wsdl = await openNodeSoap();
  const theirs = forNodeSoap();
  const answer = new TextDecoder().decode(writeMapAnswer('QueryFeatureData', ours, style));
  const ping = writeMapRequest('GetMapCount', {}, style);
  const pingText = new TextDecoder().decode(ping);
  const encoder = new TextEncoder();
  return [
    pair(
      'an answer of 1,000 points, written to bytes',
      60,
      () => writeMapAnswer('QueryFeatureData', ours, style),
      () =>
        encoder.encode(
          wsdl.objectToDocumentXML('QueryFeatureDataResponse', theirs, 'tns', NEUTRAL_NAMESPACE),
        ),
    ),
    pair(
      'an answer of 1,000 points, read',
      10,
      () => readMapAnswer(answer),
      () => wsdl.xmlToObject(answer),
    ),
    pair(
      'a small request, read',
      1000,
      () => readBody(ping, 'utf-8', readMapRequest),
      () => wsdl.xmlToObject(pingText),
    ),
  ];
}

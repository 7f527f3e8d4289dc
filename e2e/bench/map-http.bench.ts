// What map-http.bench.mjs asks for, and the answer in the form that node-soap takes.

import { NEUTRAL_NAMESPACE } from '../../shared/codec/soap/dialect.ts';
import { readMapAnswer, writeMapRequest } from '../../shared/codec/soap/map-codec.ts';
import type { MapOutput } from '../../shared/contracts/map/operations.ts';
import type { MapType } from '../../shared/contracts/map/types.ts';
import { generatePlants } from '../../shared/testing/generate-plants.ts';

const POINTS = 1000;

const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
/** The fields that a map needs to show and name its points. */
const FIELDS = 'OBJECTID,Navn,Fylke,MaksYtelse,IDriftDato,Shape';

export const COUNT_REQUEST = writeMapRequest('GetMapCount', {}, style);
export const DATA_REQUEST = writeMapRequest(
  'QueryFeatureData',
  {
    MapName: '',
    LayerID: 1,
    QueryFilter: { $type: 'QueryFilter', WhereClause: '', SubFields: FIELDS, Resolution: 0 },
  },
  style,
);

export function asText(request: Uint8Array): string {
  return new TextDecoder().decode(request);
}

/** Plants in operation, and a table of where each of them stands. */
export function pointsTable(): { readonly plants: string; readonly points: string } {
  const plants = generatePlants(POINTS);
  const points = plants.map(({ VannKraftverkID }, index) =>
    [VannKraftverkID, (58 + index * 0.012).toFixed(5), (6 + (index % 100) * 0.06).toFixed(5)].join(','),
  );
  return { plants: JSON.stringify(plants), points: ['VannKraftverkID,lat,lon', ...points].join('\n') };
}

type Answer = MapOutput<'QueryFeatureData'>;

/** Throws where the answer is of other rows than were taken in. */
export function forNodeSoap(text: string): object {
  const { Fields, Records } = readMapAnswer(text).output as Answer;
  if (Records.length !== POINTS) throw new Error(`The answer has ${Records.length} rows`);
  return {
    Result: {
      attributes: typed('RecordSet', NEUTRAL_NAMESPACE),
      Fields: { FieldArray: { Field: Fields.FieldArray } },
      Records: { Record: Records.map(({ Values }) => ({ Values: { Value: Values.map(typedValue) } })) },
    },
  };
}

function typed(type: string, xmlns: string) {
  return { xsi_type: { type, xmlns } };
}

function typedValue(held: MapType<'any'> | null): object {
  if (held === null) return { attributes: { 'xsi:nil': 'true' } };
  if ('$xs' in held) {
    const text = held.$xs === 'dateTime' ? new Date(held.value).toISOString() : held.value;
    return { attributes: typed(held.$xs, 'http://www.w3.org/2001/XMLSchema'), $value: text };
  }
  return typedStruct(held);
}

/** Structures say their type wherever they stand, as ours do. */
function typedStruct({ $type, ...fields }: { readonly $type: string }): object {
  const members = Object.entries(fields).map(([name, member]: [string, unknown]) => [
    name,
    isStruct(member) ? typedStruct(member) : member,
  ]);
  return { attributes: typed($type, NEUTRAL_NAMESPACE), ...Object.fromEntries(members) };
}

function isStruct(member: unknown): member is { readonly $type: string } {
  return typeof member === 'object' && member !== null && '$type' in member;
}

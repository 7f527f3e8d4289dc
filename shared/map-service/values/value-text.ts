// Values as people read them: in Find, Identify, popups and legends.

import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import { type TimeZone, UTC } from '../wire/time-zone.ts';

export const NO_VALUE = 'Null';

/** A value as text without its meaning: numbers in their shortest form, dates without a time at midnight. */
export function plainText(type: FieldDefinition['type'], value: FeatureValue, zone: TimeZone = UTC): string {
  if (value === null) return NO_VALUE;
  const isDate = type === 'geoFieldTypeDate' && typeof value === 'number';
  return isDate ? dateText(zone.clockTime(value)) : String(value);
}

function dateText(ms: number): string {
  const text = new Date(ms).toISOString();
  const [, day = text, time = ''] = /^(.*)T(.{8})/.exec(text) ?? [];
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** The columns that the text of a field needs: those of subtypes decide what its numbers mean. */
export function textColumns({ subtypes }: RowSource, fields: readonly FieldDefinition[]): string[] {
  return [...fields.map(({ name }) => name), ...(subtypes ? [subtypes.field] : [])];
}

/**
 * The text of a field in each row of a table that has its columns loaded: the name that a domain or subtype gives its
 * value, for shapes their kind, else the value itself.
 */
export function textReader(
  source: RowSource,
  table: FeatureTable,
  field: FieldDefinition,
  zone?: TimeZone,
): (row: number) => string {
  if (field.type === 'geoFieldTypeGeometry') return (row) => KINDS[table.shape(row)?.kind ?? 'none'];
  const values = table.values(field.name);
  const nameOf = nameReader(source, table, field);
  return (row) => {
    const value = values[row] ?? null;
    return (value === null ? undefined : nameOf?.(value, row)) ?? plainText(field.type, value, zone);
  };
}

const KINDS = {
  none: NO_VALUE,
  point: 'Point',
  multipoint: 'Multipoint',
  polyline: 'Polyline',
  polygon: 'Polygon',
} as const;

type NameReader = (value: number | string, row: number) => string | undefined;

function nameReader(
  { subtypes }: RowSource,
  table: FeatureTable,
  { name, domain }: FieldDefinition,
): NameReader | undefined {
  const general = domainNames(domain);
  if (!subtypes) return general && ((value) => general.get(value));
  if (subtypes.field === name) {
    const names = new Map<number | string, string>(subtypes.kinds.map((kind) => [kind.code, kind.name]));
    return (value) => names.get(value);
  }
  const own = new Map(subtypes.kinds.map(({ code, domains }) => [code, domainNames(domains[name])]));
  if (!general && [...own.values()].every((names) => !names)) return undefined;
  const codes = table.values(subtypes.field);
  return (value, row) => (own.get(Number(codes[row])) ?? general)?.get(value);
}

/** A domain of names by code; one of a range names nothing. */
function domainNames(domain: MapType<'Domain'> | undefined): Map<unknown, string> | undefined {
  if (!domain || domain.$type === 'RangeDomain') return undefined;
  return new Map(
    domain.CodedValues.flatMap(({ Name, Code }) => ('$xs' in Code ? [[Code.value, Name] as const] : [])),
  );
}

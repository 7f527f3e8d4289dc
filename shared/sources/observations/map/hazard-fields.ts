// The fields of observations on the map: members of the service's answers by their names and kinds, and what is in columns.

import { isJsonObject, type JsonObject } from '../../../base/json.ts';
import {
  dateField,
  doubleField,
  integerField,
  objectIdField,
  shapeField,
  textField,
} from '../../../catalog/fields.ts';
import type { FieldDefinition } from '../../../catalog/layer-definition.ts';
import { nameOf } from '../../../contracts/observation/lookups/lookup-tables.ts';
import { regionName } from '../../../contracts/observation/regions.ts';
import {
  PICTURE_NAMES,
  PICTURE_TID,
  registrationForms,
} from '../../../contracts/observation/registration-forms.ts';
import { searchTypes } from '../../../contracts/observation/search-types.ts';
import type { FeatureValue } from '../../../ports/feature-store.ts';
import { createSchemaView } from '../../../schema/view.ts';
import type { Directory } from '../directory.ts';
import { municipalityOf } from '../found-areas.ts';
import type { SearchRow } from '../search-row.ts';
import type { Columns } from '../table/columns.ts';
import type { ObservationTable } from '../table/observation-table.ts';
import { typesOfBits } from '../table/type-bits.ts';

const ENGLISH = 2;

/** What values of rows are read from. Good until rows are added. */
export interface RowsRead extends Pick<ObservationTable, 'observerOf' | 'sourceOf'> {
  readonly columns: Columns;
  /** Names of forms by their bits, which few combinations of are met in a million rows. */
  readonly forms: Map<number, string | null>;
}

type ReadValue = (rows: RowsRead, row: number) => FeatureValue;
type ReadWritten = (row: SearchRow, directory: Directory) => FeatureValue;

/** A field comes from the columns, or from the registration whole, which has to be unpacked for it. */
type HazardField = { readonly definition: FieldDefinition } & (
  | { readonly read: ReadValue }
  | { readonly readWritten: ReadWritten }
);

type Member = keyof typeof searchTypes.ResultItem.fields;
const schema = createSchemaView(searchTypes);

/** The wire of the map has no whole numbers of 64 bits: a double holds each that occurs. */
const MAKERS = { int: integerField, long: doubleField, double: doubleField, string: textField } as const;

function definitionOf(name: Member, alias: string): FieldDefinition {
  const typeName = schema.findField('ResultItem', name)?.typeName;
  const make = Object.entries(MAKERS).find(([known]) => known === typeName)?.[1];
  if (!make) throw new Error(`${name} of a result has the type ${typeName}, which no field has`);
  return (name.startsWith('Dt') ? dateField : make)(name, alias);
}

function column(name: Member, alias: string, read: ReadValue): HazardField {
  return { definition: definitionOf(name, alias), read };
}

function written(name: Member, alias: string, readWritten: ReadWritten): HazardField {
  return { definition: definitionOf(name, alias), readWritten };
}

const numberIn =
  (pick: (columns: Columns) => Float64Array | Int32Array): ReadValue =>
  ({ columns }, row) => {
    const value = pick(columns)[row] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };

const hazardId = numberIn((columns) => columns.hazardId);
const regionId = numberIn((columns) => columns.regionId);
const groupId = numberIn((columns) => columns.groupId);

/** In the order of the answers. */
const fields: readonly HazardField[] = [
  column(
    'RegId',
    'Registration number',
    numberIn((columns) => columns.regId),
  ),
  column(
    'DtObsTime',
    'Observed at, UTC',
    numberIn((columns) => columns.obsMs),
  ),
  written('DtRegTime', 'Registered at, UTC', ({ stored }) => stored.registeredAtMs),
  column(
    'DtChangeTime',
    'Changed at, UTC',
    numberIn((columns) => columns.changedMs),
  ),
  written('MunicipalNo', 'Number of the municipality', ({ stored }) => {
    const { number } = municipalityOf(stored);
    return typeof number === 'string' ? number : null;
  }),
  column('ForecastRegionTid', 'Forecast region', regionId),
  column(
    'ForecastRegionName',
    'Name of the forecast region',
    (rows, row) => regionName(Number(regionId(rows, row))) || null,
  ),
  column(
    'LocationId',
    'Number of the location',
    numberIn((columns) => columns.locationId),
  ),
  written('LocationName', 'Location', locationName),
  column('ObserverGroupId', 'Group of observers', (rows, row) => groupId(rows, row) || null),
  column('NickName', 'Observer', ({ observerOf }, row) => observerOf(row).nickName),
  column('ObserverId', 'Number of the observer', ({ observerOf }, row) => observerOf(row).observerId),
  column('CompetenceLevelTid', 'Competence', ({ observerOf }, row) => observerOf(row).competenceId),
  column('CompetenceLevelName', 'Competence in stars', ({ observerOf }, row) =>
    nameIn('CompetenceLevelKDV', observerOf(row).competenceId || null),
  ),
  column('GeoHazardTid', 'Hazard', hazardId),
  column('GeoHazardName', 'Name of the hazard', (rows, row) => nameIn('GeoHazardKDV', hazardId(rows, row))),
  column(
    'Latitude',
    'Latitude, WGS 84',
    numberIn((columns) => columns.latitude),
  ),
  column(
    'Longitude',
    'Longitude, WGS 84',
    numberIn((columns) => columns.longitude),
  ),
  { definition: textField('Forms', 'Forms'), read: formNamesAt },
  {
    definition: textField('TargetName', 'Fetched from'),
    read: ({ sourceOf }, row) => sourceOf(row)?.targetName ?? null,
  },
  {
    definition: dateField('AsOf', 'As of, UTC'),
    read: ({ sourceOf }, row) => sourceOf(row)?.asOfMs ?? null,
  },
];

export const hazardFields: readonly FieldDefinition[] = [
  objectIdField,
  ...fields.map(({ definition }) => definition),
  shapeField,
];

export const OBSERVED_AT = 'DtObsTime' satisfies Member;
export const NUMBER = 'RegId' satisfies Member;

/** By the names of fields: values in columns, and those for which registrations are unpacked. */
export const columnReaders: ReadonlyMap<string, ReadValue> = new Map(
  fields.flatMap((field) => ('read' in field ? [[field.definition.name, field.read] as const] : [])),
);
export const writtenReaders: ReadonlyMap<string, ReadWritten> = new Map(
  fields.flatMap((field) =>
    'readWritten' in field ? [[field.definition.name, field.readWritten] as const] : [],
  ),
);

function nameIn(table: string, id: FeatureValue): string | null {
  return typeof id === 'number' ? nameOf(table, id, ENGLISH) || null : null;
}

function formNamesAt({ columns, forms }: RowsRead, row: number): string | null {
  const bits = columns.types[row] ?? 0;
  const known = forms.get(bits);
  if (known !== undefined) return known;
  const names = formNames(bits);
  forms.set(bits, names);
  return names;
}

/** In the order of answers; null where it has none that is known. */
function formNames(bits: number): string | null {
  const tids = typesOfBits(bits);
  const names = registrationForms
    .filter(({ registrationTid }) => tids.has(registrationTid))
    .map(({ names: [, english] }) => english);
  const all = tids.has(PICTURE_TID) ? [...names, PICTURE_NAMES[1]] : names;
  return [...new Set(all)].join(', ') || null;
}

function textOf(registration: JsonObject, member: string): string | null {
  const place = registration['ObsLocation'];
  const text = isJsonObject(place) ? place[member] : undefined;
  return typeof text === 'string' ? text : null;
}

/** Places have numbers of their own at other services. */
function locationName({ stored, source, locationId }: SearchRow, directory: Directory): string | null {
  const name = textOf(stored.registration, 'LocationName');
  return name ?? (source ? null : directory.nameOfLocation(locationId));
}

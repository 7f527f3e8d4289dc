// The registers: the data sets that the energy services answer from and that the tables of the app show. What one is
// stands here once; code that a register needs besides is under its id in shared/sources/energy/registers/.

import { applicationColumns } from './application-fields.ts';
import type { ColumnDescription } from './columns.ts';
import { plantColumns } from './plant-fields.ts';
import type { EnergyServiceId } from './services.ts';

export interface RegisterDefinition<Id extends string = RegisterId> {
  readonly doc: string;
  /** Labels are in the locales: `register.<id>` and `column.<id>.<column>`. */
  readonly columns: readonly ColumnDescription[];
  /** Other registers that its table is made of too. */
  readonly joins?: readonly Id[];
  /** The service that answers with its rows; absent = none does. */
  readonly service?: EnergyServiceId;
  /** Operations of that service that answer with all rows, tried in turn while the answer is 404; absent = only files have them. */
  readonly upstream?: readonly [string, ...string[]];
  /** How a list of rows in a file is known and its rows told apart; absent = its files have a form of their own. */
  readonly rows?: RowIdentity;
  /** Has a place of its own in the app, with views and links: an entry in `renderer/app/places/places.ts`. */
  readonly hasPlace?: true;
  readonly profile: RegisterProfile;
}

export interface RowIdentity {
  /** Members that rows of no other register have: one of them is enough. */
  readonly marks: readonly string[];
  /** The member that tells rows apart; absent where rows may say the same. */
  readonly keyMember?: string;
}

/** What the table engine has to know besides the columns. */
export interface RegisterProfile {
  /** Number columns that totals and groups sum. */
  readonly sums: readonly string[];
  /** Columns that tell a row in short, where there is no room for all of it; the one with the freest text last. */
  readonly outline?: readonly string[];
  /** Rows whose amounts are summed apart from the others: pumps, whose output and production are negative. */
  readonly separate?: { readonly column: string; readonly value: string };
}

const definitions = {
  plants: {
    doc: 'Hydropower plants.',
    columns: plantColumns,
    joins: ['points', 'applications'],
    service: 'hydropower',
    upstream: ['GetHydroPowerPlants', 'GetHydroPowerPlantsInOperation'],
    rows: { marks: ['VannKraftverkID', 'VannKVType', 'VannKVTypeID'], keyMember: 'VannKraftverkID' },
    hasPlace: true,
    profile: {
      sums: ['outputMw', 'productionGwh'],
      outline: ['outputMw', 'productionGwh', 'county', 'owner'],
      separate: { column: 'type', value: 'P' },
    },
  },
  applications: {
    doc: 'Certificate applications.',
    columns: applicationColumns,
    service: 'certificate',
    upstream: ['GetApplications'],
    rows: { marks: ['KraftverksNavn', 'KraftverkEierOrgNr', 'ProduksjonGWhMaalet'] },
    hasPlace: true,
    profile: {
      sums: ['outputMw', 'wholeProductionGwh', 'eligibleProductionGwh'],
      outline: ['outputMw', 'wholeProductionGwh', 'county', 'owner'],
    },
  },
  quarters: {
    doc: 'Summary values that were imported; its table is the whole series from 2012 to now, the others computed.',
    columns: [
      { id: 'year', kind: 'year' },
      { id: 'quarter', kind: 'number', decimals: 0 },
      { id: 'targetGwh', kind: 'number', unit: 'GWh', decimals: 3 },
      { id: 'transitionalGwh', kind: 'number', unit: 'GWh', decimals: 3 },
      { id: 'isImported', kind: 'boolean' },
    ],
    joins: ['applications'],
    service: 'certificate',
    upstream: ['GetSummaryValuesPerQuarter'],
    rows: { marks: ['Values', 'Quarter'], keyMember: 'Quarter' },
    profile: { sums: [] },
  },
  points: {
    doc: 'Where plants stand, WGS 84, keyed by plant number: never part of an answer of the energy services.',
    columns: [
      { id: 'plantNumber', kind: 'number', member: 'plantNumber', decimals: 0 },
      { id: 'latitude', kind: 'number', member: 'latitude', unit: '°', decimals: 4 },
      { id: 'longitude', kind: 'number', member: 'longitude', unit: '°', decimals: 4 },
    ],
    profile: { sums: [] },
  },
} as const satisfies { readonly [id: string]: RegisterDefinition<string> };

type Definitions = typeof definitions;
export type RegisterId = keyof Definitions;

/** The registers whose definition has a member. */
type RegistersWith<Member extends keyof RegisterDefinition> = {
  [Id in RegisterId]: Definitions[Id] extends { readonly [Name in Member]: unknown } ? Id : never;
}[RegisterId];

export type UpstreamRegister = RegistersWith<'upstream'>;
/** A register that a place of the app shows. */
export type TableRegister = RegistersWith<'hasPlace'>;

/** In the order in which they are shown and settled. */
export const registerDefinitions: { readonly [Id in RegisterId]: RegisterDefinition } = definitions;

export const REGISTER_IDS: readonly RegisterId[] = Object.keys(definitions).filter((id) => isRegisterId(id));
export const UPSTREAM_REGISTERS = REGISTER_IDS.filter(
  (id): id is UpstreamRegister => registerDefinitions[id].upstream !== undefined,
);
export const TABLE_REGISTERS = REGISTER_IDS.filter(
  (id): id is TableRegister => !!registerDefinitions[id].hasPlace,
);

function isRegisterId(id: string): id is RegisterId {
  return Object.hasOwn(definitions, id);
}

/** The registers that a table is made of, its own first. */
export function sourcesOf(register: RegisterId): readonly RegisterId[] {
  return [register, ...(registerDefinitions[register].joins ?? [])];
}

import type { Json, JsonObject } from '../../../base/json.ts';
import { applicationColumns, plantColumns } from '../../../contracts/energy/columns.ts';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import { quarterKey } from '../certificate/summary-series.ts';
import { readDate } from '../normalise/read-date.ts';
import { readNumber } from '../normalise/read-number.ts';
import { readDigits, readText } from '../normalise/read-text.ts';
import {
  booleanRule,
  columnRules,
  integerRule,
  listRule,
  numberRule,
  type RowRule,
  textRule,
  wholeNumberRule,
} from './row-rules.ts';

/** A kind of list that a service answers with: how it is told from others, checked and keyed. */
export interface RowKind {
  readonly register: RegisterId;
  /** Members that rows of no other kind have: one of them is enough. */
  readonly marks: readonly string[];
  readonly rules: readonly RowRule[];
  /** What tells rows apart. */
  key(row: JsonObject): string;
  /** The member that errors name when two rows have one key; absent where rows may say the same. */
  readonly keyMember?: string;
  ownerNumber(row: JsonObject): string;
  /** The row as our service answers it. */
  answered(row: JsonObject): JsonObject;
}

const asItCame = (row: JsonObject): JsonObject => row;
const LAST_PLANT_NUMBER = 2_147_483_647;

const plants: RowKind = {
  register: 'plants',
  marks: ['VannKraftverkID', 'VannKVType', 'VannKVTypeID'],
  rules: [
    wholeNumberRule('VannKraftverkID', 'whole-number', 1, LAST_PLANT_NUMBER),
    textRule('Navn'),
    ...columnRules(plantColumns),
    booleanRule('ErIDrift'),
    booleanRule('UnderBygging'),
    listRule('Konsesjoner'),
  ],
  key: ({ VannKraftverkID }) => String(readNumber(VannKraftverkID)),
  keyMember: 'VannKraftverkID',
  ownerNumber: ({ HovedEier_OrgNr }) => readDigits(HovedEier_OrgNr),
  answered: withAgencyNames,
};

const applications: RowKind = {
  register: 'applications',
  marks: ['KraftverksNavn', 'KraftverkEierOrgNr', 'ProduksjonGWhMaalet'],
  rules: [
    textRule('KraftverksNavn'),
    integerRule('StatusID'),
    integerRule('StatusId'),
    ...columnRules(applicationColumns),
  ],
  key: applicationKey,
  ownerNumber: ({ KraftverkEierOrgNr }) => readDigits(KraftverkEierOrgNr),
  answered: asItCame,
};

const quarters: RowKind = {
  register: 'quarters',
  marks: ['Values', 'Quarter'],
  rules: [
    wholeNumberRule('Year', 'year', 1900, 2999),
    wholeNumberRule('Quarter', 'quarter', 1, 4),
    numberRule('Values.IMaalet'),
    numberRule('Values.IOvergangsordningen'),
  ],
  key: ({ Year, Quarter }) => quarterKey(Number(readNumber(Year)), Number(readNumber(Quarter))),
  keyMember: 'Quarter',
  ownerNumber: () => '',
  answered: asItCame,
};

/** The lists that Varde reads, and how it knows them. */
export const rowKinds: readonly RowKind[] = [plants, applications, quarters];

const RENAMED = new Map([
  ['NVEOmraadeID', 'AgencyOmraadeID'],
  ['NVEOmraadeNavn', 'AgencyOmraadeNavn'],
]);

/** The operator's own name of two members becomes the specification's, in the same place. */
function withAgencyNames(row: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([member, value]): [string, Json] => {
      const name = RENAMED.get(member);
      return [name === undefined || Object.hasOwn(row, name) ? member : name, value];
    }),
  );
}

/** The service gives applications no id: owner, name and allocation period have to do (reference 2.2). */
function applicationKey(row: JsonObject): string {
  const dates = [row['Startdato'], row['Sluttdato']].map((date) => {
    const ms = readDate(date);
    return typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 10) : '';
  });
  return [readDigits(row['KraftverkEierOrgNr']), readText(row['KraftverksNavn']) ?? '', ...dates].join('|');
}

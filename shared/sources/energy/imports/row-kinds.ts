import type { JsonObject } from '../../../base/json.ts';
import { applicationColumns } from '../../../contracts/energy/application-fields.ts';
import type { ColumnDescription } from '../../../contracts/energy/columns.ts';
import { plantColumns } from '../../../contracts/energy/plant-fields.ts';
import {
  REGISTER_IDS,
  type RegisterId,
  type RowIdentity,
  registerDefinitions,
} from '../../../contracts/energy/registers.ts';
import { quarterKey } from '../certificate/summary-series.ts';
import { readDate } from '../normalise/read-date.ts';
import { readDigits, readNumber, readText } from '../normalise/readers.ts';
import { createMemberRenamer } from './rename-members.ts';
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
export interface RowKind extends RowIdentity, RowReading {
  readonly register: RegisterId;
}

/** How the rows of a register are read. */
interface RowReading {
  readonly rules: readonly RowRule[];
  /** What tells rows apart. */
  key(row: JsonObject): string;
  ownerNumber(row: JsonObject): string;
  /** The row as our service answers it. */
  answered(row: JsonObject): JsonObject;
}

const LAST_PLANT_NUMBER = 2_147_483_647;

/** Where a register is read otherwise than its columns say. */
const readings: { readonly [Register in RegisterId]?: Partial<RowReading> } = {
  plants: {
    rules: [
      wholeNumberRule('VannKraftverkID', 'whole-number', 1, LAST_PLANT_NUMBER),
      textRule('Navn'),
      ...columnRules(plantColumns),
      booleanRule('ErIDrift'),
      booleanRule('UnderBygging'),
      listRule('Konsesjoner'),
    ],
    key: ({ VannKraftverkID }) => String(readNumber(VannKraftverkID)),
    ownerNumber: ({ HovedEier_OrgNr }) => readDigits(HovedEier_OrgNr),
    // The operator's own names of two members become the specification's.
    answered: createMemberRenamer(
      new Map([
        ['NVEOmraadeID', 'AgencyOmraadeID'],
        ['NVEOmraadeNavn', 'AgencyOmraadeNavn'],
      ]),
    ),
  },
  applications: {
    rules: [
      textRule('KraftverksNavn'),
      integerRule('StatusID'),
      integerRule('StatusId'),
      ...columnRules(applicationColumns),
    ],
    key: applicationKey,
    ownerNumber: ({ KraftverkEierOrgNr }) => readDigits(KraftverkEierOrgNr),
  },
  quarters: {
    rules: [
      wholeNumberRule('Year', 'year', 1900, 2999),
      wholeNumberRule('Quarter', 'quarter', 1, 4),
      numberRule('Values.IMaalet'),
      numberRule('Values.IOvergangsordningen'),
    ],
    key: ({ Year, Quarter }) => quarterKey(Number(readNumber(Year)), Number(readNumber(Quarter))),
  },
};

/** The lists that Varde reads, and how it knows them. */
export const rowKinds: readonly RowKind[] = REGISTER_IDS.flatMap((register) => {
  const { rows, columns } = registerDefinitions[register];
  return rows ? [{ register, ...rows, ...plainReading(columns, rows), ...readings[register] }] : [];
});

/** Rows that hold what their columns say, and answer as they came. */
export function plainReading(columns: readonly ColumnDescription[], { keyMember }: RowIdentity): RowReading {
  return {
    rules: [...(keyMember === undefined ? [] : [textRule(keyMember)]), ...columnRules(columns)],
    key: (row) => (keyMember === undefined ? JSON.stringify(row) : (readText(row[keyMember]) ?? '')),
    ownerNumber: () => '',
    answered: (row) => row,
  };
}

/** The service gives applications no id: owner, name and allocation period have to do (reference 2.2). */
function applicationKey(row: JsonObject): string {
  const dates = [row['Startdato'], row['Sluttdato']].map((date) => {
    const ms = readDate(date);
    return typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 10) : '';
  });
  return [readDigits(row['KraftverkEierOrgNr']), readText(row['KraftverksNavn']) ?? '', ...dates].join('|');
}

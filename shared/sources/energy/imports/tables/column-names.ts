// By which names and units people know the columns of a register: those of the app in both languages, those of the
// service, and a few that other programs write.

import en from '../../../../../assets/locales/en/data.json';
import nb from '../../../../../assets/locales/nb/data.json';
import { applicationFields } from '../../../../contracts/energy/application-fields.ts';
import type { ColumnDescription, FieldTable } from '../../../../contracts/energy/columns.ts';
import { plantFields } from '../../../../contracts/energy/plant-fields.ts';
import type { TableRegister } from '../../../../contracts/energy/registers.ts';

export const rowFields: { readonly [Register in TableRegister]: FieldTable } = {
  plants: plantFields,
  applications: applicationFields,
};

const OTHER_NAMES: {
  readonly [Register in TableRegister]: { readonly [column: string]: readonly string[] };
} = {
  plants: {
    plantNumber: ['id', 'vannkraftverknr', 'kraftverknr', 'anleggsnummer', 'plant id'],
    name: ['kraftverk', 'kraftverksnavn', 'anlegg', 'plant', 'station'],
    outputMw: ['ytelse', 'maks ytelse', 'installert effekt', 'capacity', 'output'],
    productionGwh: ['produksjon', 'årsproduksjon', 'production', 'mean production'],
    headM: ['brutto fallhøyde', 'fall', 'head'],
    owner: ['hovedeier', 'main owner'],
  },
  applications: {
    name: ['navn', 'anlegg', 'kraftverksnavn', 'plant', 'name'],
    outputMw: ['ytelse', 'installert effekt', 'capacity', 'output'],
    energySource: ['kilde', 'type', 'source'],
  },
};

export interface Heading {
  readonly name: string;
  readonly unit: string | undefined;
}

/** Name and unit of a heading such as `Effekt (MW)` or `Mean production, GWh`, as they are compared. */
export function readHeading(heading: string): Heading {
  const inBrackets = /^(?<name>.*?)[\s,]*[([](?<unit>[^)\]]+)[)\]]\s*$/u.exec(heading)?.groups;
  const parts = inBrackets ?? /^(?<name>.*\S),\s*(?<unit>\S+)\s*$/u.exec(heading)?.groups;
  const unit = parts && plainUnit(parts['unit'] ?? '');
  return unit === undefined || !UNITS.has(unit)
    ? { name: plainName(heading), unit: undefined }
    : { name: plainName(parts?.['name'] ?? ''), unit };
}

/** Units that headings may say; those of no column tell that one is not meant. */
const UNITS = new Set(
  'W kW MW GW kWh MWh GWh TWh mm cm m km m³/s l/s kWh/m³ ° kV V'.split(' ').map(plainUnit),
);

/** All amounts of energy are those of a year, whether a heading says so or not. */
function plainUnit(unit: string): string {
  const plain = unit.trim().toLowerCase().replace(/m3/g, 'm³');
  return plain.replace(/\s*(?:\/|per |pr\.? )(?:år|year|yr|a)$/u, '');
}

function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.\-–]+/gu, ' ')
    .trim();
}

/** The names of a column: of the app and the service, which nothing else has, and others that may mean it. */
export function namesOfColumn(
  register: TableRegister,
  { id, member, unit }: ColumnDescription,
): { readonly own: readonly string[]; readonly other: readonly string[]; readonly unit: string | undefined } {
  const labels = [nb, en].flatMap((texts) => textOf(texts, `column.${register}.${id}`) ?? []);
  const alias = member === undefined ? undefined : rowFields[register][member]?.alias;
  return {
    own: [...labels, id, ...(member === undefined ? [] : [member])].map(plainName),
    other: [...(alias === undefined ? [] : [readHeading(alias).name]), ...(OTHER_NAMES[register][id] ?? [])],
    unit: unit && plainUnit(unit),
  };
}

/** The code of a choice by what it is called in either language, or by itself; undefined for another word. */
export function codeOfLabel(column: string, label: string): string | undefined {
  const wanted = plainName(label);
  const start = `choice.${column}.`;
  for (const texts of [nb, en]) {
    for (const [key, text] of Object.entries(texts)) {
      if (!key.startsWith(start)) continue;
      const code = key.slice(start.length);
      if (plainName(text) === wanted || plainName(code) === wanted) return code;
    }
  }
  return undefined;
}

/** What a code is called in the language of the source. */
export function labelOfCode(column: string, code: string): string | undefined {
  return textOf(nb, `choice.${column}.${code}`);
}

function textOf(texts: object, key: string): string | undefined {
  const text: unknown = Object.entries(texts).find(([each]) => each === key)?.[1];
  return typeof text === 'string' ? text : undefined;
}

// What a table can say of a row of a register, column by column: the members that a text becomes, as the service writes
// them, and what the table of the app shows for them.

import type { Json, JsonObject } from '../../../../base/json.ts';
import type { BridgeType } from '../../../../contracts/bridge/types.ts';
import type { ColumnDescription } from '../../../../contracts/energy/columns.ts';
import {
  registerDefinitions,
  TABLE_REGISTERS,
  type TableRegister,
} from '../../../../contracts/energy/registers.ts';
import type { CellValue } from '../../../../tables/column-table.ts';
import { plantStatus } from '../../normalise/plant-reading.ts';
import { readDate, readYear } from '../../normalise/read-date.ts';
import { readArea, readBoolean, readNumber } from '../../normalise/readers.ts';
import { applicationCells } from '../../registers/application-table.ts';
import { cellReader } from '../../registers/build-table.ts';
import { plantCells } from '../../registers/plant-table.ts';
import { codeOfLabel, labelOfCode, rowFields } from './column-names.ts';

export interface TableField {
  readonly column: ColumnDescription;
  /** The members that say what a text says; undefined for a text that the column cannot hold. Blank text is no value. */
  write(text: string): JsonObject | undefined;
  /** The members that say what the column holds. */
  readonly members: readonly string[];
  /** What the column holds of a row. */
  read(row: JsonObject): CellValue;
}

/** Without these a row is none. */
export const REQUIRED_COLUMNS: { readonly [Register in TableRegister]: readonly string[] } = {
  plants: ['plantNumber', 'name'],
  applications: ['name'],
};

/** Members that say a column besides its own. */
const OTHER_MEMBERS: {
  readonly [Register in TableRegister]: { readonly [column: string]: readonly string[] };
} = {
  plants: { type: ['VannKVType'], status: ['Kraftverkstatus', 'ErIDrift', 'UnderBygging'] },
  applications: { status: ['Status'] },
};

type Writer = (text: string) => JsonObject | undefined;

/** Columns that stand in several members, or in others than their kind says. */
const ownWriters: { readonly [Register in TableRegister]: { readonly [column: string]: Writer } } = {
  plants: {
    type(text) {
      const code = codeOfLabel('type', text) ?? '';
      const word = labelOfCode('type', code);
      return word === undefined ? undefined : { VannKVTypeID: code, VannKVType: word };
    },
    area(text) {
      const area = codeOfArea(text);
      return area === undefined ? undefined : { ElspotomraadeNummer: Number(area.slice(2)) };
    },
    status: (text) => PLANT_STATUS[codeOfLabel('status', text) ?? ''],
  },
  applications: {
    area(text) {
      const area = codeOfArea(text);
      return area === undefined ? undefined : { Omraade: `EL ${area.slice(2)}` };
    },
    status(text) {
      const code = codeOfLabel('status', text) ?? '';
      return APPLICATION_STATUS[code];
    },
    scheme(text) {
      const code = codeOfLabel('scheme', text);
      return code === 'target' ? { IMalet: 'Ja' } : code === 'transitional' ? { IMalet: 'Nei' } : undefined;
    },
  },
};

const PLANT_STATUS: { readonly [code: string]: JsonObject } = {
  operation: { Kraftverkstatus: 'Idrift', ErIDrift: true, UnderBygging: false },
  construction: { Kraftverkstatus: null, ErIDrift: false, UnderBygging: true },
  closed: { Kraftverkstatus: 'Ute av drift', ErIDrift: false, UnderBygging: false },
};

/** As the source says it (specification 3). */
const APPLICATION_STATUS: { readonly [code: string]: JsonObject } = {
  4: { StatusID: 4, Status: 'Godkjent' },
  7: { StatusID: 7, Status: 'Klage på godkjennelse' },
};

function codeOfArea(text: string): string | undefined {
  return codeOfLabel('area', text) ?? readArea(text) ?? undefined;
}

/** The registers that a table can be read into, with the columns that it can fill. */
export function tableChoices(): BridgeType<'TableChoice'>[] {
  return TABLE_REGISTERS.map((register) => ({
    register,
    columns: fieldsOf(register).map(({ column }) => column.id),
    required: [...REQUIRED_COLUMNS[register]],
  }));
}

const fieldsByRegister = new Map<TableRegister, readonly TableField[]>();

/** The columns that a table can fill, in the order of the register. What is joined from other registers is none. */
export function fieldsOf(register: TableRegister): readonly TableField[] {
  const fields = fieldsByRegister.get(register) ?? makeFields(register);
  fieldsByRegister.set(register, fields);
  return fields;
}

function makeFields(register: TableRegister): readonly TableField[] {
  const derived = register === 'plants' ? plantCells : applicationCells;
  return registerDefinitions[register].columns.flatMap((column): TableField[] => {
    const write = writerOf(register, column);
    if (!write) return [];
    const read = cellReader(column, derived);
    const members = [
      ...(column.member === undefined ? [] : [column.member]),
      ...(OTHER_MEMBERS[register][column.id] ?? []),
    ];
    return [{ column, write, members, read: (row) => read(row, '') }];
  });
}

function writerOf(register: TableRegister, column: ColumnDescription): Writer | undefined {
  const { member, id } = column;
  const own = ownWriters[register][id];
  if (member === undefined) return own && ((text) => (text.trim() === '' ? {} : own(text)));
  return (text) => {
    if (text.trim() === '') return { [member]: null };
    if (own) return own(text);
    const value = wireValue(register, column, member, text);
    return value === undefined ? undefined : { [member]: value };
  };
}

/** Undefined for what the column cannot hold. */
function wireValue(
  register: TableRegister,
  { kind, id }: ColumnDescription,
  member: string,
  text: string,
): Json | undefined {
  switch (kind) {
    case 'number':
      return readNumber(text);
    case 'year':
      return readYear(text);
    case 'date': {
      const dayMs = readDate(text);
      return typeof dayMs === 'number' ? dayText(register, dayMs) : dayMs;
    }
    case 'boolean': {
      const code = codeOfLabel(id, text);
      return code === undefined ? readBoolean(text) : code === 'true';
    }
    case 'choice':
      return codeOfLabel(id, text) ?? text.trim();
    default:
      return wireText(rowFields[register][member]?.type ?? 'string', text.trim());
  }
}

/** Numbers of organisations are texts of the table and numbers of the service. */
function wireText(type: string, text: string): Json | undefined {
  if (!type.startsWith('int')) return text;
  const digits = text.replaceAll(/\s/gu, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** A day as the service of the register writes it. */
function dayText(register: TableRegister, dayMs: number): string {
  const day = new Date(dayMs).toISOString().slice(0, 10);
  if (register === 'plants') return `${day}T00:00:00`;
  return `${day.split('-').toReversed().join('/')} 00:00:00`;
}

/** A row with every member of the service, of which the table says nothing where there is nothing else to say. */
export function completeRow(register: TableRegister, said: JsonObject): JsonObject {
  const members = Object.keys(rowFields[register]).map((member) => [member, said[member] ?? null]);
  const row: JsonObject = Object.fromEntries(members);
  if (register !== 'plants') return row;
  const status = plantStatus(row);
  return {
    ...row,
    Konsesjoner: [],
    ErIDrift: row['ErIDrift'] ?? status === 'operation',
    UnderBygging: row['UnderBygging'] ?? status === 'construction',
  };
}

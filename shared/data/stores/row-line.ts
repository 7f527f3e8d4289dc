// A row as one line of JSON in ASCII. Other letters are escaped: one of them makes the decoding of all text around it
// several times as slow. The value of a row is a list, half as long as with its names, where it has the form of the rows
// around it.

import { isJsonObject, type Json } from '../../base/json.ts';
import { createObjectForm, type ObjectForm } from '../../base/object-form.ts';
import type { RegisterRow } from '../../ports/register-store.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What stands before the key and the owner number of a row; its value stands behind them. */
const BEFORE_KEY = '{"key":';
const BEFORE_OWNER = ',"ownerNumber":';

const decoder = new TextDecoder();

/** A row as it stands in a line: its value is a list where it has the form of the list. */
export interface LinedRow extends Pick<RegisterRow, 'key' | 'ownerNumber'> {
  readonly value: Json;
}

/** A row by its line, of which nothing else is in memory: its value is read from it whenever it is asked for. */
export class WrittenRow implements RegisterRow {
  readonly key: string;
  readonly ownerNumber: string;
  readonly line: Uint8Array;
  /** Of the list that it is written for. */
  readonly form: ObjectForm | undefined;

  constructor(
    { key, ownerNumber }: Pick<RegisterRow, 'key' | 'ownerNumber'>,
    line: Uint8Array,
    form: ObjectForm | undefined,
  ) {
    this.key = key;
    this.ownerNumber = ownerNumber;
    this.line = line;
    this.form = form;
  }

  get value(): RegisterRow['value'] {
    return rowOf(JSON.parse(decoder.decode(this.line)), this.form).value;
  }

  isWrittenAs(other: RegisterRow): boolean {
    return other instanceof WrittenRow && isSameForm(this.form, other.form) && isSame(this.line, other.line);
  }
}

/** The form of lists that came last: most that come have the same one, and need not be compared name by name. */
let lastForm = createObjectForm([]);

export function formOf(members: readonly string[]): ObjectForm {
  if (!lastForm.isOf(members)) lastForm = createObjectForm(members);
  return lastForm;
}

/** That which the line of a row has, or that of its value. */
export function formOfRow(row: RegisterRow): ObjectForm {
  return (row instanceof WrittenRow ? row.form : undefined) ?? formOf(Object.keys(row.value));
}

export function isSameForm(one: ObjectForm | undefined, other: ObjectForm | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.isOf(other.members));
}

/** A row as a line of a list of this form. */
export function lineOf({ key, ownerNumber, value }: RegisterRow, form: ObjectForm | undefined): string {
  const written = form?.isOf(Object.keys(value)) ? form.valuesOf(value) : value;
  return asciiJson({ key, ownerNumber, value: written } satisfies LinedRow);
}

/** The row of a line of a list of this form. */
export function rowOf({ key, ownerNumber, value }: LinedRow, form: ObjectForm | undefined): RegisterRow {
  if (isJsonObject(value)) return { key, ownerNumber, value };
  if (!form || !Array.isArray(value)) throw new Error(`Row ${key} has no members`);
  return { key, ownerNumber, value: form.objectOf(value) };
}

/** A value as JSON in ASCII. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(BEYOND_ASCII, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Reads what stands before the value. */
export function keysOf(line: Uint8Array): Pick<RegisterRow, 'key' | 'ownerNumber'> {
  const keyEnd = endOfString(line, BEFORE_KEY.length);
  const end = endOfString(line, keyEnd + BEFORE_OWNER.length);
  return {
    key: stringIn(line, BEFORE_KEY.length, keyEnd),
    ownerNumber: stringIn(line, keyEnd + BEFORE_OWNER.length, end),
  };
}

/** After the closing quote of a string, by the place of its opening one. */
function endOfString(line: Uint8Array, start: number): number {
  let position = start + 1;
  while (position < line.length && line[position] !== QUOTE) position += line[position] === BACKSLASH ? 2 : 1;
  return position + 1;
}

/** A string between its quotes. Most are a few digits, for which a decoder would take too long to be called. */
function stringIn(line: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let position = start + 1; position < end - 1; position++) {
    const code = line[position] ?? 0;
    if (code === BACKSLASH) return JSON.parse(decoder.decode(line.subarray(start, end)));
    text += String.fromCharCode(code);
  }
  return text;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}

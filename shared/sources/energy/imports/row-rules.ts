// What the members that Varde relies on must hold. Everything else in a row may be anything: it is kept as it came.

import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import type { ColumnDescription, ColumnKind } from '../../../contracts/energy/columns.ts';
import { readBoolean, readCell, readNumber } from '../normalise/readers.ts';

/** What a member should have held, as errors name it; the app translates the word. */
export type Expected =
  | 'text'
  | 'number'
  | 'date'
  | 'year'
  | 'boolean'
  | 'list'
  | 'whole-number'
  | 'shortNumber'
  | 'quarter'
  | 'latitude'
  | 'longitude';

export interface RowRule {
  /** A member, or `Outer.Inner`. */
  readonly member: string;
  readonly expected: Expected;
  accepts(value: Json | undefined): boolean;
}

/** What a column of a kind should have held. */
export const expectedOfKind: { readonly [Kind in ColumnKind]: Expected } = {
  text: 'text',
  choice: 'text',
  number: 'number',
  date: 'date',
  year: 'year',
  boolean: 'boolean',
};

/** A rule for every column that is read from a member: nothing, or what the kind can read. */
export function columnRules(columns: readonly ColumnDescription[]): RowRule[] {
  return columns.flatMap(({ kind, member }) =>
    member === undefined
      ? []
      : [{ member, expected: expectedOfKind[kind], accepts: (value) => readCell(kind, value) !== undefined }],
  );
}

export function textRule(member: string): RowRule {
  return { member, expected: 'text', accepts: (value) => typeof readCell('text', value) === 'string' };
}

export function numberRule(member: string): RowRule {
  return { member, expected: 'number', accepts: (value) => typeof readNumber(value) === 'number' };
}

/** A whole number in a range, as a number or its text. */
export function wholeNumberRule(member: string, expected: Expected, least: number, most: number): RowRule {
  return {
    member,
    expected,
    accepts(value) {
      const number = readNumber(value);
      return Number.isInteger(number) && Number(number) >= least && Number(number) <= most;
    },
  };
}

/** A whole number, as a number or its text, or nothing. */
export function integerRule(member: string): RowRule {
  return {
    member,
    expected: 'whole-number',
    accepts(value) {
      const number = readNumber(value);
      return number === null || Number.isInteger(number);
    },
  };
}

export function booleanRule(member: string): RowRule {
  return { member, expected: 'boolean', accepts: (value) => readBoolean(value) !== undefined };
}

/** A list, or nothing. */
export function listRule(member: string): RowRule {
  return {
    member,
    expected: 'list',
    accepts: (value) => value === undefined || value === null || Array.isArray(value),
  };
}

/** The value of a rule's member. */
export function memberValue(row: JsonObject, member: string): Json | undefined {
  const dot = member.indexOf('.');
  if (dot < 0) return row[member];
  const value = row[member.slice(0, dot)];
  return isJsonObject(value) ? value[member.slice(dot + 1)] : undefined;
}

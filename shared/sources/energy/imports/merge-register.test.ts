import { describe, expect, test } from 'vitest';
import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
import { mergeRegister } from './merge-register.ts';
import type { ParsedFile } from './parsed-file.ts';

function plant(key: string, isInOperation: boolean): RegisterRow {
  return { key, ownerNumber: '', value: { Navn: key, ErIDrift: isInOperation } };
}

function file(rows: RegisterRow[]): ParsedFile {
  return {
    register: 'plants',
    rows,
    leftOut: { count: 0, faults: [] },
    isOnlyInOperation: rows.every(({ value }) => value['ErIDrift'] === true),
  };
}

const state: RegisterState = {
  register: 'plants',
  origin: 'file',
  source: '',
  changedAtMs: 0,
  rows: 0,
  version: '',
  importId: 'b',
  baseImportIds: ['a'],
};
const keys = (rows: readonly RegisterRow[]) => rows.map(({ key }) => key);

describe('taking plants', () => {
  test('the first real file removes the sample, whatever it holds', () => {
    const sample = [plant('1', true), plant('2', false)];
    const merged = mergeRegister({ ...state, origin: 'sample' }, sample, file([plant('3', true)]));
    expect(merged).toMatchObject({ replaces: 'sample', olderImportIds: [], isBase: false });
    expect(keys(merged.rows)).toEqual(['3']);
  });

  test('a file with a plant that is not in operation replaces all', () => {
    const merged = mergeRegister(state, [plant('1', true), plant('2', false)], file([plant('3', false)]));
    expect(merged).toMatchObject({ replaces: 'all', olderImportIds: [], isBase: true });
    expect(keys(merged.rows)).toEqual(['3']);
  });

  test('a file of plants in operation leaves the others, after them and in their order', () => {
    const before = [plant('1', false), plant('2', true), plant('3', false)];
    const merged = mergeRegister(state, before, file([plant('9', true), plant('2', true)]));
    expect(merged).toMatchObject({ replaces: 'in-operation', olderImportIds: ['a'], isBase: false });
    expect(keys(merged.rows)).toEqual(['9', '2', '1', '3']);
  });

  test('a closed plant that came into operation is not kept twice, and its file is needed later', () => {
    const before = [plant('1', false), plant('2', false)];
    const merged = mergeRegister(state, before, file([plant('2', true)]));
    expect(keys(merged.rows)).toEqual(['2', '1']);
    expect(merged).toMatchObject({ olderImportIds: ['a'], isBase: true });
  });

  test('of rows that are written as before nothing is read', () => {
    const given = file([plant('2', true), plant('3', true)]);
    const before: RegisterRow[] = given.rows.map((row) => ({
      ...plant(row.key, true),
      isWrittenAs: (other) => other === row,
      get value(): never {
        throw new Error(`The value of ${row.key} was read`);
      },
    }));
    const merged = mergeRegister(state, [plant('1', false), ...before], given);
    expect(keys(merged.rows)).toEqual(['2', '3', '1']);
    expect(merged).toMatchObject({ olderImportIds: ['a'], isBase: false });
  });

  test('nothing older is needed when no other plant stands', () => {
    const merged = mergeRegister(state, [plant('1', false)], file([plant('1', true)]));
    expect(merged).toMatchObject({ olderImportIds: [], isBase: false });
  });
});

test('other registers are replaced whole', () => {
  const point = { key: '1', ownerNumber: '', value: { latitude: 60 } };
  const points: ParsedFile = { ...file([point]), register: 'points', isOnlyInOperation: false };
  expect(mergeRegister(undefined, [], points)).toMatchObject({ replaces: 'all', rows: [point] });
});

import { describe, expect, test } from 'vitest';
import type { RegisterRow, RegisterState } from '../../../ports/register-store.ts';
import { NEVER_YIELDING } from '../../../ports/scheduler.ts';
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
const AT_ONCE = { scheduler: NEVER_YIELDING };
const keys = (rows: readonly RegisterRow[]) => rows.map(({ key }) => key);

describe('taking plants', () => {
  test('the first real file removes the sample, whatever it holds', async () => {
    const sample = [plant('1', true), plant('2', false)];
    const merged = await mergeRegister(
      { ...state, origin: 'sample' },
      sample,
      file([plant('3', true)]),
      AT_ONCE,
    );
    expect(merged).toMatchObject({ replaces: 'sample', olderImportIds: [], isBase: false });
    expect(keys(merged.rows)).toEqual(['3']);
  });

  test('a file with a plant that is not in operation replaces all', async () => {
    const merged = await mergeRegister(
      state,
      [plant('1', true), plant('2', false)],
      file([plant('3', false)]),
      AT_ONCE,
    );
    expect(merged).toMatchObject({ replaces: 'all', olderImportIds: [], isBase: true });
    expect(keys(merged.rows)).toEqual(['3']);
  });

  test('a file of plants in operation leaves the others, after them and in their order', async () => {
    const before = [plant('1', false), plant('2', true), plant('3', false)];
    const merged = await mergeRegister(state, before, file([plant('9', true), plant('2', true)]), AT_ONCE);
    expect(merged).toMatchObject({ replaces: 'in-operation', olderImportIds: ['a'], isBase: false });
    expect(keys(merged.rows)).toEqual(['9', '2', '1', '3']);
  });

  test('a closed plant that came into operation is not kept twice, and its file is needed later', async () => {
    const before = [plant('1', false), plant('2', false)];
    const merged = await mergeRegister(state, before, file([plant('2', true)]), AT_ONCE);
    expect(keys(merged.rows)).toEqual(['2', '1']);
    expect(merged).toMatchObject({ olderImportIds: ['a'], isBase: true });
  });

  test('of rows that are written as before nothing is read', async () => {
    const given = file([plant('2', true), plant('3', true)]);
    const before: RegisterRow[] = given.rows.map((row) => ({
      ...plant(row.key, true),
      isWrittenAs: (other) => other === row,
      get value(): never {
        throw new Error(`The value of ${row.key} was read`);
      },
    }));
    const merged = await mergeRegister(state, [plant('1', false), ...before], given, AT_ONCE);
    expect(keys(merged.rows)).toEqual(['2', '3', '1']);
    expect(merged).toMatchObject({ olderImportIds: ['a'], isBase: false });
  });

  test('values are read in steps, and no longer than somebody waits', async () => {
    let valuesRead = 0;
    const before = Array.from({ length: 10 }, (_, index): RegisterRow => {
      const row = plant(`${index}`, index > 0);
      return {
        ...row,
        get value() {
          valuesRead++;
          return row.value;
        },
      };
    });
    let longestStep = 0;
    const pause = async () => {
      longestStep = Math.max(longestStep, valuesRead);
      valuesRead = 0;
    };
    const given = file([1, 2, 3, 4].map((key) => plant(`${key}`, true)));
    const scheduler = { ...NEVER_YIELDING, isDue: () => true, pause };
    const merged = await mergeRegister(state, before, given, { scheduler });
    expect(keys(merged.rows)).toEqual(['1', '2', '3', '4', '0']);
    expect([longestStep, valuesRead]).toEqual([1, 0]);
    const cancel = async () => Promise.reject(new Error('cancelled'));
    const cancelled = { scheduler: { ...scheduler, pause: cancel } };
    await expect(mergeRegister(state, before, given, cancelled)).rejects.toThrow('cancelled');
  });

  test('nothing older is needed when no other plant stands', async () => {
    const merged = await mergeRegister(state, [plant('1', false)], file([plant('1', true)]), AT_ONCE);
    expect(merged).toMatchObject({ olderImportIds: [], isBase: false });
  });
});

describe('taking points', () => {
  const point = (key: string, latitude: number): RegisterRow => ({
    key,
    ownerNumber: '',
    value: { latitude },
  });
  const points = (rows: RegisterRow[]): ParsedFile => ({
    ...file(rows),
    register: 'points',
    isOnlyInOperation: false,
  });

  test('replaces them whole', async () => {
    const given = points([point('1', 60)]);
    expect(await mergeRegister(undefined, [], given, AT_ONCE)).toMatchObject({
      replaces: 'all',
      rows: given.rows,
    });
  });

  test('that are merged puts each over the one of its key, in its place, and the new ones last', async () => {
    const merged = await mergeRegister(
      { ...state, register: 'points' },
      [point('1', 60), point('2', 61)],
      points([point('3', 63), point('1', 62)]),
      { ...AT_ONCE, isMerged: true },
    );
    expect(merged).toMatchObject({ replaces: 'same-keys', olderImportIds: ['a', 'b'], isBase: true });
    expect(merged.rows).toEqual([point('1', 62), point('2', 61), point('3', 63)]);
  });
});

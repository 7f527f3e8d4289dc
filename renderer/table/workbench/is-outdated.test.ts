import { expect, test } from 'vitest';
import type { ColumnTable } from '../../../shared/tables/column-table.ts';
import { isOutdated } from './is-outdated.ts';

const table = (rowCount: number): ColumnTable =>
  ({ rowCount, keys: [], columns: [] }) as unknown as ColumnTable;
const [before, after] = [table(109), table(15_000)];
const resting = { shown: after, current: after, isLoading: false, hasFailed: false };

test('rows that nothing is newer than are not told to be old', () => {
  expect(isOutdated(resting)).toBe(false);
  expect(isOutdated({ ...resting, shown: undefined, isLoading: true })).toBe(false);
});

test('rows of before are told to be so while newer ones are read, computed, and not answered from yet', () => {
  expect(isOutdated({ ...resting, shown: before, current: before, isLoading: true })).toBe(true);
  expect(isOutdated({ ...resting, shown: before, current: undefined })).toBe(true);
  expect(isOutdated({ ...resting, shown: before })).toBe(true);
});

test('where nobody will answer from newer rows, those of before are not told to be replaced', () => {
  expect(isOutdated({ ...resting, shown: before, hasFailed: true })).toBe(false);
});

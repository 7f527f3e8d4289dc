import { expect, test } from 'vitest';
import { groupSpans } from './group-spans.ts';

const columns = (...ids: string[]) => ids.map((id) => ({ description: { id, kind: 'number' as const } }));
const sums = { mw: '1', gwh: '2' };
const spans = (...ids: string[]) =>
  groupSpans(columns(...ids), { sums }).map(({ kind, start, span }) => `${kind} ${start}+${span}`);

test('the label stands before the sums and the rest behind them', () => {
  expect(spans('name', 'type', 'mw', 'gwh', 'owner', 'area')).toEqual([
    'label 0+2',
    'sum 2+1',
    'sum 3+1',
    'apart 4+2',
  ]);
});

test('a column between two sums stays empty', () => {
  expect(spans('name', 'mw', 'owner', 'gwh')).toEqual(['label 0+1', 'sum 1+1', 'sum 2+1', 'sum 3+1']);
});

test('without sums, or with the only one in the first column, the label has the line to itself', () => {
  expect(spans('name', 'type')).toEqual(['label 0+2']);
  expect(spans('mw', 'type')).toEqual(['label 0+2']);
  expect(spans('name')).toEqual(['label 0+1']);
});

test('every column is covered once', () => {
  for (const ids of [
    ['name', 'mw'],
    ['mw', 'gwh', 'name'],
    ['name', 'owner', 'gwh', 'area'],
  ]) {
    const covered = groupSpans(columns(...ids), { sums }).reduce((sum, { span }) => sum + span, 0);
    expect(covered).toBe(ids.length);
  }
});

import { expect, test } from 'vitest';
import { type CriterionGain, findEmptyResultCause } from './empty-result-cause.ts';

const gain = (column: string, count: number): CriterionGain => ({
  part: { kind: 'filter', filter: { column, kind: 'oneOf', values: ['x'] } },
  count,
});
const search: CriterionGain = { part: { kind: 'search', text: 'zzz' }, count: 0 };

test('the one filter that hides every row is named alone', () => {
  expect(findEmptyResultCause([search, gain('type', 12)])).toEqual({
    reason: 'one',
    parts: [gain('type', 12)],
  });
});

test('filters that shut each other out are all named, the most fruitful first', () => {
  const { reason, parts } = findEmptyResultCause([gain('type', 2), gain('area', 40)]);
  expect(reason).toBe('several');
  expect(parts.map(({ count }) => count)).toEqual([40, 2]);
});

test('when no single one does it, all are offered', () => {
  expect(findEmptyResultCause([search, gain('type', 0)])).toMatchObject({
    reason: 'together',
    parts: [search, gain('type', 0)],
  });
});

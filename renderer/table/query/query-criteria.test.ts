import { expect, test } from 'vitest';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { criterionId, queryCriteria, withoutCriterion } from './query-criteria.ts';

const query: TableQuery = {
  search: 'sima',
  filters: [
    { column: 'type', kind: 'oneOf', values: ['K'] },
    { column: 'outputMw', kind: 'range', ranges: [{ least: 4 }] },
    { column: 'outputMw', kind: 'empty', isEmpty: false },
  ],
  sort: [{ column: 'name', isDescending: false }],
  keys: ['12', '7'],
  bounds: [4, 58, 5, 59],
};

test('every part of a query that hides rows can be named and taken away, and nothing else goes with it', () => {
  const parts = queryCriteria(query);
  expect(parts.map(criterionId)).toEqual([
    'search',
    'oneOf.type',
    'range.outputMw',
    'empty.outputMw',
    'keys',
    'bounds',
  ]);
  for (const part of parts) {
    const rest = queryCriteria(withoutCriterion(query, part));
    expect(rest.map(criterionId)).toEqual(parts.map(criterionId).filter((id) => id !== criterionId(part)));
  }
});

test('order and blank search hide nothing', () => {
  expect(queryCriteria({ search: '  ', filters: [], sort: query.sort })).toEqual([]);
});

import { expect, test } from 'vitest';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { partId, queryParts, withoutPart } from './query-parts.ts';

const query: TableQuery = {
  search: 'sima',
  filters: [
    { column: 'type', kind: 'oneOf', values: ['K'] },
    { column: 'outputMw', kind: 'range', least: 4 },
    { column: 'outputMw', kind: 'empty', isEmpty: false },
  ],
  sort: [{ column: 'name', isDescending: false }],
  bounds: [4, 58, 5, 59],
};

test('every part of a query that hides rows can be named and taken away, and nothing else goes with it', () => {
  const parts = queryParts(query);
  expect(parts.map(partId)).toEqual(['search', 'oneOf.type', 'range.outputMw', 'empty.outputMw', 'bounds']);
  for (const part of parts) {
    const rest = queryParts(withoutPart(query, part));
    expect(rest.map(partId)).toEqual(parts.map(partId).filter((id) => id !== partId(part)));
  }
});

test('order and blank search hide nothing', () => {
  expect(queryParts({ search: '  ', filters: [], sort: query.sort })).toEqual([]);
});

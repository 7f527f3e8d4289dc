import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY, type TableQuery } from '../../../shared/tables/table-query.ts';
import {
  groupByColumn,
  removeAllFilters,
  setContains,
  setEmpty,
  setExcluded,
  setRange,
  sortByColumn,
  toggleValue,
} from './query-edits.ts';

describe('values of a column', () => {
  test('are taken and given up one by one, and the last one takes the filter with it', () => {
    const one = toggleValue(EMPTY_QUERY, 'type', 'K');
    const two = toggleValue(one, 'type', null);
    expect(two.filters).toEqual([{ column: 'type', kind: 'oneOf', values: ['K', null] }]);
    expect(toggleValue(two, 'type', 'K').filters).toEqual([
      { column: 'type', kind: 'oneOf', values: [null] },
    ]);
    expect(toggleValue(one, 'type', 'K').filters).toEqual([]);
  });

  test('that are excluded stay so while others join them', () => {
    const excluded = setExcluded(toggleValue(EMPTY_QUERY, 'type', 'K'), 'type', true);
    const two = toggleValue(excluded, 'type', 'P');
    expect(two.filters).toEqual([{ column: 'type', kind: 'oneOf', values: ['K', 'P'], isExcluded: true }]);
    expect(setExcluded(two, 'type', false).filters).toEqual([
      { column: 'type', kind: 'oneOf', values: ['K', 'P'] },
    ]);
    expect(setExcluded(EMPTY_QUERY, 'type', true)).toEqual(EMPTY_QUERY);
  });

  test('keep their place among the other filters', () => {
    const query = toggleValue(
      setRange(toggleValue(EMPTY_QUERY, 'type', 'K'), 'outputMw', 4, undefined),
      'type',
      'P',
    );
    expect(query.filters.map((filter) => filter.column)).toEqual(['type', 'outputMw']);
  });
});

describe('a range', () => {
  test('with two open ends is none', () => {
    expect(setRange(setRange(EMPTY_QUERY, 'outputMw', 4, 10), 'outputMw', undefined, undefined)).toEqual(
      EMPTY_QUERY,
    );
  });

  test('with its ends in the wrong order is turned', () => {
    expect(setRange(EMPTY_QUERY, 'outputMw', 10, 4).filters).toEqual([
      { column: 'outputMw', kind: 'range', least: 4, most: 10 },
    ]);
  });

  test('that is strict leaves its ends out', () => {
    expect(setRange(EMPTY_QUERY, 'outputMw', 4, 10, true).filters).toEqual([
      { column: 'outputMw', kind: 'range', above: 4, below: 10 },
    ]);
  });
});

test('blank text and an open question about emptiness take their filters away', () => {
  expect(setContains(setContains(EMPTY_QUERY, 'name', 'foss'), 'name', ' ').filters).toEqual([]);
  expect(setEmpty(setEmpty(EMPTY_QUERY, 'headM', true), 'headM', undefined).filters).toEqual([]);
});

test('removing all filters shows all rows and leaves order and groups', () => {
  const query: TableQuery = {
    search: 'a',
    filters: [{ column: 'name', kind: 'contains', text: 'b' }],
    sort: [{ column: 'name', isDescending: true }],
    bounds: [4, 58, 5, 59],
    groupBy: 'county',
  };
  expect(removeAllFilters(query)).toEqual({ search: '', filters: [], sort: query.sort, groupBy: 'county' });
});

describe('a head', () => {
  test('alone sorts by its column only, rising first and then falling', () => {
    const once = sortByColumn(
      { ...EMPTY_QUERY, sort: [{ column: 'county', isDescending: false }] },
      'name',
      false,
    );
    expect(once.sort).toEqual([{ column: 'name', isDescending: false }]);
    expect(sortByColumn(once, 'name', false).sort).toEqual([{ column: 'name', isDescending: true }]);
  });

  test('with Shift joins the order, turns, and leaves it', () => {
    let query = sortByColumn(sortByColumn(EMPTY_QUERY, 'county', false), 'name', true);
    expect(query.sort.map((key) => key.column)).toEqual(['county', 'name']);
    query = sortByColumn(query, 'name', true);
    expect(query.sort[1]).toEqual({ column: 'name', isDescending: true });
    expect(sortByColumn(query, 'name', true).sort).toEqual([{ column: 'county', isDescending: false }]);
  });
});

test('grouping by nothing leaves no trace', () => {
  expect(groupByColumn(groupByColumn(EMPTY_QUERY, 'county'), undefined)).toEqual(EMPTY_QUERY);
});

import { describe, expect, test } from 'vitest';
import { EMPTY_QUERY, type TableQuery } from '../../../shared/tables/table-query.ts';
import {
  groupByColumn,
  removeAllFilters,
  setContains,
  setEmpty,
  setExcluded,
  setRanges,
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
    const excluded = setExcluded(toggleValue(EMPTY_QUERY, 'type', 'K'), 'type', 'oneOf', true);
    const two = toggleValue(excluded, 'type', 'P');
    expect(two.filters).toEqual([{ column: 'type', kind: 'oneOf', values: ['K', 'P'], isExcluded: true }]);
    expect(setExcluded(two, 'type', 'oneOf', false).filters).toEqual([
      { column: 'type', kind: 'oneOf', values: ['K', 'P'] },
    ]);
    expect(setExcluded(EMPTY_QUERY, 'type', 'oneOf', true)).toEqual(EMPTY_QUERY);
  });

  test('keep their place among the other filters', () => {
    const query = toggleValue(
      setRanges(toggleValue(EMPTY_QUERY, 'type', 'K'), 'outputMw', [{ least: 4 }]),
      'type',
      'P',
    );
    expect(query.filters.map((filter) => filter.column)).toEqual(['type', 'outputMw']);
  });
});

describe('ranges of a column', () => {
  test('without an end are none', () => {
    const ranges = setRanges(EMPTY_QUERY, 'outputMw', [{ below: 1 }, {}, { least: 10 }]);
    expect(ranges.filters).toEqual([
      { column: 'outputMw', kind: 'range', ranges: [{ below: 1 }, { least: 10 }] },
    ]);
    expect(setRanges(ranges, 'outputMw', [{}])).toEqual(EMPTY_QUERY);
  });

  test('stay excluded while they change', () => {
    const excluded = setExcluded(
      setRanges(EMPTY_QUERY, 'outputMw', [{ least: 4 }]),
      'outputMw',
      'range',
      true,
    );
    expect(setRanges(excluded, 'outputMw', [{ least: 5 }]).filters).toEqual([
      { column: 'outputMw', kind: 'range', ranges: [{ least: 5 }], isExcluded: true },
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

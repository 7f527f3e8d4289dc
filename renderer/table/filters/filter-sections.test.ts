import { describe, expect, test } from 'vitest';
import { plantColumns } from '../../../shared/contracts/energy/plant-fields.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { filterColumns, filterKind, filterWants } from './filter-sections.ts';

const kindOf = (id: string) => plantColumns.filter((column) => column.id === id).map(filterKind)[0];

test('each column has the filter of its kind', () => {
  expect(['type', 'owner', 'name', 'outputMw', 'commissioned', 'firstUseYear'].map(kindOf)).toEqual([
    'values',
    'values',
    'text',
    'range',
    'days',
    'range',
  ]);
});

describe('the panel', () => {
  test('shows usual and added filters, and every one that hides rows', () => {
    const query = { ...EMPTY_QUERY, filters: [{ column: 'headM', kind: 'empty' as const, isEmpty: true }] };
    const ids = filterColumns(plantColumns, ['area', 'type'], ['type', 'catchment', 'gone'], query).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['area', 'type', 'catchment', 'headM']);
  });

  test('asks for counts of open filters only', () => {
    const wants = filterWants(plantColumns, ['area', 'outputMw', 'catchment']);
    expect(wants.facets).toEqual([
      { column: 'area', order: 'natural' },
      { column: 'catchment', limit: 0 },
    ]);
    expect(wants.histograms).toEqual([{ column: 'outputMw' }]);
    expect(filterWants(plantColumns, [])).toEqual({ facets: [], histograms: [] });
  });
});

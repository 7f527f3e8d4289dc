// The column engine on 100,000 rows beside the same questions over an array of objects, as most tables ask them.
// Figures are medians of several runs in milliseconds; the ratio is what counts across machines.

import { registerDefinitions } from '../../shared/contracts/energy/registers.ts';
import { NEVER_YIELDING } from '../../shared/ports/scheduler.ts';
import { plantTable } from '../../shared/sources/energy/registers/plant-table.ts';
import { answerQuery } from '../../shared/tables/answer-query.ts';
import { decodeColumns, encodeColumns } from '../../shared/tables/column-codec.ts';
import { matchRows } from '../../shared/tables/match-rows.ts';
import { createTableIndex } from '../../shared/tables/table-index.ts';
import { EMPTY_QUERY, type TableQuery } from '../../shared/tables/table-query.ts';
import {
  type NaiveRow,
  naiveAnswer,
  naiveKeeps,
  naiveRows,
} from '../../shared/tables/testing/naive-table.ts';
import { generatePlants } from '../../shared/testing/generate-plants.ts';

const ROWS = 100_000;
const RUNS = 7;
const FACETS = ['type', 'status', 'owner', 'county', 'area'];

export interface Measurement {
  readonly name: string;
  readonly engineMs: number;
  readonly naiveMs?: number;
}

function median(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
}

function pair(name: string, engine: () => unknown, naive?: () => unknown): Measurement {
  return { name, engineMs: median(engine), ...(naive && { naiveMs: median(naive) }) };
}

function naiveFacets(rows: readonly NaiveRow[], query: TableQuery): Map<string, number>[] {
  return FACETS.map((column) => {
    const others = { ...query, filters: query.filters.filter((filter) => filter.column !== column) };
    const counts = new Map<string, number>();
    for (const row of rows.filter((one) => naiveKeeps(one, others))) {
      const value = String(row.values[column] ?? '');
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  });
}

/** Measures each question after the one-off work (folding, ranks) was done once; that work is a line of its own. */
export async function measureTableEngine(): Promise<Measurement[]> {
  const rows = generatePlants(ROWS).map((value) => ({
    key: String(value['VannKraftverkID']),
    ownerNumber: String(value['HovedEier_OrgNr'] ?? ''),
    value,
  }));
  const table = await plantTable(rows, [], [], NEVER_YIELDING);
  const bytes = encodeColumns(table);
  const naive = naiveRows(table);
  const index = createTableIndex(table, registerDefinitions.plants.profile);
  const filters: TableQuery['filters'] = [
    { column: 'county', kind: 'oneOf', values: ['Vestland', 'Nordland', 'Agder'] },
    { column: 'outputMw', kind: 'range', ranges: [{ least: 1 }] },
  ];
  const search: TableQuery = { ...EMPTY_QUERY, search: 'foss 77' };
  const filter: TableQuery = { ...EMPTY_QUERY, filters };
  const sort: TableQuery = { ...EMPTY_QUERY, sort: [{ column: 'name', isDescending: false }] };
  const multiSort: TableQuery = {
    ...EMPTY_QUERY,
    sort: [
      { column: 'county', isDescending: false },
      { column: 'outputMw', isDescending: true },
    ],
  };
  const all: TableQuery = { search: 'foss 7', filters, sort: multiSort.sort };
  const facets = FACETS.map((column) => ({ column }));
  const histograms = [{ column: 'outputMw' }, { column: 'productionGwh' }];
  const coldMs = once(() =>
    answerQuery(createTableIndex(table, registerDefinitions.plants.profile), all, { facets, histograms }),
  );
  const rankMs = once(() => createTableIndex(table, registerDefinitions.plants.profile).sortRanks('name'));
  return [
    { name: 'first question of all: folding, ranks, buckets', engineMs: coldMs },
    { name: 'Norwegian rank of 100,000 names, once', engineMs: rankMs },
    pair('read the table from its bytes', () => decodeColumns(bytes)),
    pair(
      'search over all columns',
      () => matchRows(index, search),
      () => naive.filter((row) => naiveKeeps(row, search)),
    ),
    pair(
      'two filters',
      () => matchRows(index, filter),
      () => naive.filter((row) => naiveKeeps(row, filter)),
    ),
    pair(
      'sort by name',
      () => answerQuery(index, sort),
      () => naiveAnswer(naive, sort),
    ),
    pair(
      'sort by two columns',
      () => answerQuery(index, multiSort),
      () => naiveAnswer(naive, multiSort),
    ),
    pair(
      'five facets that follow two filters',
      () => answerQuery(index, filter, { facets }),
      () => naiveFacets(naive, filter),
    ),
    pair('groups with sums', () => answerQuery(index, { ...filter, groupBy: 'owner' })),
    pair(
      'search, filters, facets, histograms and sort together',
      () => answerQuery(index, all, { facets, histograms }),
      () => [naiveAnswer(naive, all), naiveFacets(naive, all)],
    ),
  ];
}

function once(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

import { countFacet, type Facet, type FacetRequest } from './facets.ts';
import { groupPlaces } from './group-order.ts';
import { countHistogram, type Histogram, type HistogramRequest } from './histogram.ts';
import { matchRows } from './match-rows.ts';
import { markedRows } from './row-mask.ts';
import { sortByBuckets, sortRows } from './sort-rows.ts';
import { type Group, sumGroups, sumRows, type Totals } from './sums.ts';
import type { TableIndex } from './table-index.ts';
import type { TableQuery } from './table-query.ts';

/** What an answer is to hold besides rows and totals. */
export interface QueryWants {
  readonly facets?: readonly FacetRequest[];
  readonly histograms?: readonly HistogramRequest[];
}

export interface QueryAnswer {
  /** The rows that the query keeps, in its order: numbers into the columns of the table. */
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly totals: Totals;
  /** When the query groups: the groups in the order of `groupPlaces`, each a run of `rows`. */
  readonly groups?: readonly Group[];
  readonly facets: readonly Facet[];
  readonly histograms: readonly Histogram[];
}

/** Answers a query. Facets, histograms and sorts over columns that the table does not have are left out. */
export function answerQuery(index: TableIndex, query: TableQuery, wants: QueryWants = {}): QueryAnswer {
  const match = matchRows(index, query);
  const sorted = sortRows(index, markedRows(match.mask), query.sort);
  const grouping = query.groupBy === undefined ? undefined : index.buckets({ column: query.groupBy });
  const rows = grouping
    ? sortByBuckets(sorted, grouping, groupPlaces(index, sorted, grouping, query))
    : sorted;
  return {
    rows,
    totals: sumRows(index, rows),
    ...(grouping && { groups: sumGroups(index, rows, grouping) }),
    facets: present(wants.facets, (request) => countFacet(index, match, query, request)),
    histograms: present(wants.histograms, (request) => countHistogram(index, match, request)),
  };
}

function present<Request, Part>(
  requests: readonly Request[] = [],
  answer: (request: Request) => Part | undefined,
): Part[] {
  return requests.map(answer).filter((part) => part !== undefined);
}

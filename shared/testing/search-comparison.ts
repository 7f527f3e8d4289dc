// The service's searches beside a plain filter over rows in a list, which shares nothing with them but the contract. It needs
// nothing of a test runner, so that it runs in other processes and in browsers too.

import { readCriteria } from '../http/observation/read-criteria.ts';
import type { Criteria } from '../sources/observations/criteria.ts';
import { createRandom, type Random } from './observation-generator.ts';
import { createObservationService, type ObservationService } from './observation-service.ts';
import {
  type KnownRow,
  knownRows,
  pairsOfCriteria,
  plainSearch,
  SEARCH_CRITERIA,
  type SearchCriterion,
} from './search-criteria.ts';

export interface SearchComparison {
  readonly service: ObservationService;
  readonly rows: readonly KnownRow[];
  /**
   * What differs, in words; undefined where nothing does. Compares the first page as it is answered, and all that were
   * found as the columns have them: writing thousands takes long. `search`: another than the service's.
   */
  compare(
    parts: readonly SearchCriterion[],
    random: Random,
    more?: { readonly page?: number; readonly search?: (criteria: Criteria) => Uint32Array },
  ): Promise<string | undefined>;
}

export interface ComparedSearches {
  readonly searches: number;
  readonly differences: readonly string[];
}

const PAGE = 20;
const OTHERS_EVERY = 10;

/** Takes the generated registrations in, and others that a search of this service must never tell. */
export async function createSearchComparison(count: number, seed: number): Promise<SearchComparison> {
  const service = await createObservationService();
  const rows = knownRows(count, seed);
  for (const [index, { body, regId }] of rows.entries()) {
    const { status } = await service.post('Registration/Insert', body);
    if (status !== 200) throw new Error(`Registration ${index} was answered ${status}`);
    if (index % OTHERS_EVERY === 0) addOfOthers(service, regId, index % (2 * OTHERS_EVERY) === 0);
  }
  return {
    service,
    rows,
    async compare(parts, random, { page = PAGE, search = service.registrations.search } = {}) {
      const { body, expected } = plainSearch(parts, random, rows);
      const asked = { ...body, NumberOfRecords: page };
      const { criteria } = readCriteria('SearchCriteria', new TextEncoder().encode(JSON.stringify(asked)));
      const { regId } = service.registrations.table.columns;
      const found = [...search(criteria)].map((row) => regId[row]);
      const answered = await pageOf(service, asked);
      const wanted = { status: 200, total: expected.length, ids: expected.slice(0, page) };
      return (
        difference(asked, 'found', [found, expected]) ?? difference(asked, 'answered', [answered, wanted])
      );
    },
  };
}

/** What was fetched of another service, and what was removed of it, stand in the same columns and are never told. */
function addOfOthers({ registrations }: ObservationService, regId: number, isRemoved: boolean): void {
  const { table, search } = registrations;
  const [row = 0] = search({ regId });
  const source = { targetId: 'office', targetName: 'Office', asOfMs: 1 };
  const copy = table.add({ ...table.read(row), texts: ['skavl is Åpent vann'], source });
  if (isRemoved) table.remove(copy);
}

async function pageOf(service: ObservationService, asked: object) {
  const { status, value } = await service.post('v3.2.0/Search/All', asked);
  const results: { RegId: number }[] = JSON.parse(JSON.stringify(value['Results'] ?? []));
  return { status, total: value['TotalMatches'], ids: results.map(({ RegId }) => RegId) };
}

const MAX_TOLD = 300;

function difference(asked: object, what: string, [is, wanted]: readonly [unknown, unknown]) {
  const [one, other] = [JSON.stringify(is), JSON.stringify(wanted)];
  if (one === other) return undefined;
  return `${JSON.stringify(asked)} ${what} ${one.slice(0, MAX_TOLD)} instead of ${other.slice(0, MAX_TOLD)}`;
}

/** Each criterion alone, and all pairs. */
export async function compareAllSearches(count: number, seed: number): Promise<ComparedSearches> {
  const { rows, compare } = await createSearchComparison(count, seed);
  const random = createRandom(seed + 1);
  const wishes = [...SEARCH_CRITERIA.map((criterion) => [criterion]), ...pairsOfCriteria(rows)];
  const differences: string[] = [];
  for (const parts of wishes) {
    const different = await compare(parts, random);
    if (different !== undefined) differences.push(different);
  }
  return { searches: wishes.length, differences };
}

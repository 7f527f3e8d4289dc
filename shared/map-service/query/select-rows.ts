import type { MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import type { Scheduler } from '../../ports/scheduler.ts';
import type { BindContext } from '../../query/where/compile-value.ts';
import { compileOrderBy, compileWhere, type OrderTerm } from '../../query/where/compile-where.ts';
import { expressionAtPath } from './at-path.ts';
import type { DescribedSource } from './described-source.ts';
import { chooseFields, queryFields } from './query-fields.ts';
import { createRowBudget, type RowBudget } from './row-budget.ts';
import { spatialRows } from './spatial-test.ts';
import { timeTest } from './time-test.ts';

export interface RowQuery extends Pick<DescribedSource, 'source' | 'table' | 'definition' | 'time'> {
  readonly map: MapDefinition;
  /** Absent: all rows. */
  readonly filter: MapType<'QueryFilter'> | undefined;
  /** Where only some rows are asked about, ascending; in place of ids in the filter. */
  readonly candidates?: readonly number[] | undefined;
  readonly clock: Clock;
  readonly createScheduler: () => Scheduler;
}

export const FILTER_PATH = 'QueryFilter';

/** The rows that a query takes, in its order or by object id. Throws what is wrong with it, by its path. */
export async function selectRows(query: RowQuery): Promise<readonly number[]> {
  const { filter, table } = query;
  checkParts(filter);
  const terms = orderTerms(query);
  const scheduler = query.createScheduler();
  const conditions = compileConditions(query);
  const isInTime = timeTest(filter, FILTER_PATH, query.time);
  // First what needs no columns: then those are brought into memory only for the rows that are left.
  const named = query.candidates ?? namedRows(query);
  const placed = await spatialRows(filter, FILTER_PATH, { ...query, rows: named });
  const candidates = placed ?? named;
  const { timeField } = query.source;
  const loaded = await table.load(columnsToTest(query, conditions), candidates);
  // A long condition takes its time to be read.
  if (scheduler.isDue()) await scheduler.pause();
  const conditionLength = conditions.reduce((sum, { length }) => sum + length, 0);
  const budget = createRowBudget(scheduler, `${FILTER_PATH}.WhereClause`, conditionLength);
  const tests = conditions.map(({ bind }) => bind(loaded, budget));
  if (isInTime && timeField !== undefined) {
    const times = loaded.values(timeField);
    tests.push((row) => isInTime(times[row] ?? null));
  }
  const rows = await matchingRows(candidates ?? table.rowCount, tests, budget);
  const ordered = terms.length > 0 ? await sortRows(rows, terms, query) : rows;
  return isDistinct(filter) ? distinctRows(ordered, query) : ordered;
}

export function isDistinct(filter: MapType<'QueryFilter'> | undefined): boolean {
  return /^\s*distinct\s*$/i.test(filter?.PrefixClause ?? '');
}

function checkParts(filter: MapType<'QueryFilter'> | undefined): void {
  const { PrefixClause = '', FilterDefs = [] } = filter ?? {};
  if (PrefixClause.trim() !== '' && !isDistinct(filter)) {
    throw appError('map/bad-expression', {
      path: `${FILTER_PATH}.PrefixClause`,
      value: PrefixClause.slice(0, 80),
      position: 0,
      reason: 'only DISTINCT can stand there',
    });
  }
  if (FilterDefs.length > 0) {
    const value = FilterDefs[0]?.$type ?? '';
    throw appError('value/bad', { path: `${FILTER_PATH}.FilterDefs`, value, expected: 'none' });
  }
}

type RowTest = (row: number) => boolean;

interface Condition {
  /** Characters of its text. */
  readonly length: number;
  readonly fields: readonly string[];
  bind(table: FeatureTable, budget: RowBudget): RowTest;
}

function compileConditions({ source, filter, definition, clock }: RowQuery): Condition[] {
  const fields = queryFields(source);
  const texts = [{ text: filter?.WhereClause ?? '', path: `${FILTER_PATH}.WhereClause` }, definition];
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, path }) => {
      const { columns, bind } = expressionAtPath(path, text, () => compileWhere(text, fields));
      return {
        length: text.length,
        fields: columns.map((index) => fields[index]?.column ?? ''),
        bind(table, { spend }) {
          const context = bindContext(fields, table, { clock, spend });
          const test = expressionAtPath(path, text, () => bind(context));
          return (row) => test(row) === true;
        },
      };
    });
}

function bindContext(
  fields: ReturnType<typeof queryFields>,
  table: FeatureTable,
  { clock, spend }: Pick<RowQuery, 'clock'> & Pick<BindContext, 'spend'>,
): BindContext {
  let nowMs: number | undefined;
  /** A condition may name a field thousands of times, and a table may make a column anew for each who asks. */
  const columns = new Map<string, readonly FeatureValue[]>();
  return {
    // Read only where an expression asks: an answer that depends on the moment is not kept.
    get nowMs() {
      nowMs ??= clock.nowMs();
      return nowMs;
    },
    spend,
    column(index) {
      const name = fields[index]?.column ?? '';
      const values = columns.get(name) ?? table.values(name);
      columns.set(name, values);
      return (row) => values[row] ?? null;
    },
  };
}

function columnsToTest({ source, filter }: RowQuery, conditions: readonly Condition[]): string[] {
  const names = conditions.flatMap(({ fields }) => fields);
  if (filter && 'TimeRelation' in filter && source.timeField !== undefined) names.push(source.timeField);
  return names;
}

/** The rows whose object ids a filter names; undefined where it names none. */
function namedRows({ filter, table }: RowQuery): number[] | undefined {
  if (!filter?.FIDSet) return undefined;
  const ids = new Set(filter.FIDSet.FIDArray);
  const rows: number[] = [];
  for (const [row, id] of table.objectIds.entries()) if (ids.has(id)) rows.push(row);
  return rows;
}

/** Of some rows, or of as many as there are, in steps. Throws `map/too-complex`. */
async function matchingRows(
  candidates: readonly number[] | number,
  tests: readonly RowTest[],
  budget: RowBudget,
): Promise<readonly number[]> {
  const isAll = typeof candidates === 'number';
  const count = isAll ? candidates : candidates.length;
  if (tests.length === 0) return isAll ? Array.from({ length: count }, (_, row) => row) : candidates;
  const [first, ...others] = tests;
  const isTaken: RowTest = first && others.length === 0 ? first : (row) => tests.every((test) => test(row));
  const rows: number[] = [];
  // A function that never waits is compiled to a third less time for each row.
  function takeStep(from: number): number {
    for (let index = from; index < count; index++) {
      const row = isAll ? index : (candidates[index] ?? 0);
      budget.beginRow();
      if (isTaken(row)) rows.push(row);
      if (budget.isDue()) return index + 1;
    }
    return count;
  }
  for (let done = takeStep(0); done < count; done = takeStep(done)) await budget.pause();
  return rows;
}

function orderTerms({ filter, source }: RowQuery): OrderTerm[] {
  const text = filter?.PostfixClause ?? '';
  const compile = () => compileOrderBy(text, queryFields(source));
  return expressionAtPath(`${FILTER_PATH}.PostfixClause`, text, compile);
}

async function sortRows(
  rows: readonly number[],
  terms: readonly OrderTerm[],
  { source, table }: RowQuery,
): Promise<number[]> {
  const fields = queryFields(source);
  const names = terms.map(({ fieldIndex }) => fields[fieldIndex]?.column ?? '');
  const loaded = await table.load(names, rows);
  const columns = terms.map(({ isDescending }, index) => ({
    values: loaded.values(names[index] ?? ''),
    sign: isDescending ? -1 : 1,
  }));
  // Sorting is stable: rows that are alike stay in the order of their object ids.
  return rows.toSorted((one, other) => {
    for (const { values, sign } of columns) {
      const order = compareValues(values[one] ?? null, values[other] ?? null);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

/** No value comes first; text by code unit. */
export function compareValues(one: FeatureValue, other: FeatureValue): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}

/** The first row of each that is alike in the wanted fields. */
async function distinctRows(
  rows: readonly number[],
  { source, table, filter }: RowQuery,
): Promise<readonly number[]> {
  const fields = chooseFields(source, {
    names: filter?.SubFields ?? '',
    path: `${FILTER_PATH}.SubFields`,
    includesGeometry: false,
    isDistinct: true,
  });
  const names = fields.map(({ name }) => name);
  const loaded = await table.load(names, rows);
  const columns = names.map((name) => loaded.values(name));
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(columns.map((values) => values[row]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FeatureTable, FeatureValue } from '../../../ports/feature-store.ts';
import type { BindContext } from '../../../query/where/compile-value.ts';
import { compileOrderBy, compileWhere, type OrderTerm } from '../../../query/where/compile-where.ts';
import type { RowSource } from '../registry/layer-definition.ts';
import type { MapDefinition } from '../registry/maps.ts';
import { expressionAtPath } from './at-path.ts';
import { chooseFields, queryFields } from './query-fields.ts';
import { spatialRows } from './spatial-test.ts';
import { timeTest } from './time-test.ts';

export interface RowQuery {
  readonly source: RowSource;
  readonly table: FeatureTable;
  readonly map: MapDefinition;
  /** Absent: all rows. */
  readonly filter: MapType<'QueryFilter'> | undefined;
  /** A further condition, from the description of the layer or table. */
  readonly definition: { readonly text: string; readonly path: string };
  readonly clock: Clock;
}

export const FILTER_PATH = 'QueryFilter';

/** The rows that a query takes, in its order or by object id. Throws what is wrong with it, by its path. */
export function selectRows(query: RowQuery): readonly number[] {
  const { filter, table } = query;
  checkParts(filter);
  const terms = orderTerms(query);
  const tests = [...conditionTests(query), ...idTests(query), ...placeAndTimeTests(query)];
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row++) if (tests.every((test) => test(row))) rows.push(row);
  const ordered = terms.length > 0 ? sortRows(rows, terms, query) : rows;
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

function bindContext({ source, table, clock }: RowQuery): BindContext {
  let nowMs: number | undefined;
  return {
    // Read only where an expression asks: an answer that depends on the moment is not kept.
    get nowMs() {
      nowMs ??= clock.nowMs();
      return nowMs;
    },
    column(index) {
      const values = table.values(source.fields[index]?.name ?? '');
      return (row) => values[row] ?? null;
    },
  };
}

function conditionTests(query: RowQuery): RowTest[] {
  const fields = queryFields(query.source);
  const conditions = [
    { text: query.filter?.WhereClause ?? '', path: `${FILTER_PATH}.WhereClause` },
    query.definition,
  ];
  return conditions
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, path }) => {
      const test = expressionAtPath(path, text, () => compileWhere(text, fields).bind(bindContext(query)));
      return (row) => test(row) === true;
    });
}

function idTests({ filter, table }: RowQuery): RowTest[] {
  if (!filter?.FIDSet) return [];
  const ids = new Set(filter.FIDSet.FIDArray);
  return [(row) => ids.has(table.objectIds[row] ?? Number.NaN)];
}

function placeAndTimeTests(query: RowQuery): RowTest[] {
  const tests: RowTest[] = [];
  const places = spatialRows(query.filter, FILTER_PATH, query);
  if (places) tests.push((row) => places.has(row));
  const isInTime = timeTest(query.filter, FILTER_PATH);
  const { timeField } = query.source;
  if (isInTime && timeField !== undefined) {
    const times = query.table.values(timeField);
    tests.push((row) => isInTime(times[row] ?? null));
  }
  return tests;
}

function orderTerms({ filter, source }: RowQuery): OrderTerm[] {
  const text = filter?.PostfixClause ?? '';
  const compile = () => compileOrderBy(text, queryFields(source));
  return expressionAtPath(`${FILTER_PATH}.PostfixClause`, text, compile);
}

function sortRows(
  rows: readonly number[],
  terms: readonly OrderTerm[],
  { source, table }: RowQuery,
): number[] {
  const columns = terms.map(({ fieldIndex, isDescending }) => ({
    values: table.values(source.fields[fieldIndex]?.name ?? ''),
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
function distinctRows(rows: readonly number[], { source, table, filter }: RowQuery): number[] {
  const fields = chooseFields(source, {
    names: filter?.SubFields ?? '',
    path: `${FILTER_PATH}.SubFields`,
    includesGeometry: false,
    isDistinct: true,
  });
  const columns = fields.map(({ name }) => table.values(name));
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(columns.map((values) => values[row]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

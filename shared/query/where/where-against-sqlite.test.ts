import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileWhere } from './compile-where.ts';
import { parseTimestamp } from './sql-date.ts';
import { cellOf, predicateOf, TEST_FIELDS } from './testing/where-arbitrary.ts';
import { printPredicate } from './testing/where-printer.ts';

type Row = readonly (number | string | null)[];
const SEED = 20_261_128;
const ROW_COUNT = 60;
const EXPRESSION_COUNT = 10_000;

function makeRows(): Row[] {
  const row = fc.tuple(...TEST_FIELDS.map(({ type }) => cellOf(type)));
  return fc.sample(row, { seed: SEED, numRuns: ROW_COUNT });
}

/** A SQLite table with the rows; REAL columns keep doubles, text compares by bytes, LIKE by case. */
function openSqlite(rows: readonly Row[]): DatabaseSync {
  const types = { integer: 'INTEGER', double: 'REAL', text: 'TEXT', date: 'TEXT' };
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA case_sensitive_like = ON');
  database.exec(
    `CREATE TABLE t (${TEST_FIELDS.map(({ name, type }) => `"${name}" ${types[type]}`).join(', ')})`,
  );
  const insert = database.prepare(`INSERT INTO t VALUES (${TEST_FIELDS.map(() => '?').join(', ')})`);
  for (const row of rows) insert.run(...row);
  return database;
}

function readCell(row: Row | undefined, fieldIndex: number): number | string | null {
  const value = row?.[fieldIndex] ?? null;
  return TEST_FIELDS[fieldIndex]?.type === 'date' && value !== null
    ? (parseTimestamp(String(value)) ?? null)
    : value;
}

const MAX_WAIT_MS = 120_000;

test('10,000 generated expressions are true, false and unknown where SQLite says so', {
  timeout: MAX_WAIT_MS,
}, () => {
  const rows = makeRows();
  const sqlite = openSqlite(rows);
  const context = {
    nowMs: 0,
    spend: () => undefined,
    column: (index: number) => (row: number) => readCell(rows[row], index),
  };
  const expressions = fc.sample(predicateOf(2), { seed: SEED, numRuns: EXPRESSION_COUNT });
  let truths = 0;
  for (const expression of expressions) {
    const ours = printPredicate(expression, 'varde');
    const theirs = printPredicate(expression, 'sqlite');
    const testRow = compileWhere(ours, TEST_FIELDS).bind(context);
    const answers = rows.map((_, row) => testRow(row));
    const expected = sqlite
      .prepare(`SELECT (${theirs}) AS truth FROM t ORDER BY rowid`)
      .all()
      .map(({ truth }) => (truth === null ? null : truth === 1));
    if (answers.includes(true)) truths++;
    expect(answers, `${ours}\n${theirs}`).toEqual(expected);
  }
  // The generator makes expressions that say something, not ones that are nearly always unknown.
  expect(truths).toBeGreaterThan(EXPRESSION_COUNT / 2);
});

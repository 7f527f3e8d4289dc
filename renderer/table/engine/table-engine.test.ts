import { expect, test } from 'vitest';
import { encodeColumns } from '../../../shared/tables/column-codec.ts';
import { numberColumn, textColumn } from '../../../shared/tables/make-column.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { NORWEGIAN_CSV } from '../export/export-format.ts';
import { createTableEngine } from './table-engine.ts';
import { createDirectWorker, type DirectWorker } from './testing/direct-worker.ts';

const profile = { sums: ['outputMw'], separate: { column: 'type', value: 'P' } };

function tableBytes(outputs: readonly number[]): Uint8Array {
  return encodeColumns({
    rowCount: outputs.length,
    keys: outputs.map((_, row) => String(row + 1)),
    columns: [
      textColumn(
        'name',
        outputs.map((_, row) => `Foss ${row + 1}`),
      ),
      textColumn(
        'type',
        outputs.map((mw) => (mw < 0 ? 'P' : 'K')),
        'choice',
      ),
      numberColumn('outputMw', outputs),
    ],
  });
}

function startEngine() {
  const workers: DirectWorker[] = [];
  const engine = createTableEngine(() => {
    const worker = createDirectWorker();
    workers.push(worker);
    return worker;
  });
  return { engine, workers };
}

test('an answer is row numbers into the table that the page has', async () => {
  const { engine } = startEngine();
  const bytes = tableBytes([10, 30, 20]);
  const { table, query } = engine.open(bytes, profile);
  const answer = await query({ ...EMPTY_QUERY, sort: [{ column: 'outputMw', isDescending: true }] });
  expect([...answer.rows].map((row) => table.keys[row])).toEqual(['2', '3', '1']);
  expect(answer.totals.sums).toEqual([{ column: 'outputMw', sum: 60, separateSum: 0, emptyCount: 0 }]);
  expect(bytes.length).toBeGreaterThan(0);
});

test('the same table is searched and sorted by the words of the language', async () => {
  const { engine } = startEngine();
  const table = engine.open(tableBytes([1, -2]), profile);
  const norwegian = table.withLabels({ language: 'nb', byColumn: { type: { K: 'Kraftverk', P: 'Pumpe' } } });
  const english = table.withLabels({ language: 'en', byColumn: { type: { K: 'Power plant', P: 'Pump' } } });
  const rows = async (of: typeof table, search: string) => [
    ...(await of.query({ ...EMPTY_QUERY, search })).rows,
  ];
  expect(await rows(norwegian, 'pumpe')).toEqual([1]);
  expect(await rows(english, 'pumpe')).toEqual([]);
  expect(await rows(english, 'plant')).toEqual([0]);
});

test('a worker that dies fails what it was asked, and the next question finds the tables again', async () => {
  const { engine, workers } = startEngine();
  const table = engine.open(tableBytes([10, 20]), profile);
  const lost = table.query(EMPTY_QUERY);
  workers[0]?.crash();
  await expect(lost).rejects.toMatchObject({ code: 'bridge/closed' });
  expect((await table.query(EMPTY_QUERY)).rows).toHaveLength(2);
  expect(workers).toHaveLength(2);
});

test('a closed table is gone from the worker', async () => {
  const { engine } = startEngine();
  const table = engine.open(tableBytes([10]), profile);
  table.close();
  await expect(table.query(EMPTY_QUERY)).rejects.toMatchObject({ code: 'internal' });
});

test('an export is written by a worker of its own, which ends with it', async () => {
  const { engine, workers } = startEngine();
  const table = engine.open(tableBytes([1.5, 20]), profile);
  const query = {
    ...EMPTY_QUERY,
    filters: [{ column: 'outputMw', kind: 'range' as const, ranges: [{ most: 10 }] }],
  };
  const columns = [{ id: 'outputMw', header: 'MW', kind: 'number' as const }];
  const { bytes, rowCount } = await table.export({ query, columns }, { format: 'csv', csv: NORWEGIAN_CSV });
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\ufeffMW\r\n1,5\r\n');
  expect(rowCount).toBe(1);
  expect(workers.map((worker) => worker.isTerminated())).toEqual([false, true]);
});

test('a computed column is drawn, sorted by, filtered by and written like any other', async () => {
  const { engine } = startEngine();
  const plain = engine.open(tableBytes([10, 30, 20]), profile);
  const computed = { id: 'calc.1', name: 'Halv', kind: 'number', expression: '[outputMw] / 4' } as const;
  const table = await plain.withComputed([computed]);
  expect(table.table.columns.at(-1)).toMatchObject({ id: 'calc.1', values: Float64Array.of(2.5, 7.5, 5) });
  const query = {
    ...EMPTY_QUERY,
    filters: [{ column: 'calc.1', kind: 'range' as const, ranges: [{ above: 2.5 }] }],
    sort: [{ column: 'calc.1', isDescending: true }],
  };
  expect([...(await table.query(query)).rows]).toEqual([1, 2]);
  const [statistics] = await table.statistics(query, ['calc.1']);
  expect(statistics?.numbers).toMatchObject({ least: 5, most: 7.5 });
  const columns = [{ id: 'calc.1', header: 'Halv', kind: 'number' as const }];
  const { bytes } = await table.export({ query, columns }, { format: 'csv', csv: NORWEGIAN_CSV });
  expect(new TextDecoder().decode(bytes)).toBe('Halv\r\n7,5\r\n5\r\n');
  // Who looks at the register without it has no such column.
  expect((await plain.query(query)).rows).toHaveLength(0);
});

test('a stopped export ends its worker and says why', async () => {
  const { engine, workers } = startEngine();
  const table = engine.open(tableBytes([1]), profile);
  const controller = new AbortController();
  const columns = [{ id: 'outputMw', header: 'MW', kind: 'number' as const }];
  const running = table.export(
    { query: EMPTY_QUERY, columns },
    { format: 'csv', csv: NORWEGIAN_CSV },
    controller.signal,
  );
  controller.abort(new Error('stopped by the user'));
  await expect(running).rejects.toThrow('stopped by the user');
  expect(workers[1]?.isTerminated()).toBe(true);
});

test('differences of two tables are a table that can be asked', async () => {
  const { engine } = startEngine();
  const before = engine.open(tableBytes([10, 20, 30]), profile);
  const after = engine.open(tableBytes([10, 25]), profile);
  const { differences, ...counts } = await after.compare(before);
  expect(counts).toEqual({
    newRows: 0,
    goneRows: 1,
    changedRows: 1,
    changedFields: 1,
    sameRows: 1,
    outsideRows: 0,
  });
  const { facets } = await differences.query(EMPTY_QUERY, { facets: [{ column: 'change' }] });
  expect(facets[0]?.values).toEqual([
    { value: 'changed', count: 1 },
    { value: 'gone', count: 1 },
  ]);
});

test('a pivot may leave the filters of a column out, so that a chart keeps its bars', async () => {
  const { engine } = startEngine();
  const table = engine.open(tableBytes([10, 20, -3]), profile);
  const query = { ...EMPTY_QUERY, filters: [{ column: 'type', kind: 'oneOf' as const, values: ['K'] }] };
  const request = {
    rows: { column: 'type' },
    columns: { column: 'type' },
    measure: { kind: 'count' as const },
  };
  expect((await table.pivot(query, request))?.rows.map(({ value }) => value)).toEqual(['K']);
  expect((await table.pivot(query, request, 'type'))?.rows.map(({ value }) => value)).toEqual(['K', 'P']);
});

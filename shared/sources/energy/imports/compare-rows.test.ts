import { expect, test } from 'vitest';
import type { JsonObject } from '../../../base/json.ts';
import { NEVER_YIELDING } from '../../../ports/scheduler.ts';
import { compareRows } from './compare-rows.ts';

function row(key: string, value: JsonObject) {
  return { key, ownerNumber: '', value };
}

test('new, gone, changed and same rows are counted, and changed members named', async () => {
  const before = [
    row('1', { Navn: 'A', MW: 1, Eier: { Nr: 1 } }),
    row('2', { Navn: 'B' }),
    row('3', { Navn: 'C' }),
  ];
  const after = [
    row('3', { Navn: 'C' }),
    row('1', { Navn: 'A', MW: 1.5, Eier: { Nr: 2 }, Ny: null }),
    row('4', { KraftverksNavn: 'D' }),
  ];
  expect(await compareRows(before, after, NEVER_YIELDING)).toEqual({
    newRows: 1,
    goneRows: 1,
    changedRows: 1,
    sameRows: 1,
    examples: [
      { kind: 'changed', key: '1', name: 'A', members: ['MW', 'Eier', 'Ny'] },
      { kind: 'new', key: '4', name: 'D', members: [] },
      { kind: 'gone', key: '2', name: 'B', members: [] },
    ],
  });
});

test('rows that are written alike are the same without a look at what they say', async () => {
  const after = row('1', { a: 1 });
  const before = { ...row('1', { a: 2 }), isWrittenAs: (other: unknown) => other === after };
  expect(await compareRows([before], [after], NEVER_YIELDING)).toMatchObject({ sameRows: 1, changedRows: 0 });
  const written = { ...row('1', { a: 1 }), isWrittenAs: () => false };
  expect(await compareRows([written], [after], NEVER_YIELDING)).toMatchObject({
    sameRows: 1,
    changedRows: 0,
  });
});

test('a number that became text is a change, a new order of members is none', async () => {
  const changes = await compareRows(
    [row('1', { a: 1, b: 2 }), row('2', { a: 1 })],
    [row('1', { b: 2, a: 1 }), row('2', { a: '1' })],
    NEVER_YIELDING,
  );
  expect(changes).toMatchObject({ sameRows: 1, changedRows: 1 });
});

test('what a member holds is compared to its depth', async () => {
  const of = (value: JsonObject['a']) => [row('1', { a: value ?? null })];
  const kept = [null, '1', [], {}, [1, { b: [2] }], { b: { c: null } }];
  for (const value of kept) {
    expect(await compareRows(of(value), of(structuredClone(value)), NEVER_YIELDING)).toMatchObject({
      sameRows: 1,
    });
  }
  for (const other of [
    [1, { b: [3] }],
    [1],
    [1, { b: [2] }, 4],
    [1, { c: [2] }],
    { 0: 1, 1: { b: [2] } },
    null,
  ]) {
    const changes = await compareRows(of([1, { b: [2] }]), of(other), NEVER_YIELDING);
    expect(changes.examples, JSON.stringify(other)).toMatchObject([{ kind: 'changed', members: ['a'] }]);
  }
});

test('examples end after fifty', async () => {
  const after = Array.from({ length: 80 }, (_, index) => row(String(index), { Year: 2012, Quarter: 1 }));
  const { newRows, examples } = await compareRows([], after, NEVER_YIELDING);
  expect([newRows, examples.length, examples[0]?.name]).toEqual([80, 50, '2012 q1']);
});

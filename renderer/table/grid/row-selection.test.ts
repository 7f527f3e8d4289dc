import { describe, expect, test } from 'vitest';
import { extendTo, NO_SELECTION, type RowOrder, selectAll, selectOnly, toggleRow } from './row-selection.ts';

/** '-' is the line of a group. */
function order(...keys: string[]): RowOrder {
  return {
    length: keys.length,
    keyAt: (position) => (keys[position] === '-' ? undefined : keys[position]),
    positionOf: (key) => keys.indexOf(key),
  };
}

const rows = order('a', 'b', 'c', 'd', 'e');

describe('a range of rows', () => {
  test('runs from the anchor in either direction and replaces what was', () => {
    const down = extendTo(selectOnly('b'), 3, rows);
    expect([...down.keys]).toEqual(['b', 'c', 'd']);
    expect([...extendTo(down, 0, rows).keys]).toEqual(['a', 'b']);
  });

  test('without an anchor, or with one that the filters hide, starts at the row itself', () => {
    expect(extendTo(NO_SELECTION, 2, rows)).toEqual(selectOnly('c'));
    expect(extendTo(selectOnly('gone'), 2, rows)).toEqual(selectOnly('c'));
  });

  test('passes over the lines of groups', () => {
    expect([...extendTo(selectOnly('a'), 3, order('-', 'a', '-', 'b')).keys]).toEqual(['a', 'b']);
  });
});

test('a row is taken and given up', () => {
  const taken = toggleRow(selectOnly('a'), 'c');
  expect([...taken.keys]).toEqual(['a', 'c']);
  expect(taken.anchor).toBe('c');
  expect([...toggleRow(taken, 'a').keys]).toEqual(['c']);
});

test('all means all rows that are shown', () => {
  expect([...selectAll(NO_SELECTION, order('-', 'a', 'b')).keys]).toEqual(['a', 'b']);
});

import { expect, test } from 'vitest';
import { newlyChosenRow } from './chosen-row.ts';

const answer = { rows: Uint32Array.of(4, 2, 0, 3), table: { keys: ['k0', 'k1', 'k2', 'k3', 'k4'] } };
const choice = (selected: readonly string[], activeKey?: string) => ({
  selectedKeys: new Set(selected),
  activeKey,
});
const NOTHING = choice([]);

test('who arrives sees the first selected row in the order of the rows, else the one whose card is open', () => {
  expect(newlyChosenRow(answer, choice(['k3', 'k0']), undefined)).toBe(0);
  expect(newlyChosenRow(answer, choice(['k3', 'k0'], 'k4'), undefined)).toBe(0);
  expect(newlyChosenRow(answer, choice([], 'k3'), undefined)).toBe(3);
  expect(newlyChosenRow(answer, NOTHING, undefined)).toBeUndefined();
});

test('rows that the filters hide are passed over', () => {
  expect(newlyChosenRow(answer, choice(['k1', 'k3']), undefined)).toBe(3);
  expect(newlyChosenRow(answer, choice(['k1'], 'k1'), NOTHING)).toBeUndefined();
});

test('a card that opens is what is looked for, and other rows that are selected are', () => {
  expect(newlyChosenRow(answer, choice(['k4', 'k3'], 'k3'), NOTHING)).toBe(3);
  expect(newlyChosenRow(answer, choice(['k2', 'k3'], 'k3'), choice([], 'k3'))).toBe(2);
});

test('nothing is looked for when what is chosen stays, and when a card closes', () => {
  const before = choice(['k3'], 'k3');
  expect(newlyChosenRow(answer, before, before)).toBeUndefined();
  expect(newlyChosenRow(answer, { ...before, activeKey: undefined }, before)).toBeUndefined();
});

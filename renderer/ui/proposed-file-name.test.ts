import { expect, test } from 'vitest';
import { proposedFileName } from './proposed-file-name.ts';

test('a proposed name has the day of this machine and nothing that a file system refuses', () => {
  const now = new Date(2026, 10, 8, 0, 30).getTime();
  expect(proposedFileName('Kraftverk: øst/vest', now, 'xlsx')).toBe('kraftverk-øst-vest-2026-11-08.xlsx');
  expect(proposedFileName('…', now, 'csv')).toBe('varde-2026-11-08.csv');
});

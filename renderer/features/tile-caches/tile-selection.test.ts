import { expect, test } from 'vitest';
import { roomProblem } from './tile-selection.ts';

const estimate = { tiles: 10, bytes: 1_000, storages: [] };

test('what does not fit the disk, or the limit of a cache that is built, is told', () => {
  expect(roomProblem('export', { ...estimate, exportFreeBytes: 999 })).toEqual({ kind: 'noRoom' });
  expect(roomProblem('export', { ...estimate, exportFreeBytes: 1_000, buildLimitBytes: 1 })).toBeUndefined();
  const room = { ...estimate, buildFreeBytes: 5_000, buildLimitBytes: 500 };
  expect(roomProblem('build', room)).toEqual({ kind: 'beyondLimit', limitBytes: 500 });
  expect(roomProblem('build', { ...room, buildFreeBytes: 1 })).toEqual({ kind: 'noRoom' });
  expect(roomProblem('build', estimate)).toBeUndefined();
});

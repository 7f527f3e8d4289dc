import { expect, test } from 'vitest';
import { dataOperations } from './data-api.ts';
import { hostForUiOperations } from './host-api.ts';
import type { BridgeOperationTable } from './operation.ts';

const operations: BridgeOperationTable = { ...dataOperations, ...hostForUiOperations };
const READING = /\.(?:list|row|columns|versions|versionColumns|fileColumns|card|bounds|tile|feature|status)$/;

test('what lists, finds or compares is marked as a read, so that it is asked again after a restart', () => {
  const reading = Object.entries(operations).filter(([name]) => READING.test(name));
  expect(reading.length).toBeGreaterThan(12);
  expect(reading.filter(([, { isRead }]) => !isRead).map(([name]) => name)).toEqual([]);
});

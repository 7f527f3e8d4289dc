import { expect, test } from 'vitest';
import { createFeatureTable } from '../../catalog/feature-table.ts';
import { createJoinMemory } from './join-memory.ts';
import type { JoinedTables } from './join-tables.ts';

const source = {
  kind: 'table',
  id: 1,
  name: 'T',
  description: '',
  fields: [],
  displayField: '',
  relations: [],
} as const;
const partsOf = (rowCount: number): JoinedTables => ({
  parts: [{ name: 'T', source, table: createFeatureTable([]), rows: undefined }],
  rowCount,
});

/** Joins two, and says whether it had to be made. */
async function isMade(
  memory: ReturnType<typeof createJoinMemory>,
  name: string,
  [left, right]: readonly [JoinedTables, JoinedTables],
  rowCount = 10,
) {
  let made = false;
  const joined = await memory.find(left, right, name, async () => {
    made = true;
    return partsOf(rowCount);
  });
  expect(joined.rowCount).toBe(rowCount);
  return made;
}

test('a join is made once for two tables and a name, and again when either is another', async () => {
  const memory = createJoinMemory(1000);
  const [left, right, other] = [partsOf(5), partsOf(5), partsOf(5)];
  expect(await isMade(memory, 'a', [left, right])).toBe(true);
  expect(await isMade(memory, 'a', [left, right])).toBe(false);
  expect(await isMade(memory, 'b', [left, right])).toBe(true);
  expect(await isMade(memory, 'a', [left, other])).toBe(true);
  expect(await isMade(memory, 'a', [other, right])).toBe(true);
  expect(await isMade(memory, 'a', [right, left])).toBe(true);
});

test('what was used longest ago is forgotten when there are too many rows', async () => {
  const memory = createJoinMemory(90);
  const tables = [partsOf(5), partsOf(5)] as const;
  // Thirty cells each: rows, object ids and the way back.
  for (const name of ['a', 'b', 'c']) expect(await isMade(memory, name, tables)).toBe(true);
  expect(await isMade(memory, 'a', tables)).toBe(false);
  expect(await isMade(memory, 'd', tables)).toBe(true);
  expect(await isMade(memory, 'b', tables)).toBe(true);
  expect(await isMade(memory, 'a', tables)).toBe(false);
});

test('one that is too large is given and not kept', async () => {
  const memory = createJoinMemory(90);
  const tables = [partsOf(5), partsOf(5)] as const;
  expect(await isMade(memory, 'large', tables, 100)).toBe(true);
  expect(await isMade(memory, 'large', tables, 100)).toBe(true);
});

test('a failure is told and not kept', async () => {
  const memory = createJoinMemory(90);
  const tables = [partsOf(5), partsOf(5)] as const;
  const failing = memory.find(...tables, 'a', async () => {
    throw new Error('no column');
  });
  await expect(failing).rejects.toThrow('no column');
  expect(await isMade(memory, 'a', tables)).toBe(true);
});

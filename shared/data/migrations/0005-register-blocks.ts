import type { Transaction } from 'dexie';
import type { Migration } from './migration.ts';

const OLD_TABLES = ['plants', 'applications', 'quarters', 'points'];
const BLOCK_ROWS = 500;

interface OldRecord {
  readonly order: number;
  readonly key: string;
  readonly ownerNumber: string;
  readonly value: unknown;
}

/**
 * Rows of all registers in blocks, and beside them what rows are found by: writing and reading a row each took most of
 * the time of an import (build/decisions/0402-register-blocks.md).
 */
export const registerBlocksMigration: Migration = {
  version: 5,
  stores: {
    plants: null,
    applications: null,
    quarters: null,
    points: null,
    registerBlocks: '[register+number]',
    registerKeys: 'register',
  },
  async upgrade(transaction) {
    for (const register of OLD_TABLES) await moveRows(transaction, register);
  },
};

async function moveRows(transaction: Transaction, register: string): Promise<void> {
  const old = transaction.table<OldRecord, number>(register);
  const keys: string[] = [];
  const ownerNumbers: string[] = [];
  for (let number = 0; ; number++) {
    const some = await old
      .orderBy('order')
      .offset(number * BLOCK_ROWS)
      .limit(BLOCK_ROWS)
      .toArray();
    if (some.length === 0) break;
    const rows = some.map(({ key, ownerNumber, value }) => ({ key, ownerNumber, value }));
    for (const { key, ownerNumber } of rows) {
      keys.push(key);
      ownerNumbers.push(ownerNumber);
    }
    await transaction.table('registerBlocks').add({ register, number, rows });
  }
  if (keys.length > 0) await transaction.table('registerKeys').add({ register, keys, ownerNumbers });
}

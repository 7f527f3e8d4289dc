import Dexie, { type Table } from 'dexie';
import type { Migration } from './migration.ts';

type BlockKey = [register: string, number: number];

interface Block {
  readonly register: string;
  readonly number: number;
  /** Before this step. */
  readonly rows?: readonly unknown[];
  /** After it. */
  readonly lines?: Uint8Array;
  /** Of the lines; before this step of the JSON of the rows, and absent in blocks that step 5 made. */
  readonly digest?: string;
}

/**
 * The rows of a block as JSON Lines, with the digest of these bytes: rows that are objects were written as JSON again
 * whenever they were looked at (build/decisions/0402-register-blocks.md).
 */
export const rowLinesMigration: Migration = {
  version: 7,
  stores: {},
  async upgrade(transaction) {
    const blocks = transaction.table<Block, BlockKey>('registerBlocks');
    for (const key of await blocks.toCollection().primaryKeys()) {
      const block = await blocks.get(key);
      if (block) await moveBlock(blocks, block);
    }
  },
};

/** A block that is not what was stored goes: its register has too few rows then, and is taken from its kept files. */
async function moveBlock(blocks: Table<Block, BlockKey>, block: Block): Promise<void> {
  const { register, number, rows = [], digest } = block;
  if (digest !== undefined && (await Dexie.waitFor(sha256(JSON.stringify(rows)))) !== digest) {
    await blocks.delete([register, number]);
    return;
  }
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  await blocks.put({
    register,
    number,
    lines: new TextEncoder().encode(text),
    digest: await Dexie.waitFor(sha256(text)),
  });
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

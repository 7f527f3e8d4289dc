import Dexie, { type Table } from 'dexie';
import type { Migration } from './migration.ts';

type BlockKey = [register: string, number: number];

interface Block {
  readonly register: string;
  readonly number: number;
  /** Before this step. */
  readonly rows?: readonly unknown[];
  /** After it. */
  readonly json?: Uint8Array;
  /** Of this JSON; before this step of the JSON with its letters as they are, and absent in blocks that step 5 made. */
  readonly digest?: string;
}

/**
 * The rows of a block as JSON in ASCII, with the digest of these bytes: rows that are objects were written as JSON again
 * whenever they were looked at (build/decisions/0402-register-blocks.md).
 */
export const rowJsonMigration: Migration = {
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
  const text = JSON.stringify(rows).replace(/[\u0080-\uffff]/g, escaped);
  await blocks.put({
    register,
    number,
    json: new TextEncoder().encode(text),
    digest: await Dexie.waitFor(sha256(text)),
  });
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

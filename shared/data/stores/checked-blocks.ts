// Blocks of registers as they were stored: all of them, and each with the digest that it was stored with.

import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import type { Database, RegisterBlock } from '../database.ts';
import { digestOfBytes } from '../digest.ts';
import { rowsOf } from './row-json.ts';

export const BLOCK_KEY = '[register+number]';
/** Asked for at once: each answer waits for its turn behind the work of others. Some megabytes. */
const BLOCKS_ASKED = 16;
/** Their rows are read in some milliseconds. */
const BLOCKS_AT_ONCE = 4;

export interface CheckedBlocks {
  /** The rows of some blocks, by the numbers of these. */
  get(register: RegisterId, numbers: readonly number[]): Promise<Map<number, readonly RegisterRow[]>>;
  /** All rows as they stood at one moment. `read` takes the rows of a block from its JSON. */
  readAll(register: RegisterId, read: (json: Uint8Array) => RegisterRow[]): Promise<RegisterRow[]>;
}

/** What differs from what was stored is told of (`Database.fail`) and never given out. */
export function createCheckedBlocks(database: Database): CheckedBlocks {
  const { dexie, registerBlocks, registerKeys } = database;

  async function check({ register, number, json, digest }: RegisterBlock): Promise<void> {
    if ((await digestOfBytes(json)) === digest) return;
    database.fail(`Block ${number} of ${register} is not what was stored`);
  }

  async function allBlocks(register: RegisterId): Promise<RegisterBlock[]> {
    const blocks: RegisterBlock[] = [];
    for (let next = 0; blocks.length === next; next += BLOCKS_ASKED) {
      const from = [register, next];
      const to = [register, next + BLOCKS_ASKED];
      blocks.push(...(await registerBlocks.where(BLOCK_KEY).between(from, to).toArray()));
    }
    return blocks;
  }

  /** Blocks are let go as they are read. While some are hashed, which is not done here, others have their turn. */
  async function readRows(blocks: RegisterBlock[], read: typeof rowsOf): Promise<RegisterRow[]> {
    const rows: RegisterRow[] = [];
    while (blocks.length > 0) {
      const some = blocks.splice(0, BLOCKS_AT_ONCE);
      await Promise.all(some.map(check));
      for (const { json } of some) rows.push(...read(json));
    }
    return rows;
  }

  return {
    async get(register, numbers) {
      const found = await registerBlocks.bulkGet(numbers.map((number) => [register, number]));
      const blocks = found.map((block, index) => {
        return block ?? database.fail(`Block ${numbers[index]} of ${register} is gone`);
      });
      await Promise.all(blocks.map(check));
      return new Map(blocks.map(({ number, json }) => [number, rowsOf(json)]));
    },
    async readAll(register, read) {
      const [blocks, stored] = await dexie.transaction('r', registerBlocks, registerKeys, () =>
        Promise.all([allBlocks(register), registerKeys.get(register)]),
      );
      const rows = await readRows(blocks, read);
      const count = stored?.keys.length ?? 0;
      if (rows.length !== count) {
        database.fail(`${register} has ${rows.length} rows; ${count} were stored`);
      }
      return rows;
    },
  };
}

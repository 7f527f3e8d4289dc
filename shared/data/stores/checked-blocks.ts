// Blocks of registers as they were stored: all of them, and each with the digest that it was stored with.

import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { RegisterRow } from '../../ports/register-store.ts';
import type { Database, RegisterBlock } from '../database.ts';
import { digestOf } from '../digest.ts';

export interface CheckedBlocks {
  get(register: RegisterId, numbers: readonly number[]): Promise<RegisterBlock[]>;
  /** All rows as they stood at one moment. */
  readAll(register: RegisterId): Promise<RegisterRow[]>;
  /** Its blocks will be others. */
  forget(register: RegisterId): void;
}

/** What differs from what was stored is told of (`Database.fail`) and never given out. A block is looked at once. */
export function createCheckedBlocks(database: Database): CheckedBlocks {
  const { dexie, registerBlocks, registerKeys } = database;
  const checked = new Set<string>();

  async function check(block: RegisterBlock): Promise<void> {
    const { register, number, rows, digest } = block;
    const name = `${register} ${number} ${digest}`;
    if (digest === undefined || checked.has(name)) return;
    if ((await digestOf(rows)) !== digest)
      database.fail(`Block ${number} of ${register} is not what was stored`);
    checked.add(name);
  }

  return {
    async get(register, numbers) {
      const found = await registerBlocks.bulkGet(numbers.map((number) => [register, number]));
      const blocks = found.map((block, index) => {
        return block ?? database.fail(`Block ${numbers[index]} of ${register} is gone`);
      });
      for (const block of blocks) await check(block);
      return blocks;
    },
    async readAll(register) {
      const blocks: RegisterBlock[] = [];
      const keys = await dexie.transaction('r', registerBlocks, registerKeys, async () => {
        for (let number = 0; ; number++) {
          const block = await registerBlocks.get([register, number]);
          if (!block) return (await registerKeys.get(register))?.keys;
          blocks.push(block);
        }
      });
      for (const block of blocks) await check(block);
      const rows = blocks.flatMap((block) => block.rows);
      if (rows.length !== (keys?.length ?? 0)) {
        database.fail(`${register} has ${rows.length} rows; ${keys?.length} were stored`);
      }
      return rows;
    },
    forget(register) {
      for (const name of checked) if (name.startsWith(`${register} `)) checked.delete(name);
    },
  };
}

import type { Columns } from './columns.ts';

/** Sums over the rows that are there: what came and what went leaves nothing behind, in whatever order. */
export interface RowDigest {
  /** `targetId`: where the row was fetched from. */
  add(columns: Columns, row: number, targetId: string | undefined): void;
  remove(columns: Columns, row: number, targetId: string | undefined): void;
  text(): string;
}

/** Two sums of 32 bits and a count: no attacker has to be kept off, only chance. */
const SEEDS: readonly number[] = [0x9e3779b1, 0x85ebca6b];

export function createRowDigest(): RowDigest {
  const sums = new Uint32Array(SEEDS.length);
  let count = 0;
  const numbers = new Float64Array(6);
  const integers = new Uint32Array(numbers.buffer);

  function change(sign: 1 | -1, columns: Columns, row: number, targetId = ''): void {
    numbers[0] = columns.regId[row] ?? 0;
    numbers[1] = columns.changedMs[row] ?? 0;
    numbers[2] = columns.obsMs[row] ?? 0;
    numbers[3] = columns.hazardId[row] ?? 0;
    numbers[4] = columns.latitude[row] ?? 0;
    numbers[5] = columns.longitude[row] ?? 0;
    for (const [index, seed] of SEEDS.entries()) {
      let hash = seed;
      for (let place = 0; place < integers.length; place++) hash = mixed(hash, integers[place] ?? 0);
      for (let place = 0; place < targetId.length; place++) hash = mixed(hash, targetId.charCodeAt(place));
      sums[index] = (sums[index] ?? 0) + sign * (hash >>> 0);
    }
    count += sign;
  }

  return {
    add: (columns, row, targetId) => change(1, columns, row, targetId),
    remove: (columns, row, targetId) => change(-1, columns, row, targetId),
    text: () => `${count}-${[...sums].map((sum) => sum.toString(16)).join('-')}`,
  };
}

function mixed(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0xc2b2ae35);
  return product ^ (product >>> 15);
}

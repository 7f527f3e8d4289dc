import { codeLengths, codesOf } from '../../../../base/prefix-code.ts';

/** A code for symbols that is written and read: no code begins with another. The first bit is the lowest. */
export interface PrefixCode {
  /** By the symbols: the code, and how many bits it has. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
  /** By the next `MAX_CODE_BITS` bits: the symbol above four bits that tell how many of them are its code. */
  readonly table: Uint16Array;
}

export const MAX_CODE_BITS = 12;

/** Shorter for what comes often. `counts`: how often each symbol came; those that never came get a code too. */
export function createPrefixCode(counts: ArrayLike<number>): PrefixCode {
  const lengths = codeLengths(
    Uint32Array.from(counts, (count) => count + 1),
    MAX_CODE_BITS,
  );
  const codes = codesOf(lengths);
  const table = new Uint16Array(1 << MAX_CODE_BITS);
  for (const [symbol, bits] of lengths.entries()) {
    const entry = (symbol << 4) | bits;
    for (let place = codes[symbol] ?? 0; place < table.length; place += 1 << bits) table[place] = entry;
  }
  return { codes, lengths, table };
}

/** A code for symbols, shorter ones for those that come often; no code begins with another. The first bit is the lowest. */
export interface PrefixCode {
  /** By the symbols: the code, and how many bits it has. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
  /** By the next `MAX_CODE_BITS` bits: the symbol above four bits that tell how many of them are its code. */
  readonly table: Uint16Array;
}

export const MAX_CODE_BITS = 12;

/** Huffman's, no code longer than it may be. `counts`: how often each symbol came; those that never came get a code too. */
export function createPrefixCode(counts: ArrayLike<number>): PrefixCode {
  let weights = Array.from(counts, (count) => count + 1);
  let lengths = huffmanLengths(weights);
  while (Math.max(...lengths) > MAX_CODE_BITS) {
    weights = weights.map((weight) => Math.ceil(weight / 2) + 1);
    lengths = huffmanLengths(weights);
  }
  return withCodes(Uint8Array.from(lengths));
}

interface Node {
  readonly weight: number;
  readonly symbols: readonly number[];
}

/** The two lightest are joined until one is left; each time its symbols get a bit more. */
function huffmanLengths(weights: readonly number[]): number[] {
  const lengths = weights.map(() => 0);
  const nodes: Node[] = weights.map((weight, symbol) => ({ weight, symbols: [symbol] }));
  while (nodes.length > 1) {
    nodes.sort((one, other) => other.weight - one.weight);
    const [one, other] = [nodes.pop(), nodes.pop()];
    if (!one || !other) break;
    const symbols = [...one.symbols, ...other.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    nodes.push({ weight: one.weight + other.weight, symbols });
  }
  return lengths;
}

/** Codes of one length count up, shorter ones first. */
function withCodes(lengths: Uint8Array): PrefixCode {
  const codes = new Uint16Array(lengths.length);
  const table = new Uint16Array(1 << MAX_CODE_BITS);
  let next = 0;
  for (let bits = 1; bits <= MAX_CODE_BITS; bits++) {
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] !== bits) continue;
      const code = reversed(next, bits);
      codes[symbol] = code;
      for (let entry = code; entry < table.length; entry += 1 << bits) table[entry] = (symbol << 4) | bits;
      next += 1;
    }
    next <<= 1;
  }
  return { codes, lengths, table };
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit++) result |= ((code >> bit) & 1) << (bits - 1 - bit);
  return result;
}

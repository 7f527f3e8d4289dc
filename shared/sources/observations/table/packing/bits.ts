import { MAX_CODE_BITS, type PrefixCode } from './prefix-code.ts';

const FIRST_BYTES = 4096;
const CODE_MASK = (1 << MAX_CODE_BITS) - 1;

export type BitWriter = ReturnType<typeof createBitWriter>;
export type BitReader = ReturnType<typeof createBitReader>;

/** Writes numbers of few bits behind each other, the lowest bit first. */
export function createBitWriter() {
  let bytes = new Uint8Array(FIRST_BYTES);
  let count = 0;
  let held = 0;
  let heldBits = 0;

  /** `bits`: 24 at most. */
  function write(value: number, bits: number): void {
    held |= value << heldBits;
    heldBits += bits;
    while (heldBits >= 8) {
      if (count === bytes.length) bytes = twiceAsLong(bytes);
      bytes[count++] = held;
      held >>>= 8;
      heldBits -= 8;
    }
  }

  return {
    begin(): void {
      count = 0;
      held = 0;
      heldBits = 0;
    },
    write,
    writeSymbol({ codes, lengths }: PrefixCode, symbol: number): void {
      write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
    },
    /** All that was written; good until the next beginning. */
    end(): Uint8Array {
      if (heldBits > 0) write(0, 8 - heldBits);
      return bytes.subarray(0, count);
    },
  };
}

/** Reads what was written so. Behind the end there are zeros. */
export function createBitReader() {
  let bytes = new Uint8Array(0);
  let next = 0;
  let held = 0;
  let heldBits = 0;

  function fill(): void {
    while (heldBits <= 24) {
      held |= (bytes[next++] ?? 0) << heldBits;
      heldBits += 8;
    }
  }

  function take(bits: number): void {
    held >>>= bits;
    heldBits -= bits;
  }

  return {
    begin(from: Uint8Array): void {
      bytes = from as Uint8Array<ArrayBuffer>;
      next = 0;
      held = 0;
      heldBits = 0;
    },
    /** `bits`: 24 at most. */
    read(bits: number): number {
      fill();
      const value = held & ((1 << bits) - 1);
      take(bits);
      return value;
    },
    readSymbol({ table }: PrefixCode): number {
      fill();
      const entry = table[held & CODE_MASK] ?? 0;
      take(entry & 15);
      return entry >> 4;
    },
  };
}

function twiceAsLong(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(bytes.length * 2);
  longer.set(bytes);
  return longer;
}

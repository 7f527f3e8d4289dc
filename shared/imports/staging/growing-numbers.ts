/** A list of doubles that grows; typed, because a file has tens of millions of them. */
export class GrowingNumbers {
  private numbers: Float64Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1024) {
    this.numbers = new Float64Array(capacity);
  }

  push(number: number): void {
    this.reserve(1);
    this.numbers[this.length++] = number;
  }

  pushAll(numbers: ArrayLike<number>): void {
    this.reserve(numbers.length);
    this.numbers.set(numbers, this.length);
    this.length += numbers.length;
  }

  private reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.numbers.length) return;
    const larger = new Float64Array(Math.max(needed, 2 * this.numbers.length));
    larger.set(this.numbers.subarray(0, this.length));
    this.numbers = larger;
  }

  /** Begins anew in the same memory. */
  clear(): void {
    this.length = 0;
  }

  /** What was pushed, in the smallest form that keeps every number as it is. */
  pack(): PackedNumbers {
    return packNumbers(this.numbers.subarray(0, this.length));
  }
}

export type PackedNumbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** A copy in the smallest form that gives back the same bits: whole numbers small, the others single or double. */
export function packNumbers(numbers: Float64Array): PackedNumbers {
  let isWhole = true;
  let isSingle = true;
  let least = 0;
  let most = 0;
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    // Minus zero is whole for |, and comes back as zero: so it counts as a fraction.
    if (isWhole && (number !== (number | 0) || (number === 0 && 1 / number < 0))) isWhole = false;
    if (isSingle && !Object.is(Math.fround(number), number)) isSingle = false;
    if (!isWhole && !isSingle) return new Float64Array(numbers);
    if (number < least) least = number;
    if (number > most) most = number;
  }
  if (!isWhole) return Float32Array.from(numbers);
  if (least >= 0 && most < 0x100) return Uint8Array.from(numbers);
  if (least >= 0 && most < 0x1_0000) return Uint16Array.from(numbers);
  return Int32Array.from(numbers);
}

/** A copy in whole numbers where all of them are, and keep their bits. */
export function packWhole(numbers: Float64Array): Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer> {
  const packed = packNumbers(numbers);
  if (packed instanceof Float64Array) return packed;
  return packed instanceof Float32Array ? new Float64Array(numbers) : Int32Array.from(packed);
}

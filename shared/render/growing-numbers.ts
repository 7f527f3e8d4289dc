/** So few take no memory of their own beside what describes them: most lists of symbols have no more. */
const FIRST_LENGTH = 16;

/** Numbers behind each other in a typed array, which is made twice as long where it is full. */
export class GrowingNumbers<Values extends Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer>> {
  length = 0;
  private values: Values;
  private readonly firstLength: number;
  private readonly make: (length: number) => Values;

  /** `make`: new memory for so many numbers, whatever is in it. */
  constructor(make: (length: number) => Values, firstLength = FIRST_LENGTH) {
    this.make = make;
    this.firstLength = firstLength;
    this.values = make(firstLength);
  }

  push(value: number): void {
    this.reserve(1);
    this.values[this.length] = value;
    this.length += 1;
  }

  pushAll(more: ArrayLike<number>): void {
    const { length: start } = this;
    this.reserve(more.length);
    for (let index = 0; index < more.length; index++) this.values[start + index] = more[index] ?? 0;
    this.length += more.length;
  }

  at(index: number): number | undefined {
    return index < this.length ? this.values[index] : undefined;
  }

  addTo(index: number, value: number): void {
    this.values[index] = (this.values[index] ?? 0) + value;
  }

  /** As many as there are, in the memory that they are in; begins anew in other memory. */
  handOver(): Values {
    const { length } = this;
    const values = this.values.subarray(0, length) as Values;
    this.length = 0;
    this.values = this.make(this.firstLength);
    return values;
  }

  /** The memory that they are in, when nothing is added any more. */
  get memory(): ArrayBuffer {
    return this.values.buffer;
  }

  /** As many as there are, in memory of their own. */
  copy(): Values {
    const copied = this.make(this.length);
    copied.set(this.values.subarray(0, this.length));
    return copied;
  }

  private reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.values.length) return;
    const larger = this.make(Math.max(needed, 2 * this.values.length));
    larger.set(this.values);
    this.values = larger;
  }
}

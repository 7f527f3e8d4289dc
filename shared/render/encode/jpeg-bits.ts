import type { HuffmanTable } from './jpeg-tables.ts';

/** Writes codes one after the other; a byte of ones is followed by an empty one, so that no marker arises. */
export class BitWriter {
  private bytes = new Uint8Array(65_536);
  private length = 0;
  private bits = 0;
  private bitCount = 0;

  code(table: HuffmanTable | undefined, symbol: number): void {
    if (table) this.write(table.codes[symbol] ?? 0, table.lengths[symbol] ?? 0);
  }

  /** The lowest `count` bits of a value, at most 16. */
  write(value: number, count: number): void {
    this.bits = (this.bits << count) | (value & ((1 << count) - 1));
    this.bitCount += count;
    while (this.bitCount >= 8) {
      this.bitCount -= 8;
      this.push((this.bits >>> this.bitCount) & 255);
    }
    this.bits &= (1 << this.bitCount) - 1;
  }

  /** All of it; the last byte is filled with ones. */
  finish(): Uint8Array {
    if (this.bitCount > 0) this.write(0x7f, 8 - this.bitCount);
    return this.bytes.subarray(0, this.length);
  }

  private push(byte: number): void {
    if (this.length + 2 > this.bytes.length) {
      const larger = new Uint8Array(2 * this.bytes.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
    if (byte === 0xff) this.bytes[this.length++] = 0;
  }
}

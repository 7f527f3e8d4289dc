// Bits into bytes, the first bit lowest, into memory that grows.

import { spareMemory } from '../../spare.ts';

/** As much as half a picture of a megapixel takes. */
const FIRST_BYTES = 1024 * 1024;
/** Less is copied sooner than other memory is found. */
const LEAST_HANDED_BYTES = 65_536;

/** Others may have the memory of what a writer gave. What is a copy fills its memory, of a size that nobody else wants. */
export function releaseTaken({ length, buffer }: Uint8Array<ArrayBuffer>): void {
  if (length < buffer.byteLength) spareMemory.give(buffer);
}

export class BitWriter {
  private bytes = new Uint8Array(spareMemory.take(FIRST_BYTES));
  private length = 0;
  /** What is no whole byte yet. */
  private bits = 0;
  private bitCount = 0;

  /** Makes room for so many bytes: nothing may be written without. */
  reserve(byteCount: number): void {
    if (this.length + byteCount <= this.bytes.length) return;
    let capacity = this.bytes.length;
    while (capacity < this.length + byteCount) capacity *= 2;
    const larger = new Uint8Array(spareMemory.take(capacity));
    larger.set(this.bytes.subarray(0, this.length));
    this.release();
    this.bytes = larger;
  }

  /** Nothing is written any more: others may have its memory. */
  release(): void {
    spareMemory.give(this.bytes.buffer);
  }

  /** At most 16 bits. */
  write(value: number, bitCount: number): void {
    this.bits |= value << this.bitCount;
    this.bitCount += bitCount;
    if (this.bitCount < 16) return;
    this.bytes[this.length++] = this.bits;
    this.bytes[this.length++] = this.bits >>> 8;
    this.bits >>>= 16;
    this.bitCount -= 16;
  }

  /** Fills the last byte up with zeros. */
  endByte(): void {
    for (; this.bitCount > 0; this.bitCount -= 8) {
      this.bytes[this.length++] = this.bits;
      this.bits >>>= 8;
    }
    this.bitCount = 0;
  }

  /** The whole bytes that were written since the last time. `releaseTaken` when they are of no use any more. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.subarray(0, this.length);
    if (this.length < LEAST_HANDED_BYTES) {
      this.length = 0;
      return taken.slice();
    }
    this.bytes = new Uint8Array(spareMemory.take(FIRST_BYTES));
    this.length = 0;
    return taken;
  }
}

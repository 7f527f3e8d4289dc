/**
 * Memory that is used again. The system makes fresh memory page by page where it is touched for the first time, which takes
 * longer than most of what a picture does with it.
 */
export class SpareMemory {
  private readonly spare = new Map<number, ArrayBuffer[]>();
  private readonly maxBytes: number;
  private bytes = 0;

  /** Keeps so many bytes at most. */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** So many bytes: zeros in fresh memory, else whatever was left there. */
  take(byteLength: number): ArrayBuffer {
    const buffer = this.spare.get(byteLength)?.pop();
    if (!buffer) return new ArrayBuffer(byteLength);
    this.bytes -= byteLength;
    return buffer;
  }

  /** Zeros. */
  takeZeros(byteLength: number): ArrayBuffer {
    const buffer = this.spare.get(byteLength)?.pop();
    if (!buffer) return new ArrayBuffer(byteLength);
    this.bytes -= byteLength;
    new Uint8Array(buffer).fill(0);
    return buffer;
  }

  /** Nobody may use it any more. Where there is no room it is let go, and memory of other sizes first. */
  give(buffer: ArrayBuffer): void {
    const { byteLength } = buffer;
    if (byteLength === 0 || byteLength > this.maxBytes) return;
    if (this.bytes + byteLength > this.maxBytes) this.forgetOthers(byteLength);
    if (this.bytes + byteLength > this.maxBytes) return;
    const alike = this.spare.get(byteLength) ?? [];
    alike.push(buffer);
    this.spare.set(byteLength, alike);
    this.bytes += byteLength;
  }

  private forgetOthers(kept: number): void {
    for (const [byteLength, alike] of this.spare) {
      if (byteLength === kept) continue;
      this.spare.delete(byteLength);
      this.bytes -= byteLength * alike.length;
    }
  }
}

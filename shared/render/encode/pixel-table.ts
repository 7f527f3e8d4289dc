// Which pixels an image has, and how many of each: a table with open addressing, a fifth of the time of a Map.

import { endOfRun } from '../pixel-values.ts';

/** Small pictures have few colours, and every slot is looked at. */
const FIRST_BITS = 7;
/** An odd number whose multiples are spread well: 2³² by the golden ratio (Knuth, The Art of Computer Programming, 6.4). */
const SPREAD = 0x9e3779b1;

export class PixelTable {
  private bits = FIRST_BITS;
  private keys = new Uint32Array(1 << FIRST_BITS);
  /** 0 where a slot is free. */
  private counts = new Float64Array(1 << FIRST_BITS);
  private used = 0;

  /** Counts pixels, which are numbers as `pixelValues` tells them. */
  addAll(values: Uint32Array): void {
    for (let start = 0; start < values.length; ) {
      const end = endOfRun(values, start, values.length);
      this.add(values[start] ?? 0, end - start);
      start = end;
    }
  }

  /** One number for each slot; a pixel that was counted has one below this. */
  get slotCount(): number {
    return this.keys.length;
  }

  /** That of a pixel that was counted; of another one a free slot. */
  slotOf(value: number): number {
    const { keys, counts } = this;
    const mask = keys.length - 1;
    let slot = Math.imul(value, SPREAD) >>> (32 - this.bits);
    while (counts[slot] !== 0 && keys[slot] !== value) slot = (slot + 1) & mask;
    return slot;
  }

  /** Every pixel once, with its slot and how many there are. */
  visit(see: (value: number, count: number, slot: number) => void): void {
    const { keys, counts } = this;
    for (let slot = 0; slot < keys.length; slot++) {
      const count = counts[slot] ?? 0;
      if (count > 0) see(keys[slot] ?? 0, count, slot);
    }
  }

  private add(value: number, count: number): void {
    const slot = this.slotOf(value);
    const before = this.counts[slot] ?? 0;
    this.keys[slot] = value;
    this.counts[slot] = before + count;
    if (before > 0) return;
    this.used += 1;
    if (2 * this.used > this.keys.length) this.grow();
  }

  private grow(): void {
    const { keys, counts } = this;
    this.bits += 2;
    this.keys = new Uint32Array(1 << this.bits);
    this.counts = new Float64Array(1 << this.bits);
    for (let slot = 0; slot < keys.length; slot++) {
      const count = counts[slot] ?? 0;
      if (count === 0) continue;
      const value = keys[slot] ?? 0;
      const next = this.slotOf(value);
      this.keys[next] = value;
      this.counts[next] = count;
    }
  }
}

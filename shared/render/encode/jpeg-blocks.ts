// The blocks of a JPEG: 8 × 8 pixels of one component, transformed, divided by their steps and coded.

import { BitWriter } from './jpeg-bits.ts';
import { AC_TABLES, DC_TABLES, ZIGZAG } from './jpeg-tables.ts';
import { transformBlock } from './jpeg-transform.ts';

const SIDE = 8;
const COMPONENTS = 3;
const MIDDLE = 128;
/** Sixteen zeros, and the end of a block. */
const ZERO_RUN = 0xf0;
const END_OF_BLOCK = 0;

/** Takes rows of RGB in any number at a time. */
export class JpegBlocks {
  private readonly widthPx: number;
  private readonly steps: readonly Uint8Array[];
  private readonly bits = new BitWriter();
  private readonly lastDc = [0, 0, 0];
  private readonly block = new Float32Array(SIDE * SIDE);
  private readonly coefficients = new Int16Array(SIDE * SIDE);
  /** Rows that wait until there are eight. */
  private readonly waiting: Uint8Array;
  private waitingRows = 0;

  constructor(widthPx: number, steps: readonly Uint8Array[]) {
    this.widthPx = widthPx;
    this.steps = steps;
    this.waiting = new Uint8Array(3 * widthPx * SIDE);
  }

  addRows(rgb: Uint8Array): void {
    const rowBytes = 3 * this.widthPx;
    for (let start = 0; start < rgb.length; start += rowBytes) {
      this.waiting.set(rgb.subarray(start, start + rowBytes), rowBytes * this.waitingRows++);
      if (this.waitingRows === SIDE) this.codeRows();
    }
  }

  /** The coded data. Below the image its last row goes on. */
  finish(): Uint8Array {
    if (this.waitingRows > 0) this.codeRows();
    return this.bits.finish();
  }

  private codeRows(): void {
    for (let left = 0; left < this.widthPx; left += SIDE) {
      for (let component = 0; component < COMPONENTS; component++) {
        const isFlat = this.readBlock(left, component);
        this.codeBlock(component, isFlat);
      }
    }
    this.waitingRows = 0;
  }

  /** Brightness or one of the two colours of 8 × 8 pixels, around 0; beside the image its last pixels go on. */
  private readBlock(left: number, component: number): boolean {
    const { block, waiting, widthPx } = this;
    let isFlat = true;
    for (let row = 0; row < SIDE; row++) {
      const base = Math.min(row, this.waitingRows - 1) * widthPx;
      for (let column = 0; column < SIDE; column++) {
        const at = 3 * (base + Math.min(left + column, widthPx - 1));
        const red = waiting[at] ?? 0;
        const green = waiting[at + 1] ?? 0;
        const blue = waiting[at + 2] ?? 0;
        const value = componentOf(component, red, green, blue);
        block[SIDE * row + column] = value;
        if (value !== block[0]) isFlat = false;
      }
    }
    return isFlat;
  }

  private codeBlock(component: number, isFlat: boolean): void {
    const kind = component === 0 ? 0 : 1;
    const { coefficients, block } = this;
    const steps = this.steps[kind] ?? new Uint8Array(0);
    if (isFlat) {
      coefficients.fill(0);
      coefficients[0] = Math.round((SIDE * (block[0] ?? 0)) / (steps[0] ?? 1));
    } else transformBlock(block, steps, coefficients);
    const dc = coefficients[0] ?? 0;
    this.codeValue(DC_TABLES[kind], 0, dc - (this.lastDc[component] ?? 0));
    this.lastDc[component] = dc;
    this.codeOthers(kind);
  }

  private codeOthers(kind: number): void {
    const table = AC_TABLES[kind];
    let zeros = 0;
    for (let index = 1; index < SIDE * SIDE; index++) {
      const value = this.coefficients[ZIGZAG[index] ?? 0] ?? 0;
      if (value === 0) {
        zeros++;
        continue;
      }
      for (; zeros > 15; zeros -= 16) this.bits.code(table, ZERO_RUN);
      this.codeValue(table, zeros, value);
      zeros = 0;
    }
    if (zeros > 0) this.bits.code(table, END_OF_BLOCK);
  }

  /** How many zeros stand before it and how many bits it has, then its bits; those of negative values are turned over. */
  private codeValue(table: Parameters<BitWriter['code']>[0], zeros: number, value: number): void {
    const size = 32 - Math.clz32(Math.abs(value));
    this.bits.code(table, (zeros << 4) | size);
    this.bits.write(value < 0 ? value + (1 << size) - 1 : value, size);
  }
}

/** Brightness, blueness and redness by ITU-R BT.601, as JFIF counts them; brightness is moved to lie around 0. */
function componentOf(component: number, red: number, green: number, blue: number): number {
  if (component === 0) return 0.299 * red + 0.587 * green + 0.114 * blue - MIDDLE;
  if (component === 1) return -0.168_735_892 * red - 0.331_264_108 * green + 0.5 * blue;
  return 0.5 * red - 0.418_687_589 * green - 0.081_312_411 * blue;
}

// One scan of a JPEG: the coefficients of its components, or some bits of some of them (ITU-T T.81, annexes F.2, G.2).

import { ZIGZAG } from '../encode/jpeg-tables.ts';
import { BrokenPicture } from './byte-reader.ts';
import type { BitReader, CodeTable } from './jpeg-bits.ts';
import type { JpegComponent, JpegFrame } from './jpeg-frame.ts';

export interface ScanComponent {
  readonly component: JpegComponent;
  readonly dc: CodeTable | undefined;
  readonly ac: CodeTable | undefined;
}

interface JpegScan {
  readonly components: readonly ScanComponent[];
  /** Coefficients from and to, in the order in which they are written. */
  readonly first: number;
  readonly last: number;
  /** Bits are told before the lowest so many; `isRefining`: the next one of those that were told. */
  readonly shift: number;
  readonly isRefining: boolean;
  /** Units between two restarts; 0: none. */
  readonly restartUnits: number;
}

export function readScan(bits: BitReader, frame: JpegFrame, scan: JpegScan): void {
  const reader = new ScanReader(bits, frame, scan);
  const [only] = scan.components;
  if (only && scan.components.length === 1) reader.readAlone(only);
  else reader.readUnits();
}

class ScanReader {
  private readonly bits: BitReader;
  private readonly frame: JpegFrame;
  private readonly scan: JpegScan;
  private readonly before = new Map<JpegComponent, number>();
  /** So many blocks more have no coefficients. */
  private emptyBlocks = 0;
  private units = 0;

  constructor(bits: BitReader, frame: JpegFrame, scan: JpegScan) {
    this.bits = bits;
    this.frame = frame;
    this.scan = scan;
  }

  /** A component by itself comes without the blocks that fill it up. */
  readAlone(own: ScanComponent): void {
    const { ownAcross, ownDown, blocksAcross } = own.component;
    for (let row = 0; row < ownDown; row++) {
      for (let column = 0; column < ownAcross; column++) {
        this.beginUnit();
        this.readBlock(own, row * blocksAcross + column);
      }
    }
  }

  readUnits(): void {
    const { unitsAcross, unitsDown } = this.frame;
    for (let unit = 0; unit < unitsAcross * unitsDown; unit++) {
      this.beginUnit();
      const [unitRow, unitColumn] = [Math.floor(unit / unitsAcross), unit % unitsAcross];
      for (const own of this.scan.components) {
        const { across, down, blocksAcross } = own.component;
        for (let block = 0; block < across * down; block++) {
          const row = unitRow * down + Math.floor(block / across);
          this.readBlock(own, row * blocksAcross + unitColumn * across + (block % across));
        }
      }
    }
  }

  private beginUnit(): void {
    const { restartUnits } = this.scan;
    if (restartUnits > 0 && this.units > 0 && this.units % restartUnits === 0) {
      this.bits.restart();
      this.before.clear();
      this.emptyBlocks = 0;
    }
    this.units += 1;
  }

  private readBlock(own: ScanComponent, block: number): void {
    const { first, last, isRefining } = this.scan;
    const { coefficients } = own.component;
    const at = 64 * block;
    if (first === 0) this.readLevel(own, coefficients, at);
    if (last === 0) return;
    const table = needed(own.ac);
    const from = Math.max(1, first);
    if (isRefining) this.refine(table, coefficients, at);
    else this.readWaves(table, coefficients, at, from);
  }

  /** The mean of a block, as what it differs from the one before. */
  private readLevel({ component, dc }: ScanComponent, coefficients: Int16Array, at: number): void {
    const { shift, isRefining } = this.scan;
    if (isRefining) {
      coefficients[at] = (coefficients[at] ?? 0) | (this.bits.bit() << shift);
      return;
    }
    const bits = this.bits.symbol(needed(dc));
    if (bits > 15) throw new BrokenPicture('A level is too wide');
    const level = (this.before.get(component) ?? 0) + this.bits.signed(bits);
    this.before.set(component, level);
    coefficients[at] = level << shift;
  }

  private readWaves(table: CodeTable, coefficients: Int16Array, at: number, from: number): void {
    if (this.emptyBlocks > 0) {
      this.emptyBlocks -= 1;
      return;
    }
    const { last, shift } = this.scan;
    for (let index = from; index <= last; index++) {
      const symbol = this.bits.symbol(table);
      const [run, bits] = [symbol >> 4, symbol & 15];
      if (bits === 0 && run < 15) {
        this.emptyBlocks = this.runOfBlocks(run) - 1;
        return;
      }
      index += run;
      if (bits > 0) coefficients[at + placeOf(index)] = this.bits.signed(bits) << shift;
    }
  }

  /** One more bit of those that are not 0, and those that are no longer. */
  private refine(table: CodeTable, coefficients: Int16Array, at: number): void {
    const { first, last, shift } = this.scan;
    let index = Math.max(1, first);
    while (index <= last && this.emptyBlocks === 0) {
      const symbol = this.bits.symbol(table);
      const [run, bits] = [symbol >> 4, symbol & 15];
      if (bits === 0 && run < 15) {
        this.emptyBlocks = this.runOfBlocks(run);
        break;
      }
      const value = bits === 0 ? 0 : this.bits.bit() === 1 ? 1 << shift : -1 << shift;
      index = this.refineOver(coefficients, at, index, run);
      if (value !== 0) coefficients[at + placeOf(index)] = value;
      index += 1;
    }
    if (this.emptyBlocks === 0) return;
    this.refineOver(coefficients, at, index, 64);
    this.emptyBlocks -= 1;
  }

  /** Goes over so many that are 0 up to the next one of them; gives its place. */
  private refineOver(coefficients: Int16Array, at: number, from: number, zeros: number): number {
    const { last, shift } = this.scan;
    let left = zeros;
    for (let index = from; index <= last; index++) {
      const place = at + placeOf(index);
      const value = coefficients[place] ?? 0;
      if (value === 0) {
        if (left === 0) return index;
        left -= 1;
      } else if (this.bits.bit() === 1 && (Math.abs(value) & (1 << shift)) === 0) {
        coefficients[place] = value + (value > 0 ? 1 << shift : -1 << shift);
      }
    }
    return last + 1;
  }

  private runOfBlocks(bits: number): number {
    return (1 << bits) + this.bits.bits(bits);
  }
}

function needed(table: CodeTable | undefined): CodeTable {
  if (!table) throw new BrokenPicture('A table of codes is missing');
  return table;
}

function placeOf(index: number): number {
  const place = ZIGZAG[index];
  if (place === undefined) throw new BrokenPicture('A block has too many coefficients');
  return place;
}

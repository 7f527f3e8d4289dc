// The shapes of a file in its order, packed: what stays in memory of them until they are put into blocks.

import type { Box } from '../../geo/geometry/box.ts';
import { boxAround, type Geometry, partsOf } from '../../geo/geometry/geometry.ts';
import { GrowingNumbers, type PackedNumbers } from './growing-numbers.ts';
import { STAGE_ROWS } from './staged-column.ts';

export type ShapeKind = Geometry['kind'];

/** Kinds by their numbers; 0 stands for no shape. */
export const SHAPE_KINDS: readonly (ShapeKind | undefined)[] = [
  undefined,
  'point',
  'multipoint',
  'polyline',
  'polygon',
];

/** A bit beside the kind of a shape that is marked. */
const MARK = 0x80;
/** The kind of a shape that was taken out again: none that there is. */
const REMOVED = 0x7f;

interface StagedChunk {
  readonly kinds: Uint8Array<ArrayBuffer>;
  /** Where the coordinates and the parts of each feature begin; one more than there are features. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly partStarts: Uint32Array<ArrayBuffer>;
  readonly partLengths: PackedNumbers;
  readonly coordinates: PackedNumbers;
}

export class StagedShapes {
  readonly countByKind: number[] = SHAPE_KINDS.map(() => 0);
  readonly boundsByKind: (Box | undefined)[] = [];
  count = 0;
  private readonly chunks: StagedChunk[] = [];
  private kinds = new Uint8Array(STAGE_ROWS);
  private starts = new Uint32Array(STAGE_ROWS + 1);
  private partStarts = new Uint32Array(STAGE_ROWS + 1);
  private readonly partLengths = new GrowingNumbers();
  private readonly coordinates = new GrowingNumbers();

  /** Gives the number of its kind. */
  push(shape: Geometry | undefined): number {
    const row = this.count % STAGE_ROWS;
    const kind = shape ? SHAPE_KINDS.indexOf(shape.kind) : 0;
    this.kinds[row] = kind;
    if (shape) {
      for (const part of partsOf(shape)) {
        this.partLengths.push(part.length);
        this.coordinates.pushAll(part);
      }
      const box = boxAround(shape);
      if (box) this.boundsByKind[kind] = around(this.boundsByKind[kind], box);
    }
    this.starts[row + 1] = this.coordinates.length;
    this.partStarts[row + 1] = this.partLengths.length;
    this.countByKind[kind] = (this.countByKind[kind] ?? 0) + 1;
    this.count++;
    if (row === STAGE_ROWS - 1) this.end();
    return kind;
  }

  /** After the last shape. */
  end(): void {
    if (this.chunks.length * STAGE_ROWS >= this.count) return;
    this.chunks.push({
      kinds: this.kinds.slice(),
      starts: this.starts.slice(),
      partStarts: this.partStarts.slice(),
      partLengths: this.partLengths.pack(),
      coordinates: this.coordinates.pack(),
    });
    this.partLengths.clear();
    this.coordinates.clear();
  }

  kind(feature: number): number {
    return (this.kindsAround(feature)[feature % STAGE_ROWS] ?? 0) & ~MARK;
  }

  /** Of the chunk in which a shape is. */
  private kindsAround(feature: number): Uint8Array {
    return this.chunks[Math.floor(feature / STAGE_ROWS)]?.kinds ?? this.kinds;
  }

  /** Marks the shapes from one on. */
  markFrom(first: number): void {
    for (let feature = first; feature < this.count; feature++) {
      const kinds = this.kindsAround(feature);
      kinds[feature % STAGE_ROWS] = this.kind(feature) | MARK;
    }
  }

  /** After the last shape: those that are marked belong to no kind any more. */
  removeMarked(): void {
    this.countByKind.fill(0);
    this.boundsByKind.length = 0;
    for (let feature = 0; feature < this.count; feature++) {
      const kinds = this.kindsAround(feature);
      const row = feature % STAGE_ROWS;
      const kind = kinds[row] ?? 0;
      if (kind & MARK) {
        kinds[row] = REMOVED;
        continue;
      }
      this.countByKind[kind] = (this.countByKind[kind] ?? 0) + 1;
      const box = this.box(feature);
      if (box) this.boundsByKind[kind] = around(this.boundsByKind[kind], box);
    }
  }

  /** The box around a shape; undefined where there is none. */
  box(feature: number): Box | undefined {
    const chunk = this.chunks[Math.floor(feature / STAGE_ROWS)];
    const row = feature % STAGE_ROWS;
    const start = chunk?.starts[row] ?? 0;
    const end = chunk?.starts[row + 1] ?? 0;
    if (!chunk || start === end) return undefined;
    const { coordinates } = chunk;
    const [x, y] = [coordinates[start] ?? 0, coordinates[start + 1] ?? 0];
    const box = { xMin: x, yMin: y, xMax: x, yMax: y };
    for (let at = start + 2; at < end; at += 2) widen(box, coordinates[at] ?? 0, coordinates[at + 1] ?? 0);
    return box;
  }

  partCount(feature: number): number {
    const chunk = this.chunks[Math.floor(feature / STAGE_ROWS)];
    const row = feature % STAGE_ROWS;
    return (chunk?.partStarts[row + 1] ?? 0) - (chunk?.partStarts[row] ?? 0);
  }

  /** How many numbers the coordinates of a feature are. */
  size(feature: number): number {
    const chunk = this.chunks[Math.floor(feature / STAGE_ROWS)];
    const row = feature % STAGE_ROWS;
    return (chunk?.starts[row + 1] ?? 0) - (chunk?.starts[row] ?? 0);
  }

  /** Puts the lengths of the parts of a feature and its coordinates into lists, from given places on. */
  copy(
    feature: number,
    partLengths: Uint32Array,
    partAt: number,
    coordinates: Float64Array,
    at: number,
  ): void {
    const chunk = this.chunks[Math.floor(feature / STAGE_ROWS)];
    if (!chunk) return;
    const row = feature % STAGE_ROWS;
    const firstPart = chunk.partStarts[row] ?? 0;
    const first = chunk.starts[row] ?? 0;
    for (let index = this.partCount(feature) - 1; index >= 0; index--) {
      partLengths[partAt + index] = chunk.partLengths[firstPart + index] ?? 0;
    }
    for (let index = this.size(feature) - 1; index >= 0; index--) {
      coordinates[at + index] = chunk.coordinates[first + index] ?? 0;
    }
  }
}

type Widening = { -readonly [Side in keyof Box]: number };

function widen(box: Widening, x: number, y: number): void {
  if (x < box.xMin) box.xMin = x;
  if (x > box.xMax) box.xMax = x;
  if (y < box.yMin) box.yMin = y;
  if (y > box.yMax) box.yMax = y;
}

function around(one: Box | undefined, other: Box): Box {
  if (!one) return other;
  return {
    xMin: Math.min(one.xMin, other.xMin),
    yMin: Math.min(one.yMin, other.yMin),
    xMax: Math.max(one.xMax, other.xMax),
    yMax: Math.max(one.yMax, other.yMax),
  };
}

// A packed R-tree over the boxes of features (flatbush): built once, kept as bytes, never changed.

import Flatbush from 'flatbush';
import type { Box } from './box.ts';

export type SeeBox = (number: number, xMin: number, yMin: number, xMax: number, yMax: number) => void;

/** What can be asked of boxes. */
export interface FeatureSearch {
  /** How many features have a box. */
  readonly size: number;
  /** The box around all of them; undefined when there are none. */
  readonly bounds: Box | undefined;
  /** The numbers of the features whose boxes share a point with the box, in no order that means anything. */
  search(box: Box): readonly number[];
  /** The same, one by one and with their boxes: a box of a point is the point, so shapes need not be read. */
  visit(box: Box, see: SeeBox): void;
  /** The numbers of all features in the order of a Hilbert curve: neighbours in space are mostly neighbours in it. */
  spatialOrder(): readonly number[];
}

/** The same as it was built, to be kept. */
export interface FeatureIndex extends FeatureSearch {
  toBytes(): FeatureIndexBytes;
}

/** The index as it is kept. `numbers` is there when some features have no box: the tree counts only those that do. */
export interface FeatureIndexBytes {
  readonly tree: ArrayBuffer | undefined;
  readonly numbers: Uint32Array<ArrayBuffer> | undefined;
}

/**
 * Indexes features 0 … n − 1 by their boxes, four numbers each: xMin, yMin, xMax, yMax. A box with NaN in it stands
 * for a feature without a shape, which no search finds.
 */
export function buildFeatureIndex(boxes: ArrayLike<number>): FeatureIndex {
  return indexFeatures(boxes.length / 4, (number) => {
    const start = 4 * number;
    const box = {
      xMin: at(boxes, start),
      yMin: at(boxes, start + 1),
      xMax: at(boxes, start + 2),
      yMax: at(boxes, start + 3),
    };
    return Number.isNaN(box.xMin + box.yMin + box.xMax + box.yMax) ? undefined : box;
  });
}

/** The same for boxes that are not in memory: `boxOf` is asked twice for each feature. */
export function indexFeatures(count: number, boxOf: (number: number) => Box | undefined): FeatureIndex {
  const numbers = new Uint32Array(count);
  let found = 0;
  for (let number = 0; number < count; number++) if (boxOf(number)) numbers[found++] = number;
  if (found === 0) return wrap(undefined, numbers.slice(0, 0));
  const tree = new Flatbush(found);
  for (let index = 0; index < found; index++) {
    const box = boxOf(at(numbers, index));
    if (box) tree.add(box.xMin, box.yMin, box.xMax, box.yMax);
  }
  tree.finish();
  return wrap(tree, found === count ? undefined : numbers.slice(0, found));
}

/** Reads what toBytes gave. Throws when the bytes are not those of an index. */
export function readFeatureIndex({ tree, numbers }: FeatureIndexBytes): FeatureIndex {
  return wrap(tree && Flatbush.from(tree), numbers);
}

function wrap(tree: Flatbush | undefined, numbers: Uint32Array<ArrayBuffer> | undefined): FeatureIndex {
  const numbersOf = (found: readonly number[]): readonly number[] =>
    numbers ? found.map((item) => at(numbers, item)) : found;
  const everything = { xMin: -Infinity, yMin: -Infinity, xMax: Infinity, yMax: Infinity };
  const search = ({ xMin, yMin, xMax, yMax }: Box) =>
    tree ? numbersOf(tree.search(xMin, yMin, xMax, yMax)) : [];
  return {
    size: tree?.numItems ?? 0,
    bounds: tree && { xMin: tree.minX, yMin: tree.minY, xMax: tree.maxX, yMax: tree.maxY },
    search,
    visit({ xMin, yMin, xMax, yMax }, see) {
      tree?.search(xMin, yMin, xMax, yMax, (item, x0, y0, x1, y1) => {
        see(numbers ? at(numbers, item) : item, x0, y0, x1, y1);
        return false;
      });
    },
    // A search that takes everything reads the leaves from end to end, and they lie in the order of the curve.
    spatialOrder: () => search(everything),
    toBytes: () => ({ tree: tree && bytesOf(tree), numbers }),
  };
}

function bytesOf({ data }: Flatbush): ArrayBuffer {
  return data instanceof ArrayBuffer ? data : new Uint8Array(data).slice().buffer;
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN;
}

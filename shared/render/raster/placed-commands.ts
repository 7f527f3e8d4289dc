// The commands of a list with the box that each reaches, read once for all bands of an image. In columns: there may be
// hundreds of thousands, and an object for each would take longer to make and to forget than to draw.

import { type DisplayList, Operation, type StrokeStyle } from '../display-list.ts';
import { spareMemory } from '../spare.ts';

/** The columns have a value for each command, in the order of their list. */
export interface PlacedCommands {
  readonly count: number;
  /** That of all columns. */
  readonly memory: ArrayBuffer;
  /** Where it begins among the commands of its list, and where its coordinates begin and end. */
  readonly places: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Pixels; of what begins and ends a group, everything. */
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
  readonly lefts: Float64Array;
  readonly rights: Float64Array;
}

interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** A miter is as much longer than half the line is wide. */
const WIDEST_JOIN = 4;

/** How far a stroke reaches from its path, pixels. */
export function reachOf({ widthPx, join }: StrokeStyle): number {
  return (widthPx / 2) * (join === 'miter' ? WIDEST_JOIN : 1);
}

/** `stamps`: how far those of the list reach from their positions. */
export function placeCommands(list: DisplayList, stamps: readonly Reach[]): PlacedCommands {
  const placed = columnsFor(countCommands(list));
  const { commands } = list;
  const strokes = list.strokes.map(reachOf).map((around) => ({ top: -around, bottom: around }));
  let start = 0;
  for (let index = 0, place = 0; index < placed.count; index++) {
    if (commands[place] === Operation.strokeFilled) {
      placeAround(placed, index, place, strokes[commands[place + 1] ?? 0] ?? NO_REACH);
      place += 3;
      continue;
    }
    const partCount = commands[place + 2] ?? 0;
    let end = start;
    for (let part = 0; part < partCount; part++) end += commands[place + 3 + part] ?? 0;
    placed.places[index] = place;
    placed.starts[index] = start;
    placed.ends[index] = end;
    if (partCount === 0) placed.bottoms[index] = Infinity;
    else placeBox(placed, index, list.coordinates, reachAround(commands, place, strokes, stamps));
    start = end;
    place += 3 + partCount;
  }
  return placed;
}

function countCommands({ commands }: DisplayList): number {
  let count = 0;
  for (let place = 0; place < commands.length; place += 3 + (commands[place + 2] ?? 0)) count += 1;
  return count;
}

const FLOAT_COLUMNS = 4;
const INTEGER_COLUMNS = 3;
const LEAST_ROOM = 64;

/** All columns in one piece of memory, of a size that others want too. */
function columnsFor(count: number): PlacedCommands {
  const room = Math.max(LEAST_ROOM, 2 ** Math.ceil(Math.log2(count)));
  const { BYTES_PER_ELEMENT: floatBytes } = Float64Array;
  const { BYTES_PER_ELEMENT: integerBytes } = Int32Array;
  const memory = spareMemory.take(room * (FLOAT_COLUMNS * floatBytes + INTEGER_COLUMNS * integerBytes));
  const floats = (column: number) =>
    new Float64Array(memory, column * room * floatBytes, count).fill(column === 0 ? -Infinity : 0);
  const integersAt = FLOAT_COLUMNS * room * floatBytes;
  const integers = (column: number) =>
    new Int32Array(memory, integersAt + column * room * integerBytes, count);
  return {
    count,
    memory,
    places: integers(0),
    starts: integers(1),
    ends: integers(2),
    tops: floats(0),
    bottoms: floats(1),
    lefts: floats(2),
    rights: floats(3),
  };
}

const NO_REACH: Reach = { top: 0, bottom: 0 };
const ONE_PIXEL: Reach = { top: -1, bottom: 1 };

/** How far a command reaches above and below its coordinates. */
function reachAround(
  commands: Int32Array,
  place: number,
  strokes: readonly Reach[],
  stamps: readonly Reach[],
): Reach {
  const style = commands[place + 1] ?? 0;
  switch (commands[place]) {
    case Operation.stamp:
      return stamps[style] ?? NO_REACH;
    case Operation.strokeLine:
    case Operation.strokeRing:
      return strokes[style] ?? NO_REACH;
    // Pictures are moved to whole pixels.
    case Operation.image:
      return ONE_PIXEL;
    default:
      return NO_REACH;
  }
}

/** Around the command before. */
function placeAround(placed: PlacedCommands, index: number, place: number, reach: Reach): void {
  const before = index - 1;
  placed.places[index] = place;
  placed.starts[index] = placed.starts[before] ?? 0;
  placed.ends[index] = placed.ends[before] ?? 0;
  placed.lefts[index] = placed.lefts[before] ?? 0;
  placed.tops[index] = (placed.tops[before] ?? 0) + reach.top;
  placed.rights[index] = placed.rights[before] ?? 0;
  placed.bottoms[index] = (placed.bottoms[before] ?? 0) + reach.bottom;
}

function placeBox(placed: PlacedCommands, index: number, coordinates: Float32Array, reach: Reach): void {
  const end = placed.ends[index] ?? 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = placed.starts[index] ?? 0; at < end; at += 2) {
    const x = coordinates[at] ?? 0;
    const y = coordinates[at + 1] ?? 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  placed.lefts[index] = left;
  placed.tops[index] = top + reach.top;
  placed.rights[index] = right;
  placed.bottoms[index] = bottom + reach.bottom;
}

// The commands of a list with the box that each reaches, read once for all bands of an image.

import { type Command, commandsOf, type DisplayList, Operation, type StrokeStyle } from '../display-list.ts';

/** Pixels; of what begins and ends a group, everything. */
export interface PlacedCommand extends Command {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
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
export function placeCommands(list: DisplayList, stamps: readonly Reach[]): readonly PlacedCommand[] {
  const placed: PlacedCommand[] = [];
  for (const command of commandsOf(list)) {
    const reach = reachAround(list, command, stamps);
    placed.push(placeCommand(list.coordinates, command, reach));
  }
  return placed;
}

/** How far a command reaches above and below its coordinates. */
function reachAround(
  { strokes }: DisplayList,
  { operation, style }: Command,
  stamps: readonly Reach[],
): Reach {
  if (operation === Operation.stamp) return stamps[style] ?? NO_REACH;
  // Pictures are moved to whole pixels.
  if (operation === Operation.image) return ONE_PIXEL;
  const stroke = isStroke(operation) ? strokes[style] : undefined;
  if (!stroke) return NO_REACH;
  const around = reachOf(stroke);
  return { top: -around, bottom: around };
}

const NO_REACH = { top: 0, bottom: 0 } as const;
const ONE_PIXEL = { top: -1, bottom: 1 } as const;

function isStroke(operation: number): boolean {
  return operation === Operation.strokeLine || operation === Operation.strokeRing;
}

/** Without an object in between: there may be hundreds of thousands. */
function placeCommand(
  coordinates: Float32Array,
  { operation, style, bounds }: Command,
  reach: Reach,
): PlacedCommand {
  if (bounds.length < 2) {
    return { operation, style, bounds, left: 0, top: -Infinity, right: 0, bottom: Infinity };
  }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const end = bounds.at(-1) ?? 0;
  for (let index = bounds[0] ?? 0; index < end; index += 2) {
    const x = coordinates[index] ?? 0;
    const y = coordinates[index + 1] ?? 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { operation, style, bounds, left, top: top + reach.top, right, bottom: bottom + reach.bottom };
}

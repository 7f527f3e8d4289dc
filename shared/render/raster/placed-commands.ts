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
  return Array.from(commandsOf(list), (command) => {
    const { operation, style } = command;
    const stamp = operation === Operation.stamp ? stamps[style] : undefined;
    const stroke = isStroke(operation) ? list.strokes[style] : undefined;
    // Pictures are moved to whole pixels.
    const around = stroke ? reachOf(stroke) : operation === Operation.image ? 1 : 0;
    const box = boxOf(list.coordinates, command);
    return {
      ...command,
      ...box,
      top: box.top + (stamp?.top ?? -around),
      bottom: box.bottom + (stamp?.bottom ?? around),
    };
  });
}

function isStroke(operation: number): boolean {
  return operation === Operation.strokeLine || operation === Operation.strokeRing;
}

const EVERYTHING = { top: -Infinity, bottom: Infinity, left: 0, right: 0 } as const;

function boxOf(coordinates: Float32Array, { bounds }: Command): Omit<PlacedCommand, keyof Command> {
  if (bounds.length < 2) return EVERYTHING;
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
  return { left, top, right, bottom };
}

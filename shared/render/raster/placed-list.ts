// A list and its stamps with the rows that their commands reach.

import type { DisplayList } from '../display-list.ts';
import { type PlacedCommands, placeCommands } from './placed-commands.ts';

export interface PlacedList {
  readonly list: DisplayList;
  readonly commands: PlacedCommands;
  readonly stamps: readonly PlacedStamp[];
}

/** A small list with the rows that it reaches above and below its position. */
export interface PlacedStamp extends PlacedList {
  readonly top: number;
  readonly bottom: number;
}

export function placeList(list: DisplayList): PlacedList {
  const stamps = list.stamps.map((stamp) => {
    const placed = placeList(stamp);
    const top = placed.commands.tops.reduce((least, value) => Math.min(least, value), Infinity);
    const bottom = placed.commands.bottoms.reduce((most, value) => Math.max(most, value), -Infinity);
    return { ...placed, top, bottom };
  });
  return { list, commands: placeCommands(list, stamps), stamps };
}

// Lists that go elsewhere together: in two pieces of memory instead of two for each list and each of its stamps.

import type { DisplayList } from './display-list.ts';

/** The same lists, with all their numbers in memory that they share. */
export function sharedLists(lists: readonly DisplayList[]): DisplayList[] {
  const room = { coordinates: 0, commands: 0 };
  const measure = ({ coordinates, commands, stamps }: DisplayList) => {
    room.coordinates += coordinates.length;
    room.commands += commands.length;
    for (const stamp of stamps) measure(stamp);
  };
  for (const list of lists) measure(list);
  const coordinates = new Float32Array(room.coordinates);
  const commands = new Int32Array(room.commands);
  let [coordinate, command] = [0, 0];
  const share = (list: DisplayList): DisplayList => {
    const start = { coordinate, command };
    coordinates.set(list.coordinates, start.coordinate);
    commands.set(list.commands, start.command);
    coordinate += list.coordinates.length;
    command += list.commands.length;
    return {
      ...list,
      coordinates: coordinates.subarray(start.coordinate, coordinate),
      commands: commands.subarray(start.command, command),
      stamps: list.stamps.map(share),
    };
  };
  return lists.map(share);
}

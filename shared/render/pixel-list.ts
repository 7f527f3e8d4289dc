// A display list as pictures of pixels need it: what its texts say is left out, which is most of what a list weighs
// beside its coordinates.

import { type DisplayList, Operation } from './display-list.ts';
import type { Paint } from './paint.ts';

/** The same picture from shapes alone: texts are their contours. */
export function pixelList(list: DisplayList): DisplayList {
  if (list.texts.length === 0 && list.stamps.every(({ texts }) => texts.length === 0)) return list;
  const paints = new Map(list.paints.map((paint, index) => [keyOf(paint), index]));
  const commands = Int32Array.from(list.commands);
  for (let at = 0; at < commands.length; at += 3 + (commands[at + 2] ?? 0)) {
    if (commands[at] !== Operation.text) continue;
    const paint = list.texts[commands[at + 1] ?? 0]?.paint;
    commands[at] = Operation.fillLetters;
    // Every paint of a text is among those of its list.
    commands[at + 1] = (paint && paints.get(keyOf(paint))) ?? 0;
  }
  return { ...list, commands, texts: [], stamps: list.stamps.map(pixelList) };
}

function keyOf(paint: Paint): string {
  return paint.join(' ');
}

// Rivers from the World Data Bank II, as GSHHG has them. Drawn for maps of 1 : 1 000 000 and smaller.

import { feature, isInside, round } from './extent.mjs';
import { readPieces } from './shores.mjs';
import { simplify } from './simplify.mjs';

const AREA = '-25/42/52/73';
/** GMT's classes of rivers that always have water; those wide enough to have two shores are lakes. */
const CLASSES = [1, 2, 3, 4];

export function makeRivers(detail) {
  return CLASSES.map((rank) => {
    const lines = joinLines(readPieces([`-R${AREA}`, '-Df', `-I${rank}/0.25p`]))
      .map((line) => simplify(line, detail.tolerance).map((position) => position.map(round)))
      .filter((line) => line.length > 1 && line.some((position) => isInside(position)));
    return feature('MultiLineString', lines, { rank });
  });
}

const key = ([longitude, latitude]) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

/** Joins pieces that were cut at the edges of bins, where exactly two of them meet. */
function joinLines(pieces) {
  const ends = new Map();
  const enter = (piece, position) => ends.set(key(position), [...(ends.get(key(position)) ?? []), piece]);
  for (const piece of pieces) {
    enter(piece, piece[0]);
    enter(piece, piece.at(-1));
  }
  const used = new Set();
  const follow = (line) => {
    for (;;) {
      const at = key(line.at(-1));
      const meeting = ends.get(at) ?? [];
      const next = meeting.length === 2 && meeting.find((piece) => !used.has(piece));
      if (!next) return line;
      used.add(next);
      line.push(...(key(next[0]) === at ? next : next.toReversed()).slice(1));
    }
  };
  return pieces.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    return [follow(follow([...piece]).reverse())];
  });
}

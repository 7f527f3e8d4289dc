// The lines of a hatch in an area, cut at its edges: strokes, which every format draws alike.

type Ring = readonly number[];

/** Lines of one slant. */
export interface Hatch {
  /** Of the lines, radians, clockwise from level. */
  readonly angle: number;
  /** From line to line. */
  readonly spacingPx: number;
  /** A point through which a line goes: that of the map, so that neighbouring pictures meet. */
  readonly anchor: readonly [x: number, y: number];
}

/** By the even-odd rule. Each line is x, y, x, y. */
export function hatchLines(rings: readonly Ring[], { angle, spacingPx, anchor }: Hatch): number[][] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [anchorX, anchorY] = anchor;
  // Along the lines, and across them from the anchor on, counted in spacings.
  const along = (x: number, y: number) => x * cosine + y * sine;
  const across = (x: number, y: number) => ((y - anchorY) * cosine - (x - anchorX) * sine) / spacingPx;
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    let [x = 0, y = 0] = ring.slice(-2);
    for (let index = 0; index + 1 < ring.length; index += 2) {
      const [endX, endY] = [ring[index] ?? 0, ring[index + 1] ?? 0];
      addCrossings(crossings, [along(x, y), across(x, y)], [along(endX, endY), across(endX, endY)]);
      [x, y] = [endX, endY];
    }
  }
  const anchorAcross = anchorY * cosine - anchorX * sine;
  const place = (u: number, line: number) => {
    const v = line * spacingPx + anchorAcross;
    return [u * cosine - v * sine, u * sine + v * cosine];
  };
  return [...crossings.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([line, places]) => {
      places.sort((one, other) => one - other);
      return pairsOf(places).map(([from, to]) => [...place(from, line), ...place(to, line)]);
    });
}

/** Where a side crosses lines: those between its ends, its lower end taken in and the upper one not. */
function addCrossings(
  crossings: Map<number, number[]>,
  [startAlong, startAcross]: readonly [number, number],
  [endAlong, endAcross]: readonly [number, number],
): void {
  const low = Math.min(startAcross, endAcross);
  const high = Math.max(startAcross, endAcross);
  for (let line = Math.ceil(low); line < high; line++) {
    const share = (line - startAcross) / (endAcross - startAcross);
    const place = startAlong + share * (endAlong - startAlong);
    const known = crossings.get(line);
    if (known) known.push(place);
    else crossings.set(line, [place]);
  }
}

function pairsOf(places: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: places.length >> 1 }, (_, index) => [
    places[2 * index] ?? 0,
    places[2 * index + 1] ?? 0,
  ]);
}

// Arrow keys on a compass of eight: each goes to where it points, as on a keypad without its middle.

/** Column and row of each of the eight from north, clockwise. */
const CELLS = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Whether a key belongs to the compass. */
export function isCompassKey(key: string): boolean {
  return Object.hasOwn(STEPS, key);
}

/** Where a key leads from an index; the same index at the edge. Nothing stands in the middle: it is stepped over. */
export function compassStep(index: number, key: string): number {
  const [across = 0, down = 0] = STEPS[key] ?? [];
  const [column, row] = CELLS[index] ?? [0, 0];
  for (const far of [1, 2]) {
    const to = CELLS.findIndex(([x, y]) => x === column + across * far && y === row + down * far);
    if (to >= 0) return to;
  }
  return index;
}

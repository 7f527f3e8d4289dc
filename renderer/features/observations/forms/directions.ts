/** The eight directions from north, clockwise. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The nearest of the eight; undefined for -1, by which the service says unknown. */
export function directionOf(degrees: number): Direction | undefined {
  return degrees < 0 ? undefined : DIRECTIONS[Math.round(degrees / 45) % DIRECTIONS.length];
}

/** `11000001` is north-west, north and north-east. */
export function octantsOf(exposition: string): Direction[] {
  return DIRECTIONS.filter((_, index) => exposition[index] === '1');
}

export function expositionText(chosen: readonly Direction[]): string {
  return DIRECTIONS.map((direction) => (chosen.includes(direction) ? '1' : '0')).join('');
}

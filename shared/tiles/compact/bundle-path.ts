import type { TileAddress } from '../tile-store.ts';

/** `L05`: a level with two decimal digits. */
export function levelFolder(level: number): string {
  return `L${String(level).padStart(2, '0')}`;
}

export function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0');
}

/** `L05/R0280C0280`: the bundle of a tile, without extension. Its row and column are those of its first tile. */
export function bundlePath({ level, row, column }: TileAddress, packetSize: number): string {
  const first = (number: number) => hex(number - (number % packetSize), 4);
  return `${levelFolder(level)}/R${first(row)}C${first(column)}`;
}

/** The first row and column of a bundle by the name of its file; undefined of other files. */
export function bundleCorner(
  fileName: string,
): { readonly row: number; readonly column: number } | undefined {
  const { row, column } =
    /^R(?<row>[0-9a-f]{4,})C(?<column>[0-9a-f]{4,})\.bundle$/i.exec(fileName)?.groups ?? {};
  if (row === undefined || column === undefined) return undefined;
  return { row: Number.parseInt(row, 16), column: Number.parseInt(column, 16) };
}

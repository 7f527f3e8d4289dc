import { readFileSync } from 'node:fs';

export type TsvRow = { readonly [column: string]: string };

/** The rows of a table of right values, by the names in its first line. Lines that begin with # are its notes. */
export function readTsvRows(file: URL): TsvRow[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const [columns = [], ...rows] = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
}

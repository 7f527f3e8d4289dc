// The table of sample plants in the reference: a Markdown table whose first column is the number of the plant.

export interface TablePlant {
  readonly plantNumber: number;
  readonly name: string;
  /** Maximum output, MW. */
  readonly outputMw: number;
  /** Rounded to two decimals; undefined where the table has none. */
  readonly point?: { readonly latitude: number; readonly longitude: number };
}

/** Reads every row of the table that begins with the heading `Id`. Throws when there is no such table. */
export function readPlantTable(markdown: string): TablePlant[] {
  const lines = markdown.split('\n');
  const heading = lines.findIndex((line) => cells(line)[0] === 'Id' && cells(line).includes('Lat, lon'));
  if (heading === -1) throw new Error('The reference has no table of sample plants');
  const names = cells(lines[heading] ?? '');
  const body = lines.slice(heading + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end === -1 ? undefined : end).map((line) => readRow(names, cells(line)));
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function readRow(names: readonly string[], row: readonly string[]): TablePlant {
  const cell = (name: string) => row[names.indexOf(name)] ?? '';
  const [latitude, longitude] = cell('Lat, lon').split(',').map(Number);
  const plant = { plantNumber: Number(cell('Id')), name: cell('Name'), outputMw: Number(cell('MW')) };
  if (latitude === undefined || longitude === undefined) return plant;
  return { ...plant, point: { latitude, longitude } };
}

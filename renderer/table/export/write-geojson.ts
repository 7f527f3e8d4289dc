import { cellValue } from '../../../shared/tables/cell-value.ts';
import { isNumbers } from '../../../shared/tables/column-kinds.ts';
import type { CellValue } from '../../../shared/tables/column-table.ts';
import type { Group } from '../../../shared/tables/sums.ts';
import type { TableIndex } from '../../../shared/tables/table-index.ts';
import type { AboutLine, WrittenExport } from './export-format.ts';
import type { ExportColumn } from './export-sheet.ts';
import { isoDay } from './write-csv.ts';

/**
 * Rows with a point as a feature collection (RFC 7946: WGS 84, longitude first). Properties are named by column id, hold
 * codes and ISO dates, and say null where there is no value; grouped rows have the value of their group as `group`. Rows
 * without a point are left out and counted. What the file is stands in the foreign member `about` (section 6.1).
 */
export function writeGeojson(
  index: TableIndex,
  rows: Uint32Array,
  columns: readonly ExportColumn[],
  about: readonly AboutLine[],
  groups: readonly Group[] = [],
): WrittenExport {
  const longitudes = index.find('longitude');
  const latitudes = index.find('latitude');
  const sources = columns.map(({ id }) => [id, index.find(id)] as const);
  const groupOfRow = groups.flatMap(({ value, rowCount }) => Array.from({ length: rowCount }, () => value));
  const features: string[] = [];
  for (const [place, row] of rows.entries()) {
    const longitude = isNumbers(longitudes) ? (longitudes.values[row] ?? Number.NaN) : Number.NaN;
    const latitude = isNumbers(latitudes) ? (latitudes.values[row] ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(longitude) || Number.isNaN(latitude)) continue;
    const properties: Record<string, CellValue> =
      groups.length > 0 ? { group: groupOfRow[place] ?? null } : {};
    for (const [id, source] of sources) {
      const value = source ? cellValue(source, row) : null;
      properties[id] = source?.kind === 'date' && typeof value === 'number' ? isoDay(value) : value;
    }
    const id = index.table.keys[row] ?? '';
    const geometry = { type: 'Point', coordinates: [longitude, latitude] };
    features.push(JSON.stringify({ type: 'Feature', id, geometry, properties }));
  }
  return writeFeatures(features, { about, leftOut: rows.length - features.length });
}

/** A collection of features that are written already, one a line: it can be read, compared and cut by lines. */
export function writeFeatures(
  features: readonly string[],
  { about, leftOut }: { readonly about: readonly AboutLine[]; readonly leftOut: number },
): WrittenExport {
  const opening = `{"type":"FeatureCollection","about":${JSON.stringify(Object.fromEntries(about))}`;
  const text = `${opening},"features":[\n${features.join(',\n')}\n]}\n`;
  return {
    bytes: new TextEncoder().encode(text),
    rowCount: features.length,
    subtotalCount: 0,
    leftOut,
    // JSON holds every text.
    shortenedCells: 0,
    cleanedCells: 0,
  };
}

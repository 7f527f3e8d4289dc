import { splitNames } from '../../catalog/field-names.ts';
import { nameableFields } from '../../catalog/find-layer.ts';
import type { FieldDefinition, LayerDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import { propertyKey, propertyReader, propertyStyle } from '../values/row-properties.ts';
import { textColumns, textReader } from '../values/value-text.ts';
import { readTimeZone } from '../wire/time-zone.ts';
import { writeGeometry } from '../wire/write-geometry.ts';
import { columnsOf, type MapSearch, roomAfter, rowsOf, type SearchedRows } from './search-context.ts';
import type { SearchedLayer } from './searched-layers.ts';

type FindResult = MapType<'MapServerFindResult'>;

export interface FindWish {
  readonly text: string;
  /** Anywhere in a value and in any case; else the whole value to the letter. */
  readonly isContained: boolean;
  /** Separated by commas; none: all. */
  readonly fieldNames: string;
}

/** One result for each row that has the text, with the first field that has it; cut where there are too many. */
export async function findRows(
  targets: readonly SearchedLayer<LayerDefinition>[],
  wish: FindWish,
  search: MapSearch,
): Promise<FindResult[]> {
  const names = splitNames(wish.fieldNames);
  const unknown = new Set(names);
  const results: FindResult[] = [];
  for (const target of targets) {
    // All are read, so that what is wrong with one is told however many results there are.
    const { described, rows } = await rowsOf(target, search);
    const fields = fieldsToSearch(described.source, names, unknown);
    const room = roomAfter(results);
    if (room <= 0 || fields.length === 0) continue;
    const matches = await matchesOf({ described, rows }, fields, wish, search, room);
    results.push(...(await writeMatches(target, { described, matches }, search)));
  }
  const [first] = unknown;
  if (first !== undefined && targets.length > 0) {
    const { name } = search.map;
    throw appError('map/unknown-field', { layer: name, value: first.slice(0, 80), path: 'SearchFields' });
  }
  return results;
}

/** Those of the names that a layer has, in their order. Strikes them off `unknown`. Shapes have no text. */
function fieldsToSearch(
  source: RowSource,
  names: readonly string[],
  unknown: Set<string>,
): readonly FieldDefinition[] {
  const all = nameableFields(source);
  const named = names.flatMap((name) => {
    const found = all.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (found) unknown.delete(name);
    return found?.field ?? [];
  });
  const fields = names.length === 0 ? source.fields : named;
  return fields.filter(({ type }) => type !== 'geoFieldTypeGeometry');
}

interface Match {
  readonly row: number;
  readonly field: FieldDefinition;
  readonly value: string;
}

async function matchesOf(
  { described, rows }: SearchedRows,
  fields: readonly FieldDefinition[],
  wish: FindWish,
  { description, context }: MapSearch,
  room: number,
): Promise<Match[]> {
  const { source } = described;
  const table = await described.table.load(textColumns(source, fields), rows);
  const zone = readTimeZone(description.TimeReference, '');
  const scheduler = context.scheduler();
  const columns: {
    field: FieldDefinition;
    values: readonly FeatureValue[];
    read: (row: number) => string;
  }[] = [];
  for (const field of fields) {
    const values = table.values(field.name);
    columns.push({ field, values, read: textReader(source, table, field, zone) });
    // A column of many rows takes its time to be made.
    if (scheduler.isDue()) await scheduler.pause();
  }
  const hasText = textTest(wish);
  const matches: Match[] = [];
  for (const row of rows) {
    if (scheduler.isDue()) await scheduler.pause();
    for (const { field, values, read } of columns) {
      if ((values[row] ?? null) === null) continue;
      const value = read(row);
      if (!hasText(value)) continue;
      matches.push({ row, field, value });
      break;
    }
    if (matches.length === room) break;
  }
  return matches;
}

function textTest({ text, isContained }: FindWish): (value: string) => boolean {
  if (!isContained) return (value) => value === text;
  const wanted = text.toLowerCase();
  return (value) => value.toLowerCase().includes(wanted);
}

async function writeMatches(
  { description }: SearchedLayer<LayerDefinition>,
  { described, matches }: { described: SearchedRows['described']; matches: readonly Match[] },
  search: MapSearch,
): Promise<FindResult[]> {
  const rows = matches.map(({ row }) => row);
  const columns = await columnsOf({ described, rows }, search);
  const style = propertyStyle(
    description.$type === 'LayerDescription' ? description.LayerResultOptions : undefined,
  );
  const properties = propertyReader(columns, style);
  return matches.map(({ row, field, value }) => {
    const shape = described.includesGeometry ? columns.shape(row) : undefined;
    return {
      Value: value,
      LayerID: description.$type === 'LayerDescription' ? description.LayerID : description.ID,
      FeatureID: described.table.objectIds[row] ?? 0,
      FieldName: propertyKey(field, style),
      ...(shape ? { Shape: writeGeometry(shape, columns.crs) } : {}),
      Properties: properties(row),
    };
  });
}

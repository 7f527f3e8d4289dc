// The rows that relate to the rows of a result, each with those that relate to it in turn.

import { findField, findRows } from '../../catalog/find-layer.ts';
import type { RelationDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapDefinition } from '../../catalog/maps.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import type { MapContext } from '../map-context.ts';
import { type PropertyStyle, propertyReader } from '../values/row-properties.ts';
import { textReader } from '../values/value-text.ts';
import type { TimeZone } from '../wire/time-zone.ts';

type Relationship = MapType<'MapServerRelationship'>;
type RelatedRow = MapType<'MapServerRow'>;

export interface RelatedWish {
  readonly map: MapDefinition;
  readonly features: MapContext['features'];
  readonly style: PropertyStyle;
  readonly zone: TimeZone;
  /** How many related rows the whole answer may have yet; counted down. */
  readonly room: { left: number };
}

interface Rows {
  readonly source: RowSource;
  readonly table: FeatureTable;
  readonly rows: readonly number[];
}

/** The relationships of each row, all that its layer has. A row that has no related ones has them without rows. */
export async function relationshipsOf(rows: Rows, wish: RelatedWish): Promise<Map<number, Relationship[]>> {
  return relationsOf(rows, rows.source.relations, wish, [rows.source.id]);
}

async function relationsOf(
  from: Rows,
  relations: readonly RelationDefinition[],
  wish: RelatedWish,
  visited: readonly number[],
): Promise<Map<number, Relationship[]>> {
  const byRow = new Map<number, Relationship[]>(from.rows.map((row) => [row, []]));
  for (const relation of relations) {
    const related = await relatedRows(from, relation, wish, visited);
    for (const [row, relationships] of byRow) {
      relationships.push({ Name: relation.name, Rows: related.get(row) ?? [] });
    }
  }
  return byRow;
}

async function relatedRows(
  { table: near, rows }: Rows,
  { keyField, relatedKeyField, relatedTableId }: RelationDefinition,
  wish: RelatedWish,
  visited: readonly number[],
): Promise<Map<number, RelatedRow[]>> {
  const source = findRows(wish.map, relatedTableId, '');
  const table = await wish.features.readTable(source.id);
  const keys = (await near.load([keyField], rows)).values(keyField);
  const wanted = new Set(rows.map((row) => keys[row] ?? null));
  wanted.delete(null);
  const byKey = rowsByKey((await table.load([relatedKeyField])).values(relatedKeyField), wanted);
  const taken = new Map<number, readonly number[]>();
  for (const row of rows) {
    const some = (byKey.get(keys[row] ?? null) ?? []).slice(0, wish.room.left);
    wish.room.left -= some.length;
    taken.set(row, some);
  }
  const write = await rowWriter(
    { source, table, rows: [...new Set([...taken.values()].flat())] },
    wish,
    visited,
  );
  return new Map([...taken].map(([row, some]) => [row, some.map(write)]));
}

function rowsByKey(keys: readonly FeatureValue[], wanted: ReadonlySet<FeatureValue>) {
  const groups = new Map<FeatureValue, number[]>();
  for (const [row, key] of keys.entries()) {
    if (!wanted.has(key)) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Further relationships lead away from the first row only: on the side of their origin, and to no table twice. */
async function rowWriter(
  { source, table, rows }: Rows,
  wish: RelatedWish,
  visited: readonly number[],
): Promise<(row: number) => RelatedRow> {
  const { map, style, zone } = wish;
  const fields = source.fields.filter(({ type }) => type !== 'geoFieldTypeGeometry');
  const loaded = await table.load(
    fields.map(({ name }) => name),
    rows,
  );
  const path = [...visited, source.id];
  const onwards = source.relations.filter(
    ({ role, relatedTableId }) => role === 'geoRelRoleOrigin' && !path.includes(relatedTableId),
  );
  const further = await relationsOf({ source, table, rows }, onwards, wish, path);
  const columns = { source, table: loaded, fields, crs: map.crs, shape: () => undefined, zone };
  const properties = propertyReader(columns, style);
  const nameOf = textReader(source, loaded, findField(source, source.displayField, ''), zone);
  return (row) => ({
    Name: nameOf(row),
    Properties: properties(row),
    ...(onwards.length > 0 ? { Relationships: further.get(row) ?? [] } : {}),
    FeatureID: table.objectIds[row] ?? 0,
  });
}

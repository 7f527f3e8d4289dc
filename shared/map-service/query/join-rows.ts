// Joins of tables by a key: to each row on the left the first one on the right that has its key.

import { findField } from '../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { FeatureTable, FeatureValue } from '../../ports/feature-store.ts';
import { freeName } from './free-name.ts';
import type { JoinMemory } from './join-memory.ts';
import { type JoinedTables, type JoinPart, qualifiedName, type SourceRows } from './join-tables.ts';
import { createJoinedTable } from './joined-table.ts';

export interface Join {
  readonly leftKey: string;
  readonly rightKey: string;
  /** Whether rows without a match are left out. */
  readonly isInner: boolean;
  readonly path: string;
}

const singles = new WeakMap<FeatureTable, WeakMap<RowSource, JoinedTables>>();

/** The same for the same table, so that joins of it are known again. */
export function singlePart(source: RowSource, table: FeatureTable): JoinedTables {
  const ofTable = singles.get(table) ?? new WeakMap<RowSource, JoinedTables>();
  singles.set(table, ofTable);
  const known = ofTable.get(source);
  if (known) return known;
  const name = source.name.replace(/\s+/g, '_');
  const single: JoinedTables = {
    parts: [{ name, source, table, rows: undefined }],
    rowCount: table.rowCount,
  };
  ofTable.set(source, single);
  return single;
}

/** Throws `map/unknown-field` for a key that is not there, and `value/bad` where the two are of different types. */
export async function joinTables(
  left: JoinedTables,
  right: JoinedTables,
  join: Join,
  memory: JoinMemory,
): Promise<JoinedTables> {
  const { path, isInner } = join;
  const leftKey = keyOf(left, join.leftKey, `${path}.LeftTableKey`);
  const rightKey = keyOf(right, join.rightKey, `${path}.RightTableKey`);
  if (leftKey.type !== rightKey.type) {
    throw appError('value/bad', {
      path: `${path}.RightTableKey`,
      value: join.rightKey.slice(0, 80),
      expected: `a field of the type of ${join.leftKey.slice(0, 80)}`,
    });
  }
  const name = JSON.stringify([isInner, leftKey.name, rightKey.name]);
  return memory.find(left, right, name, async () => {
    const [leftValues, rightValues] = [await keyValues(left, leftKey), await keyValues(right, rightKey)];
    return matched(
      left,
      right,
      firstMatches(leftValues, left.rowCount, rightValues, right.rowCount),
      isInner,
    );
  });
}

/** Two side by side; `matches`: the row on the right for each on the left, -1 where there is none. */
function matched(
  left: JoinedTables,
  right: JoinedTables,
  matches: readonly number[],
  isInner: boolean,
): JoinedTables {
  const kept = isInner ? matches.flatMap((match, row) => (match < 0 ? [] : [row])) : undefined;
  const leftRows = kept && Int32Array.from(kept);
  const rightRows = Int32Array.from(kept ? kept.map((row) => matches[row] ?? -1) : matches);
  const [first, ...others] = left.parts;
  // A table that is joined to itself has its name twice.
  const taken = new Set(left.parts.map(({ name }) => name.toLowerCase()));
  return {
    parts: [
      through(first, leftRows),
      ...others.map((part) => through(part, leftRows)),
      ...right.parts.map((part) => through({ ...part, name: freeName(part.name, taken) }, rightRows)),
    ],
    rowCount: rightRows.length,
  };
}

const sources = new WeakMap<JoinedTables, SourceRows>();

/** A join as one source, the same while it is kept; a single table as it is. */
export function joinedRows(joined: JoinedTables): SourceRows {
  const [{ source, table }, ...others] = joined.parts;
  if (others.length === 0) return { source, table };
  const known = sources.get(joined);
  if (known) return known;
  const rows = { source: joinedSource(joined), table: createJoinedTable(joined) };
  sources.set(joined, rows);
  return rows;
}

function joinedSource({ parts }: JoinedTables): RowSource {
  const [{ name, source }] = parts;
  const own = (field: string) => qualifiedName(name, field);
  const { timeField, subtypes } = source;
  return {
    ...source,
    fields: parts.flatMap((part, index) => joinedFields(part, index > 0)),
    displayField: own(source.displayField),
    relations: source.relations.map((relation) => ({ ...relation, keyField: own(relation.keyField) })),
    ...(timeField === undefined ? {} : { timeField: own(timeField) }),
    ...(subtypes
      ? {
          subtypes: {
            field: own(subtypes.field),
            kinds: subtypes.kinds.map((kind) => ({
              ...kind,
              domains: Object.fromEntries(
                Object.entries(kind.domains).map(([field, domain]) => [own(field), domain]),
              ),
            })),
          },
        }
      : {}),
  };
}

/** One shape and one object id a row: the numbers of rows that were joined to it are numbers like others. */
function joinedFields({ name, source }: JoinPart, isRight: boolean): FieldDefinition[] {
  return source.fields
    .filter(({ type }) => !(isRight && type === 'geoFieldTypeGeometry'))
    .map((field) => ({
      ...field,
      ...(isRight ? { isNullable: true } : {}),
      ...(isRight && field.type === 'geoFieldTypeOID' ? { type: 'geoFieldTypeInteger' as const } : {}),
      name: qualifiedName(name, field.name),
      plainName: field.name,
    }));
}

interface Key {
  readonly name: string;
  readonly type: FieldDefinition['type'];
}

function keyOf(joined: JoinedTables, name: string, path: string): Key {
  const field = findField(joinedRows(joined).source, name, path);
  if (field.type === 'geoFieldTypeGeometry') {
    throw appError('value/bad', { path, value: name.slice(0, 80), expected: 'a field without a shape' });
  }
  // An object id is a whole number like those that point to it.
  const type = field.type === 'geoFieldTypeOID' ? 'geoFieldTypeInteger' : field.type;
  return { name: field.name, type };
}

async function keyValues(joined: JoinedTables, { name }: Key): Promise<readonly FeatureValue[]> {
  return (await joinedRows(joined).table.load([name])).values(name);
}

/** Rows come by object id, so the first with a key is the one with the lowest. No value matches nothing. */
function firstMatches(
  left: readonly FeatureValue[],
  leftCount: number,
  right: readonly FeatureValue[],
  rightCount: number,
): number[] {
  const rowByKey = new Map<FeatureValue, number>();
  for (let row = 0; row < rightCount; row++) {
    const key = right[row] ?? null;
    if (key !== null && !rowByKey.has(key)) rowByKey.set(key, row);
  }
  return Array.from({ length: leftCount }, (_, row) => rowByKey.get(left[row] ?? null) ?? -1);
}

/** A part seen through rows that were chosen from those in which it stood. */
function through(part: JoinPart, chosen: Int32Array | undefined): JoinPart {
  if (!chosen) return part;
  const { rows } = part;
  return { ...part, rows: rows ? chosen.map((row) => (row < 0 ? -1 : (rows[row] ?? -1))) : chosen };
}

import { splitNames } from '../../catalog/field-names.ts';
import { findField, nameableFields, objectIdField } from '../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { QueryField } from '../../query/where/compile-value.ts';
import type { SqlType } from '../../query/where/syntax-tree.ts';

const SQL_TYPES: { readonly [Type in FieldDefinition['type']]?: SqlType } = {
  geoFieldTypeOID: 'integer',
  geoFieldTypeInteger: 'integer',
  geoFieldTypeSmallInteger: 'integer',
  geoFieldTypeDouble: 'double',
  geoFieldTypeSingle: 'double',
  geoFieldTypeString: 'text',
  geoFieldTypeGUID: 'text',
  geoFieldTypeDate: 'date',
};

/** The fields of a layer or table as the language of filters sees them, each with the column that it names. */
export function queryFields(source: RowSource): (QueryField & { readonly column: string })[] {
  const known = nameableFields(source).map(({ name, field }) => ({
    name,
    type: SQL_TYPES[field.type],
    column: field.name,
  }));
  // In a join: the names that several of its tables have. They stand last, where nothing else is found.
  const ambiguous = source.fields.flatMap(({ plainName: name }) =>
    name === undefined ? [] : [{ name, type: undefined, column: '', isAmbiguous: true }],
  );
  return [...known, ...ambiguous];
}

/** Whether sums and means can be made of a field. */
export function isNumeric({ type }: FieldDefinition): boolean {
  const sql = SQL_TYPES[type];
  return sql === 'integer' || sql === 'double';
}

export interface FieldChoice {
  /** Separated by commas; empty or * for all. */
  readonly names: string;
  readonly path: string;
  readonly includesGeometry: boolean;
  /** Rows that are alike in these fields come once, so nothing is added to them. */
  readonly isDistinct?: boolean;
}

/** The columns that a request wants, in its order. The object id is always among them. Throws `map/unknown-field`. */
export function chooseFields(source: RowSource, choice: FieldChoice): readonly FieldDefinition[] {
  const { names, path, includesGeometry, isDistinct = false } = choice;
  const wanted = splitNames(names);
  const isAll = wanted.length === 0 || wanted.includes('*');
  const named = isAll ? source.fields : wanted.map((name) => findField(source, name, path));
  const unique = [...new Set(named)];
  if (isDistinct && !isAll && unique.some(({ type }) => type === 'geoFieldTypeGeometry')) {
    throw appError('value/bad', { path, value: names.slice(0, 80), expected: 'fields without a shape' });
  }
  const chosen = unique.filter(({ type }) => includesGeometry || type !== 'geoFieldTypeGeometry');
  const hasId = chosen.some(({ type }) => type === 'geoFieldTypeOID');
  return hasId || isDistinct ? chosen : [objectIdField(source), ...chosen];
}

import { findField } from '../../catalog/find-layer.ts';
import { type FieldDefinition, type RowSource, SHAPE } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { polygonArea } from '../../geo/geometry/nest-rings.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { isNumeric } from '../query/query-fields.ts';
import { statisticOf } from '../query/statistic.ts';

type Definition = MapType<'ClassBreaksDef'>;

/** What is classed: a number of each row, and what it is divided by. */
export interface ClassMeasure {
  readonly field: FieldDefinition;
  readonly divisor: FieldDefinition | undefined;
  readonly normalization: MapType<'geoNormalizationType'>;
  /** Names of the columns that it reads. */
  readonly columns: readonly string[];
}

export interface ClassValues {
  /** Ascending. Rows without a value, and those where it cannot be normalised, are left out. */
  readonly values: readonly number[];
  /** The sum that a percentage is of. */
  readonly total?: number;
}

const PATH = 'DataClassificationDef';

/** Throws `map/unknown-field`, `value/missing` and `value/bad` by the path of the field. */
export function classMeasure(definition: Definition, source: RowSource): ClassMeasure {
  const { ClassificationField, NormalizationField = '', NormalizationType } = definition;
  const field = numberField(source, ClassificationField, `${PATH}.ClassificationField`);
  const named = NormalizationField.trim() === '' ? 'geoNormalizeByNothing' : 'geoNormalizeByField';
  const normalization = NormalizationType ?? named;
  const isByField = normalization === 'geoNormalizeByField';
  const path = `${PATH}.NormalizationField`;
  if (isByField && named === 'geoNormalizeByNothing') throw appError('value/missing', { path });
  const divisor = isByField ? numberField(source, NormalizationField, path) : undefined;
  const isByArea = normalization === 'geoNormalizeByArea';
  if (isByArea && !(source.kind === 'features' && source.geometryType === 'geoGeometryPolygon')) {
    throw appError('value/bad', {
      path: `${PATH}.NormalizationType`,
      value: normalization,
      expected: 'another for what has no areas',
    });
  }
  const columns = [field.name, ...(divisor ? [divisor.name] : []), ...(isByArea ? [SHAPE] : [])];
  return { field, divisor, normalization, columns };
}

function numberField(source: RowSource, name: string, path: string): FieldDefinition {
  const field = findField(source, name.trim(), path);
  if (isNumeric(field)) return field;
  throw appError('value/bad', { path, value: name.slice(0, 80), expected: 'a field of numbers' });
}

/** The values of rows of a table that has the columns of the measure. */
export function classValues(
  { field, divisor, normalization }: ClassMeasure,
  table: FeatureTable,
  rows: readonly number[],
): ClassValues {
  const column = table.values(field.name);
  const numbers = (read: (value: number, row: number) => number): number[] => {
    const found: number[] = [];
    for (const row of rows) {
      const value = column[row];
      const measured = typeof value === 'number' ? read(value, row) : Number.NaN;
      if (Number.isFinite(measured)) found.push(measured);
    }
    // Typed numbers are sorted several times as fast.
    return Array.from(Float64Array.from(found).sort());
  };
  switch (normalization) {
    case 'geoNormalizeByNothing':
      return { values: numbers((value) => value) };
    case 'geoNormalizeByLog':
      return { values: numbers(Math.log10) };
    case 'geoNormalizeByField': {
      const divisors = table.values(divisor?.name ?? '');
      return { values: numbers((value, row) => value / Number(divisors[row] ?? Number.NaN)) };
    }
    case 'geoNormalizeByArea':
      return {
        values: numbers((value, row) => {
          const shape = table.shape(row);
          return shape?.kind === 'polygon' ? value / polygonArea(shape) : Number.NaN;
        }),
      };
    case 'geoNormalizeByPercentOfTotal': {
      const total = statisticOf('geoDataStatTypeSum').compute(numbers((value) => value)) ?? 0;
      return { values: numbers((value) => (100 * value) / total), total };
    }
  }
}

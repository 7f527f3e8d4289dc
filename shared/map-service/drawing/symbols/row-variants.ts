// Markers that are turned by a field, and symbols that are made transparent by one.

import { findField } from '../../../catalog/find-layer.ts';
import type { RowSource } from '../../../catalog/layer-definition.ts';
import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { isNumeric } from '../../query/query-fields.ts';
import type { SymbolVariant } from './symbol-variant.ts';

export interface RowVariants {
  readonly columns: readonly string[];
  /** Of a table that has the columns loaded. */
  bind(table: FeatureTable): (row: number) => SymbolVariant;
}

/** Whole percent and whole degrees: finer steps nobody sees, and each makes a symbol of its own. */
const PERCENT = 100;
const FULL_TURN = 360;

/** Undefined where no field says anything. `mapRotation`: of the map, degrees anticlockwise. */
export function readRowVariants(
  renderer: MapType<'FeatureRenderer'>,
  source: RowSource,
  mapRotation: number,
  path: string,
): RowVariants | undefined {
  const { RotationField = '', RotationType = 'geoRotateSymbolGeographic' } = renderer;
  const transparencyField =
    renderer.$type === 'ClassBreaksRenderer' ? '' : (renderer.TransparencyField ?? '');
  const rotation = numberColumn(source, RotationField, `${path}.RotationField`);
  const transparency = numberColumn(source, transparencyField, `${path}.TransparencyField`);
  if (rotation === undefined && transparency === undefined) return undefined;
  const isGeographic = RotationType === 'geoRotateSymbolGeographic';
  return {
    columns: [rotation, transparency].filter((name) => name !== undefined),
    bind(table) {
      const angleIn = numbersOf(table, rotation);
      const percentIn = numbersOf(table, transparency);
      return (row) => {
        // Clockwise from north, which the map takes with it where it turns; or anticlockwise as it stands.
        const angle = angleIn(row);
        const degrees = rotation === undefined ? 0 : isGeographic ? mapRotation - angle : angle;
        return {
          degrees: ((Math.round(degrees) % FULL_TURN) + FULL_TURN) % FULL_TURN,
          opacity: 1 - Math.min(PERCENT, Math.max(0, Math.round(percentIn(row)))) / PERCENT,
        };
      };
    },
  };
}

function numberColumn(source: RowSource, name: string, path: string): string | undefined {
  if (name.trim() === '') return undefined;
  const field = findField(source, name.trim(), path);
  if (isNumeric(field)) return field.name;
  throw appError('value/bad', { path, value: name.slice(0, 80), expected: 'a field of numbers' });
}

/** 0 where a row has no number. */
function numbersOf(table: FeatureTable, name: string | undefined): (row: number) => number {
  if (name === undefined) return () => 0;
  const values = table.values(name);
  return (row) => {
    const value = values[row];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
}

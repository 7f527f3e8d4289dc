import { findField } from '../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { MAP_LIMITS } from '../limits.ts';
import { textColumns } from '../values/value-text.ts';
import { plainSymbol, recoloured } from './class-symbols.ts';
import { colorOfRgb } from './color-models.ts';
import { rampColors } from './color-ramp.ts';
import type { ReadRows } from './described-rows.ts';
import { uniqueClasses } from './unique-classes.ts';

const PATH = 'DataClassificationDef';
const DELIMITER = ', ';
const MAX_FIELDS = 3;
const GREY = colorOfRgb([0.75, 0.75, 0.75]);

/** A class for each value of one to three fields; of very many the first ones. Throws what is wrong by its path. */
export async function uniqueValueRenderer(
  definition: MapType<'UniqueValuesDef'>,
  source: RowSource,
  readRows: ReadRows,
): Promise<MapType<'UniqueValueRenderer'>> {
  const fields = uniqueFields(source, definition.Fields ?? []);
  const FieldDelimiter = definition.FieldDelimiter || DELIMITER;
  const { rows, table } = await readRows(textColumns(source, fields));
  const classes = uniqueClasses(source, table, rows, fields, FieldDelimiter).slice(
    0,
    MAP_LIMITS.maximumRecordCount,
  );
  const colors = rampColors(definition.ColorRamp, classes.length, `${PATH}.ColorRamp`);
  // A table has no symbols of its own.
  const base = definition.BaseSymbol ?? (source.kind === 'features' ? plainSymbol(source) : undefined);
  const [first, second, third] = fields;
  return {
    $type: 'UniqueValueRenderer',
    Field1: first?.name ?? '',
    ...(second ? { Field2: second.name } : {}),
    ...(third ? { Field3: third.name } : {}),
    FieldDelimiter,
    ...(base ? { DefaultSymbol: recoloured(base, GREY), DefaultLabel: 'Other values' } : {}),
    UniqueValueInfos: classes.map(({ value, label }, index) => ({
      Value: value,
      Label: label,
      Description: '',
      ...(base ? { Symbol: recoloured(base, colors[index] ?? GREY) } : {}),
    })),
  };
}

function uniqueFields(source: RowSource, names: readonly string[]): FieldDefinition[] {
  const path = `${PATH}.Fields`;
  if (names.length === 0) throw appError('value/missing', { path });
  if (names.length > MAX_FIELDS) {
    throw appError('value/bad', { path, value: names.length, expected: 'one to three fields' });
  }
  return names.map((name, index) => {
    const own = `${path}[${index}]`;
    const field = findField(source, name.trim(), own);
    if (field.type !== 'geoFieldTypeGeometry') return field;
    throw appError('value/bad', { path: own, value: name.slice(0, 80), expected: 'a field without a shape' });
  });
}

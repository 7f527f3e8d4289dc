import type { RowSource } from '../../catalog/layer-definition.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { classBounds, MAX_CLASSES } from './class-bounds.ts';
import { plainSymbol, recoloured } from './class-symbols.ts';
import { classMeasure, classValues } from './class-values.ts';
import { rampColors } from './color-ramp.ts';
import type { ReadRows } from './described-rows.ts';

const PATH = 'DataClassificationDef';
const CLASSES = 5;

/** A class for each range of a number. Throws what is wrong by its path. */
export async function classBreaksRenderer(
  definition: MapType<'ClassBreaksDef'>,
  source: RowSource,
  readRows: ReadRows,
): Promise<MapType<'ClassBreaksRenderer'>> {
  const measure = classMeasure(definition, source);
  const wish = {
    method: definition.ClassificationMethod,
    count: classCount(definition.BreakCount ?? CLASSES),
    deviations: deviations(definition.StandardDeviationInterval ?? 1),
  };
  const { rows, table } = await readRows(measure.columns);
  const { values, total } = classValues(measure, table, rows);
  const bounds = classBounds(values, wish);
  const colors = rampColors(definition.ColorRamp, bounds.length, `${PATH}.ColorRamp`);
  // The schema wants a symbol in every class, in those of tables too.
  const base = definition.BaseSymbol ?? plainSymbol(source);
  const MinimumValue = values[0] ?? 0;
  return {
    $type: 'ClassBreaksRenderer',
    Field: measure.field.name,
    MinimumValue,
    ClassBreakInfos: colors.map((color, index) =>
      classInfo(bounds[index - 1] ?? MinimumValue, bounds[index] ?? MinimumValue, recoloured(base, color)),
    ),
    ...(measure.divisor ? { NormalizationField: measure.divisor.name } : {}),
    NormalizationType: measure.normalization,
    ...(total === undefined ? {} : { NormalizationTotal: total }),
  };
}

function classInfo(
  ClassMinimumValue: number,
  ClassMaximumValue: number,
  symbol: MapType<'Symbol'>,
): MapType<'ClassBreakInfo'> {
  const Label = `${shortNumber(ClassMinimumValue)} - ${shortNumber(ClassMaximumValue)}`;
  return { ClassMaximumValue, Label, Description: '', Symbol: symbol, ClassMinimumValue };
}

/** Six digits do for a legend. */
function shortNumber(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function classCount(count: number): number {
  if (count >= 1 && count <= MAX_CLASSES) return count;
  const path = `${PATH}.BreakCount`;
  throw appError('value/bad', { path, value: count, expected: `1 to ${MAX_CLASSES}` });
}

function deviations(interval: number): number {
  if (interval > 0 && Number.isFinite(interval)) return interval;
  const path = `${PATH}.StandardDeviationInterval`;
  throw appError('value/bad', { path, value: interval, expected: 'more than 0' });
}

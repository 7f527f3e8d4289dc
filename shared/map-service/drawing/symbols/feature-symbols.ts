// Which symbol each row of a layer is drawn with.

import { findField } from '../../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../../catalog/layer-definition.ts';
import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { polygonArea } from '../../../geo/geometry/nest-rings.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { isNumeric } from '../../query/query-fields.ts';
import { plainText } from '../../values/value-text.ts';
import { createSymbolPainter } from './create-symbol-painter.ts';
import { readRowVariants } from './row-variants.ts';
import type { SymbolPainter } from './symbol-painter.ts';
import { type SymbolVariant, selectedSymbol, variantOf } from './symbol-variant.ts';

type Renderer = MapType<'FeatureRenderer'>;
type Kind<Name extends Renderer['$type']> = Extract<Renderer, { $type: Name }>;
/** The painters of a row, the lowest first. */
type PaintersOf = (row: number) => readonly SymbolPainter[];

export interface FeatureSymbols {
  /** Columns that say which symbol a row has. */
  readonly columns: readonly string[];
  /** How far the largest symbol reaches, pixels. */
  readonly tolerancePx: number;
  /** Of a table that has the columns loaded. */
  bind(table: FeatureTable): PaintersOf;
  /** Which class of the renderer a row is of, in its order, the others last; -1: of none. */
  bindClasses(table: FeatureTable): (row: number) => number;
  /** A painter of a row in a colour that shows that it is selected. */
  selected(painter: SymbolPainter, color: MapType<'Color'>): SymbolPainter;
}

interface Reading {
  readonly source: RowSource;
  readonly path: string;
  readonly painter: (symbol: MapType<'Symbol'>, path: string) => SymbolPainter;
}

const NOTHING: readonly SymbolPainter[] = [];

export interface SymbolSetting {
  /** In which the sizes of symbols are counted: larger than that of the image where they grow with the map. */
  readonly dpi: number;
  /** The pixel from which patterns are counted. */
  readonly anchor: readonly [x: number, y: number];
  /** Of the map, degrees anticlockwise. */
  readonly rotation: number;
}

/** Throws what is wrong with a renderer by its path: unknown fields, symbols that are not drawn. */
export function createFeatureSymbols(
  renderer: Renderer,
  source: RowSource,
  { dpi, anchor, rotation }: SymbolSetting,
  path: string,
): FeatureSymbols {
  const made = new Map<SymbolPainter, { readonly symbol: MapType<'Symbol'>; readonly path: string }>();
  const reading: Reading = {
    source,
    path,
    painter(symbol, own) {
      const painter = createSymbolPainter(symbol, dpi, `${path}.${own}`, anchor);
      made.set(painter, { symbol, path: `${path}.${own}` });
      return painter;
    },
  };
  const chosen = chooseSymbols(renderer, reading);
  const tolerancePx = Math.max(0, ...[...made.keys()].map((painter) => painter.tolerancePx));
  const variants = readRowVariants(renderer, source, rotation, path);
  const selected = (painter: SymbolPainter, color: MapType<'Color'>) => {
    const known = made.get(painter);
    if (!known) return painter;
    return createSymbolPainter(selectedSymbol(known.symbol, color), dpi, known.path, anchor);
  };
  const { classes, columns } = chosen;
  const bindClasses = (table: FeatureTable) => {
    const paintersOf = chosen.bind(table);
    return (row: number) => classes.indexOf(paintersOf(row));
  };
  if (!variants) return { ...chosen, bindClasses, selected, tolerancePx };
  const variant = variantPainters((painter, wanted) => {
    const known = made.get(painter);
    if (!known) return painter;
    const symbol = variantOf(known.symbol, wanted);
    const own = createSymbolPainter(symbol, dpi, known.path, anchor);
    made.set(own, { symbol, path: known.path });
    return own;
  });
  return {
    selected,
    bindClasses,
    columns: [...columns, ...variants.columns],
    // A turned square reaches farther than one that stands.
    tolerancePx: tolerancePx * Math.SQRT2,
    bind(table) {
      const paintersOf = chosen.bind(table);
      const variantIn = variants.bind(table);
      return (row) => {
        const wanted = variantIn(row);
        return wanted.opacity === 0 ? NOTHING : paintersOf(row).map((painter) => variant(painter, wanted));
      };
    },
  };
}

type Variant = (painter: SymbolPainter, wanted: SymbolVariant) => SymbolPainter;

/** Each one is made once. */
function variantPainters(make: Variant): Variant {
  const made = new Map<SymbolPainter, Map<string, SymbolPainter>>();
  return (painter, wanted) => {
    const own = made.get(painter) ?? new Map<string, SymbolPainter>();
    made.set(painter, own);
    const key = `${wanted.degrees} ${wanted.opacity}`;
    const known = own.get(key) ?? make(painter, wanted);
    own.set(key, known);
    return known;
  };
}

interface ChosenSymbols extends Pick<FeatureSymbols, 'columns' | 'bind'> {
  /** What `bind` gives for the rows of each class. */
  readonly classes: readonly (readonly SymbolPainter[])[];
}

function chooseSymbols(renderer: Renderer, reading: Reading): ChosenSymbols {
  switch (renderer.$type) {
    case 'SimpleRenderer': {
      const all = [reading.painter(renderer.Symbol, 'Symbol')];
      return { columns: [], classes: [all], bind: () => () => all };
    }
    case 'UniqueValueRenderer':
      return uniqueValues(renderer, reading);
    case 'ClassBreaksRenderer':
      return classBreaks(renderer, reading);
  }
}

/** Rows of other values have the default symbol, or none. */
function uniqueValues(renderer: Kind<'UniqueValueRenderer'>, { source, path, painter }: Reading) {
  const { Field1, Field2 = '', Field3 = '', FieldDelimiter = '', DefaultSymbol } = renderer;
  const fields = [Field1, Field2, Field3]
    .map((name, index) => ({ name, own: `${path}.Field${index + 1}` }))
    .filter(({ name }, index) => index === 0 || name.trim() !== '')
    .map(({ name, own }) => findField(source, name.trim(), own));
  const other = DefaultSymbol ? [painter(DefaultSymbol, 'DefaultSymbol')] : NOTHING;
  const byValue = new Map<string, readonly SymbolPainter[]>();
  const infos = renderer.UniqueValueInfos ?? [];
  for (const [index, { Value, Symbol: own }] of infos.entries()) {
    if (byValue.has(Value)) continue;
    byValue.set(Value, own ? [painter(own, `UniqueValueInfos[${index}].Symbol`)] : NOTHING);
  }
  return {
    columns: fields.map(({ name }) => name),
    classes: [...infos.map(({ Value }) => byValue.get(Value) ?? NOTHING), other],
    bind(table: FeatureTable): PaintersOf {
      const columns = fields.map(({ name, type }) => ({ type, values: table.values(name) }));
      const valueIn = (row: number) =>
        columns.map(({ type, values }) => plainText(type, values[row] ?? null)).join(FieldDelimiter);
      return (row) => byValue.get(valueIn(row)) ?? other;
    },
  };
}

/** A class holds its upper bound; rows without a number, and those beyond the classes, are not drawn. */
function classBreaks(renderer: Kind<'ClassBreaksRenderer'>, { source, path, painter }: Reading) {
  const { MinimumValue, ClassBreakInfos, BackgroundSymbol } = renderer;
  const measure = createMeasure(renderer, source, path);
  const below = BackgroundSymbol ? [painter(BackgroundSymbol, 'BackgroundSymbol')] : NOTHING;
  const classes = ClassBreakInfos.map(({ ClassMaximumValue, Symbol: own }, index) => ({
    ClassMaximumValue,
    painters: [...below, painter(own, `ClassBreakInfos[${index}].Symbol`)],
  }));
  return {
    columns: measure.columns,
    classes: classes.map(({ painters }) => painters),
    bind(table: FeatureTable): PaintersOf {
      const valueIn = measure.bind(table);
      return (row) => {
        const value = valueIn(row);
        if (!(value >= MinimumValue)) return below;
        return classes.find(({ ClassMaximumValue }) => value <= ClassMaximumValue)?.painters ?? below;
      };
    },
  };
}

interface Measure {
  readonly columns: readonly string[];
  bind(table: FeatureTable): (row: number) => number;
}

/** The number of a row that is classed; NaN where there is none. */
function createMeasure(renderer: Kind<'ClassBreaksRenderer'>, source: RowSource, path: string): Measure {
  const { Field, NormalizationField = '', NormalizationTotal } = renderer;
  const isDivided = NormalizationField.trim() !== '';
  const kind = renderer.NormalizationType ?? (isDivided ? 'geoNormalizeByField' : 'geoNormalizeByNothing');
  const field = numberField(source, Field, `${path}.Field`);
  const divisor =
    kind === 'geoNormalizeByField'
      ? numberField(source, NormalizationField, `${path}.NormalizationField`)
      : undefined;
  return {
    columns: [field.name, ...(divisor ? [divisor.name] : [])],
    bind(table) {
      const numbers = numbersOf(table, field);
      const divisors = divisor && numbersOf(table, divisor);
      switch (kind) {
        case 'geoNormalizeByNothing':
          return numbers;
        case 'geoNormalizeByLog':
          return (row) => Math.log10(numbers(row));
        case 'geoNormalizeByField':
          return (row) => numbers(row) / (divisors?.(row) ?? Number.NaN);
        case 'geoNormalizeByPercentOfTotal':
          return (row) => (100 * numbers(row)) / (NormalizationTotal ?? Number.NaN);
        case 'geoNormalizeByArea':
          return (row) => {
            const shape = table.shape(row);
            return shape?.kind === 'polygon' ? numbers(row) / polygonArea(shape) : Number.NaN;
          };
      }
    },
  };
}

function numbersOf(table: FeatureTable, { name }: FieldDefinition): (row: number) => number {
  const values = table.values(name);
  return (row) => {
    const value = values[row];
    return typeof value === 'number' ? value : Number.NaN;
  };
}

function numberField(source: RowSource, name: string, path: string): FieldDefinition {
  const field = findField(source, name.trim(), path);
  if (isNumeric(field)) return field;
  throw appError('value/bad', { path, value: name.slice(0, 80), expected: 'a field of numbers' });
}

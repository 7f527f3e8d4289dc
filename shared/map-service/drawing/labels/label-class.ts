// One class of labels of a layer: which rows have one, what it says, and how it looks.

import { findField } from '../../../catalog/find-layer.ts';
import type { FieldDefinition, RowSource } from '../../../catalog/layer-definition.ts';
import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import type { FeatureTable } from '../../../ports/feature-store.ts';
import { expressionAtPath } from '../../query/at-path.ts';
import type { DescribedSource } from '../../query/described-source.ts';
import { selectRows } from '../../query/select-rows.ts';
import type { MapSearch } from '../../search/search-context.ts';
import { plainText, textColumns, textReader } from '../../values/value-text.ts';
import { createSymbolPainter } from '../symbols/create-symbol-painter.ts';
import type { SymbolPainter } from '../symbols/symbol-painter.ts';
import { createTextSetter, type TextPiece } from '../text/text-symbol.ts';
import { type LabelBlock, labelBlock } from './label-block.ts';
import { type LabelPart, parseLabelExpression } from './label-expression.ts';
import { fullTextSymbol } from './label-symbol.ts';

type Description = MapType<'LabelClassDescription'>;
type SimpleTextSymbol = MapType<'SimpleTextSymbol'>;

export interface LabelClass {
  /** Columns that say what labels say. */
  readonly columns: readonly string[];
  readonly placement: MapType<'LabelPlacementDescription'> | undefined;
  has(row: number): boolean;
  /** Of a table that has the columns loaded; empty: no label. */
  bind(table: FeatureTable): (row: number) => string;
  /** The label of a text, lines apart. */
  blockOf(text: string): LabelBlock;
  /** Room that the label of a text on one line takes at least; undefined where that is not known. */
  leastBlockOf(text: string): LabelBlock | undefined;
}

interface LabelSource {
  readonly described: DescribedSource;
  /** Those that may have labels. */
  readonly rows: readonly number[];
  readonly search: MapSearch;
  /** The N of 1 : N. */
  readonly scale: number;
  readonly path: string;
}

const POINTS_PER_INCH = 72;
const DEFAULT_PT = 8;

/** Undefined for a class that has no labels at this scale. Throws what is wrong by its path. */
export async function createLabelClass(
  description: Description,
  { described, rows, search, scale, path }: LabelSource,
): Promise<LabelClass | undefined> {
  const { MinimumScale = 0, MaximumScale = 0, WhereClause = '', Symbol: symbol } = description;
  checkPlacement(description, described.source, path);
  const text = labelText(description, described.source, path);
  const { dpi } = search.view.base;
  const plain = { sizePt: DEFAULT_PT, pxPerPoint: dpi / POINTS_PER_INCH };
  const setLine = await createTextSetter(fullTextSymbol(symbol), plain, `${path}.Symbol`);
  const box = boxPainter(symbol, dpi, `${path}.Symbol`);
  if (scale > (MinimumScale || Infinity) || scale < MaximumScale) return undefined;
  const labelled =
    WhereClause.trim() === '' ? undefined : await rowsWhere(WhereClause, rows, search, described, path);
  const angle = (-(symbol?.Angle ?? 0) * Math.PI) / 180;
  const blocks = new Map<string, LabelBlock>();
  return {
    ...text,
    placement: description.LabelPlacementDescription,
    leastBlockOf: angle === 0 ? leastBlocks(setLine, box) : () => undefined,
    has: (row) => labelled?.has(row) ?? true,
    blockOf(label) {
      const known = blocks.get(label);
      if (known) return known;
      const block = labelBlock(label.split('\n').map(setLine), angle, box);
      blocks.set(label, block);
      return block;
    },
  };
}

/** Of the widths of letters one by one: kerning and ligatures never take so much away. */
const LEAST_WIDTH = 0.75;

/** Blocks without letters, as wide as those of texts are at least: to set a text takes much longer. */
function leastBlocks(setLine: (text: string) => TextPiece, box: SymbolPainter | undefined) {
  const empty = labelBlock([setLine('')], 0, box);
  const widths = new Map<string, number>();
  const widthOf = (letter: string) => {
    const widthPx = widths.get(letter) ?? setLine(letter).widthPx;
    widths.set(letter, widthPx);
    return widthPx;
  };
  return (text: string): LabelBlock | undefined => {
    if (text.includes('\n')) return undefined;
    let widthPx = 0;
    for (const letter of text) widthPx += widthOf(letter);
    return { ...empty, widthPx: widthPx * LEAST_WIDTH };
  };
}

async function rowsWhere(
  text: string,
  candidates: readonly number[],
  { map, context }: MapSearch,
  { source, table }: DescribedSource,
  path: string,
): Promise<ReadonlySet<number>> {
  const { clock, createScheduler } = context;
  const definition = { text, path: `${path}.WhereClause` };
  const query = { source, table, definition, map, filter: undefined, candidates, clock, createScheduler };
  return new Set(await selectRows(query));
}

/** Without an expression a label says what stands for its row. */
function labelText(description: Description, source: RowSource, ownPath: string) {
  const { LabelExpression, LabelExpressionType, UseCodedValue = true } = description;
  const path = `${ownPath}.LabelExpression`;
  const expression = LabelExpression?.trim() ? LabelExpression : `[${source.displayField}]`;
  const isSimple = (LabelExpressionType ?? 'geoLabelExpressionSimple') === 'geoLabelExpressionSimple';
  const parts = expressionAtPath(path, expression, () =>
    parseLabelExpression(expression, isSimple ? 'simple' : 'script'),
  ).map((part) => (part.kind === 'text' ? part : findField(source, part.name, path)));
  const fields = parts.filter((part): part is FieldDefinition => !isText(part));
  return {
    columns: textColumns(source, fields),
    bind(table: FeatureTable) {
      const readers = parts.map((part) => {
        if (isText(part)) return () => part.text;
        const read = UseCodedValue ? textReader(source, table, part) : undefined;
        const values = table.values(part.name);
        return (row: number) => {
          const value = values[row] ?? null;
          if (value === null) return '';
          return read?.(row) ?? plainText(part.type, value);
        };
      });
      return (row: number) =>
        readers
          .map((read) => read(row))
          .join('')
          .trim();
    },
  };
}

type TextPart = Extract<LabelPart, { readonly kind: 'text' }>;

function isText(part: TextPart | FieldDefinition): part is TextPart {
  return 'kind' in part;
}

function boxPainter(symbol: SimpleTextSymbol | undefined, dpi: number, path: string) {
  const { BackgroundColor, OutlineColor, OutlineWidth = 1 } = symbol ?? {};
  if (!BackgroundColor && !OutlineColor) return undefined;
  const Outline = OutlineColor && {
    $type: 'SimpleLineSymbol' as const,
    Color: OutlineColor,
    Width: OutlineWidth,
    Style: 'geoSLSSolid' as const,
  };
  const box: MapType<'SimpleFillSymbol'> = {
    $type: 'SimpleFillSymbol',
    ...(BackgroundColor ? { Color: BackgroundColor } : {}),
    ...(Outline ? { Outline } : {}),
    Style: BackgroundColor ? 'geoSFSSolid' : 'geoSFSNull',
  };
  return createSymbolPainter(box, dpi, path);
}

const PLACEMENTS: { readonly [Type in MapType<'geoGeometryType'>]?: string } = {
  geoGeometryPoint: 'PointLabelPlacementDescription',
  geoGeometryMultipoint: 'PointLabelPlacementDescription',
  geoGeometryPolyline: 'LineLabelPlacementDescription',
  geoGeometryPolygon: 'PolygonLabelPlacementDescription',
};

/** Throws `value/type-not-allowed` for the placement of another kind of shape. */
function checkPlacement(
  { LabelPlacementDescription: placement }: Description,
  source: RowSource,
  path: string,
): void {
  const type = source.kind === 'features' ? PLACEMENTS[source.geometryType] : undefined;
  if (!placement || !type || placement.$type === type) return;
  const own = `${path}.LabelPlacementDescription`;
  throw appError('value/type-not-allowed', { path: own, value: placement.$type, type });
}

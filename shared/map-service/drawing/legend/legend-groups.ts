// The classes of a renderer as a legend lists them.

import { findField } from '../../../catalog/find-layer.ts';
import type { RowSource } from '../../../catalog/layer-definition.ts';
import type { MapType } from '../../../contracts/map/types.ts';

type Renderer = MapType<'FeatureRenderer'>;
type Kind<Name extends Renderer['$type']> = Extract<Renderer, { $type: Name }>;

/** A symbol and where the renderer has it. */
export interface LegendSymbol {
  readonly symbol: MapType<'Symbol'>;
  readonly path: string;
}

export interface LegendEntry {
  readonly label: string;
  readonly description: string;
  /** The lowest first; none where the class is not drawn. */
  readonly symbols: readonly LegendSymbol[];
}

export interface LegendGroup {
  readonly heading: string;
  readonly entries: readonly LegendEntry[];
}

/** Throws `map/unknown-field` by its path below `path`, where a request says the renderer. */
export function legendGroup(renderer: Renderer, source: RowSource, path: string): LegendGroup {
  switch (renderer.$type) {
    case 'SimpleRenderer': {
      const { Symbol: symbol, ...texts } = renderer;
      return { heading: '', entries: [entry(texts, [{ symbol, path: `${path}.Symbol` }])] };
    }
    case 'UniqueValueRenderer':
      return uniqueValues(renderer, source, path);
    case 'ClassBreaksRenderer':
      return classBreaks(renderer, source, path);
  }
}

function entry(
  { Label = '', Description = '' }: { readonly Label?: string; readonly Description?: string },
  symbols: readonly LegendSymbol[],
): LegendEntry {
  return { label: Label, description: Description, symbols };
}

/** In their order; all other values last, when they have a symbol. */
function uniqueValues(renderer: Kind<'UniqueValueRenderer'>, source: RowSource, path: string): LegendGroup {
  const { Field1, Field2 = '', Field3 = '', FieldDelimiter = '', DefaultSymbol, DefaultLabel } = renderer;
  const aliases = [Field1, Field2, Field3]
    .map((name, index) => ({ name: name.trim(), own: `${path}.Field${index + 1}` }))
    .filter(({ name }, index) => index === 0 || name !== '')
    .map(({ name, own }) => findField(source, name, own).alias);
  const entries = (renderer.UniqueValueInfos ?? []).map((info, index) => {
    const own = `${path}.UniqueValueInfos[${index}].Symbol`;
    const symbols = info.Symbol ? [{ symbol: info.Symbol, path: own }] : [];
    return entry({ Label: info.Value, ...info }, symbols);
  });
  const others = DefaultSymbol
    ? [entry({ Label: DefaultLabel ?? '' }, [{ symbol: DefaultSymbol, path: `${path}.DefaultSymbol` }])]
    : [];
  return { heading: aliases.join(FieldDelimiter), entries: [...entries, ...others] };
}

/** From the lowest values up; the symbol of the background lies under each. */
function classBreaks(renderer: Kind<'ClassBreaksRenderer'>, source: RowSource, path: string): LegendGroup {
  const { Field, BackgroundSymbol, ClassBreakInfos } = renderer;
  const below = BackgroundSymbol ? [{ symbol: BackgroundSymbol, path: `${path}.BackgroundSymbol` }] : [];
  const entries = ClassBreakInfos.map((info, index) => ({
    info,
    own: `${path}.ClassBreakInfos[${index}].Symbol`,
  }))
    .toSorted((one, other) => one.info.ClassMaximumValue - other.info.ClassMaximumValue)
    .map(({ info, own }) => entry(info, [...below, { symbol: info.Symbol, path: own }]));
  return { heading: findField(source, Field.trim(), `${path}.Field`).alias, entries };
}

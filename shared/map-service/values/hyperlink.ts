import type { LayerDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { FeatureTable } from '../../ports/feature-store.ts';
import { plainText } from './value-text.ts';

/** What a layer says of links, by the names of fields in the braces; undefined for what has none. */
export function hyperlinkOf(layer: LayerDefinition): string | undefined {
  return layer.kind === 'features' ? layer.hyperlink : undefined;
}

/** The address for each row of a table with its columns loaded; undefined where a field of the pattern has no value. */
export function hyperlinkReader(
  pattern: string,
  source: RowSource,
  table: FeatureTable,
): (row: number) => string | undefined {
  // In a join the first is that of the leftmost table.
  const fieldOf = (wanted: string) =>
    source.fields.find(({ name, plainName }) => name === wanted || plainName === wanted);
  return (row) => {
    let isWhole = true;
    const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const field = fieldOf(name);
      const value = field ? (table.values(field.name)[row] ?? null) : null;
      isWhole &&= value !== null;
      return field ? encodeURIComponent(plainText(field.type, value)) : '';
    });
    return isWhole ? address : undefined;
  };
}

import type { LayerField } from '../../ports/layer-store.ts';

/** What files call the name of a thing, in Norwegian and English, in lower case. */
const NAMES = ['navn', 'name', 'namn', 'stedsnavn', 'tittel', 'title'];

/** The field whose value stands for a feature: one that is called a name, else the first text. Undefined without texts. */
export function displayField<Field extends Pick<LayerField, 'name' | 'type'>>(
  fields: readonly Field[],
): Field | undefined {
  const texts = fields.filter(({ type }) => type === 'text');
  return texts.find(({ name }) => NAMES.includes(name.toLowerCase())) ?? texts[0];
}

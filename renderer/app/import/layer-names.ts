import type { Text } from '../../i18n/create-text.ts';
import type { LayerDraft } from './import-flow.ts';

/** So that the kind has room within the longest name of a layer. */
const MAX_NAME_BESIDE_KIND = 80;

/** What the layers of a file are called: like the file, and where it has several kinds of shapes, with the kind. */
export function layerNames({ layers }: LayerDraft, text: Text): string[] {
  if (layers.length < 2) return layers.map(({ name }) => name);
  return layers.map(
    ({ name, kind }) =>
      `${name.slice(0, MAX_NAME_BESIDE_KIND)} (${text(`layers.kind.${kind}`).toLowerCase()})`,
  );
}

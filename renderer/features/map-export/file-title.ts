import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Text } from '../../i18n/create-text.ts';

/** By the title of the map, else by what it is; a file says by its name that filters leave a part of the plants in it. */
export function fileTitle(
  { kind, layers, plantNumbers }: Pick<BridgeType<'MapExport'>, 'kind' | 'layers' | 'plantNumbers'>,
  mapTitle: string,
  text: Text,
): string {
  const title = mapTitle.trim() || text(`mapExport.part.${kind}`);
  const isPart =
    kind !== 'scaleBar' && plantNumbers !== undefined && layers.some((layer) => layer.kind === 'plants');
  return isPart ? `${title} ${text('export.name.part')}` : title;
}

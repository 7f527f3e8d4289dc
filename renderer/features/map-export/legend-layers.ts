// The layers that a legend can explain, by the names that they have in the app.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { TextKey } from '../../i18n/texts.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import type { LegendSettings } from './export-settings.ts';

export interface LegendLayer {
  readonly name: BridgeType<'LegendName'>;
  readonly isShown: boolean;
}

/** Layers of the map service by their numbers there. */
const PLANT_LAYERS = [
  { layerId: 1, key: 'mapExport.layer.operation' },
  { layerId: 2, key: 'mapExport.layer.construction' },
  { layerId: 3, key: 'mapExport.layer.closed' },
] as const satisfies readonly { layerId: number; key: TextKey }[];
const BASE_LAYERS = [
  { layerId: 11, key: 'mapExport.layer.borders' },
  { layerId: 15, key: 'mapExport.layer.counties' },
  { layerId: 14, key: 'mapExport.layer.lakes' },
] as const satisfies readonly { layerId: number; key: TextKey }[];
/** Of plants in operation, from the smallest up. */
const SIZES = [
  'mapExport.size.1',
  'mapExport.size.2',
  'mapExport.size.3',
  'mapExport.size.4',
  'mapExport.size.5',
] as const satisfies readonly TextKey[];

/** In the order that a person gave them; those that are new to it lie as on the map, below. */
export function legendLayers(
  layers: readonly BridgeType<'MapExportLayer'>[],
  imported: readonly ImportedLayer[],
  { order, hidden }: Pick<LegendSettings, 'order' | 'hidden'>,
  text: Text,
): readonly LegendLayer[] {
  const names = layers.flatMap(({ kind, layerId }) => {
    if (kind === 'plants') {
      return PLANT_LAYERS.map(({ layerId: id, key }) => ({
        layerId: id,
        name: text(key),
        ...(id === 1 ? { classes: SIZES.map((size) => text(size)) } : {}),
      }));
    }
    if (kind === 'base') return BASE_LAYERS.map(({ layerId: id, key }) => ({ layerId: id, name: text(key) }));
    return imported
      .filter((layer) => layer.layerId === layerId)
      .map((layer) => ({ layerId: layer.layerId, name: layer.name }));
  });
  const placeOf = (layerId: number) => (order.includes(layerId) ? order.indexOf(layerId) : order.length);
  return names
    .toSorted((one, other) => placeOf(one.layerId) - placeOf(other.layerId))
    .map((name) => ({ name, isShown: !hidden.includes(name.layerId) }));
}

/** The order with a layer a place higher (-1) or lower (1). */
export function moveInLegend(layers: readonly LegendLayer[], layerId: number, by: -1 | 1): readonly number[] {
  const ids = layers.map(({ name }) => name.layerId);
  const from = ids.indexOf(layerId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, layerId);
}

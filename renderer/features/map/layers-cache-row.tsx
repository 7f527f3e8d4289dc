import { Trash2 } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { LayerEntry } from '../../map/style/layer-look.ts';
import { useRemoveCache } from '../../state/use-remove-cache.ts';
import { useShownMap } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layers-panel.module.css';
import { LayersRow } from './layers-row.tsx';
import { isEnlarged } from './shown-caches.ts';
import type { MapLayers } from './use-map-layers.ts';
import type { MapCache } from './use-shown-caches.ts';

export interface LayersCacheRowProps {
  readonly layers: MapLayers;
  readonly entry: LayerEntry;
  readonly tiles: MapCache;
}

/** A tile cache among the layers of the map. What is removed can be brought back. */
export function LayersCacheRow({ layers, entry, tiles: { cache, shown } }: LayersCacheRowProps) {
  const text = useText();
  const formats = useFormats();
  const remove = useRemoveCache();
  const zoom = useShownMap((state) => state.zoom);
  const { name, facts, addedAtMs } = cache;
  return (
    <LayersRow
      layers={layers}
      entry={entry}
      name={name}
      edits={
        <IconButton
          icon={Trash2}
          size="small"
          label={text('tiles.row.remove', { name })}
          tooltipPlacement="left"
          onPress={() => remove(cache)}
        />
      }
    >
      {facts && (
        <p className={styles['facts']}>
          {text('tiles.row.facts', {
            storage: text(`tiles.storage.${facts.storage}`),
            least: facts.minLevel,
            most: facts.maxLevel,
          })}
          {' · '}
          {text('tiles.row.age', { day: formats.day(addedAtMs) })}
          {isEnlarged(shown, zoom) && ` · ${text('tiles.row.enlarged')}`}
        </p>
      )}
    </LayersRow>
  );
}

import { Trash2 } from 'lucide-react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import type { LayerEntry } from '../../map/style/layer-look.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import type { TileCache } from '../../state/use-tile-caches.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layers-panel.module.css';
import { LayersRow } from './layers-row.tsx';
import type { MapLayers } from './use-map-layers.ts';

export interface LayersCacheRowProps {
  readonly layers: MapLayers;
  readonly entry: LayerEntry;
  readonly cache: TileCache;
}

/** A tile cache among the layers of the map. What is removed can be brought back. */
export function LayersCacheRow({ layers, entry, cache: { cacheId, name, facts } }: LayersCacheRowProps) {
  const text = useText();
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const tell = (error: unknown) => show(failureNotice(error));
  const remove = async () => {
    await host['caches.remove']({ cacheId });
    const restore = () => void host['caches.restore']({ cacheId }).catch(tell);
    show({
      tone: 'info',
      sentence: (text) => text('tiles.row.removed', { name }),
      action: { label: (text) => text('settings.undo'), run: restore },
    });
  };
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
          onPress={() => void remove().catch(tell)}
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
        </p>
      )}
    </LayersRow>
  );
}

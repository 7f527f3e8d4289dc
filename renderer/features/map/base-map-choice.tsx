import { useText } from '../../i18n/text.tsx';
import { cacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import { Select } from '../../ui/select.tsx';
import { baseMapOf, OWN_BASE_MAP } from './base-map.ts';
import styles from './layers-panel.module.css';
import type { MapLayers } from './use-map-layers.ts';

/** No cache has it as its key. */
const NONE = 'none';

/** What lies below everything: the embedded map, a tile cache that was taken in, or nothing. */
export function BaseMapChoice({ layers }: { readonly layers: MapLayers }) {
  const text = useText();
  const caches = layers.caches.map(({ cache: { name }, shown: { cacheId } }) => ({
    id: cacheKey(cacheId),
    label: name,
  }));
  return (
    <div className={styles['baseMap']}>
      <Select
        label={text('mapLayers.baseMap')}
        options={[
          { id: OWN_BASE_MAP, label: text('mapLayers.baseMap.own') },
          ...caches,
          { id: NONE, label: text('mapLayers.baseMap.none') },
        ]}
        value={String(baseMapOf(layers.entries) ?? NONE)}
        onChange={(id) => layers.chooseBaseMap(id === NONE ? undefined : id)}
      />
    </div>
  );
}

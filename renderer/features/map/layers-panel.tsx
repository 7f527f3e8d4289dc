import { FEATURE_FORMAT_NAMES } from '../../../shared/imports/import-formats.ts';
import { useText } from '../../i18n/text.tsx';
import { LISTED_KINDS } from '../../map/kinds/map-layer-kinds.ts';
import { cacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import { usePlantClusters } from '../../state/use-plant-clusters.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BaseMapChoice } from './base-map-choice.tsx';
import { LayersCacheRow } from './layers-cache-row.tsx';
import { LayersImportedRow } from './layers-imported-row.tsx';
import styles from './layers-panel.module.css';
import { LayersRow } from './layers-row.tsx';
import type { MapLayers } from './use-map-layers.ts';

/** What lies on the map, the topmost first: each can be hidden, faded and moved, imported ones renamed, removed and zoomed to. */
export function LayersPanel({
  layers,
  onZoomTo,
}: {
  layers: MapLayers;
  onZoomTo: (layerId: number) => void;
}) {
  const text = useText();
  const { list, entries } = layers;
  return (
    <div className={styles['panel']}>
      <Disclosure
        title={text('mapLayers.title')}
        level={2}
        aside={list.length > 0 ? entries.length : undefined}
        isExpanded={layers.isPanelOpen}
        onExpandedChange={layers.setPanelOpen}
      >
        <BaseMapChoice layers={layers} />
        <ul className={styles['rows']}>
          {entries.map((entry) => {
            const { key } = entry;
            const kind = LISTED_KINDS.find(({ id }) => id === key);
            if (kind) {
              return (
                <LayersRow
                  key={key}
                  layers={layers}
                  entry={entry}
                  name={text(kind.labelKey)}
                  edits={key === 'plants' && <ClustersSwitch />}
                />
              );
            }
            const tiles = layers.caches.find(({ shown }) => cacheKey(shown.cacheId) === key);
            if (tiles) return <LayersCacheRow key={key} layers={layers} entry={entry} tiles={tiles} />;
            const layer = list.find((one) => one.layer.layerId === key);
            if (!layer) return null;
            const { layerId } = layer.layer;
            return (
              <LayersImportedRow
                key={key}
                layers={layers}
                entry={entry}
                layer={layer}
                onZoomTo={() => onZoomTo(layerId)}
              />
            );
          })}
        </ul>
        {list.length === 0 && (
          <p className={styles['quiet']}>{text('mapLayers.none', { formats: FEATURE_FORMAT_NAMES })}</p>
        )}
      </Disclosure>
    </div>
  );
}

/** Whether plants that overlap stand as one. */
function ClustersSwitch() {
  const text = useText();
  const [isClustered, setClustered] = usePlantClusters();
  return (
    <div className={styles['line']}>
      <Checkbox isSelected={isClustered} onChange={setClustered}>
        {text('mapLayers.plants.clusters')}
      </Checkbox>
    </div>
  );
}

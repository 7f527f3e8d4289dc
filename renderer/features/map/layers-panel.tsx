import { Settings } from 'lucide-react';
import { FEATURE_FORMAT_NAMES } from '../../../shared/imports/import-formats.ts';
import { useText } from '../../i18n/text.tsx';
import { usePlaceActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './layers-panel.module.css';
import { LayersRow } from './layers-row.tsx';
import type { MapLayers } from './use-map-layers.ts';

/** What lies on the map, the topmost first: each can be hidden, imported layers can be zoomed to. */
export function LayersPanel({
  layers,
  onZoomTo,
}: {
  layers: MapLayers;
  onZoomTo: (layerId: number) => void;
}) {
  const text = useText();
  const { go } = usePlaceActions();
  const { list, kept, change } = layers;
  return (
    <div className={styles['panel']}>
      <Disclosure
        title={text('mapLayers.title')}
        level={2}
        aside={list.length > 0 ? list.length + 2 : undefined}
        isExpanded={kept.isPanelOpen}
        onExpandedChange={(isPanelOpen) => change({ isPanelOpen })}
      >
        <ul className={styles['rows']}>
          <li className={styles['row']}>
            <Checkbox
              isSelected={!kept.arePlantsHidden}
              onChange={(isShown) => change({ arePlantsHidden: !isShown })}
            >
              {text('mapLayers.plants')}
            </Checkbox>
          </li>
          {list.map((layer) => (
            <LayersRow
              key={layer.layer.layerId}
              layer={layer}
              onVisible={(isVisible) => layers.setVisible(layer.layer.layerId, isVisible)}
              onZoomTo={() => onZoomTo(layer.layer.layerId)}
            />
          ))}
          <li className={styles['row']}>
            <Checkbox
              isSelected={!kept.isBaseHidden}
              onChange={(isShown) => change({ isBaseHidden: !isShown })}
            >
              {text('mapLayers.base')}
            </Checkbox>
          </li>
        </ul>
        {list.length === 0 ? (
          <p className={styles['quiet']}>{text('mapLayers.none', { formats: FEATURE_FORMAT_NAMES })}</p>
        ) : (
          <div className={styles['toSettings']}>
            <Button tone="quiet" size="small" icon={Settings} onPress={() => goToLayers(go)}>
              {text('mapLayers.settings')}
            </Button>
          </div>
        )}
      </Disclosure>
    </div>
  );
}

/** The settings are long: their part about layers comes into view when they stand. */
function goToLayers(go: (placeId: string) => void): void {
  go('settings');
  requestAnimationFrame(() => {
    document.querySelector('#settings-layers')?.scrollIntoView({ block: 'start' });
  });
}

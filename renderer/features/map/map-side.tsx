import { ImageDown } from 'lucide-react';
import { type Ref, useCallback } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { PlantList } from '../../map/kinds/plants/plant-list.tsx';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import { nameWithoutPoint } from '../../map/kinds/plants/plant-marks.ts';
import { lookOf } from '../../map/style/layer-look.ts';
import { useChosenKey } from '../../state/use-chosen-key.ts';
import {
  useIsRegisterEmpty,
  usePlaceActions,
  useSelection,
  useSelectionActions,
} from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { ActivePlant, PlantWithoutPoint } from './active-plant.tsx';
import { ChosenPlants } from './chosen-plants.tsx';
import { CoordinateField } from './coordinate-field.tsx';
import { LayersCard } from './layers-card.tsx';
import { LayersPanel } from './layers-panel.tsx';
import styles from './map-place.module.css';
import { HiddenPlants, NoPlants } from './no-plants.tsx';
import type { LayerHits } from './use-layer-hits.ts';
import type { MapLayers } from './use-map-layers.ts';
import type { ShownPlants } from './use-shown-plants.ts';

export interface MapSideProps {
  readonly plants: ShownPlants;
  readonly layers: MapLayers;
  readonly hits: LayerHits;
  readonly inView: readonly PlantMark[];
  readonly coordinateRef: Ref<HTMLInputElement>;
  readonly onGoTo: (mark: PlantMark) => void;
  /** One of the list was chosen: it shall be well seen. Keep the function: another one draws the list anew. */
  readonly onReveal: (mark: PlantMark) => void;
  readonly onZoomToLayer: (layerId: number) => void;
}

/** Beside the map: where to go, what is open, what is in view. */
export function MapSide(props: MapSideProps) {
  const { plants, layers, hits, inView, coordinateRef, onGoTo, onReveal } = props;
  const text = useText();
  const formats = useFormats();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const activeKey = useSelection('plants', (state) => state.activeKey);
  const { hover, select, activate, clear } = useSelectionActions('plants');
  const chosenKey = useChosenKey('plants');
  const { go } = usePlaceActions();
  const isRegisterEmpty = useIsRegisterEmpty('plants');
  const active = plants.marks.find(({ key }) => key === activeKey);
  const { table, allCount, shownCount, lackingCount } = plants;
  const lackingName = table && chosenKey && nameWithoutPoint(table, chosenKey);
  const choose = useCallback(
    (key: string) => {
      select([key], key);
      activate(key);
      const mark = inView.find((one) => one.key === key);
      if (mark) onReveal(mark);
    },
    [select, activate, inView, onReveal],
  );
  return (
    <section className={styles['side']} aria-label={text('map.side')} data-landmark>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{text('frame.place.map')}</h1>
        <Button size="small" icon={ImageDown} onPress={() => go('mapExport')}>
          {text('mapExport.save.map')}
        </Button>
      </div>
      {chosenKey && lackingName && (
        <PlantWithoutPoint plantKey={chosenKey} name={lackingName} onClose={clear} />
      )}
      <CoordinateField inputRef={coordinateRef} />
      <LayersCard hits={hits} layerOf={layers.layerOf} />
      {active && (
        <ActivePlant mark={active} onGoTo={() => onGoTo(active)} onClose={() => activate(undefined)} />
      )}
      <ChosenPlants marks={plants.marks} />
      <LayersPanel layers={layers} onZoomTo={props.onZoomToLayer} />
      {!lookOf(layers.entries, 'plants').isVisible ? (
        <HiddenPlants onShow={() => layers.setVisible(['plants'], true)} />
      ) : isRegisterEmpty ? (
        <NoPlants />
      ) : (
        <PlantList
          title={text('map.list.title')}
          marks={inView}
          selectedKeys={selectedKeys}
          activeKey={activeKey}
          onHover={hover}
          onActivate={choose}
        />
      )}
      <footer className={styles['foot']}>
        {shownCount < allCount && (
          <p>
            {text('map.filtered', {
              shown: formats.number(shownCount, 0),
              all: allCount,
            })}
          </p>
        )}
        {lackingCount > 0 && (
          <p>{text('map.lacking', { count: lackingCount, number: formats.number(lackingCount, 0) })}</p>
        )}
      </footer>
    </section>
  );
}

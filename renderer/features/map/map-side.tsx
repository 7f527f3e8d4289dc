import type { Ref } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { MapViewList } from '../../map/panels/map-view-list.tsx';
import type { PlantMark } from '../../map/plant-mark.ts';
import { useSelection, useSelectionActions } from '../../state/use-stores.ts';
import { ActivePlant } from './active-plant.tsx';
import { ChosenPlants } from './chosen-plants.tsx';
import { CoordinateField } from './coordinate-field.tsx';
import styles from './map-place.module.css';
import type { ShownPlants } from './use-shown-plants.ts';

export interface MapSideProps {
  readonly plants: ShownPlants;
  readonly inView: readonly PlantMark[];
  readonly coordinateRef: Ref<HTMLInputElement>;
  readonly onGoTo: (mark: PlantMark) => void;
  /** One of the list was chosen: it shall be well seen. */
  readonly onReveal: (mark: PlantMark) => void;
}

/** Beside the map: where to go, what is open, what is in view. */
export function MapSide({ plants, inView, coordinateRef, onGoTo, onReveal }: MapSideProps) {
  const text = useText();
  const formats = useFormats();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const activeKey = useSelection('plants', (state) => state.activeKey);
  const { hover, select, activate } = useSelectionActions('plants');
  const active = plants.marks.find(({ key }) => key === activeKey);
  const { allCount, shownCount, lackingCount } = plants;
  return (
    <div className={styles['side']}>
      <h1 className={styles['title']}>{text('frame.place.map')}</h1>
      <CoordinateField inputRef={coordinateRef} />
      {active && (
        <ActivePlant mark={active} onGoTo={() => onGoTo(active)} onClose={() => activate(undefined)} />
      )}
      <ChosenPlants marks={plants.marks} />
      <MapViewList
        title={text('map.list.title')}
        marks={inView}
        selectedKeys={selectedKeys}
        activeKey={activeKey}
        onHover={hover}
        onActivate={(key) => {
          select([key], key);
          activate(key);
          const mark = inView.find((one) => one.key === key);
          if (mark) onReveal(mark);
        }}
      />
      <footer className={styles['foot']}>
        {shownCount < allCount && (
          <p>
            {text('map.filtered', {
              shown: formats.number(shownCount, 0),
              all: formats.number(allCount, 0),
            })}
          </p>
        )}
        {lackingCount > 0 && (
          <p>{text('map.lacking', { count: lackingCount, number: formats.number(lackingCount, 0) })}</p>
        )}
      </footer>
    </div>
  );
}

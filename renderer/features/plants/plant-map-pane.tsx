import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { loadPlantMap } from '../../map/load-plant-map.ts';
import { plantMarks } from '../../map/plant-marks.ts';
import { useSelection, useSelectionActions, useStatusLineActions } from '../../state/use-stores.ts';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';
import styles from './plants.module.css';
import { useMapAnswer } from './use-map-answer.ts';
import { useMapFollowing } from './use-map-following.ts';
import { useSettled } from './use-settled.ts';

const PlantMap = lazy(loadPlantMap);

/** Longer than the pause between two letters of somebody who types. */
const MAP_FOLLOWS_MS = 200;

/** The plants that the filters leave, on the map. Table and map are one selection. */
export function PlantMapPane({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const hoveredKey = useSelection('plants', (state) => state.hoveredKey);
  const activeKey = useSelection('plants', (state) => state.activeKey);
  const selecting = useSelectionActions('plants');
  const statusLine = useStatusLineActions();
  useEffect(() => () => statusLine.set({ pointer: [], scale: undefined }), [statusLine]);
  // The table answers first: where no graphics card draws, a picture of the map keeps the page from the next letter.
  const answer = useSettled(useMapAnswer(model), MAP_FOLLOWS_MS);
  const { marks, lackingCount } = useMemo(
    () => (answer ? plantMarks(answer.table, answer.rows) : { marks: [], lackingCount: 0 }),
    [answer],
  );
  const following = useMapFollowing(model, marks, activeKey);
  return (
    <section className={styles['map']} aria-label={text('plants.map')}>
      <Suspense fallback={null}>
        <PlantMap
          ref={following.mapRef}
          marks={marks}
          selectedKeys={selectedKeys}
          hoveredKey={hoveredKey}
          activeKey={activeKey}
          onHover={selecting.hover}
          onActivate={(key) => {
            selecting.select([key], key);
            selecting.activate(key);
          }}
          onSelect={(keys) => selecting.select(keys, keys[0])}
          onBoundsChange={following.onBoundsChange}
          onReadout={statusLine.set}
        />
      </Suspense>
      {lackingCount > 0 && (
        <p className={styles['lacking']}>{text('plants.map.lacking', { count: lackingCount })}</p>
      )}
    </section>
  );
}

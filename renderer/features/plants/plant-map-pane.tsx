import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { groupsOf } from '../../map/kinds/plants/mark-groups.ts';
import { nameWithoutPoint } from '../../map/kinds/plants/plant-marks.ts';
import { usePlantMarks } from '../../map/kinds/plants/use-plant-marks.ts';
import { loadMapView } from '../../map/load-map-view.ts';
import { useChosenKey } from '../../state/use-chosen-key.ts';
import { usePlantClusters } from '../../state/use-plant-clusters.ts';
import { useSelection, useSelectionActions, useStatusLineActions } from '../../state/use-stores.ts';
import { type TableAnswer, useTableAnswer } from '../../table/engine/use-table-answer.ts';
import { useRowsQuery } from '../../table/query/use-rows-query.ts';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';
import styles from './plants.module.css';
import { useMapFollowing } from './use-map-following.ts';

const MapView = lazy(loadMapView);

/** Longer than the pause between two letters of somebody who types. */
const MAP_FOLLOWS_MS = 200;

/** The plants that the filters leave, on the map. Table and map are one selection. */
export function PlantMapPane({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const hoveredKey = useSelection('plants', (state) => state.hoveredKey);
  const activeKey = useSelection('plants', (state) => state.activeKey);
  const selecting = useSelectionActions('plants');
  const [isClustered] = usePlantClusters();
  const statusLine = useStatusLineActions();
  useEffect(() => () => statusLine.set({ pointer: [], scale: undefined }), [statusLine]);
  const answer = useMapAnswer(model);
  const { marks, lackingCount } = usePlantMarks(answer);
  const chosenKey = useChosenKey('plants');
  const following = useMapFollowing(model, groupsOf(marks, isClustered), chosenKey, activeKey !== undefined);
  const lackingName = useMemo(
    () => answer && chosenKey && nameWithoutPoint(answer.table, chosenKey),
    [answer, chosenKey],
  );
  return (
    <section className={styles['map']} aria-label={text('plants.map')}>
      <Suspense fallback={null}>
        <MapView
          ref={following.mapRef}
          keptAs="plants"
          contents={{
            plants: {
              marks,
              isClustered,
              selectedKeys,
              hoveredKey,
              activeKey,
              onHover: selecting.hover,
              onActivate(key) {
                selecting.select([key], key);
                selecting.activate(key);
              },
              onSelect: (keys) => selecting.select(keys, keys[0]),
            },
          }}
          onBoundsChange={following.onBoundsChange}
          onReadout={statusLine.set}
        >
          {(lackingName || lackingCount > 0) && (
            <div className={styles['lacking']} data-on-map>
              {lackingName && <p role="status">{text('map.lacking.chosen', { name: lackingName })}</p>}
              {lackingCount > 0 && <p>{text('plants.map.lacking', { count: lackingCount })}</p>}
            </div>
          )}
        </MapView>
      </Suspense>
    </section>
  );
}

/**
 * What the map shows: the rows that the filters leave, those outside its view included. Else a map that is moved while
 * rows are held to it would come upon empty land. In the order of the register, whatever the table is sorted by. It is
 * asked for once the question rests: the table's own answer does not wait behind it, and where no graphics card draws, a
 * picture of the map keeps the page from the next letter.
 */
function useMapAnswer({ asked, register }: RegisterModel): TableAnswer | undefined {
  return useTableAnswer(register?.engine, useSettled(useRowsQuery(asked), MAP_FOLLOWS_MS)).answer;
}

/** A value once it has stayed the same for a moment; the first one at once. For what need not follow each letter. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

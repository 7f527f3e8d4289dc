import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import { marksInView } from '../../map/kinds/plants/legend-model.ts';
import { expansionZoom, groupsOf } from '../../map/kinds/plants/mark-groups.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import { cacheKey } from '../../map/kinds/tiles/shown-cache.ts';
import { loadMapView } from '../../map/load-map-view.ts';
import { lookOf } from '../../map/style/layer-look.ts';
import { usePlantClusters } from '../../state/use-plant-clusters.ts';
import {
  useMapTarget,
  useMapTargetActions,
  useRemembered,
  useSelection,
  useSelectionActions,
  useStatusLineActions,
  useTableViewActions,
} from '../../state/use-stores.ts';
import { keptCamera, readCamera } from './kept-camera.ts';
import { LayerFailures } from './layer-failures.tsx';
import { usePointedFeatures } from './layers-features.ts';
import { LayersNotes } from './layers-notes.tsx';
import { MapPanels } from './map-panels.tsx';
import styles from './map-place.module.css';
import { MapSide } from './map-side.tsx';
import { useLayerHits } from './use-layer-hits.ts';
import { useMapCommands } from './use-map-commands.ts';
import { useMapLayers } from './use-map-layers.ts';
import { useObservationMarks } from './use-observation-marks.ts';
import { useShownPlants } from './use-shown-plants.ts';
import { useTellShownMap } from './use-tell-shown-map.ts';
import { useWantedView } from './use-wanted-view.ts';

// MapLibre is a megabyte that the start does not wait for.
const MapView = lazy(loadMapView);

const KEPT_AS = 'map';
const NO_MARKS: readonly PlantMark[] = [];

/** The map alone: the plants that the table's filters leave, a list of those in view, and the way to a coordinate. */
export function MapPlace() {
  const plants = useShownPlants();
  const layers = useMapLayers();
  const observations = useObservationMarks(lookOf(layers.entries, 'observations').isVisible);
  const hits = useLayerHits(layers.isOnMap);
  const pointed = usePointedFeatures();
  const [isClustered] = usePlantClusters();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const hoveredKey = useSelection('plants', (state) => state.hoveredKey);
  const activeKey = useSelection('plants', (state) => state.activeKey);
  const selecting = useSelectionActions('plants');
  const statusLine = useStatusLineActions();
  const { setMapBounds } = useTableViewActions('plants');
  const [kept, keep] = useRemembered('map.camera');
  const [bounds, setBounds] = useState<LonLatBounds>();
  const [map, setMap] = useState<MapHandle | null>(null);
  const target = useMapTarget((state) => state.target);
  const isTargetWaiting = useMapTarget((state) => state.isWaiting);
  const { arrive } = useMapTargetActions();
  const coordinateRef = useRef<HTMLInputElement>(null);
  const inView = useMemo(() => (bounds ? marksInView(plants.marks, bounds) : []), [plants.marks, bounds]);
  const tiles = useMemo(() => ({ caches: layers.caches.map(({ shown }) => shown) }), [layers.caches]);
  const base = {
    isHidden: !lookOf(layers.entries, 'base').isVisible,
    caches: tiles.caches.filter(({ cacheId }) => lookOf(layers.entries, cacheKey(cacheId)).isVisible),
  };
  const zoomTo = useWantedView(map, layers);
  const { placeRef, tellCamera } = useTellShownMap(layers);
  useMapCommands({ map, marks: plants.marks, selectedKeys, coordinateRef });

  useEffect(() => () => statusLine.set({ pointer: [], scale: undefined }), [statusLine]);
  useEffect(() => {
    if (!map || !target || !isTargetWaiting) return;
    map.goTo(target);
    arrive();
  }, [map, target, isTargetWaiting, arrive]);

  const tellBounds = useCallback(
    (next: LonLatBounds) => {
      setBounds(next);
      setMapBounds([next.west, next.south, next.east, next.north]);
    },
    [setMapBounds],
  );
  const reveal = useCallback(
    (mark: PlantMark) => map?.reveal(mark, expansionZoom(groupsOf(plants.marks, isClustered), mark.key)),
    [map, plants.marks, isClustered],
  );
  return (
    <div ref={placeRef} className={styles['place']}>
      <MapPanels
        map={
          <Suspense fallback={null}>
            <LayerFailures mapName={KEPT_AS} hasLayers={layers.drawn.length > 0} onFailure={layers.onFailure}>
              <MapView
                ref={setMap}
                keptAs={KEPT_AS}
                contents={{
                  pin: { place: target },
                  observations,
                  plants: {
                    marks: lookOf(layers.entries, 'plants').isVisible ? plants.marks : NO_MARKS,
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
                  tiles,
                  base,
                  imported: {
                    layers: layers.drawn,
                    readTile: layers.readTile,
                    active: hits.active,
                    onHits: hits.onHits,
                    onReports: layers.onReports,
                    onDrawn: layers.onDrawn,
                    nameOf: layers.nameOf,
                    opacityOf: (layerId) => lookOf(layers.entries, layerId).opacity,
                    titleOf: pointed.titleOf,
                    onPointed: pointed.point,
                  },
                }}
                entries={layers.entries}
                initialCamera={readCamera(kept)}
                onBoundsChange={tellBounds}
                onCameraChange={(camera) => {
                  keep(keptCamera(camera));
                  tellCamera(camera);
                }}
                onReadout={statusLine.set}
              >
                <LayersNotes layers={layers} />
              </MapView>
            </LayerFailures>
          </Suspense>
        }
        side={
          <MapSide
            plants={plants}
            layers={layers}
            hits={hits}
            inView={inView}
            coordinateRef={coordinateRef}
            onGoTo={(mark) => map?.goTo(mark, expansionZoom(groupsOf(plants.marks, isClustered), mark.key))}
            onReveal={reveal}
            onZoomToLayer={zoomTo}
          />
        }
      />
    </div>
  );
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import { boundsContain, type LonLat, type LonLatBounds } from '../../shared/geo/lon-lat.ts';
import { Crosshair } from './layers/crosshair.tsx';
import { LayerTip } from './layers/layer-tip.tsx';
import { type LayerHit, NO_LAYERS, type ShownLayers } from './layers/shown-layer.ts';
import type { ReadTile } from './layers/tile-protocol.ts';
import { useActiveHit } from './layers/use-active-hit.ts';
import { useLayerPointing } from './layers/use-layer-pointing.ts';
import { type LayerReport, useLayerReports, useTileProtocol } from './layers/use-layer-tiles.ts';
import { useMapExtent } from './layers/use-map-extent.ts';
import type { MapReadout } from './map-readout.ts';
import { useLabelSides } from './marks/use-label-sides.ts';
import { useMarksOnMap } from './marks/use-marks-on-map.ts';
import { usePointing } from './marks/use-pointing.ts';
import { ClusterMembers } from './panels/cluster-members.tsx';
import { MapMissing } from './panels/map-missing.tsx';
import { MapOverlay } from './panels/map-overlay.tsx';
import styles from './plant-map.module.css';
import type { PlantMark } from './plant-mark.ts';
import { type MapCamera, type MapPadding, NO_PADDING } from './view/home.ts';
import { mapHandle, type PlantMapHandle } from './view/map-handle.ts';
import { useHomeKey } from './view/use-home-key.ts';
import { useIdleAttribute } from './view/use-idle-attribute.ts';
import { useOpenMap } from './view/use-open-map.ts';
import { useReadout } from './view/use-readout.ts';
import { useViewBounds } from './view/use-view-bounds.ts';

/** Imported layers on the map. */
export interface LayersOnMap {
  readonly shown: ShownLayers;
  /** Keep the function: another one is another place to ask. */
  readonly readTile: ReadTile;
  /** Its card is open. */
  readonly active: LayerHit | undefined;
  /** A place was clicked, or Enter pressed for the middle of the map: what lies there, often nothing. */
  readonly onHits: (hits: readonly LayerHit[], isByKey: boolean) => void;
  readonly onReports: (reports: readonly LayerReport[]) => void;
  /** What a layer is called. */
  readonly nameOf: (layerId: number) => string;
}

export interface PlantMapProps {
  /** A new array draws the marks anew: keep it while nothing changed. */
  readonly marks: readonly PlantMark[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly hoveredKey: string | undefined;
  /** Gets the ring of the place. The map does not move to it: ask through `ref`. */
  readonly activeKey: string | undefined;
  readonly onHover: (key: string | undefined) => void;
  readonly onActivate: (key: string) => void;
  /** The keys of a box, or the selection with one more or less. */
  readonly onSelect: (keys: readonly string[]) => void;
  readonly onBoundsChange: (bounds: LonLatBounds) => void;
  /** For the status line: pointer and scale in words, at most once a frame. */
  readonly onReadout?: (readout: MapReadout) => void;
  /** Edges that something covers. */
  readonly padding?: MapPadding;
  /** Where to open; later values do nothing. All of Norway when absent. */
  readonly initialCamera?: MapCamera | undefined;
  readonly onCameraChange?: (camera: MapCamera) => void;
  /** A place that was asked for: a cross marks it. */
  readonly pin?: LonLat | undefined;
  readonly layers?: LayersOnMap;
  /** Lies on the map, below what belongs to the map itself. */
  readonly children?: ReactNode;
  readonly ref?: Ref<PlantMapHandle | null>;
}

/** The map with plants on it: one tab stop, moved only by its user or when asked through `ref`. */
export function PlantMap(props: PlantMapProps) {
  const { marks, selectedKeys, hoveredKey, activeKey, onHover, onActivate, onSelect, ref } = props;
  const { padding = NO_PADDING, layers } = props;
  const shown = layers?.shown ?? NO_LAYERS;
  const [isSelectingBox, setSelectingBox] = useState(false);
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const [boxCount, setBoxCount] = useState<number>();
  const protocol = useTileProtocol(layers?.readTile);
  const { containerRef, map, isMissing } = useOpenMap(padding, props.initialCamera, shown, (corners) =>
    selectBox(corners),
  );
  useMarksOnMap(map, { marks, selectedKeys, hoveredKey, activeKey, pin: props.pin });
  useLabelSides(map);
  useIdleAttribute(map, marks);
  useViewBounds(map, props.onBoundsChange, props.onCameraChange);
  const onPointer = useReadout(map, props.onReadout);
  const handle = useMemo(() => map && mapHandle(map), [map]);
  // Null until there is a map to move.
  useImperativeHandle<PlantMapHandle | null, PlantMapHandle | null>(ref, () => handle ?? null, [handle]);
  useHomeKey(map, handle);
  const cluster = usePointing(map, {
    onPointer,
    onHover,
    onPick: (key, isAdding) => (isAdding ? onSelect(withOrWithout(selectedKeys, key)) : onActivate(key)),
    onOpenCluster: setOpenKeys,
  });
  const pointed = useLayerPointing(map, shown.layers, layers?.onHits);
  useLayerReports(map, protocol, shown.layers, layers?.onReports);
  useActiveHit(map, layers?.active, shown);
  useMapExtent(map, shown.layers);

  function selectBox(corners: readonly [Pixel, Pixel]): void {
    setSelectingBox(false);
    if (!map) return;
    const keys = keysInBox(map, marks, corners);
    setBoxCount(keys.length);
    onSelect(keys);
  }

  const members = useMemo(() => marks.filter(({ key }) => openKeys.includes(key)), [marks, openKeys]);
  if (isMissing) return <MapMissing {...props} />;
  return (
    <div className={styles['frame']}>
      <div ref={containerRef} className={styles['map']} />
      {shown.layers.length > 0 && <Crosshair />}
      {props.children}
      {map && (
        <MapOverlay
          map={map}
          marks={marks}
          hoveredKey={hoveredKey}
          cluster={cluster}
          boxCount={boxCount}
          isSelectingBox={isSelectingBox}
          onSelectingBox={setSelectingBox}
          onBox={selectBox}
          onHome={() => handle?.home()}
        />
      )}
      {map && layers && pointed && !hoveredKey && (
        <LayerTip map={map} pointed={pointed} nameOf={layers.nameOf} />
      )}
      {members.length > 0 && (
        <ClusterMembers
          marks={members}
          selectedKeys={selectedKeys}
          activeKey={activeKey}
          onHover={onHover}
          onActivate={onActivate}
          onClose={() => setOpenKeys([])}
        />
      )}
    </div>
  );
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** North is up in Web Mercator, so a box of pixels is a box of degrees. */
function keysInBox(map: MapLibreMap, marks: readonly PlantMark[], [a, b]: readonly [Pixel, Pixel]): string[] {
  const upperLeft = map.unproject([Math.min(a.x, b.x), Math.min(a.y, b.y)]);
  const lowerRight = map.unproject([Math.max(a.x, b.x), Math.max(a.y, b.y)]);
  const bounds = { west: upperLeft.lng, north: upperLeft.lat, east: lowerRight.lng, south: lowerRight.lat };
  return marks.filter((mark: LonLat) => boundsContain(bounds, mark)).map(({ key }) => key);
}

function withOrWithout(keys: ReadonlySet<string>, key: string): string[] {
  return keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key];
}

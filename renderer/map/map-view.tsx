import { addProtocol } from 'maplibre-gl';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import type { LonLatBounds } from '../../shared/geo/crs/lon-lat.ts';
import { useText } from '../i18n/text.tsx';
import type { MapCamera } from './camera/home.ts';
import { type MapHandle, mapHandle, useHomeKey } from './camera/map-handle.ts';
import type { MapReadout } from './camera/map-readout.ts';
import { useReadout } from './camera/use-readout.ts';
import { useViewBounds } from './camera/view-state.ts';
import { kindsOnMap, type MapContents } from './kinds/map-layer-kinds.ts';
import styles from './map-view.module.css';
import { MapMissing } from './panels/map-missing.tsx';
import { MapOverlay } from './panels/map-overlay.tsx';
import type { LayerEntry } from './style/layer-look.ts';
import type { BoxCorners } from './tools/box-pen.ts';
import { selectInBox } from './tools/box-tool.tsx';
import type { MapTool } from './tools/map-tool.ts';
import { usePointing } from './tools/use-pointing.ts';
import type { KeptMapName } from './view/kept-map.ts';
import { useOpenMap } from './view/use-open-map.ts';

export interface MapViewProps {
  /** What lies on the map, by kind. */
  readonly contents: MapContents;
  /** How its layers are drawn, the topmost first; all of them fully when absent. Keep the array while nothing changed. */
  readonly entries?: readonly LayerEntry[];
  readonly onBoundsChange: (bounds: LonLatBounds) => void;
  /** For the status line: pointer and scale in words, at most once a frame. */
  readonly onReadout?: (readout: MapReadout) => void;
  /** Under this name the map stands while other screens are shown. Without, it goes with its screen. */
  readonly keptAs?: KeptMapName;
  /** Where to open a map that does not stand yet; later values do nothing. All of Norway when absent. */
  readonly initialCamera?: MapCamera | undefined;
  readonly onCameraChange?: (camera: MapCamera) => void;
  /** Lies on the map, below what belongs to the map itself. */
  readonly children?: ReactNode;
  readonly ref?: Ref<MapHandle | null>;
}

const ALL_FULLY_SHOWN: readonly LayerEntry[] = [];

/** The map: one tab stop, moved only by its user or when asked through `ref`. It knows kinds of layers and tools. */
export function MapView(props: MapViewProps) {
  const { contents, entries = ALL_FULLY_SHOWN, ref } = props;
  const text = useText();
  const kinds = useMemo(() => kindsOnMap(contents), [contents]);
  const [tool, setTool] = useState<MapTool>();
  const [said, say] = useState<string>();
  const { containerRef, map, isMissing } = useOpenMap({
    keptAs: props.keptAs,
    camera: props.initialCamera,
    shown: { kinds, entries },
    onBox: selectBox,
  });
  useViewBounds(map, props.onBoundsChange, props.onCameraChange);
  const handle = useMemo(() => map && mapHandle(map), [map]);
  // Null until there is a map to move.
  useImperativeHandle<MapHandle | null, MapHandle | null>(ref, () => handle ?? null, [handle]);
  useHomeKey(map, handle);
  const pointing = usePointing(map, kinds, useReadout(map, props.onReadout));

  function selectBox(corners: BoxCorners): void {
    setTool(undefined);
    if (map) say(text('map.boxSelect.done', { count: selectInBox(map, kinds, corners) }));
  }

  if (isMissing) return <MapMissing>{kinds.map((kind) => kind.list())}</MapMissing>;
  return (
    <div className={styles['frame']} data-on-map-frame>
      <div ref={containerRef} className={styles['holder']} />
      {/* Shows who works with keys what Enter asks about: the middle of the map. */}
      {kinds.some(({ isAskedByKey }) => isAskedByKey) && <span aria-hidden className={styles['crosshair']} />}
      {props.children}
      {map && (
        <>
          <p className={styles['spoken']} role="status">
            {said}
          </p>
          {tool && <tool.Overlay map={map} kinds={kinds} onSay={say} onDone={() => setTool(undefined)} />}
          <MapOverlay map={map} kinds={kinds} tool={tool} onTool={setTool} onHome={() => handle?.home()} />
        </>
      )}
      {kinds.map((kind) => kind.overlay({ map, pointing, addProtocol }))}
    </div>
  );
}

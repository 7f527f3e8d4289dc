import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { sumLabels } from '../mark-sum.ts';
import type { Cluster } from '../marks/use-pointing.ts';
import styles from '../plant-map.module.css';
import { markRadiusPx, type PlantMark } from '../plant-mark.ts';
import { useMapTokens } from '../style/map-tokens.ts';
import { useViewState } from '../view/view-state.ts';
import { BoxSelectLayer, type BoxSelectLayerProps } from './box-select-layer.tsx';
import { marksInView } from './legend-model.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapTip, MarkTip } from './map-tip.tsx';
import { ScaleBarView } from './scale-bar-view.tsx';

export interface MapOverlayProps {
  readonly map: MapLibreMap;
  readonly marks: readonly PlantMark[];
  readonly hoveredKey: string | undefined;
  readonly cluster: Cluster | undefined;
  /** How many the last box held; undefined before the first. */
  readonly boxCount: number | undefined;
  readonly isSelectingBox: boolean;
  readonly onSelectingBox: (isSelecting: boolean) => void;
  readonly onBox: BoxSelectLayerProps['onBox'];
  readonly onHome: () => void;
}

const CLUSTER_TIP_PX = 36;
/** In a smaller map the legend waits folded. */
const ROOMY_PX = { usual: 520, sun: 720 };

/** In a lower one it would lie on the controls. */
const LEAST_HEIGHT_PX = { usual: 230, sun: 340 };

/** Everything that lies on the map: tips, controls, legend, scale bar. */
export function MapOverlay(props: MapOverlayProps) {
  const { map, marks, hoveredKey, cluster, isSelectingBox, onSelectingBox } = props;
  const text = useText();
  const formats = useFormats();
  const view = useViewState(map);
  const inView = useMemo(() => marksInView(marks, view.bounds), [marks, view.bounds]);
  const hovered = useMemo(() => marks.find(({ key }) => key === hoveredKey), [marks, hoveredKey]);
  const { clientWidth, clientHeight } = map.getContainer();
  const { isSun } = useMapTokens();
  const isRoomy = Math.min(clientWidth, clientHeight) >= (isSun ? ROOMY_PX.sun : ROOMY_PX.usual);
  return (
    <>
      <p className={styles['spoken']} role="status">
        {props.boxCount !== undefined && text('map.boxSelect.done', { count: props.boxCount })}
      </p>
      {isSelectingBox && <BoxSelectLayer onBox={props.onBox} onCancel={() => onSelectingBox(false)} />}
      <div className={styles['lowerEdge']}>
        <ScaleBarView view={view} />
        <div className={styles['lowerRight']}>
          {clientHeight >= (isSun ? LEAST_HEIGHT_PX.sun : LEAST_HEIGHT_PX.usual) && (
            <MapLegend marks={inView} isRoomy={isRoomy} />
          )}
          <p className={styles['sources']}>{text('map.sources')}</p>
        </div>
      </div>
      <MapControls
        onZoomIn={() => map.zoomIn()}
        onZoomOut={() => map.zoomOut()}
        onHome={props.onHome}
        isSelectingBox={isSelectingBox}
        onToggleBox={() => onSelectingBox(!isSelectingBox)}
      />
      {hovered && (
        <MapTip map={map} place={hovered} distancePx={markRadiusPx(hovered.outputMw) + 8}>
          <MarkTip mark={hovered} />
        </MapTip>
      )}
      {cluster && (
        <MapTip map={map} place={cluster.place} distancePx={CLUSTER_TIP_PX}>
          <strong>{sumLabels(cluster.sum, text, formats)}</strong>
        </MapTip>
      )}
    </>
  );
}

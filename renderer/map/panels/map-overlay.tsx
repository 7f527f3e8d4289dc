import type { Map as MapLibreMap } from 'maplibre-gl';
import { Fragment, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useViewState } from '../camera/view-state.ts';
import type { KindOnMap } from '../kinds/definition/map-layer-kind.tsx';
import { useMapTokens } from '../style/map-tokens.ts';
import type { MapTool } from '../tools/map-tool.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import styles from './map-overlay.module.css';
import { ScaleBarView } from './scale-bar-view.tsx';
import { useLegendCorner } from './use-legend-corner.ts';

export interface MapOverlayProps {
  readonly map: MapLibreMap;
  /** The topmost first. */
  readonly kinds: readonly KindOnMap[];
  readonly tool: MapTool | undefined;
  readonly onTool: (tool: MapTool | undefined) => void;
  readonly onHome: () => void;
}

/** In a smaller map the legend waits folded. */
const ROOMY_PX = { usual: 520, sun: 720 };

/** In a lower one it would lie on the controls. */
const LEAST_HEIGHT_PX = { usual: 230, sun: 340 };

/** What lies on every map: controls, legend, scale bar, credits. */
export function MapOverlay({ map, kinds, tool, onTool, onHome }: MapOverlayProps) {
  const text = useText();
  const view = useViewState(map);
  const { clientWidth, clientHeight } = map.getContainer();
  const { isSun } = useMapTokens();
  const isRoomy = Math.min(clientWidth, clientHeight) >= (isSun ? ROOMY_PX.sun : ROOMY_PX.usual);
  const hasRoom = clientHeight >= (isSun ? LEAST_HEIGHT_PX.sun : LEAST_HEIGHT_PX.usual);
  const legends = hasRoom
    ? kinds.map(({ id, legend }) => ({ id, legend: legend(view) })).filter(({ legend }) => legend)
    : [];
  const legendRef = useRef<HTMLDivElement>(null);
  const corner = useLegendCorner(map, kinds, legendRef, isRoomy);
  const credits = kinds.flatMap((kind) => kind.credits);
  return (
    <>
      <div className={styles['lowerEdge']}>
        <div className={styles['lowerLeft']} data-on-map>
          {kinds.map(({ id, note }) => (
            <Fragment key={id}>{note(view)}</Fragment>
          ))}
          <ScaleBarView view={view} />
        </div>
        {legends.length > 0 && (
          <div ref={legendRef} className={styles['legend']} data-corner={corner} data-on-map>
            <MapLegend isRoomy={isRoomy} corner={corner}>
              {legends.map(({ id, legend }) => (
                <Fragment key={id}>{legend}</Fragment>
              ))}
            </MapLegend>
          </div>
        )}
        {credits.length > 0 && (
          <p className={styles['sources']} data-on-map>
            {credits.map((key) => text(key)).join(' · ')}
          </p>
        )}
      </div>
      <MapControls
        onZoomIn={() => map.zoomIn()}
        onZoomOut={() => map.zoomOut()}
        onHome={onHome}
        tool={tool}
        onTool={onTool}
      />
    </>
  );
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { useViewState } from '../../camera/view-state.ts';
import styles from './map-tip.module.css';

/** Nearer to an edge than this the words no longer stand with their middle at the place. */
const HALF_TIP_PX = 130;
/** How far beyond the place the words reach on the side of the edge. */
const OVERHANG_PX = 24;
const EDGE_PX = 8;
/** The corner of the controls. */
const CONTROLS = { widthPx: 60, heightPx: 200 };

/** Words at a place on the map, above it or, near the upper edge, below, also while the view moves. */
export function MapTip({
  map,
  place,
  distancePx,
  children,
}: {
  map: MapLibreMap;
  place: LonLat;
  distancePx: number;
  children: ReactNode;
}) {
  useViewState(map);
  const { x, y } = map.project([place.longitude, place.latitude]);
  const { clientWidth, clientHeight } = map.getContainer();
  if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return null;
  const isBelow = y < 90;
  return (
    <div
      className={styles['tip']}
      style={{
        left: 0,
        top: 0,
        translate: `${leftOf(x, y, clientWidth)} calc(${isBelow ? y + distancePx : y - distancePx}px - ${isBelow ? 0 : 100}%)`,
      }}
    >
      {children}
    </div>
  );
}

/** Where the left edge of words belongs whose width only the browser knows. */
function leftOf(x: number, y: number, widthPx: number): string {
  if (x < HALF_TIP_PX) return `${Math.max(EDGE_PX, x - OVERHANG_PX)}px`;
  if (x <= widthPx - HALF_TIP_PX) return `calc(${x}px - 50%)`;
  const mostPx = widthPx - (y < CONTROLS.heightPx ? CONTROLS.widthPx : EDGE_PX);
  return `calc(${Math.min(x + OVERHANG_PX, mostPx)}px - 100%)`;
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { useViewState } from '../../camera/view-state.ts';
import styles from './map-tip.module.css';
import { mapTipPlace } from './map-tip-place.ts';

/** Words at a place on the map, also while the view moves. */
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
  const size = { widthPx: clientWidth, heightPx: clientHeight };
  return (
    <div
      className={styles['tip']}
      style={{ left: 0, top: 0, translate: mapTipPlace({ x, y }, size, distancePx) }}
    >
      {children}
    </div>
  );
}

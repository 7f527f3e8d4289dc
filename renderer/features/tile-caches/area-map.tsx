import { lazy, Suspense, useEffect, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { useText } from '../../i18n/text.tsx';
import type { MapHandle } from '../../map/camera/map-handle.ts';
import type { AreaContent } from '../../map/kinds/area/area-kind.tsx';
import { loadMapView } from '../../map/load-map-view.ts';
import styles from './tiles-dialog.module.css';

const MapView = lazy(loadMapView);

export interface AreaMapProps extends AreaContent {
  /** Where to open. */
  readonly home: LonLatBounds;
}

/** The map on which the area of a build or an export is seen, and drawn. */
export function AreaMap({ home, ...area }: AreaMapProps) {
  const text = useText();
  const [map, setMap] = useState<MapHandle | null>(null);
  useEffect(() => map?.fitArea(home), [map, home]);
  return (
    <section className={styles['map']} aria-label={text('tiles.dialog.map')}>
      <Suspense fallback={null}>
        <MapView ref={setMap} contents={{ area }} onBoundsChange={() => undefined} />
      </Suspense>
    </section>
  );
}

import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LonLat, LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import type { MapCamera } from './home.ts';

/** What the map shows. */
export interface ViewState {
  readonly zoom: number;
  readonly centre: LonLat;
  readonly bounds: LonLatBounds;
}

function viewState(map: MapLibreMap): ViewState {
  const { lng, lat } = map.getCenter();
  return {
    zoom: map.getZoom(),
    centre: { longitude: lng, latitude: lat },
    bounds: viewBounds(map),
  };
}

function viewBounds(map: MapLibreMap): LonLatBounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** The view while it moves, once a frame. */
export function useViewState(map: MapLibreMap): ViewState {
  const [state, setState] = useState(() => viewState(map));
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setState(viewState(map));
      });
    };
    const events = [map.on('move', update), map.on('resize', update)];
    update();
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
  return state;
}

/** Tells what is in view and how, when the map opens and whenever it came to rest. */
export function useViewBounds(
  map: MapLibreMap | undefined,
  onBoundsChange: (bounds: LonLatBounds) => void,
  onCameraChange: ((camera: MapCamera) => void) | undefined,
): void {
  const tell = useEffectEvent((opened: MapLibreMap) => {
    const { lng, lat } = opened.getCenter();
    onBoundsChange(viewBounds(opened));
    onCameraChange?.({ longitude: lng, latitude: lat, zoom: opened.getZoom() });
  });
  useEffect(() => {
    if (!map) return undefined;
    const report = () => tell(map);
    report();
    const events = [map.on('moveend', report), map.on('resize', report)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}

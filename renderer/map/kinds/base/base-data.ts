// Where the files of the embedded base map are: MapLibre's worker reads them, off the page's thread. The fine ones wait
// until the first picture stands, or until somebody looks closely.

import type { GeoJSONSource, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl';
import bordersUrl from '../../../../assets/basemap/borders.geojson?url&no-inline';
import lakesUrl from '../../../../assets/basemap/lakes.geojson?url&no-inline';
import fineLakesUrl from '../../../../assets/basemap/lakes-fine.geojson?url&no-inline';
import landUrl from '../../../../assets/basemap/land.geojson?url&no-inline';
import fineLandUrl from '../../../../assets/basemap/land-fine.geojson?url&no-inline';
import placesUrl from '../../../../assets/basemap/places.geojson?url&no-inline';
import { FINE_ZOOM } from './base-zoom.ts';

const NO_FEATURES: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** A worker resolves addresses against its own script, not the page. */
const address = (url: string) => new URL(url, document.baseURI).href;

function source(data: string | GeoJSON.GeoJSON, maxzoom: number, tolerance = 0.375): SourceSpecification {
  // Finer than the data are no tiles: beyond this zoom they are enlarged.
  return { type: 'geojson', data, maxzoom, tolerance, buffer: 32 };
}

export function baseSources(): { [id: string]: SourceSpecification } {
  return {
    land: source(address(landUrl), 6),
    lakes: source(address(lakesUrl), 6),
    'land-fine': source(NO_FEATURES, 11),
    'lakes-fine': source(NO_FEATURES, 11),
    borders: source(address(bordersUrl), 11),
    places: source(address(placesUrl), 11, 0),
  };
}

/**
 * Reads the fine files when the map first rests, or as soon as it comes near to showing them: while other layers are
 * slow it does not rest, and would show sea where land is.
 */
export function readFineDataLater(map: MapLibreMap): void {
  const read = () => {
    for (const [id, url] of [
      ['land-fine', fineLandUrl],
      ['lakes-fine', fineLakesUrl],
    ] as const) {
      void map.getSource<GeoJSONSource>(id)?.setData(address(url));
    }
  };
  const isNear = () => map.getZoom() >= FINE_ZOOM - 1;
  if (isNear()) {
    read();
    return;
  }
  const events = [map.on('idle', () => readOnce()), map.on('zoom', () => isNear() && readOnce())];
  function readOnce(): void {
    for (const event of events) event.unsubscribe();
    read();
  }
}

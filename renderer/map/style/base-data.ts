// Where the files of the embedded base map are: MapLibre's worker reads them, off the page's thread.

import type { SourceSpecification } from 'maplibre-gl';
import bordersUrl from '../../../assets/basemap/borders.geojson?url&no-inline';
import lakesUrl from '../../../assets/basemap/lakes.geojson?url&no-inline';
import landUrl from '../../../assets/basemap/land.geojson?url&no-inline';
import placesUrl from '../../../assets/basemap/places.geojson?url&no-inline';

function source(url: string, tolerance: number): SourceSpecification {
  // A worker resolves addresses against its own script, not the page.
  const data = new URL(url, document.baseURI).href;
  // Finer than the data are no tiles: beyond this zoom they are enlarged.
  return { type: 'geojson', data, maxzoom: 11, tolerance, buffer: 32 };
}

export function baseSources(): { [id: string]: SourceSpecification } {
  return {
    land: source(landUrl, 0.5),
    lakes: source(lakesUrl, 0.5),
    borders: source(bordersUrl, 0.375),
    places: source(placesUrl, 0),
  };
}

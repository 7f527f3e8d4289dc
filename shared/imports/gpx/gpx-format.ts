import { defineFeatureFormat } from '../staging/import-format.ts';
import { xmlRootName } from '../xml/xml-root.ts';

/** GPS Exchange Format 1.0 and 1.1 (topografix.com/GPX): waypoints as points, routes and tracks as lines. */
export const gpxFormat = defineFeatureFormat({
  id: 'gpx',
  name: 'GPX',
  extensions: ['.gpx'],
  detect: (start) => xmlRootName(start) === 'gpx',
  open: async () => new (await import('./gpx-reader.ts')).GpxReader(),
});

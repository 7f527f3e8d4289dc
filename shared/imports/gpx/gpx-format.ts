import { defineFeatureFormat } from '../staging/import-format.ts';

/** What may stand before the root: declaration, instructions, comments, a document type. */
const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>)*/;

/** GPS Exchange Format 1.0 and 1.1 (topografix.com/GPX): waypoints as points, routes and tracks as lines. */
export const gpxFormat = defineFeatureFormat({
  id: 'gpx',
  name: 'GPX',
  extensions: ['.gpx'],
  detect: (start) => /^<(?:[\w.-]+:)?gpx[\s>/]/.test(start.replace(PROLOGUE, '')),
  open: async () => new (await import('./gpx-reader.ts')).GpxReader(),
});

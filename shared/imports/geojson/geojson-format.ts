import { defineFeatureFormat } from '../staging/import-format.ts';

/** Before each text of a sequence (RFC 8142). */
const RECORD_MARK = '\u001e';
const TYPE =
  /"type"\s*:\s*"(?:FeatureCollection|Feature|(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection)"/;

/** GeoJSON (RFC 7946), also as a sequence of texts (RFC 8142) and with the member `crs` of before. */
export const geoJsonFormat = defineFeatureFormat({
  id: 'geojson',
  name: 'GeoJSON',
  extensions: ['.geojson', '.geojsonl', '.geojsons'],
  // A list of rows may hold a geometry in one of its members; a list of features is told so by the reader.
  detect: (start) =>
    start.replace(RECORD_MARK, '').trimStart().startsWith('{')
      ? TYPE.test(start)
      : /^\[\s*\{\s*"type"\s*:\s*"Feature"/.test(start),
  open: async () => new (await import('./geojson-reader.ts')).GeoJsonReader(),
});

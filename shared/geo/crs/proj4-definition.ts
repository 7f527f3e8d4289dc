import type { CrsLine, Datum } from './crs-notation.ts';

/** The definition for proj4, on the datum of the system: the way to another datum is not in it. */
export function proj4Definition({ frame, projection }: CrsLine): string {
  const figure = ellipsoidTerms(frame.datum);
  const lon0 = 'lon0' in projection ? projection.lon0 + frame.meridian.degrees : 0;
  switch (projection.method) {
    case 'none':
      return degreesDefinition(frame.datum);
    case 'transverse-mercator':
      return `+proj=tmerc +lat_0=${projection.lat0} +lon_0=${lon0} +k=${projection.scale} +x_0=${projection.x0} +y_0=0 ${figure} +units=m +no_defs`;
    case 'lambert-equal-area':
      return `+proj=laea +lat_0=${projection.lat0} +lon_0=${lon0} +x_0=${projection.x0} +y_0=${projection.y0} ${figure} +units=m +no_defs`;
    case 'polar-stereographic':
      return `+proj=stere +lat_0=90 +lat_ts=${projection.trueLatitude} +lon_0=${lon0} +k=1 +x_0=0 +y_0=0 ${figure} +units=m +no_defs`;
    case 'web-mercator':
      // The formula of a sphere on the degrees of the ellipsoid. `over`: a map that is scrolled past 180° goes on.
      return '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +over +no_defs';
  }
}

/** Degrees from Greenwich on a datum; with the way to WGS 84 where the datum has one and it is asked for. */
export function degreesDefinition(datum: Datum, shift: 'with-shift' | 'plain' = 'plain'): string {
  const way = shift === 'with-shift' && datum.toWgs84 ? ` +towgs84=${datum.toWgs84.join(',')}` : '';
  return `+proj=longlat ${ellipsoidTerms(datum)}${way} +no_defs`;
}

function ellipsoidTerms({ ellipsoid }: Datum): string {
  return `+a=${ellipsoid.axisM} +rf=${ellipsoid.inverseFlattening}`;
}

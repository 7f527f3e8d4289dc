import type { CrsLine, GeographicFrame, Projection } from './crs-notation.ts';

interface NamedProjection {
  readonly name: string;
  readonly parameters: readonly (readonly [string, number])[];
}

/** The text form of a system as the vendor's programs write it: one line, names with underscores, no authority. */
export function vendorWkt({ name, frame, projection }: CrsLine): string {
  const geographic = geographicWkt(frame);
  const named = nameProjection(projection);
  if (!named) return geographic;
  const parameters = named.parameters.map(([key, value]) => `PARAMETER["${key}",${decimal(value)}]`);
  return `PROJCS["${name}",${geographic},PROJECTION["${named.name}"],${parameters.join(',')},UNIT["Meter",1.0]]`;
}

function geographicWkt({ name, datum, meridian }: GeographicFrame): string {
  const { ellipsoid } = datum;
  const spheroid = `SPHEROID["${ellipsoid.name}",${decimal(ellipsoid.axisM)},${decimal(ellipsoid.inverseFlattening)}]`;
  const primeMeridian = `PRIMEM["${meridian.name}",${decimal(meridian.degrees)}]`;
  return `GEOGCS["${name}",DATUM["${datum.name}",${spheroid}],${primeMeridian},UNIT["Degree",0.0174532925199433]]`;
}

/** Undefined for systems in degrees. */
export function nameProjection(projection: Projection): NamedProjection | undefined {
  switch (projection.method) {
    case 'none':
      return undefined;
    case 'transverse-mercator':
      return {
        name: 'Transverse_Mercator',
        parameters: [
          ['False_Easting', projection.x0],
          ['False_Northing', 0],
          ['Central_Meridian', projection.lon0],
          ['Scale_Factor', projection.scale],
          ['Latitude_Of_Origin', projection.lat0],
        ],
      };
    case 'lambert-equal-area':
      return {
        name: 'Lambert_Azimuthal_Equal_Area',
        parameters: [
          ['False_Easting', projection.x0],
          ['False_Northing', projection.y0],
          ['Central_Meridian', projection.lon0],
          ['Latitude_Of_Origin', projection.lat0],
        ],
      };
    case 'polar-stereographic':
      return {
        name: 'Stereographic_North_Pole',
        parameters: [
          ['False_Easting', 0],
          ['False_Northing', 0],
          ['Central_Meridian', projection.lon0],
          ['Standard_Parallel_1', projection.trueLatitude],
        ],
      };
    case 'web-mercator':
      return {
        name: 'Mercator_Auxiliary_Sphere',
        parameters: [
          ['False_Easting', 0],
          ['False_Northing', 0],
          ['Central_Meridian', 0],
          ['Standard_Parallel_1', 0],
          ['Auxiliary_Sphere_Type', 0],
        ],
      };
  }
}

/** Fifteen digits, and always a decimal point. */
function decimal(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('.') ? text : `${text}.0`;
}

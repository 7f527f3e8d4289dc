import type { LonLatBounds } from './lon-lat.ts';

export interface Ellipsoid {
  /** As the vendor's WKT writes it. */
  readonly name: string;
  /** Semi-major axis, metres. */
  readonly axisM: number;
  readonly inverseFlattening: number;
}

/**
 * The way to WGS 84: three translations (metres), and for a seven-parameter shift three rotations (seconds of arc,
 * turning the position vector) and a scale (millionths). Undefined: taken to be the same as WGS 84.
 */
export type DatumShift =
  | readonly [dx: number, dy: number, dz: number]
  | readonly [dx: number, dy: number, dz: number, rx: number, ry: number, rz: number, scale: number];

export interface Datum {
  readonly name: string;
  readonly ellipsoid: Ellipsoid;
  readonly toWgs84?: DatumShift;
  /** Accuracy of the shift, metres, and where it comes from. */
  readonly shiftNote?: string;
}

/** The degrees that a system is counted in: of a datum, from a prime meridian. */
export interface GeographicFrame {
  readonly name: string;
  readonly datum: Datum;
  readonly meridian: { readonly name: string; readonly degrees: number };
}

/** Longitudes are counted from the prime meridian of the frame; x0 and y0 in metres. */
export type Projection =
  | { readonly method: 'none' }
  | {
      readonly method: 'transverse-mercator';
      readonly lon0: number;
      readonly lat0: number;
      readonly scale: number;
      readonly x0: number;
    }
  | {
      readonly method: 'lambert-equal-area';
      readonly lon0: number;
      readonly lat0: number;
      readonly x0: number;
      readonly y0: number;
    }
  | { readonly method: 'polar-stereographic'; readonly lon0: number; readonly trueLatitude: number }
  | { readonly method: 'web-mercator' };

/** A line of the table of systems. */
export interface CrsLine {
  /** The code of EPSG. */
  readonly wkid: number;
  /** Older codes of the same system, which clients still send. */
  readonly aliases?: readonly number[];
  readonly name: string;
  readonly frame: GeographicFrame;
  readonly projection: Projection;
  /** Where the system is good for use, degrees from Greenwich. */
  readonly area: LonLatBounds;
}

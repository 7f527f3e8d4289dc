import { AppError } from '../../base/app-error.ts';
import type { Json } from '../../base/json.ts';

/** The codes of the error catalogue that this folder gives. */
export type GeoProblemCode = 'map/unknown-crs' | 'map/outside-crs' | 'map/bad-geometry';

/** What is wrong with a place, a shape or the name of a coordinate system. */
export class GeoProblem extends AppError {
  declare readonly code: GeoProblemCode;

  constructor(
    code: GeoProblemCode,
    message: string,
    details: { readonly [name: string]: Json },
    options?: { cause: unknown },
  ) {
    super(code, message, details, options);
    this.name = 'GeoProblem';
  }
}

export function unknownCrs(value: number | string): GeoProblem {
  const shown = String(value).slice(0, 80);
  return new GeoProblem(
    'map/unknown-crs',
    `The coordinate system ${shown} is not one of those that Varde knows.`,
    { value: shown },
  );
}

export function outsideCrs(x: number, y: number, crs: string): GeoProblem {
  const value = `${x} ${y}`;
  return new GeoProblem('map/outside-crs', `The place ${value} is outside the coordinate system ${crs}.`, {
    value,
    crs,
  });
}

/** The path of the geometry is not known here: who calls adds it. */
export function badGeometry(reason: string, cause?: unknown): GeoProblem {
  return new GeoProblem(
    'map/bad-geometry',
    `The geometry cannot be used: ${reason}.`,
    { reason },
    cause === undefined ? undefined : { cause },
  );
}

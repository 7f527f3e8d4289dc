/** A place on the Earth in degrees, WGS 84 or ETRS89 (the two are less than a metre apart in Norway). */
export interface LonLat {
  readonly longitude: number;
  readonly latitude: number;
}

/** A box in degrees. `west` is never greater than `east`: nothing of Varde lies across the antimeridian. */
export interface LonLatBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function boundsContain(bounds: LonLatBounds, { longitude, latitude }: LonLat): boolean {
  return (
    longitude >= bounds.west &&
    longitude <= bounds.east &&
    latitude >= bounds.south &&
    latitude <= bounds.north
  );
}

/** Whether two boxes have a place in common, edges included. */
export function boundsMeet(one: LonLatBounds, other: LonLatBounds): boolean {
  return (
    one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
  );
}

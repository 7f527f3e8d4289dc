// The hazards of which observations are made.

export interface Hazard {
  /** Id in GeoHazardKDV. */
  readonly id: number;
  /** Its tables and regions are called so. */
  readonly prefix: 'Snow' | 'Ice' | 'Water' | 'Dirt';
  /** The region that stands for none. */
  readonly noRegion: number;
}

/** Those that registrations may have; wet soil (30) and rock (40) share the tables of soil. */
export const hazards: readonly Hazard[] = [
  { id: 10, prefix: 'Snow', noRegion: 3000 },
  { id: 20, prefix: 'Dirt', noRegion: 200 },
  { id: 30, prefix: 'Dirt', noRegion: 200 },
  { id: 40, prefix: 'Dirt', noRegion: 200 },
  { id: 60, prefix: 'Water', noRegion: 2000 },
  { id: 70, prefix: 'Ice', noRegion: 700 },
];

/** Those that criteria are asked for. */
export const CRITERIA_HAZARDS: readonly number[] = [10, 20, 60, 70];

export function hazardOf(id: number): Hazard | undefined {
  return hazards.find((hazard) => hazard.id === id);
}

/** The name of a table that each hazard has its own of: `*_DangerSignKDV`. */
export function tableOf(lookup: string, hazardId: number): string {
  return lookup.replace('*', hazardOf(hazardId)?.prefix ?? 'Snow');
}

import type { MapColours } from '../../style/map-tokens.ts';

/** An observation as a point of the map. Degrees, WGS 84. */
export interface ObservationMark {
  readonly key: string;
  readonly hazard: MarkedHazard;
  readonly longitude: number;
  readonly latitude: number;
  /** For the tip: place and time in words. */
  readonly label: string;
}

/** Those that are told apart; wet soil and rock look like soil. */
export const MARKED_HAZARDS = ['snow', 'ice', 'water', 'soil'] as const;
export type MarkedHazard = (typeof MARKED_HAZARDS)[number];

const RADIUS_PX = 7;

/** Colour and shape: who does not see the one sees the other. SVG paths around (0, 0), CSS pixels. */
export const HAZARD_LOOKS: {
  readonly [Hazard in MarkedHazard]: { readonly path: string; readonly colour: keyof MapColours };
} = {
  snow: { path: polygon(6, 0), colour: 'iceText' },
  ice: { path: polygon(4, Math.PI / 4), colour: 'PK' },
  water: { path: polygon(3, Math.PI), colour: 'K' },
  soil: { path: polygon(3, 0), colour: 'construction' },
};

/** As large as its image has to be. */
export const MARK_SIZE_PX = 2 * RADIUS_PX + 6;

/** A regular polygon with a corner at the top, turned by an angle. */
function polygon(corners: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    return `${(RADIUS_PX * Math.sin(angle)).toFixed(2)} ${(-RADIUS_PX * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

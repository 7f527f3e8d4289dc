import { HAZARD_RADIUS_PX, hazardLooks } from '../../../../shared/cartography/observations.ts';
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

/** The colours of the map by the custom properties of the theme that the looks name. */
const COLOURS = {
  'ice-text': 'iceText',
  'plant-pk': 'PK',
  'plant-k': 'K',
  'plant-construction': 'construction',
} as const satisfies { readonly [token: string]: keyof MapColours };

/** SVG paths around (0, 0), CSS pixels. */
export const HAZARD_LOOKS: {
  readonly [Hazard in MarkedHazard]: { readonly path: string; readonly colour: keyof MapColours };
} = {
  snow: lookOf('snow'),
  ice: lookOf('ice'),
  water: lookOf('water'),
  soil: lookOf('soil'),
};

/** As large as its image has to be. */
export const MARK_SIZE_PX = 2 * HAZARD_RADIUS_PX + 6;

function lookOf(hazard: MarkedHazard) {
  const { corners, turn, token } = hazardLooks[hazard];
  return { path: polygon(corners, turn), colour: COLOURS[token] };
}

/** A regular polygon with a corner at the top, turned by an angle. */
function polygon(corners: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    return `${(HAZARD_RADIUS_PX * Math.sin(angle)).toFixed(2)} ${(-HAZARD_RADIUS_PX * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

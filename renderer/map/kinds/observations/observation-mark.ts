import {
  HAZARD_RADIUS_PX,
  type HazardLook,
  hazardLooks,
} from '../../../../shared/cartography/observations.ts';
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
  'hazard-snow': 'hazardSnow',
  'hazard-ice': 'hazardIce',
  'hazard-water': 'hazardWater',
  'hazard-soil': 'hazardSoil',
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
  const look: HazardLook = hazardLooks[hazard];
  return { path: outline(look), colour: COLOURS[hazardLooks[hazard].token] };
}

/** A regular polygon or a star with a corner at the top, turned by an angle. */
function outline({ corners, turn, waist }: HazardLook): string {
  const radii = waist === undefined ? [HAZARD_RADIUS_PX] : [HAZARD_RADIUS_PX, waist * HAZARD_RADIUS_PX];
  const count = corners * radii.length;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    const radius = radii[index % radii.length] ?? HAZARD_RADIUS_PX;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

// How observations look, once: the map on the screen draws a regular polygon or a star a hazard in the colours of the
// theme, the map service the simple marker of its vocabulary that comes nearest, in those of the light theme.

import type { MapType } from '../contracts/map/types.ts';
import type { Rgb } from './symbols.ts';

export interface HazardLook {
  /** A regular polygon with a corner at the top, turned clockwise by an angle in radians. */
  readonly corners: number;
  readonly turn: number;
  /** A star: how far between its corners the edge comes to the middle, of its radius. */
  readonly waist?: number;
  /** The custom property of the theme, and what it is in the light one. */
  readonly token: string;
  readonly colour: Rgb;
  readonly markerStyle: MapType<'geoSimpleMarkerStyle'>;
  readonly sizePt: number;
}

export const HAZARD_RADIUS_PX = 7;
const SIZE_PT = 9;

/** Colour and shape: who does not see the one sees the other. No plant has one of these colours. */
export const hazardLooks = {
  snow: {
    corners: 6,
    turn: 0,
    waist: 0.5,
    token: 'hazard-snow',
    colour: [36, 48, 143],
    markerStyle: 'geoSMSDiamond',
    sizePt: SIZE_PT,
  },
  ice: {
    corners: 4,
    turn: Math.PI / 4,
    token: 'hazard-ice',
    colour: [0, 107, 80],
    markerStyle: 'geoSMSSquare',
    sizePt: 7,
  },
  water: {
    corners: 3,
    turn: Math.PI,
    token: 'hazard-water',
    colour: [10, 91, 224],
    markerStyle: 'geoSMSCircle',
    sizePt: 8,
  },
  soil: {
    corners: 3,
    turn: 0,
    token: 'hazard-soil',
    colour: [140, 31, 20],
    markerStyle: 'geoSMSX',
    sizePt: SIZE_PT,
  },
} as const satisfies { readonly [hazard: string]: HazardLook };

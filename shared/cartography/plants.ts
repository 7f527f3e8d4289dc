// How plants look, once: the map on the screen draws a symbol a class, sized by output, in the colours of the theme;
// the map service draws a layer a status, in colours of its own that its clients know.

import type { MarkerShape } from './marker-path.ts';
import type { Rgb, SizeClass } from './symbols.ts';

interface PlantClass {
  readonly shape: MarkerShape;
  /** Filled with its colour, or with the paper inside an outline of its colour. */
  readonly fill: 'solid' | 'hollow' | 'dashed';
}

/** By type, and where a plant is not in operation by its status, in the order of the legend. */
const classes = {
  K: { shape: 'circle', fill: 'solid' },
  PK: { shape: 'diamond', fill: 'solid' },
  P: { shape: 'triangle-down', fill: 'hollow' },
  construction: { shape: 'circle', fill: 'dashed' },
  closed: { shape: 'circle', fill: 'hollow' },
} as const satisfies { readonly [id: string]: PlantClass };

export type PlantClassId = keyof typeof classes;
export const PLANT_CLASS_IDS = Object.keys(classes).filter((id): id is PlantClassId =>
  Object.hasOwn(classes, id),
);
export const plantClasses: { readonly [Id in PlantClassId]: PlantClass } = classes;

/** Area goes by MW: the largest Norwegian plant just fills the largest symbol. CSS pixels. */
export const PLANT_SIZE = { minRadiusPx: 3, maxRadiusPx: 22, largestMw: 1240 } as const;

/** Names stand from this zoom on. */
export const PLANT_NAMES_ZOOM = 7.5;

/** The layers of the map service: their names, and the colour and size of their markers, in points. */
export const plantLayerLooks = {
  operation: { name: 'Plants in operation', colour: [27, 94, 72], sizePt: 6 },
  construction: { name: 'Plants under construction', colour: [214, 123, 22], sizePt: 6 },
  closed: { name: 'Closed plants', colour: [120, 124, 128], sizePt: 6 },
} as const satisfies { readonly [status: string]: { name: string; colour: Rgb; sizePt: number } };

/** Plants in operation on the map service, by MW; what a pump takes is below zero. Points. */
export const PLANT_MW = { field: 'MaksYtelse', minimum: -10_000 } as const;
export const plantSizes: readonly SizeClass[] = [
  { maximum: 1, sizePt: 2, label: 'Up to 1 MW, and pumps' },
  { maximum: 10, sizePt: 3, label: '1 to 10 MW' },
  { maximum: 50, sizePt: 4.5, label: '10 to 50 MW' },
  { maximum: 200, sizePt: 6.5, label: '50 to 200 MW' },
  { maximum: 10_000, sizePt: 9, label: 'Over 200 MW' },
];
/** From which output on plants are named at scales up to 1 : N. */
export const plantNames = [
  { leastMw: 200, maxN: 2_000_000 },
  { leastMw: 10, maxN: 700_000 },
  { leastMw: -10_000, maxN: 250_000 },
] as const;

import type { LonLat } from '../crs/lon-lat.ts';
import type { UtmPoint } from '../utm.ts';

/** One way to understand what was written. */
export type CoordinateReading =
  | { readonly form: 'degrees'; readonly place: LonLat }
  | { readonly form: 'utm'; readonly place: LonLat; readonly point: UtmPoint }
  | { readonly form: 'mgrs'; readonly place: LonLat; readonly zone: number };

/** Whether a comma inside a number is a decimal sign; else it stands between two numbers. */
export type CommaMeaning = 'decimal' | 'separator';
export const COMMA_MEANINGS: readonly CommaMeaning[] = ['decimal', 'separator'];

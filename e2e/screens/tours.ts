import { analysisTour } from './tours/analysis-tour.ts';
import { certificatesTour } from './tours/certificates-tour.ts';
import { filtersTour } from './tours/filters-tour.ts';
import { frameTour } from './tours/frame-tour.ts';
import { mapTour } from './tours/map-tour.ts';
import { plantsTour } from './tours/plants-tour.ts';
import { servicesTour } from './tours/services-tour.ts';
import { settingsTour } from './tours/settings-tour.ts';
import type { Tour } from './walk.ts';

/** Together they pass every screen of the app. */
export const TOURS: readonly Tour[] = [
  plantsTour,
  filtersTour,
  analysisTour,
  certificatesTour,
  mapTour,
  servicesTour,
  settingsTour,
  frameTour,
];

export const THEMES = [
  { theme: 'light', label: 'Lyst' },
  { theme: 'dark', label: 'Mørkt' },
  { theme: 'sun', label: 'Sol' },
] as const;

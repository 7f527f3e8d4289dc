import { analysisTour } from './tours/analysis-tour.ts';
import { awayTour } from './tours/away-tour.ts';
import { boundariesTour } from './tours/boundaries-tour.ts';
import { certificatesTour } from './tours/certificates-tour.ts';
import { filtersTour } from './tours/filters-tour.ts';
import { damagedTour, emptyTour } from './tours/first-start-tours.ts';
import { formsTours } from './tours/forms-tour.ts';
import { frameTour } from './tours/frame-tour.ts';
import { importsTour } from './tours/imports-tour.ts';
import { layersTour } from './tours/layers-tour.ts';
import { mapExportTour } from './tours/map-export-tour.ts';
import { mapLayersTour } from './tours/map-layers-tour.ts';
import { mapTour } from './tours/map-tour.ts';
import { observationsTour } from './tours/observations-tour.ts';
import { plantsTour } from './tours/plants-tour.ts';
import { manyRowsTour, realDataTour } from './tours/real-data-tour.ts';
import { servicesTour } from './tours/services-tour.ts';
import { settingsTour } from './tours/settings-tour.ts';
import { tableStatesTour } from './tours/table-states-tour.ts';
import type { Tour } from './walk.ts';

/** Together they pass every screen of the app whose program runs. */
export const TOURS: readonly Tour[] = [
  plantsTour,
  tableStatesTour,
  filtersTour,
  analysisTour,
  realDataTour,
  manyRowsTour,
  certificatesTour,
  mapTour,
  mapLayersTour,
  boundariesTour,
  mapExportTour,
  observationsTour,
  ...formsTours,
  servicesTour,
  settingsTour,
  frameTour,
  importsTour,
  layersTour,
  emptyTour,
  damagedTour,
];

/** Without the program nobody can set another theme or language meanwhile. */
export const TOURS_WITHOUT_HOST: readonly Tour[] = [awayTour];

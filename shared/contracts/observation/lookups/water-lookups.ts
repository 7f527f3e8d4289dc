// Lookup tables of water, in the order of the service: id, Norwegian, English.

import type { LookupTables } from './lookup-notation.ts';

export const waterLookups = {
  Water_DangerSignKDV: {
    elements: [
      [600, 'Ikke gitt', 'Not given'],
      [601, 'Ingen faretegn observert', 'No danger signs observed'],
      [611, 'Tette stikkrenner pga is', 'Blocked gutters due to ice'],
      [612, 'Tette stikkrenner pga rusk', 'Gutters clogged by sediments'],
      [621, 'Moderat vannstandsauke', 'Moderate raise of water level'],
      [622, 'Kraftig vannstandsauke', 'Sudden raise of water level'],
      [623, 'Høy vannstand/flom', 'High water level. Flooding.'],
      [699, 'Annet (spesifiser)', 'Other (specify in comment)'],
    ],
  },
  Water_ActivityInfluencedKDV: {
    elements: [
      [600, 'Ikke spesifisert', 'Not given'],
      [610, 'Friluftsliv', 'Racreational activity'],
      [615, 'Instrumentering', 'Instrumentation'],
      [620, 'Veg', 'Roads'],
      [640, 'Jernbane', 'Railways'],
      [660, 'Bebyggelse', 'Buildings'],
      [690, 'Annet', 'Other'],
    ],
    laterElements: [[0, 'Ukjent', 'Unknown']],
  },
  Water_WaterLevelRefKDV: {
    elements: [
      [100, 'Ikke gitt', 'Not given'],
      [110, 'Vannmerke på stasjon', 'Scale on water level gauge'],
      [120, 'Kjent landemerke (spesifiser)', 'Well known landmark'],
      [130, 'Flomstøtte', 'Monument on historical floods'],
      [140, 'Vist i vedlagt bilde', 'As shown in attached photo'],
      [200, 'Ikke gitt', 'Not given'],
      [210, 'Vannmerke på stasjon', 'Scale on water level gauge'],
      [211, 'Metermål', 'Yardstick'],
      [212, 'HRV/LRV merke', 'Max/min mark for regulation'],
      [220, 'Kjent landemerke (spesifiser)', 'Well known landmark'],
      [221, 'Flomstøtte', 'Monument on historical floods'],
      [240, 'Vist i vedlagt bilde', 'As shown in attached photo'],
    ],
  },
  Water_WaterLevelStateKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Vannstand er synkende', 'Water level is decreasing'],
      [2, 'Vannstand er stigende', 'Water level is increasing'],
      [3, 'Vannstand er stabil', 'Water level is stable'],
      [4, 'Det kan jeg ikke ta stilling til nå', 'Cannot determine water level'],
    ],
  },
  Water_WaterAstrayKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Ja', 'Yes'],
      [2, 'Nei', 'No'],
    ],
  },
  Water_ObservationTimingKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Spor av vannet der det var', 'Trace of earlier water level'],
      [2, 'Vannet der det er nå', 'Current water level'],
    ],
  },
  Water_WaterLevelMethodKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Markerer vannstand', 'Water level marking'],
      [2, 'Måler vannstand', 'Water level measurement'],
    ],
  },
  Water_MeasurementTypeKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Relativt til merke', 'Relative to marking'],
      [2, 'Målestav', 'Measuring stick'],
      [3, 'Måleinstrument', 'Measuring tool'],
    ],
  },
  Water_MeasurementReferenceKDV: {
    elements: [
      [0, 'Ikke gitt', 'Unknown'],
      [1, 'Bakken', 'Ground'],
      [2, 'Flomvoll', 'Flood embankment'],
      [3, 'Gulv', 'Floor'],
      [4, 'Bro', 'Bridge'],
      [5, 'Annet', 'Other'],
    ],
  },
  Water_MarkingReferenceKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Terreng', 'in terrain'],
      [2, 'Bro', 'on bridge'],
      [3, 'Flomstøtte', 'on flood support'],
      [4, 'Bygning', 'on building'],
      [5, 'Påle', 'Pole'],
    ],
    laterElements: [[6, 'på noe annet', 'other']],
  },
  Water_MarkingTypeKDV: {
    elements: [
      [0, 'Ukjent', 'Unknown'],
      [1, 'Spray', 'Spray'],
      [2, 'Tusj', 'Marker'],
      [3, 'Spiker', 'Nail'],
      [4, 'Innriss', 'Carving'],
      [5, 'Annet', 'Other'],
    ],
  },
  Water_DamageTypeKDV: {
    elements: [
      [0, 'Ukjent', 'Unkown'],
      [1, 'Bygninger og eiendeler', 'Buildings and assets'],
      [2, 'Infrastruktur', 'Infrastructure'],
      [3, 'Innmark', 'Cultivated land'],
      [4, 'Utmark', 'Outlying land'],
      [5, 'Person/personer', 'Person/people'],
      [6, 'Annet', 'Other'],
      [7, 'Ingen skade observert', 'No damage observed'],
    ],
  },
  Water_SafetyGearKDV: {
    isLater: true,
    elements: [[0, 'Ikke gitt', 'Not given']],
  },
} as const satisfies LookupTables;

// Lookup tables of soil, in the order of the service: id, Norwegian, English.

import type { LookupTables } from './lookup-notation.ts';

export const soilLookups = {
  Dirt_DangerSignKDV: {
    elements: [
      [200, 'Ikke gitt', 'Not given'],
      [201, 'Ingen faretegn observert', 'No danger signs observed'],
      [202, 'Intenst regnvær', 'Intense rainfall'],
      [203, 'Intens snøsmelting', 'Intense snowmelt'],
      [212, 'Snødekke med mye vann', 'Snow cover with much water'],
      [206, 'Stor vannføring i bekker/elver', 'High flow in streams/rivers'],
      [207, 'Jordfarga bekker/elver', 'Brown coloured streams/rivers'],
      [230, 'Erosjon langs bekker/elver', 'Erosion along streams/rivers'],
      [214, 'Bekker tar nye løp', 'Streams find new paths'],
      [204, 'Overvann i terreng', 'Surface runoff'],
      [205, 'Utilstrekkelig drenering', 'Insufficient drainage'],
      [208, 'Sprekker/sig i terrenget', 'Cracks/creep in terrain'],
      [209, 'Observert jordskred', 'Observed landslide'],
      [222, 'Massebevegelse langs skredkant', 'Movement at landslide scarp'],
      [223, '"Fulle trær"', 'Leaning trees'],
      [299, 'Andre faretegn (spesifiser)', 'Other danger signs (specify)'],
    ],
  },
  Dirt_ActivityInfluencedKDV: {
    elements: [
      [200, 'Ikke spesifisert', 'Not given'],
      [220, 'Veg', 'Roads'],
      [240, 'Jernbane', 'Railways'],
      [260, 'Bebyggelse', 'Buildings'],
      [211, 'Personer', 'People'],
      [251, 'Skog og landbruk areal', 'Agricultural areas'],
      [290, 'Annet', 'Other'],
    ],
    laterElements: [[0, 'Ukjent', 'Unknown']],
  },
  Dirt_LandSlideKDV: {
    elements: [
      [1, 'Utglidning', 'Shallow soil slide'],
      [2, 'Jordskred', 'Debris avalanche'],
      [4, 'Flomskred', 'Debris flow'],
      [11, 'Steinskred', 'Rock slide (~100 - 100 000 m3)'],
      [6, 'Steinsprang', 'Rock fall (< ~100 m3)'],
      [7, 'Sørpeskred', 'slush flow'],
      [8, 'Leirskred', 'Clay slide'],
      [10, 'Kvikkleireskred', 'Quick clay slide'],
    ],
    laterElements: [
      [0, 'Ikke gitt', 'Not given'],
      [13, 'Fjellskred (over ~100 000 m3)', 'Rock avalanche (> ~100 000 m3)'],
      [12, 'Isnedfall', 'Ice fall'],
    ],
  },
  Dirt_LandSlideTriggerKDV: {
    elements: [
      [0, 'Ikke gitt', 'Not given'],
      [1, 'Naturlig utløst', 'Triggered naturally'],
      [2, 'Graving i området', 'Excavation in the area'],
      [3, 'Feil på drenering', 'Problems in the drainage'],
      [9, 'Annet (spesifiser)', 'Other (specify in comment)'],
    ],
  },
  Dirt_LandSlideSizeKDV: {
    elements: [
      [0, 'Ikke gitt', 'not given'],
      [1, '< 100 m3', '< 100 m3'],
      [2, '100 - 10000 m3', '100 - 10000 m3'],
      [3, '> 10000 m3', '> 10000 m3'],
      [9, 'Ukjent størrelse', 'Other (please specify)'],
    ],
  },
  Dirt_SafetyGearKDV: {
    isLater: true,
    elements: [[0, 'Ikke gitt', 'Not given']],
  },
} as const satisfies LookupTables;

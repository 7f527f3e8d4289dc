import type { FieldHelp } from '../layout-notation.ts';

/** What is meant by the members of the snow profile, for who asks. */
export const snowProfileHelp: FieldHelp = {
  SnowProfile2: {
    TotalDepth: ['Fra overflaten til bunnen av gropa.', 'From the surface to the bottom of the pit.'],
    IsProfileToGround: ['Gropa går helt ned.', 'The pit goes all the way down.'],
    Comment: ['Sted, helling, hvem som gravde.', 'Place, slope, who dug.'],
  },
  StratProfileLayer: {
    Thickness: ['Fra lagets topp til bunn.', 'From the top of the layer to its bottom.'],
    HardnessTID: [
      'Hva som går inn: neve F, fire fingre 4F, én 1F, blyant P, kniv K.',
      'What goes in: fist F, four fingers 4F, one 1F, pencil P, knife K.',
    ],
    GrainFormPrimaryTID: ['Koden for de fleste kornene.', 'The code of most grains.'],
    GrainSizeAvg: ['Det vanligste kornet.', 'The commonest grain.'],
    WetnessTID: [
      'D tørr, M fuktig, W våt, V svært våt, S sørpe.',
      'D dry, M moist, W wet, V very wet, S slush.',
    ],
    HardnessBottomTID: ['Bare når den er en annen enn øverst.', 'Only where it is another than at the top.'],
    GrainFormSecondaryTID: ['De nest vanligste kornene.', 'The next commonest grains.'],
    GrainSizeAvgMax: ['Det største kornet du ser.', 'The largest grain that you see.'],
    CriticalLayerTID: ['Der et brudd kan gå.', 'Where it may break.'],
    Comment: ['Farge, skorpe, det som skiller laget.', 'Colour, crust, what sets the layer apart.'],
  },
  SnowTempLayer: {
    Depth: ['Under overflaten.', 'Below the surface.'],
    SnowTemp: [
      'Les av når termometeret har stått et minutt.',
      'Read when the thermometer has stood for a minute.',
    ],
  },
  SnowDensity: {
    CylinderDiameter: ['Innvendig.', 'Inside.'],
    TareWeight: ['Sylinderen uten snø.', 'The cylinder without snow.'],
    Comment: ['Utstyr og framgangsmåte.', 'Tools and method.'],
  },
  SnowDensityLayer: {
    Depth: ['Under overflaten, til prøvens topp.', 'Below the surface, to the top of the sample.'],
    Thickness: ['Lengden av prøven.', 'The length of the sample.'],
    Density: ['Vekt delt på rom.', 'Weight divided by volume.'],
    Weight: ['Med sylinderen.', 'With the cylinder.'],
    Comment: ['Det som kan ha forstyrret prøven.', 'What may have disturbed the sample.'],
  },
};

import type { FieldHelp } from '../layout-notation.ts';

/** What is meant by the members of ice, for who asks. */
export const iceHelp: FieldHelp = {
  IceCoverObs: {
    IceCoverTID: ['Så langt du ser.', 'As far as you see.'],
    IceCoverBeforeTID: ['Sist du var der.', 'When you were there last.'],
    IceCapacityTID: ['Hva isen bærer der du sto.', 'What the ice bears where you stood.'],
    IceSkateabilityTID: ['Flaten, ikke bæreevnen.', 'The surface, not what it bears.'],
    Comment: ['Råker, sprekker, os og strøm.', 'Open water, cracks, outlets and currents.'],
    IceCoverAfterTID: ['Når du ser hele vannet, eller vet det.', 'Where you see the whole water, or know.'],
  },
  IceThickness: {
    IceThicknessSum: [
      'All is i borehullet, uten snø og sørpe.',
      'All ice in the hole, without snow and slush.',
    ],
    SnowDepth: ['Tørr snø oppå isen.', 'Dry snow on top of the ice.'],
    SlushSnow: ['Vann og snø mellom isen og snøen.', 'Water and snow between the ice and the snow.'],
    Comment: ['Hvor på vannet, og hvor mange hull.', 'Where on the water, and how many holes.'],
    IceHeightBefore: [
      'Fra vannet i hullet til isens overflate.',
      'From the water in the hole to the surface of the ice.',
    ],
    IceHeightAfter: ['Når vannet har falt til ro.', 'When the water has settled.'],
  },
  IceThicknessLayer: {
    IceLayerTID: [
      'Klar stålis bærer dobbelt så mye som grå sørpeis.',
      'Clear black ice bears twice what grey slush ice does.',
    ],
    IceLayerThickness: ['Mål på borkjernen eller i hullet.', 'Measure on the core or in the hole.'],
    Comment: ['Bobler, farge, vann i laget.', 'Bubbles, colour, water in the layer.'],
  },
};

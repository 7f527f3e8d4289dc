// The snow profile and its parts. Members as the service spells them; units and limits as on the wire.

import type { TypeTable } from '../../../schema/notation.ts';

export const snowProfileForms = {
  SnowProfile2: {
    doc: 'Snow profile.',
    fields: {
      TotalDepth: ['double?', 'Total depth: sum of layers offered.', { unit: 'm', least: 0, most: 20 }],
      IsProfileToGround: ['boolean?', 'Is profile to ground.'],
      AttachmentID: ['int?', 'Attachment id.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      StratProfile: ['StratProfile?', 'The layers.'],
      SnowTemp: ['SnowTemp?', 'Temperatures by depth.'],
      SnowDensity: ['SnowDensity[]?', 'Densities by depth.'],
      CompressionTest: ['CompressionTest[]?', 'Tests that stand in the profile.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  StratProfile: {
    doc: 'The layers of a snow profile.',
    fields: {
      Layers: ['StratProfileLayer[]?', 'From the surface down.'],
    },
  },
  StratProfileLayer: {
    doc: 'A layer of a snow profile.',
    fields: {
      SortOrder: ['int?', 'Sort order.'],
      Thickness: ['double?', 'Thickness: DepthTop is computed in answers.', { unit: 'm' }],
      HardnessTID: ['int?', 'Hardness.', { lookup: 'Snow_HardnessKDV' }],
      HardnessBottomTID: ['int?', 'Hardness bottom.', { lookup: 'Snow_HardnessKDV' }],
      GrainFormPrimaryTID: ['int?', 'Grain form primary: 47 codes.', { lookup: 'Snow_GrainFormKDV' }],
      GrainFormSecondaryTID: ['int?', 'Grain form secondary.', { lookup: 'Snow_GrainFormKDV' }],
      GrainSizeAvg: [
        'double?',
        'Grain size avg: the old server answers ten times too much; we do not.',
        { unit: 'm', least: 0, most: 0.05 },
      ],
      GrainSizeAvgMax: ['double?', 'Grain size avg max.', { unit: 'm' }],
      WetnessTID: ['int?', 'Wetness.', { lookup: 'Snow_WetnessKDV' }],
      CriticalLayerTID: [
        'int?',
        'Critical layer: the table is later than 3.2 and ships with it.',
        { lookup: 'Snow_CriticalLayerKDV' },
      ],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
    },
  },
  SnowTemp: {
    doc: 'Temperatures of a snow profile.',
    fields: {
      Layers: ['SnowTempLayer[]?', 'From the surface down.'],
    },
  },
  SnowTempLayer: {
    doc: 'A temperature at a depth.',
    fields: {
      Depth: ['double?', 'Depth below the surface.', { unit: 'm' }],
      SnowTemp: ['double?', 'Temperature.', { unit: '°C' }],
    },
  },
  SnowDensity: {
    doc: 'Densities of a snow profile.',
    fields: {
      CylinderDiameter: ['double?', 'Diameter of the cylinder.', { unit: 'm' }],
      TareWeight: ['double?', 'Weight of the empty cylinder.', { unit: 'kg' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      Layers: ['SnowDensityLayer[]?', 'From the surface down.'],
    },
  },
  SnowDensityLayer: {
    doc: 'A density at a depth.',
    fields: {
      Depth: ['double?', 'Depth below the surface.', { unit: 'm' }],
      Thickness: ['double?', 'Thickness.', { unit: 'm' }],
      Density: ['double?', 'Density.', { unit: 'kg/m³' }],
      Weight: ['double?', 'Weight.', { unit: 'kg' }],
      SortOrder: ['int?', 'Order.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
    },
  },
} as const satisfies TypeTable;

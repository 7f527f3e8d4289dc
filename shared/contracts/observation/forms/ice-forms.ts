// Forms of ice. Members as the service spells them; units and limits as on the wire.

import type { TypeTable } from '../../../schema/notation.ts';

export const iceForms = {
  IceCoverObs: {
    doc: 'Ice cover.',
    fields: {
      IceCoverTID: ['int?', 'Ice cover: the one field always wanted.', { lookup: 'Ice_IceCoverKDV' }],
      IceCoverBeforeTID: ['int?', 'Ice cover before.', { lookup: 'Ice_IceCoverBeforeKDV' }],
      IceCoverAfterTID: ['int?', 'Ice cover after.', { lookup: 'Ice_IceCoverKDV' }],
      IceCapacityTID: ['int?', 'Ice capacity.', { lookup: 'Ice_IceCapacityKDV' }],
      IceSkateabilityTID: ['int?', 'Ice skateability.', { lookup: 'Ice_IceSkateabilityKDV' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  IceThickness: {
    doc: 'Ice thickness.',
    fields: {
      IceThicknessSum: [
        'double?',
        'Ice thickness sum: equals the layers, or says in words that it does not.',
        { unit: 'm', least: 0, most: 10 },
      ],
      SnowDepth: ['double?', 'Snow depth: not measured is not 0.', { unit: 'm', least: 0, most: 5 }],
      SlushSnow: ['double?', 'Slush snow.', { unit: 'm', least: 0, most: 5 }],
      IceHeightBefore: [
        'double?',
        'Ice height before: negative: water on the ice.',
        { unit: 'm', least: -2, most: 2 },
      ],
      IceHeightAfter: ['double?', 'Ice height after.', { unit: 'm', least: -2, most: 2 }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      IceThicknessLayer: ['IceThicknessLayer[]?', 'From the top down.', { writtenAs: 'IceThicknessLayers' }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  IceThicknessLayer: {
    doc: 'A layer of ice.',
    fields: {
      IceLayerTID: [
        'int?',
        'Ice layer: from the top; returned as IceThicknessLayers.',
        { lookup: 'Ice_IceLayerKDV' },
      ],
      IceLayerThickness: ['double?', 'Ice layer thickness.', { unit: 'm' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      IceLayerID: ['int?', 'Ice layer id: helper of clients, ignored.'],
    },
  },
} as const satisfies TypeTable;

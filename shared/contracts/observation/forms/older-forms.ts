// Forms that newer ones have taken the place of: accepted, kept and answered, offered nowhere. Members as the service spells them; units and limits as on the wire.

import type { TypeTable } from '../../../schema/notation.ts';

export const olderForms = {
  AvalancheActivityObs: {
    doc: 'Avalanche activity.',
    fields: {
      AvalancheActivityObsID: ['int?', 'Avalanche activity obs id: index.'],
      Aspect: ['int?', 'Aspect.', { unit: '°', least: 0, most: 359 }],
      HeigthStartZone: ['int?', 'Heigth start zone.', { unit: 'm a.s.l.', readAs: ['HeightStartZone'] }],
      DtAvalancheTime: ['dateTime?', 'Time of avalanche time.'],
      EstimatedNumTID: ['int?', 'Estimated num.', { lookup: 'Snow_EstimatedNumKDV' }],
      DestructiveSizeTID: ['int?', 'Destructive size.', { lookup: 'Snow_DestructiveSizeKDV' }],
      AvalancheTID: ['int?', 'Avalanche.', { lookup: 'Snow_AvalancheKDV' }],
      AvalancheTriggerTID: ['int?', 'Avalanche trigger.', { lookup: 'Snow_AvalancheTriggerKDV' }],
      TerrainStartZoneTID: ['int?', 'Terrain start zone.', { lookup: 'Snow_TerrainStartZoneKDV' }],
      SnowLine: ['int?', 'Snow line.', { unit: 'm a.s.l.' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  AvalancheDangerObs: {
    doc: 'Danger sign.',
    fields: {
      AvalancheDangerObsID: ['int?', 'Avalanche danger obs id.'],
      DangerSignTID: ['int?', 'Danger sign.', { lookup: 'Snow_DangerSignKDV' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  SnowCoverObs: {
    doc: 'Snow cover.',
    fields: {
      DepthHoarThickness: ['double?', 'Depth hoar thickness.', { unit: 'm' }],
      CriticalLayerExists: ['boolean?', 'Critical layer exists.'],
      CriticalLayerLocation: ['double?', 'Critical layer location.', { unit: 'm' }],
      CriticalLayerTID: ['int?', 'Critical layer.'],
      SnowPilotRef: ['string?', 'Snow pilot ref.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  WaterLevel: {
    doc: 'Water level.',
    fields: {
      WaterLevelDescribed: ['string?', 'Water level described.'],
      WaterLevelValue: ['double?', 'Water level value.', { unit: 'm' }],
      WaterLevelRefTID: ['int?', 'Water level ref.', { lookup: 'Water_WaterLevelRefKDV' }],
      MeasuredDischarge: ['double?', 'Measured discharge.', { unit: 'm³/s' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  AvalancheEvaluation: {
    doc: 'Danger assessment of 2012 to 2014.',
    fields: {
      ValidHeightFrom: ['int?', 'Valid height from.', { unit: 'm a.s.l.' }],
      ValidHeigtTo: ['int?', 'Valid height to, spelt so.', { unit: 'm a.s.l.', readAs: ['ValidHeightTo'] }],
      ValidHeightRelative: ['int?', 'Whether heights are relative.'],
      AvalancheProblemTID1: ['int?', 'Avalanche problem 1.'],
      AvalancheProblemTID2: ['int?', 'Avalanche problem 2.'],
      AvalancheProblemTID3: ['int?', 'Avalanche problem 3.'],
      ExposedClimateTID: ['int?', 'Exposed climate.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      AvalancheEvalProblems: ['AvalancheEvalProblem[]?', 'Problems.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  AvalancheEvaluation2: {
    doc: 'Danger assessment of 2012 to 2014.',
    fields: {
      ValidHeightFrom: ['int?', 'Valid height from.', { unit: 'm a.s.l.' }],
      ValidHeigtTo: ['int?', 'Valid height to, spelt so.', { unit: 'm a.s.l.', readAs: ['ValidHeightTo'] }],
      ValidHeightRelative: ['int?', 'Whether heights are relative.'],
      AvalancheProblemTID1: ['int?', 'Avalanche problem 1.'],
      AvalancheProblemTID2: ['int?', 'Avalanche problem 2.'],
      AvalancheProblemTID3: ['int?', 'Avalanche problem 3.'],
      ExposedClimateTID: ['int?', 'Exposed climate.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      AvalancheEvalProblems: ['AvalancheEvalProblem[]?', 'Problems.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  AvalancheEvalProblem: {
    doc: 'Danger assessment of 2012 to 2014.',
    fields: {
      ValidHeightFrom: ['int?', 'Valid height from.', { unit: 'm a.s.l.' }],
      ValidHeigtTo: ['int?', 'Valid height to, spelt so.', { unit: 'm a.s.l.', readAs: ['ValidHeightTo'] }],
      ValidHeightRelative: ['int?', 'Whether heights are relative.'],
      AvalancheProblemTID1: ['int?', 'Avalanche problem 1.'],
      AvalancheProblemTID2: ['int?', 'Avalanche problem 2.'],
      AvalancheProblemTID3: ['int?', 'Avalanche problem 3.'],
      ExposedClimateTID: ['int?', 'Exposed climate.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  DensityProfile: {
    doc: 'Density.',
    fields: {
      CylinderDiameter: ['double?', 'Diameter of the cylinder.', { unit: 'm' }],
      TareWeight: ['double?', 'Weight of the empty cylinder.', { unit: 'kg' }],
      Layers: ['SnowDensityLayer[]?', 'From the surface down.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
} as const satisfies TypeTable;

// Forms of water and soil. Members as the service spells them; units and limits as on the wire.

import type { TypeTable } from '../../../schema/notation.ts';

export const waterAndSoilForms = {
  WaterLevel2: {
    doc: 'Water level.',
    fields: {
      WaterLevelStateTID: [
        'int?',
        'Water level state: 0 is «unknown», a real answer.',
        { lookup: 'Water_WaterLevelStateKDV' },
      ],
      WaterAstrayTID: ['int?', 'Water astray.', { lookup: 'Water_WaterAstrayKDV' }],
      ObservationTimingTID: ['int?', 'Observation timing.', { lookup: 'Water_ObservationTimingKDV' }],
      WaterLevelMethodTID: [
        'int?',
        'Water level method: 1 shows the marking fields, 2 the measuring ones.',
        { lookup: 'Water_WaterLevelMethodKDV' },
      ],
      MarkingReferenceTID: [
        'int?',
        'Marking reference: when method 1.',
        { lookup: 'Water_MarkingReferenceKDV' },
      ],
      MarkingTypeTID: ['int?', 'Marking type: when method 1.', { lookup: 'Water_MarkingTypeKDV' }],
      MeasurementReferenceTID: [
        'int?',
        'Measurement reference: when method 2 and type 1.',
        { lookup: 'Water_MeasurementReferenceKDV' },
      ],
      MeasurementTypeTID: [
        'int?',
        'Measurement type: when method 2.',
        { lookup: 'Water_MeasurementTypeKDV' },
      ],
      MeasuringToolDescription: ['string?', 'Measuring tool description: when type 3.', { maxLength: 1024 }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      WaterLevelMeasurement: ['WaterLevelMeasurement[]?', 'What was measured.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  WaterLevelMeasurement: {
    doc: 'A measured water level.',
    fields: {
      WaterLevelValue: ['double?', 'Water level value.', { unit: 'm', least: 0, most: 10000 }],
      DtMeasurementTime: ['dateTime?', 'Time of measurement time.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      WaterLevelMeasurementId: ['int?', 'Water level measurement id.'],
      Pictures: ['Picture[]?', 'Pictures of it.'],
    },
  },
  DamageObs: {
    doc: 'Damages.',
    fields: {
      DamageTypeTID: [
        'int?',
        'Damage type: 7 none, 0 unknown: both real answers.',
        { lookup: 'Water_DamageTypeKDV' },
      ],
      GeoHazardTID: ['int?', 'Geo hazard.', { lookup: 'GeoHazardKDV' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      DamagePosition: ['DamagePosition?', 'Where the damage is.'],
      Pictures: ['Picture[]?', 'Pictures of it.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  DamagePosition: {
    doc: 'A position of damage.',
    fields: {
      Latitude: ['double?', 'Latitude, WGS 84.', { unit: '°', least: -90, most: 90, isBounded: true }],
      Longitude: ['double?', 'Longitude, WGS 84.', { unit: '°', least: -180, most: 180, isBounded: true }],
    },
  },
  LandSlideObs: {
    doc: 'Landslide.',
    fields: {
      DtLandSlideTime: ['dateTime?', 'Time of land slide time.'],
      DtLandSlideTimeEnd: ['dateTime?', 'Time of land slide time end: when only a span is known.'],
      LandSlideTID: ['int?', 'Land slide: also the SubTypes of type 71.', { lookup: 'Dirt_LandSlideKDV' }],
      LandSlideTriggerTID: ['int?', 'Land slide trigger.', { lookup: 'Dirt_LandSlideTriggerKDV' }],
      LandSlideSizeTID: ['int?', 'Land slide size.', { lookup: 'Dirt_LandSlideSizeKDV' }],
      GeoHazardTID: ['int?', 'Geo hazard: derived from the kind.', { lookup: 'GeoHazardKDV' }],
      ActivityInfluencedTID: ['int?', 'Activity influenced.', { lookup: 'Dirt_ActivityInfluencedKDV' }],
      DamageExtentTID: ['int?', 'Damage extent.', { lookup: 'DamageExtentKDV' }],
      ForecastAccurateTID: ['int?', 'Forecast accurate.', { lookup: 'ForecastAccurateKDV' }],
      StartLat: ['double?', 'Start lat.', { unit: '°', least: -90, most: 90, isBounded: true }],
      StartLong: ['double?', 'Start long.', { unit: '°', least: -180, most: 180, isBounded: true }],
      StopLat: ['double?', 'Stop lat.', { unit: '°', least: -90, most: 90, isBounded: true }],
      StopLong: ['double?', 'Stop long.', { unit: '°', least: -180, most: 180, isBounded: true }],
      UTMZoneStart: ['int?', 'Computed where there is a position.'],
      UTMEastStart: ['int?', 'Computed where there is a position.'],
      UTMNorthStart: ['int?', 'Computed where there is a position.'],
      UTMZoneStop: ['int?', 'Computed where there is a position.'],
      UTMEastStop: ['int?', 'Computed where there is a position.'],
      UTMNorthStop: ['int?', 'Computed where there is a position.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      Urls: ['WebAddress[]?', 'Links.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
} as const satisfies TypeTable;

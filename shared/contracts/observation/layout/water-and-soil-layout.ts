import type { waterAndSoilForms } from '../forms/water-and-soil-forms.ts';
import { COMMENT, type LayoutOf } from './layout-notation.ts';

const [MARKED, MEASURED] = [1, 2];
const [FIXED_MARK, OTHER_TOOL] = [1, 3];

export const waterAndSoilLayout: LayoutOf<typeof waterAndSoilForms> = {
  WaterLevel2: {
    WaterLevelStateTID: ['Vannstanden nå', 'The water level now', { need: 'should' }],
    WaterAstrayTID: ['Vann på avveie', 'Water astray'],
    ObservationTimingTID: ['Når i flommen', 'When in the flood'],
    WaterLevelMethodTID: ['Hvordan den ble funnet', 'How it was found', { need: 'should' }],
    WaterLevelMeasurement: ['Målinger', 'Measurements'],
    Comment: COMMENT,
    MarkingReferenceTID: [
      'Merket i forhold til',
      'Marked against',
      { isMore: true, when: ['WaterLevelMethodTID', [MARKED]] },
    ],
    MarkingTypeTID: [
      'Slags merke',
      'Kind of mark',
      { isMore: true, when: ['WaterLevelMethodTID', [MARKED]] },
    ],
    MeasurementTypeTID: [
      'Slags måling',
      'Kind of measurement',
      { isMore: true, when: ['WaterLevelMethodTID', [MEASURED]] },
    ],
    MeasurementReferenceTID: [
      'Målt i forhold til',
      'Measured against',
      { isMore: true, when: ['MeasurementTypeTID', [FIXED_MARK]] },
    ],
    MeasuringToolDescription: [
      'Måleredskap',
      'Measuring tool',
      { isMore: true, when: ['MeasurementTypeTID', [OTHER_TOOL]] },
    ],
  },
  WaterLevelMeasurement: {
    WaterLevelValue: ['Vannstand', 'Water level'],
    DtMeasurementTime: ['Målt', 'Measured', { need: 'must' }],
    Comment: ['Kommentar', 'Comment'],
    WaterLevelMeasurementId: 'none',
    Pictures: 'none',
  },
  DamageObs: {
    DamageTypeTID: ['Skade', 'Damage', { need: 'must' }],
    Comment: COMMENT,
    DamagePosition: ['Hvor', 'Where', { isMore: true }],
    GeoHazardTID: 'none',
    Pictures: 'none',
  },
  DamagePosition: {
    Latitude: ['Breddegrad', 'Latitude'],
    Longitude: ['Lengdegrad', 'Longitude'],
  },
  LandSlideObs: {
    DtLandSlideTime: ['Når gikk skredet?', 'When did it run?', { need: 'must' }],
    LandSlideTID: ['Skredtype', 'Kind', { need: 'must' }],
    LandSlideTriggerTID: ['Utløst av', 'Released by'],
    LandSlideSizeTID: ['Størrelse', 'Size'],
    Comment: COMMENT,
    DtLandSlideTimeEnd: [
      'Senest',
      'At the latest',
      {
        isMore: true,
        note: ['Når bare et tidsrom er kjent.', 'Where only a span of time is known.'],
      },
    ],
    ActivityInfluencedTID: ['Rammet', 'Hit', { isMore: true }],
    DamageExtentTID: ['Skadeomfang', 'Extent of damage', { isMore: true }],
    ForecastAccurateTID: ['Varselet', 'The forecast', { isMore: true }],
    StartLat: ['Start, breddegrad', 'Start, latitude', { isMore: true }],
    StartLong: ['Start, lengdegrad', 'Start, longitude', { isMore: true }],
    StopLat: ['Stopp, breddegrad', 'Stop, latitude', { isMore: true }],
    StopLong: ['Stopp, lengdegrad', 'Stop, longitude', { isMore: true }],
    Urls: ['Lenker', 'Links', { isMore: true }],
    GeoHazardTID: 'none',
    UTMZoneStart: 'none',
    UTMEastStart: 'none',
    UTMNorthStart: 'none',
    UTMZoneStop: 'none',
    UTMEastStop: 'none',
    UTMNorthStop: 'none',
  },
};

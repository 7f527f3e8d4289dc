import type { FieldHelp } from '../layout-notation.ts';

/** What is meant by the members of water and soil, for who asks. */
export const waterAndSoilHelp: FieldHelp = {
  WaterLevel2: {
    WaterLevelStateTID: ['Mot det som er vanlig på stedet.', 'Against what is usual at the place.'],
    WaterAstrayTID: ['Vann der det ellers ikke er.', 'Water where there is none else.'],
    ObservationTimingTID: ['Før, under eller etter det høyeste.', 'Before, during or after the highest.'],
    WaterLevelMethodTID: [
      'Et merke som kan finnes igjen, eller en måling.',
      'A mark that can be found again, or a measurement.',
    ],
    Comment: ['Hva vannet nådde, og hva det gjorde.', 'What the water reached, and what it did.'],
    MarkingReferenceTID: [
      'Hva høyden på merket er målt mot.',
      'What the height of the mark is measured against.',
    ],
    MarkingTypeTID: ['Slik at andre finner det igjen.', 'So that others find it again.'],
    MeasurementTypeTID: [
      'Redskapet eller stedet det ble målt med.',
      'The tool or the place that it was measured with.',
    ],
    MeasurementReferenceTID: ['Nullpunktet for målingen.', 'The zero of the measurement.'],
    MeasuringToolDescription: ['Hva du målte med, og hvordan.', 'What you measured with, and how.'],
  },
  WaterLevelMeasurement: {
    WaterLevelValue: ['Over nullpunktet.', 'Above the zero.'],
    DtMeasurementTime: ['Når akkurat denne ble målt.', 'When just this one was measured.'],
    Comment: ['Bølger, is, det som gjør den usikker.', 'Waves, ice, what makes it uncertain.'],
  },
  DamageObs: {
    DamageTypeTID: ['Ingen skade er også et svar.', 'No damage is an answer too.'],
    Comment: ['Hva, hvor mye, og om noen er varslet.', 'What, how much, and whether somebody was told.'],
  },
  DamagePosition: {
    Latitude: ['Desimalgrader nord.', 'Decimal degrees north.'],
    Longitude: ['Desimalgrader øst.', 'Decimal degrees east.'],
  },
  LandSlideObs: {
    DtLandSlideTime: [
      'Så nær du vet, eller tidligst den kan ha gått.',
      'As closely as you know, or the earliest that it may have run.',
    ],
    LandSlideTID: [
      'Det som gikk: stein, jord, leire, flom, snø med vann.',
      'What ran: rock, earth, clay, flood, snow with water.',
    ],
    LandSlideTriggerTID: ['Det som satte det i gang, når du vet det.', 'What set it off, where you know.'],
    LandSlideSizeTID: ['Massen som gikk, anslått.', 'The mass that ran, estimated.'],
    Comment: [
      'Hvor det løsnet, hva det traff, om mer kan komme.',
      'Where it released, what it hit, whether more may come.',
    ],
    DtLandSlideTimeEnd: ['Da du så at det hadde gått.', 'When you saw that it had run.'],
    ActivityInfluencedTID: ['Hva de som ble rammet, holdt på med.', 'What those who were hit were doing.'],
    DamageExtentTID: ['Det alvorligste som skjedde.', 'The worst that happened.'],
    ForecastAccurateTID: ['Stemte varselet der og da?', 'Was the forecast right there and then?'],
    StartLat: ['Desimalgrader nord, der det løsnet.', 'Decimal degrees north, where it released.'],
    StartLong: ['Desimalgrader øst, der det løsnet.', 'Decimal degrees east, where it released.'],
    StopLat: ['Desimalgrader nord, der det stoppet.', 'Decimal degrees north, where it stopped.'],
    StopLong: ['Desimalgrader øst, der det stoppet.', 'Decimal degrees east, where it stopped.'],
  },
};

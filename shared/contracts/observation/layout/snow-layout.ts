import type { snowForms } from '../forms/snow-forms.ts';
import type { LookupElement } from '../lookups/lookup-notation.ts';
import { COMMENT, type FieldLayout, type LayoutOf, MORE_COMMENT } from './layout-notation.ts';

const NO_AVALANCHES = 1;
const unlessNone = { unless: ['EstimatedNumTID', [NO_AVALANCHES]] } as const;
const moreUnlessNone = { ...unlessNone, isMore: true } as const;

/** The table names the colours of a drawing. */
const choices: readonly LookupElement[] = [
  [1, 'Over', 'Above'],
  [2, 'Under', 'Below'],
  [3, 'Utenfor', 'Outside'],
  [4, 'Mellom', 'Between'],
];

const HEIGHT_STEP = {
  step: 100,
  note: ['Pil opp og pil ned endrer den med 100 m.', 'Arrow up and arrow down change it by 100 m.'],
} as const;

/** Heights that two limits are needed for: outside of them, or between. */
const TWO_HEIGHTS = [3, 4] as const;
const SECOND_HEIGHT: FieldLayout = [
  'Høyde 2',
  'Height 2',
  { ...HEIGHT_STEP, isMore: true, when: ['ExposedHeightComboTID', TWO_HEIGHTS] },
];

export const snowLayout: LayoutOf<typeof snowForms> = {
  AvalancheActivityObs2: {
    EstimatedNumTID: ['Antall skred', 'Number of avalanches', { need: 'must' }],
    DtStart: ['Fra', 'From', { need: 'should', ...unlessNone }],
    DtEnd: ['Til', 'To', { need: 'should', ...unlessNone }],
    AvalancheExtTID: ['Skredtype', 'Kind', { need: 'should', ...unlessNone }],
    ValidExposition: ['Himmelretning', 'Aspect', unlessNone],
    DestructiveSizeTID: ['Største størrelse', 'Largest size', unlessNone],
    Comment: COMMENT,
    ExposedHeightComboTID: [
      'Hvor i høyden',
      'Where in height',
      { ...moreUnlessNone, choices, drawing: 'heights' },
    ],
    ExposedHeight1: ['Høyde', 'Height', { ...HEIGHT_STEP, ...moreUnlessNone }],
    ExposedHeight2: SECOND_HEIGHT,
    AvalTriggerSimpleTID: ['Utløst av', 'Released by', moreUnlessNone],
    AvalCauseTID: ['Svakt lag', 'Weak layer', moreUnlessNone],
    AvalPropagationTID: ['Utbredelse', 'Distribution', moreUnlessNone],
  },
  AvalancheObs: {
    DtAvalancheTime: ['Når gikk skredet?', 'When did it run?', { need: 'must' }],
    AvalancheTID: ['Skredtype', 'Kind', { need: 'should' }],
    DestructiveSizeTID: ['Størrelse', 'Size', { need: 'should' }],
    AvalancheTriggerTID: ['Utløst av', 'Released by'],
    Aspect: ['Himmelretning', 'Aspect', { isDirection: true }],
    Comment: COMMENT,
    HeigthStartZone: ['Høyde der det løsnet', 'Height where it released', { isMore: true }],
    HeigthStopZone: ['Høyde der det stoppet', 'Height where it stopped', { isMore: true }],
    FractureHeight: ['Bruddkantens høyde', 'Height of the crown', { isMore: true }],
    FractureWidth: ['Bruddkantens bredde', 'Width of the crown', { isMore: true }],
    TerrainStartZoneTID: ['Terrenget der det løsnet', 'Terrain where it released', { isMore: true }],
    AvalCauseTID: ['Svakt lag', 'Weak layer', { isMore: true }],
    Trajectory: ['Skredløpets navn', 'Name of the path', { isMore: true }],
    SnowLine: ['Snøgrense', 'Snow line', { isMore: true }],
    StartLat: ['Start, breddegrad', 'Start, latitude', { isMore: true }],
    StartLong: ['Start, lengdegrad', 'Start, longitude', { isMore: true }],
    StopLat: ['Stopp, breddegrad', 'Stop, latitude', { isMore: true }],
    StopLong: ['Stopp, lengdegrad', 'Stop, longitude', { isMore: true }],
    ValidExposition: 'none',
    UTMZone: 'none',
    UTMEast: 'none',
    UTMNorth: 'none',
    UTMZoneStart: 'none',
    UTMEastStart: 'none',
    UTMNorthStart: 'none',
    UTMZoneStop: 'none',
    UTMEastStop: 'none',
    UTMNorthStop: 'none',
  },
  AvalancheEvalProblem2: {
    AvalCauseTID: ['Svakt lag', 'Weak layer', { need: 'must' }],
    AvalancheExtTID: ['Skredtype', 'Kind of avalanche', { need: 'should' }],
    AvalTriggerSimpleTID: ['Utløses av', 'Released by', { need: 'should' }],
    DestructiveSizeTID: ['Mulig størrelse', 'Possible size', { need: 'should' }],
    AvalPropagationTID: ['Utbredelse', 'Distribution', { need: 'should' }],
    ValidExposition: ['Himmelretning', 'Aspect'],
    ExposedHeightComboTID: ['Hvor i høyden', 'Where in height', { choices, drawing: 'heights' }],
    ExposedHeight1: ['Høyde', 'Height', HEIGHT_STEP],
    ExposedHeight2: ['Høyde 2', 'Height 2', { ...HEIGHT_STEP, when: ['ExposedHeightComboTID', TWO_HEIGHTS] }],
    AvalCauseDepthTID: ['Lagets dybde', 'Depth of the layer', { isMore: true }],
    AvalCauseAttributes: ['Laget er', 'The layer is', { isMore: true }],
    AvalProbabilityTID: ['Sannsynlighet', 'Likelihood', { isMore: true }],
    Comment: MORE_COMMENT,
    AvalancheEvalProblem2ID: 'none',
  },
  AvalancheEvaluation3: {
    AvalancheDangerTID: ['Faregrad', 'Danger level', { need: 'must' }],
    AvalancheEvaluation: ['Vurdering', 'Assessment', { isLong: true }],
    AvalancheDevelopment: ['Utvikling', 'Development', { isLong: true, isMore: true }],
    ForecastCorrectTID: ['Stemmer varselet?', 'Is the forecast right?', { isMore: true }],
    ForecastComment: ['Om varselet', 'About the forecast', { isLong: true, isMore: true }],
  },
  SnowSurfaceObservation: {
    SnowDepth: ['Snødybde', 'Snow depth', { shownIn: 'cm' }],
    NewSnowDepth24: ['Nysnø siste døgn', 'New snow in 24 hours', { shownIn: 'cm' }],
    SnowSurfaceTID: ['Overflate', 'Surface', { need: 'should' }],
    SurfaceWaterContentTID: ['Fuktighet', 'Wetness'],
    Comment: COMMENT,
    SnowDriftTID: ['Snøfokk', 'Snow drift', { isMore: true }],
    SnowLine: ['Snøgrense', 'Snow line', { isMore: true }],
    NewSnowLine: ['Nysnøgrense', 'New snow line', { isMore: true }],
    HeightLimitLayeredSnow: ['Lagdelt snø over', 'Layered snow above', { isMore: true }],
  },
  WeatherObservation: {
    PrecipitationTID: ['Nedbør', 'Precipitation', { need: 'should' }],
    AirTemperature: ['Lufttemperatur', 'Air temperature', { need: 'should' }],
    WindSpeed: ['Vind', 'Wind'],
    WindDirection: ['Vinden blåser fra', 'The wind blows from', { isDirection: true }],
    Comment: COMMENT,
    CloudCover: ['Skydekke', 'Cloud cover', { isMore: true }],
  },
  CompressionTest: {
    PropagationTID: ['Resultat', 'Result', { need: 'must' }],
    TapsFracture: ['Slag til brudd', 'Taps to fracture'],
    FractureDepth: [
      'Bruddets dybde',
      'Depth of the fracture',
      { shownIn: 'cm', note: ['Fra overflaten.', 'From the surface.'] },
    ],
    StabilityEvalTID: ['Stabilitet', 'Stability'],
    TapsFullPropagation: ['Slag til full forplantning', 'Taps to full propagation', { isMore: true }],
    ComprTestFractureTID: ['Bruddflate', 'Fracture surface', { isMore: true }],
    IncludeInSnowProfile: ['Med i snøprofilen', 'In the snow profile', { isMore: true }],
    Comment: MORE_COMMENT,
    CompressionTestTID: 'none',
  },
};

// The forms of a registration: what they are called in answers, and where they stand.

export interface RegistrationForm {
  /** Member of the registration. */
  readonly member: string;
  readonly type: string;
  readonly isList: boolean;
  /** Id in RegistrationKDV. */
  readonly registrationTid: number;
  readonly names: readonly [nb: string, en: string];
  /** Group in the criteria, where it has one. */
  readonly group?: number;
}

type Row = readonly [
  member: string,
  registrationTid: number,
  nb: string,
  en: string,
  group?: number | undefined,
  more?: 'list',
];

/** In the order of answers. */
const rows: readonly Row[] = [
  ['IceCoverObs', 51, 'Isdekning', 'Ice Cover'],
  ['IceThickness', 50, 'Istykkelse', 'Ice Thickness'],
  ['DangerObs', 13, 'Faretegn', 'Danger Sign', 81, 'list'],
  ['AvalancheObs', 26, 'Skredhendelse', 'Avalanche Observation', 81],
  ['AvalancheActivityObs2', 33, 'Skredaktivitet', 'Avalanche Activity', 81, 'list'],
  ['AvalancheActivityObs', 27, 'Skredaktivitet', 'Avalanche Activity', 81, 'list'],
  ['AvalancheDangerObs', 24, 'Faretegn', 'Danger Sign', 81, 'list'],
  ['DamageObs', 14, 'Skader', 'Damages', undefined, 'list'],
  ['WeatherObservation', 21, 'Vær', 'Weather', 82],
  ['SnowSurfaceObservation', 22, 'Snødekke', 'Snow Cover', 82],
  ['CompressionTest', 25, 'Tester', 'Tests', 82, 'list'],
  ['AvalancheEvalProblem2', 32, 'Skredproblem', 'Avalanche Problems', 83, 'list'],
  ['AvalancheEvaluation3', 31, 'Skredfarevurdering', 'Avalanche Danger Assessment', 83],
  ['AvalancheEvaluation', 28, 'Skredfarevurdering', 'Avalanche Danger Assessment', 83],
  ['AvalancheEvaluation2', 30, 'Skredfarevurdering', 'Avalanche Danger Assessment', 83],
  ['AvalancheEvalProblem', 30, 'Skredproblem', 'Avalanche Problems', 83, 'list'],
  ['SnowProfile2', 36, 'Snøprofil', 'Snow Profile', 82],
  ['SnowProfile', 23, 'Snøprofil', 'Snow Profile', 82],
  ['SnowCoverObs', 23, 'Snødekke', 'Snow Cover', 82],
  ['DensityProfile', 35, 'Tetthet', 'Density', 82],
  ['WaterLevel2', 62, 'Vannstand', 'Water Level'],
  ['WaterLevel', 61, 'Vannstand', 'Water Level'],
  ['LandSlideObs', 71, 'Skredhendelse', 'Landslide'],
  ['Incident', 11, 'Ulykke/hendelse', 'Incident', 80],
  ['GeneralObservation', 10, 'Notater', 'Notes'],
];

export const registrationForms: readonly RegistrationForm[] = rows.map(
  ([member, registrationTid, nb, en, group, more]) => ({
    member,
    type: member === 'SnowProfile' ? 'Picture' : member,
    isList: more === 'list',
    registrationTid,
    names: [nb, en],
    ...(group === undefined ? {} : { group }),
  }),
);

export const PICTURE_TID = 12;
export const PICTURE_NAMES: readonly [nb: string, en: string] = ['Bilde', 'Picture'];

/** The groups of registration types that criteria may name. */
export const registrationGroups: readonly {
  readonly id: number;
  readonly names: readonly [string, string];
}[] = [
  { id: 80, names: ['Hendelser', 'Incidents'] },
  { id: 81, names: ['Skred og faretegn', 'Avalanches and Danger Signs'] },
  { id: 82, names: ['Snødekke og vær', 'Snow Cover and Weather'] },
  { id: 83, names: ['Vurderinger og problemer', 'Evaluations and Problems'] },
];

/** The forms that are offered for each hazard, by their types. */
export const hazardForms: readonly {
  readonly hazardId: number;
  readonly registrationTids: readonly number[];
}[] = [
  { hazardId: 10, registrationTids: [13, 26, 33, 21, 22, 25, 32, 31, 36, 11, 10] },
  { hazardId: 20, registrationTids: [13, 71, 11, 10] },
  { hazardId: 60, registrationTids: [13, 62, 14, 11, 10] },
  { hazardId: 70, registrationTids: [51, 50, 13, 11, 10] },
];

export function formsOf(hazardId: number): readonly number[] {
  return hazardForms.find((forms) => forms.hazardId === hazardId)?.registrationTids ?? [];
}

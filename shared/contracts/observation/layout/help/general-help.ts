import type { FieldHelp } from '../layout-notation.ts';

/** What is meant by the members of every hazard, for who asks. */
export const generalHelp: FieldHelp = {
  DangerObs: {
    DangerSignTID: [
      'Flere kan velges. Velg bare det du selv så eller hørte.',
      'Several can be chosen. Choose only what you saw or heard yourself.',
    ],
    Comment: [
      'Høyde, himmelretning, hvor mye: det andre trenger for å finne det igjen.',
      'Height, aspect, how much: what others need to find it again.',
    ],
  },
  Incident: {
    ActivityInfluencedTID: ['Hva de som ble rammet, holdt på med.', 'What those who were hit were doing.'],
    DamageExtentTID: ['Det alvorligste som skjedde.', 'The worst that happened.'],
    IncidentHeader: ['Noen få ord: hva og hvor.', 'A few words: what and where.'],
    IncidentText: [
      'Hva skjedde, i hvilken rekkefølge, og hvordan gikk det? Ingen navn.',
      'What happened, in what order, and how did it end? No names.',
    ],
    IncidentIngress: [
      'To eller tre setninger for den som ikke leser resten.',
      'Two or three sentences for who does not read the rest.',
    ],
    DtEndTime: ['Når hendelsen var over.', 'When the incident was over.'],
    ForecastAccurateTID: ['Stemte varselet der og da?', 'Was the forecast right there and then?'],
    SensitiveText: ['Bare for dem som gransker hendelsen.', 'Only for those who look into the incident.'],
  },
  GeneralObservation: {
    ObsComment: [
      'Alt som ikke har et felt i et annet skjema.',
      'Everything that has no field in another form.',
    ],
    ObsHeader: ['Noen få ord som andre leser først.', 'A few words that others read first.'],
  },
  WebAddress: {
    UrlLine: ['Hele adressen, med https:// foran.', 'The whole address, with https:// in front.'],
    UrlDescription: ['Hva den som følger lenken, får se.', 'What who follows the link will see.'],
  },
};

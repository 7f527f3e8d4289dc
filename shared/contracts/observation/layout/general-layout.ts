import type { generalForms } from '../forms/general-forms.ts';
import type { LayoutOf } from './layout-notation.ts';

/** No danger sign was seen: of snow, soil, water, ice. */
const NONE_SEEN = [1, 201, 601, 701];

export const generalLayout: LayoutOf<typeof generalForms> = {
  DangerObs: {
    DangerSignTID: ['Faretegn', 'Danger sign', { need: 'must', choosesItems: { alone: NONE_SEEN } }],
    Comment: [
      'Hvor, og hva så du?',
      'Where, and what did you see?',
      {
        isLong: true,
        named: { when: ['DangerSignTID', NONE_SEEN], names: ['Hvor så du etter?', 'Where did you look?'] },
      },
    ],
    GeoHazardTID: 'none',
    DangerObsID: 'none',
  },
  Incident: {
    ActivityInfluencedTID: ['Aktivitet', 'Activity', { need: 'should' }],
    DamageExtentTID: ['Skadeomfang', 'Extent of damage', { need: 'should' }],
    IncidentHeader: ['Overskrift', 'Heading'],
    IncidentText: ['Hva skjedde?', 'What happened?', { need: 'should', isLong: true }],
    IncidentIngress: ['Ingress', 'Lead', { isLong: true, isMore: true }],
    DtEndTime: ['Slutt', 'End', { isMore: true }],
    ForecastAccurateTID: ['Varselet', 'The forecast', { isMore: true }],
    SensitiveText: [
      'Følsomme opplysninger',
      'Sensitive information',
      {
        isLong: true,
        isMore: true,
        note: [
          'Registreres, men vises og eksporteres aldri.',
          'Registered, but never shown and never exported.',
        ],
      },
    ],
    IncidentURLs: ['Lenker', 'Links', { isMore: true }],
    GeoHazardTID: 'none',
    Comment: 'none',
  },
  GeneralObservation: {
    ObsComment: ['Notat', 'Note', { need: 'must', isLong: true }],
    ObsHeader: ['Overskrift', 'Heading', { isMore: true }],
    Urls: ['Lenker', 'Links', { isMore: true }],
    GeoHazardTID: 'none',
    Comment: 'none',
  },
  WebAddress: {
    UrlLine: ['Adresse', 'Address', { need: 'must' }],
    UrlDescription: ['Hva den viser', 'What it shows'],
  },
  Picture: {
    RegistrationTID: ['Hører til', 'Belongs to', { need: 'must' }],
    PictureComment: ['Bildetekst', 'Caption'],
    Photographer: ['Fotograf', 'Photographer', { need: 'should' }],
    Copyright: ['Rettigheter', 'Copyright'],
    Aspect: ['Retning', 'Direction', { isMore: true, isDirection: true }],
    PictureImageBase64: 'none',
    GeoHazardTID: 'none',
  },
};

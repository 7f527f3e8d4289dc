// Forms of every hazard. Members as the service spells them; units and limits as on the wire.

import type { TypeTable } from '../../../schema/notation.ts';

export const generalForms = {
  DangerObs: {
    doc: 'Danger sign.',
    fields: {
      DangerSignTID: ['int?', 'Danger sign.', { lookup: '*_DangerSignKDV' }],
      Comment: ['string?', 'Comment: area word may stand in front.', { maxLength: 1024 }],
      GeoHazardTID: ['int?', 'Geo hazard.', { lookup: 'GeoHazardKDV' }],
      DangerObsID: ['int?', 'Danger obs id: counts from 0.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  Incident: {
    doc: 'Incident.',
    fields: {
      ActivityInfluencedTID: ['int?', 'Activity influenced.', { lookup: '*_ActivityInfluencedKDV' }],
      DamageExtentTID: ['int?', 'Damage extent.', { lookup: 'DamageExtentKDV' }],
      ForecastAccurateTID: ['int?', 'Forecast accurate.', { lookup: 'ForecastAccurateKDV' }],
      DtEndTime: ['dateTime?', 'Time of end time.'],
      IncidentHeader: ['string?', 'Incident header.', { maxLength: 1024 }],
      IncidentIngress: ['string?', 'Incident ingress.', { maxLength: 4000 }],
      IncidentText: [
        'string?',
        'Incident text: sent as empty text where only others are filled.',
        { maxLength: 4000 },
      ],
      SensitiveText: [
        'string?',
        'Sensitive text: sent, never returned, never exported.',
        { maxLength: 4000, isPrivate: true },
      ],
      GeoHazardTID: ['int?', 'Geo hazard.', { lookup: 'GeoHazardKDV' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      IncidentURLs: ['WebAddress[]?', 'Links.', { writtenAs: 'Urls' }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  GeneralObservation: {
    doc: 'Notes.',
    fields: {
      ObsHeader: ['string?', 'Obs header.', { maxLength: 1024 }],
      ObsComment: ['string?', 'Obs comment.', { maxLength: 4000 }],
      GeoHazardTID: ['int?', 'Geo hazard.', { lookup: 'GeoHazardKDV' }],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      Urls: ['WebAddress[]?', 'Links.'],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
  WebAddress: {
    doc: 'A link.',
    fields: {
      UrlLine: ['string?', 'The address.', { maxLength: 1024 }],
      UrlDescription: ['string?', 'What it leads to.', { maxLength: 1024 }],
    },
  },
  Picture: {
    doc: 'Picture.',
    fields: {
      RegistrationTID: ['int?', 'Registration: text or number.', { lookup: 'RegistrationKDV' }],
      PictureImageBase64: ['string?', 'The picture, as a data URI or bare base64.', { isPrivate: true }],
      PictureComment: [
        'string?',
        'Picture comment: returned as Comment.',
        { maxLength: 1024, writtenAs: 'Comment' },
      ],
      Photographer: ['string?', 'Photographer.', { maxLength: 250 }],
      Copyright: ['string?', 'Copyright.', { maxLength: 250 }],
      Aspect: [
        'int?',
        'Aspect: from EXIF where it is there; −1 unknown.',
        { unit: '°', least: -1, most: 359 },
      ],
      GeoHazardTID: ['int?', 'Geo hazard.', { lookup: 'GeoHazardKDV' }],
      UsageFlagTID: ['int?', 'Flag of moderation.', { lookup: 'UsageFlagKDV' }],
    },
  },
} as const satisfies TypeTable;

import type { TypeTable } from '../../schema/notation.ts';

/** What the operations that clients of version 3 also call take and answer. */
export const clientTypes = {
  ObserverAccount: {
    doc: 'Who logged in.',
    fields: {
      Guid: ['string', 'What registrations name the observer by.'],
      Id: ['int', 'What searches name the observer by.'],
      Nick: ['string', 'The name.'],
      ObserverGroup: ['ObserverGroup[]', 'The groups that the observer registered for.'],
    },
  },
  ObserverGroup: {
    doc: 'A group of observers.',
    fields: {
      Id: ['int', 'Its number.'],
      Name: ['string', 'Its name; empty where only its number is known.'],
    },
  },
  ObserverGroups: {
    doc: 'The groups of an observer.',
    fields: { Data: ['json', 'Names by number.'] },
  },
  KnownPlace: {
    doc: 'A place of earlier registrations.',
    fields: {
      Id: ['long', 'What a registration names it by (ObsLocationId).'],
      Name: ['string|nil', 'Its name.'],
      Distance: ['int', 'From the point that was asked for, m.'],
      LatLngObject: ['LatLngObject', 'Where it is.'],
      GeoHazardId: ['int', 'Hazard of its newest registration.'],
      ObserverNickName: ['string', 'Observer of that.'],
      ObserverGroupName: ['string|nil', 'Group of that.'],
      ObserverGroupId: ['int', 'Group of that; 0 for none.'],
    },
  },
  LatLngObject: {
    doc: 'A position in WGS 84.',
    fields: {
      Latitude: ['double', 'Latitude.', { unit: '°' }],
      Longitude: ['double', 'Longitude.', { unit: '°' }],
    },
  },
  PlaceName: {
    doc: 'What a position is called.',
    fields: { Data: ['json', 'Navn: nearest town of the base map; Fylke: the county; both null abroad.'] },
  },
  HelpText: {
    doc: 'Help for a form.',
    fields: {
      ApplicationId: ['int', '1, this service.'],
      RegistrationTID: ['int', 'Type of the form.'],
      GeoHazardTID: ['int', 'The hazard.'],
      LangKey: ['int', '1 Norwegian, 2 English.'],
      Text: ['string', 'What is written into the form.'],
    },
  },
  Trip: {
    doc: 'That an observer is on the way. POST begins a trip, PUT with the same DeviceGuid ends it.',
    fields: {
      DeviceGuid: ['string', 'The device: it has one trip at a time.', { format: 'guid' }],
      GeoHazardID: ['int?', 'The hazard.', { lookup: 'GeoHazardKDV' }],
      ObserverGuid: ['string?', 'The observer.', { format: 'guid' }],
      TripTypeID: ['int?', 'Kind of trip.'],
      ObservationExpectedMinutes: ['int?', 'Minutes after midnight when the observation is expected.'],
      Comment: ['string?', 'Comment.', { maxLength: 1024 }],
      Lat: ['double?', 'Latitude.', { unit: '°', least: -90, most: 90, isBounded: true }],
      Lng: ['double?', 'Longitude.', { unit: '°', least: -180, most: 180, isBounded: true }],
    },
  },
  TripAnswer: {
    doc: 'That it is kept.',
    fields: { DeviceGuid: ['string', 'The device.'], IsUnderWay: ['boolean', 'Whether its trip goes on.'] },
  },
} as const satisfies TypeTable;

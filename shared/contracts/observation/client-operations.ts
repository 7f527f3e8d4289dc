// Operations that no specification describes and that clients of version 3 call all the same.

import type { JsonOperationTable } from '../json-service.ts';

const MAX_BODY_BYTES = 1024 * 1024;

const login = {
  doc: 'The observer of a name: any name and any password, for there are no accounts here. The same name is the same observer.',
  path: 'Account/Login',
  input: {},
  rows: 'ObserverAccount',
  headers: { authorization: 'Basic, name and password. The password is neither looked at nor kept.' },
} as const;

const position = {
  latitude: ['double', 'Latitude, WGS 84.', { unit: '°', least: -90, most: 90, isBounded: true }],
  longitude: ['double', 'Longitude, WGS 84.', { unit: '°', least: -180, most: 180, isBounded: true }],
} as const;

const trip = {
  path: 'trip',
  input: {},
  rows: 'TripAnswer',
  needsToken: true,
  body: {
    type: 'Trip',
    limitBytes: MAX_BODY_BYTES,
    sample: { DeviceGuid: '00000000-0000-4000-8000-000000000004', GeoHazardID: 10 },
  },
} as const;

export const clientOperations = {
  Login: { ...login, method: 'POST' },
  LoginByGet: { ...login, method: 'GET' },
  GetObserverGroups: {
    doc: 'The groups that an observer registered for.',
    method: 'GET',
    path: 'Account/GetObserverGroups',
    input: { guid: ['string', 'The observer.', { format: 'guid' }] },
    rows: 'ObserverGroups',
  },
  PlacesWithinRadius: {
    doc: 'Places of earlier registrations near a point, nearest first: of ice those of everybody, else those of the observer who asks.',
    method: 'GET',
    path: 'Location/WithinRadius',
    input: {
      ...position,
      radius: ['double', 'Radius.', { unit: 'm', least: 0, isBounded: true }],
      geoHazardTypeIds: ['int[]?', 'Hazards, between commas or one by one.', { readAs: ['geoHazardId'] }],
      returnCount: ['int?', 'How many are answered: 100 where it is absent.', { least: 0, isBounded: true }],
      observerGuid: ['string?', 'Who asks; without it the places of everybody.', { format: 'guid' }],
    },
    rows: 'KnownPlace',
    answersList: true,
  },
  GetName: {
    doc: 'What a position is called.',
    method: 'GET',
    path: 'Location/GetName',
    input: { ...position, geoHazardId: ['int?', 'The hazard; it changes nothing.'] },
    rows: 'PlaceName',
  },
  Helptext: {
    doc: 'Help for every form, in both languages.',
    method: 'GET',
    path: 'Helptext',
    input: {},
    rows: 'HelpText',
    answersList: true,
    runsInHost: true,
  },
  BeginTrip: { ...trip, doc: 'Keeps that an observer is on the way.', method: 'POST' },
  EndTrip: { ...trip, doc: 'Keeps that the trip of a device has ended.', method: 'PUT' },
} as const satisfies JsonOperationTable;

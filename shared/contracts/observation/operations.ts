import type { JsonOperationTable } from '../json-service.ts';
import { clientOperations } from './client-operations.ts';

const MAX_REGISTRATION_BYTES = 64 * 1024 * 1024;
const MAX_CRITERIA_BYTES = 1024 * 1024;

const TOKEN_HEADERS = {
  obs_apptoken: 'The token that the app issued (Settings). The public service calls it regObs_apptoken.',
  regobs_apptoken: 'The same by the name of the public service.',
} as const;

/** As short as a registration can be. */
const SAMPLE_REGISTRATION = {
  Id: '00000000-0000-4000-8000-000000000003',
  GeoHazardTID: 10,
  ObserverGuid: '00000000-0000-4000-8000-000000000002',
  DtObsTime: '2024-03-01T12:00:00Z',
  ObsLocation: { Latitude: 61.1, Longitude: 7.5, Uncertainty: 20, UTMSourceTID: 40 },
  DangerObs: [{ DangerSignTID: 3, Comment: 'Whumpf on the way up' }],
};

const langkey = ['int?', '1 Norwegian, 2 English.'] as const;

const insert = {
  doc: 'Takes in a registration. The same Id again is answered with 409, and one is kept.',
  method: 'POST',
  input: {},
  rows: 'InsertAnswer',
  headers: TOKEN_HEADERS,
  needsToken: true,
} as const;

const search = {
  method: 'POST',
  input: {},
  rows: 'SearchResult',
  body: {
    type: 'SearchCriteria',
    limitBytes: MAX_CRITERIA_BYTES,
    sample: { NumberOfRecords: 5, LangKey: 2 },
  },
} as const;

const lookups = {
  doc: 'The lookup tables whose ids fill the members that end in TID.',
  method: 'GET',
  input: { langkey },
  rows: 'LookupAnswer',
  runsInHost: true,
} as const;

/** The operations of the service (specification 2, "Endpoints"), and those that clients of version 3 also call. */
export const observationOperations = {
  Insert: {
    ...insert,
    path: 'Registration/Insert',
    body: {
      type: 'Registration',
      limitBytes: MAX_REGISTRATION_BYTES,
      holdsPictures: true,
      sample: SAMPLE_REGISTRATION,
    },
  },
  InsertList: {
    ...insert,
    doc: 'Takes in registrations as clients of version 3.0.6 send them: `{"Registrations": […]}`.',
    path: 'registration',
    versions: ['3.0.6'],
    body: {
      type: 'Registrations',
      limitBytes: MAX_REGISTRATION_BYTES,
      holdsPictures: true,
      sample: { Registrations: [SAMPLE_REGISTRATION] },
    },
  },
  RegistrationObject: {
    doc: 'A registration with every member filled in. With a new Id it can be posted back.',
    method: 'GET',
    path: 'Help/RegistrationObject',
    input: {},
    rows: 'Registration',
    runsInHost: true,
  },
  All: { ...search, doc: 'Registrations by any criteria, newest observation first.', path: 'Search/All' },
  Rss: {
    ...search,
    doc: 'The same for one hazard (geoHazard; 0 for every one).',
    path: 'Search/Rss',
    input: { geoHazard: ['int?', 'The hazard.'] },
  },
  Avalanche: { ...search, doc: 'The same for snow.', path: 'Search/Avalanche' },
  WithinRadius: {
    ...search,
    doc: 'Registrations within a radius of a point, newest observation first.',
    path: 'Search/WithinRadius',
    body: {
      type: 'RadiusCriteria',
      limitBytes: MAX_CRITERIA_BYTES,
      sample: { Latitude: 60.4, Longitude: 9.7, Radius: 50_000, ReturnCount: 5, LangKey: 2 },
    },
  },
  Image: {
    doc: 'A picture of an observation: size `orginal`, spelt so, is byte for byte what came; `large` and `medium` are JPEG, upright, their long side 1800 and 600 pixels at most.',
    method: 'GET',
    path: 'Image/{size}/{pictureId}',
    input: {},
    rows: 'Picture',
    mediaType: 'image/*',
  },
  SearchCriteria: {
    doc: 'The values that registrations of a hazard are searched by.',
    method: 'GET',
    path: 'Search/SearchCriteria',
    input: { geohazard: ['int', '10 snow, 20 soil, 60 water, 70 ice.'], langkey },
    rows: 'CriteriaAnswer',
    runsInHost: true,
  },
  GetKdvs: { ...lookups, path: 'KdvElements/GetKdvs' },
  GetKdvElements: {
    ...lookups,
    doc: 'The lookup tables as clients of versions before 3.2 ask for them.',
    path: 'kdvelements',
    versions: ['3.0.6', '3.1.0'],
  },
  ...clientOperations,
} as const satisfies JsonOperationTable;

export type ObservationOperation = keyof typeof observationOperations;

import type { TypeTable } from '../../schema/notation.ts';

/** What is searched by, and what is answered. Times of criteria without a zone are Norwegian time. */
export const searchTypes = {
  TypeCriterion: {
    doc: 'A registration type with kinds of it, or a group with types of it.',
    fields: {
      Id: ['int?', 'Id of the type or group.'],
      SubTypes: ['int|nil[]?', 'Of a group its types, of landslides (71) their kinds; without Id types.'],
    },
  },
  SearchCriteria: {
    doc: 'The criteria of Search/All: all of them must hold, and of a list one value.',
    fields: {
      RegId: ['long?', 'One registration.'],
      LangKey: ['int?', '1 Norwegian, 2 English.'],
      LocationId: ['long?', 'Registrations of a location.'],
      SelectedRegions: ['int|nil[]?', 'Forecast regions.'],
      ObserverId: ['int?', 'The observer.'],
      ObserverGuid: ['string?', 'The observer.', { format: 'guid' }],
      ObserverNickName: ['string?', 'A part of the name of the observer, in any case.'],
      ObserverCompetence: ['int|nil[]?', 'Competence levels (CompetenceLevelKDV).'],
      GroupId: ['int?', 'The group of observers.'],
      FromDate: ['string?', 'From this time of observation on.', { format: 'time' }],
      ToDate: [
        'string?',
        'To this time of observation, itself included; a date includes the day.',
        { format: 'time' },
      ],
      SelectedGeoHazards: [
        'int|nil[]?',
        'Hazards (GeoHazardKDV).',
        { readAs: ['GeoHazardId', 'GeoHazards'] },
      ],
      SelectedRegistrationTypes: ['TypeCriterion[]?', 'Types of registrations.'],
      TextSearch: ['string?', 'Text that a person wrote, in any case.'],
      NumberOfRecords: [
        'int?',
        'How many are answered: 100 where it is absent, 10,000 at most.',
        { readAs: ['ReturnCount'] },
      ],
      Offset: ['int?', 'Where the answer begins in the whole result.'],
    },
  },
  RadiusCriteria: {
    doc: 'The criteria of Search/WithinRadius.',
    fields: {
      GeoHazards: [
        'int|nil[]?',
        'Hazards (GeoHazardKDV).',
        { readAs: ['GeoHazardId', 'SelectedGeoHazards'] },
      ],
      LangKey: ['int?', '1 Norwegian, 2 English.'],
      FromDate: ['string?', 'From this time of observation on.', { format: 'time' }],
      ToDate: [
        'string?',
        'To this time of observation, itself included; a date includes the day.',
        { format: 'time' },
      ],
      Latitude: [
        'double',
        'Latitude of the search point, WGS 84.',
        { unit: '°', least: -90, most: 90, isBounded: true },
      ],
      Longitude: [
        'double',
        'Longitude of the search point, WGS 84.',
        { unit: '°', least: -180, most: 180, isBounded: true },
      ],
      Radius: ['double', 'Radius.', { unit: 'm', least: 0, isBounded: true }],
      ReturnCount: [
        'int?',
        'How many are answered: 100 where it is absent, 10,000 at most.',
        { readAs: ['NumberOfRecords'] },
      ],
      Offset: ['int?', 'Where the answer begins in the whole result.'],
    },
  },
  Registrations: {
    doc: 'What version 3.0.6 posts.',
    fields: { Registrations: ['Registration[]', 'The registrations.'] },
  },
  RegistrationEntry: {
    doc: 'One form of a registration.',
    fields: {
      RegistrationTid: ['int', 'Type of the form.'],
      RegistrationName: ['string', 'Its name.'],
      TypicalValue1: ['string|nil', 'Summary of some of its values.'],
      TypicalValue2: ['string|nil', 'Summary of others.'],
      FullObject: ['json', 'All its values.'],
    },
  },
  ResultItem: {
    doc: 'A registration that was found. Times are Norwegian, without zone.',
    fields: {
      RegId: ['long', 'Its number here.'],
      DtObsTime: ['string', 'When it was seen.'],
      DtRegTime: ['string', 'When it was registered.'],
      DtChangeTime: ['string', 'When it was changed.'],
      MunicipalNo: ['string|nil', 'Number of the municipality.'],
      MunicipalName: ['string|nil', 'Name of the municipality.'],
      ForecastRegionTid: ['int', 'Forecast region.'],
      ForecastRegionName: ['string', 'Its name.'],
      LocationId: ['long', 'Location.'],
      LocationName: ['string|nil', 'Its name.'],
      ObserverGroupId: ['int', 'Group of observers; 0 for none.'],
      ObserverGroupName: ['string|nil', 'Its name.'],
      NickName: ['string', 'Name of the observer.'],
      ObserverId: ['int', 'Number of the observer.'],
      CompetenceLevelTid: ['int', 'Competence of the observer.'],
      CompetenceLevelName: ['string', 'Its stars.'],
      SourceTid: ['int', 'How the observer knows.'],
      SourceName: ['string', 'The same in words.'],
      GeoHazardTid: ['int', 'Hazard.'],
      GeoHazardName: ['string', 'Its name.'],
      UtmZone: ['int|nil', '33.'],
      UtmEast: ['int|nil', 'Easting, m.'],
      UtmNorth: ['int|nil', 'Northing, m.'],
      Latitude: ['double|nil', 'WGS 84.'],
      Longitude: ['double|nil', 'WGS 84.'],
      LangKey: ['int', 'Language of the texts.'],
      Registrations: ['RegistrationEntry[]', 'The forms.'],
      Pictures: ['RegistrationEntry[]', 'The pictures.'],
    },
  },
  SearchResult: {
    doc: 'A page of what was found, newest observation first.',
    fields: {
      Offset: ['int', 'Where the page begins in the whole result.'],
      ResultsInPage: ['int', 'Registrations in the page.'],
      TotalMatches: ['int', 'Registrations in the whole result.'],
      Results: ['ResultItem[]', 'The registrations.'],
    },
  },
  InsertAnswer: {
    doc: 'What was taken in.',
    fields: { RegId: ['long', 'The number of the registration here.'] },
  },
  CriteriaAnswer: {
    doc: 'The values that a hazard is searched by.',
    fields: {
      ForecastRegions: ['json', 'Id, Text, SortOrder, IsRegionForGrouping, SubRegions.'],
      RegistrationTypes: ['json', 'Id, Name, SubTypes, SortOrder.'],
      ObserverCompetenceLevels: ['json', 'Id, Name, Description, SortOrder.'],
    },
  },
  LookupAnswer: {
    doc: 'The lookup tables.',
    fields: {
      KdvRepositories: ['json', 'By name of table: Id, Name, Description.'],
      ViewRepositories: ['json', 'AvalancheProblemMenu3V: which avalanche types each weak layer has.'],
    },
  },
} as const satisfies TypeTable;

import type { TypeTable, ValueOf } from '../../schema/notation.ts';
import { REGISTER_IDS, TABLE_REGISTERS } from '../energy/registers.ts';
import { boundaryTypes } from './boundary-types.ts';
import { deliveryTypes } from './delivery-types.ts';
import { mapExportTypes } from './map-export-types.ts';
import { pullTypes } from './pull-types.ts';

/** The values that cross between Varde's own processes. The same notation and codec as the services. */
export const bridgeTypes = {
  Nothing: { doc: 'An answer that says only: done.', fields: {} },
  ...deliveryTypes,
  ...pullTypes,
  ...boundaryTypes,

  // HTTP over the bridge: the envelope that the host passes to the data window and back.
  HttpHeader: { fields: { name: ['string', 'In lower case.'], value: 'string' } },
  RequestTargetKind: {
    values: {
      operation: 'An operation of a JSON service.',
      base: 'A JSON service itself.',
      soap: 'The map service, or the catalog above it.',
      output: 'A result that the map service keeps for its client.',
      'wrong-method': 'One of these, by a method that it does not take.',
      nothing: 'A path below a service at which there is nothing.',
    },
  },
  PathParameter: { fields: { name: 'string', value: 'string' } },
  RequestTarget: {
    doc: 'What a request asks for, as its method and path say.',
    fields: {
      kind: 'RequestTargetKind',
      service: ['string', 'Its id.'],
      base: ['string', 'The path of the service that was used, as the contracts write it.'],
      version: 'string',
      name: ['string', 'Of an operation its name, of a result the name of its file.'],
      parameters: 'PathParameter[]',
      methods: ['string[]', 'Of a wrong method: the right ones.'],
    },
  },
  HttpRequest: {
    fields: {
      target: 'RequestTarget',
      method: 'string',
      path: ['string', 'Path as sent, still percent-encoded.'],
      query: ['string', 'Without the question mark.'],
      headers: 'HttpHeader[]',
      body: 'base64Binary',
      pictures: ['string[]?', 'The pictures that were cut out of the body, which names them: their SHA-256.'],
      origin: ['string', 'The address that the client used, for descriptions: http://127.0.0.1:36036.'],
    },
  },
  HttpReply: {
    fields: {
      status: 'int',
      headers: 'HttpHeader[]',
      body: 'base64Binary',
      cacheDay: [
        'string?',
        'When the host may keep the reply: until data change or the day in Oslo is no longer this one (yyyy-MM-dd).',
      ],
      isCompressed: ['boolean?', 'The body does not get smaller: the host sends it as it is.'],
    },
  },

  // Registers.
  RegisterId: { values: REGISTER_IDS },
  TableRegister: { values: TABLE_REGISTERS },
  RegisterOrigin: {
    doc: 'Where the rows of a register came from.',
    values: {
      sample: 'The data that ships.',
      file: 'A file of the user.',
      upstream: 'A service, on the request of the user.',
    },
  },
  RegisterStatus: {
    fields: {
      register: 'RegisterId',
      origin: 'RegisterOrigin',
      source: ['string', 'Name of the file or address of the service; empty for the sample.'],
      changedAtMs: ['dateTime', 'When the rows were taken in.'],
      rows: 'int',
      version: ['string', 'Changes with every change of the rows.'],
    },
  },
  RegisterColumns: {
    fields: {
      register: 'RegisterId',
      version: 'string',
      table: ['base64Binary', 'Columns as written by shared/tables/column-codec.'],
    },
  },
  FirstPicture: {
    doc: 'What the first picture of the window is made of, as it was when it was kept.',
    fields: {
      statuses: ['RegisterStatus[]', 'As `registers.status` answered; none where nothing is kept.'],
      columns: ['RegisterColumns[]', 'Of the registers that the picture shows.'],
    },
  },

  // Imports.
  RowChangeKind: { values: ['changed', 'new', 'gone'] },
  RowChange: {
    doc: 'A row that is new, gone or different.',
    fields: {
      kind: 'RowChangeKind',
      key: 'string',
      name: 'string',
      members: ['string[]', 'The members that differ; empty for new and gone rows.'],
    },
  },
  ImportChanges: {
    fields: {
      newRows: 'int',
      goneRows: 'int',
      changedRows: 'int',
      sameRows: 'int',
      examples: ['RowChange[]', 'The first 50 changed, new and gone rows.'],
    },
  },
  RowFault: {
    doc: 'Why a row or a feature cannot be taken: an error of the catalogue, whose details name it.',
    fields: { code: 'string', details: 'json' },
  },
  RowDraft: {
    doc: 'Rows that were read, and what taking them into their register would do.',
    fields: {
      register: 'RegisterId',
      rows: 'int',
      replaces: ['string', 'What of the register they replace: all, in-operation, sample.'],
      separator: ['string?', 'Of a CSV: the character between fields.'],
      decimalSign: ['string?', 'Of a CSV: point or comma.'],
      leftOutRows: ['int', 'Rows that cannot be taken.'],
      leftOut: ['RowFault[]', 'Why, of the first 100.'],
      unmatched: ['string[]', 'Of points: plant numbers that no plant has.'],
      swappedRows: ['int[]', 'Of points: lines whose latitude and longitude look swapped.'],
      outsideRows: ['int[]', 'Of points: other lines that lie outside the Nordic area.'],
      changes: 'ImportChanges',
    },
  },
  ImportDraft: {
    doc: 'A file that was read and waits for a word: rows, layers, or a table of which it has to be said what its columns are.',
    fields: {
      fileId: 'string',
      fileName: 'string',
      bytes: 'long',
      rows: ['RowDraft?', 'Absent of a table until all is known that a row must have.'],
      table: 'TableDraft?',
      layers: 'LayerDraft?',
    },
  },
  TableDraft: {
    doc: 'A table, and what its columns are taken for. It can be said otherwise.',
    fields: {
      reading: 'TableReading',
      examples: ['TableExamples[]', 'By column.'],
      choices: 'TableChoice[]',
    },
  },
  TableReading: {
    doc: 'How the columns of a table are read. A table of the same headings is read so again.',
    fields: {
      register: 'TableRegister',
      headings: 'string[]',
      columns: [
        'string[]',
        'By column the id of the one that it is of the register; empty = it is not taken.',
      ],
    },
  },
  TableExamples: { fields: { values: 'string[]' } },
  TableChoice: {
    doc: 'A register that a table can be read into.',
    fields: {
      register: 'TableRegister',
      columns: ['string[]', 'The ids of those that a table can fill.'],
      required: ['string[]', 'Those without which a row is none.'],
    },
  },
  ImportStage: { values: ['reading', 'storing'] },
  ImportProgress: {
    fields: {
      fileId: 'string',
      stage: 'ImportStage',
      part: ['double', 'From 0 to 1. Rows that are read are compared then.'],
      rows: ['int?', 'Rows that were read and checked.'],
    },
  },
  RowOutcome: {
    fields: { register: 'RegisterId', rows: 'int', changes: 'ImportChanges', version: 'string' },
  },
  ImportOutcome: {
    doc: 'What was made of a file: either rows or layers.',
    fields: {
      rows: 'RowOutcome?',
      layers: 'ImportedLayer[]',
      change: ['int?', 'The number of the change, by which it can be undone.'],
    },
  },
  LayerFileEntry: {
    doc: 'A layer that was made from a kept file, as its file would make it again.',
    fields: {
      layerId: 'int',
      name: 'string',
      mapName: 'string',
      mapWkid: 'int',
      kind: 'LayerShapeKind',
      rows: 'int',
    },
  },
  KeptFile: {
    doc: 'A file in imports/: a register or layers can be rebuilt from it.',
    fields: {
      fileId: 'string',
      fileName: 'string',
      origin: 'RegisterOrigin',
      source: ['string', 'Name of the file or address of the service.'],
      sha256: 'string',
      bytes: 'long',
      keptAtMs: 'dateTime',
      isCommitted: ['boolean', 'False until its rows or layers stand.'],
      register: ['RegisterId?', 'Whose rows stand in it.'],
      choices: ['RowChoices?', 'Of rows: how they were taken; absent = in place of those that stood.'],
      edition: [
        'string[]?',
        'Of rows: the kept files that made the register what it was after this one, in the order of taking; absent = this one.',
      ],
      layers: 'LayerFileEntry[]',
    },
  },
  RowChoices: {
    doc: 'What a person chose when rows were taken into their register.',
    fields: {
      isMerged: [
        'boolean',
        'Rows are put over those of the same key, and the others stay. Of a register that holds the sample it says nothing.',
      ],
      table: ['TableReading?', 'Of a table of a register: what its columns are.'],
    },
  },
  PresentEdition: {
    fields: {
      register: 'RegisterId',
      edition: ['string', 'The id of a kept file, `sample` for the rows that ship, `none` for no rows.'],
    },
  },
  RegisterEdition: {
    doc: 'What a register was after one of its kept files, or as it ships. It can stand again.',
    fields: {
      register: 'RegisterId',
      edition: ['string', 'The id of a kept file, or `sample`.'],
      fileName: ['string?', 'Absent = the sample.'],
      keptAtMs: 'dateTime?',
      bytes: 'long?',
      isPresent: 'boolean',
    },
  },
  KeptFiles: {
    fields: {
      files: ['KeptFile[]', 'Oldest first.'],
      present: [
        'PresentEdition[]',
        'What stands in registers; absent = the newest kept file, or what ships.',
      ],
      removedLayerIds: 'int[]',
    },
  },

  // Imported layers.
  LayerShapeKind: { values: ['point', 'multipoint', 'polyline', 'polygon'] },
  LayerValueType: {
    doc: 'The narrowest that holds all values of a property.',
    values: ['integer', 'double', 'boolean', 'date', 'text'],
  },
  LayerField: {
    fields: {
      name: 'string',
      type: 'LayerValueType',
      length: ['int', 'Of text: the most characters that a value has; else 0.'],
    },
  },
  LayerMapSystem: { fields: { wkid: 'int', name: 'string' } },
  DraftLayer: {
    doc: 'What of a file that was read would become a layer: its shapes of one kind.',
    fields: {
      name: 'string',
      kind: 'LayerShapeKind',
      rows: 'int',
      withoutShape: 'int',
      fields: 'LayerField[]',
    },
  },
  LayerDraft: {
    fields: {
      system: 'LayerMapSystem',
      layers: 'DraftLayer[]',
      mapName: ['string', 'A free name for a new map.'],
      maps: ['string[]', 'The maps that the layers can go to.'],
      splitCount: ['int', 'Features with shapes of several families, whose parts go to several layers.'],
      swappedCount: [
        'int',
        'Features that would lie in the Nordic area with latitude and longitude swapped.',
      ],
      exactNames: [
        'string[]',
        'Properties with whole numbers that no double holds: kept as text, digit by digit.',
      ],
      leftOutFeatures: ['int', 'Features, or lines of a table of places, that cannot be taken.'],
      leftOut: ['RowFault[]', 'Why, of the first 100.'],
    },
  },
  LayerState: {
    values: {
      ready: 'Is served.',
      restoring: 'Is taken from its file again, because the store was lost.',
      lost: 'Its file cannot be read again; the log has the reason.',
    },
  },
  ImportedLayer: {
    fields: {
      layerId: 'int',
      name: 'string',
      mapName: 'string',
      kind: 'LayerShapeKind',
      rows: 'int',
      fileName: 'string',
      importedAtMs: 'dateTime',
      state: 'LayerState',
    },
  },
  LayerTile: {
    fields: {
      tile: [
        'base64Binary',
        'A Mapbox Vector Tile with the shapes as `shapes`, each under its OBJECTID; empty = nothing lies here.',
      ],
      isThinned: [
        'boolean',
        'Whether of shapes too many to be seen apart one stands for several; its `count` says how many.',
      ],
    },
  },
  DegreeBounds: {
    doc: 'Degrees, WGS 84.',
    fields: { west: 'double', south: 'double', east: 'double', north: 'double' },
  },
  LayerFeatureValue: {
    fields: {
      name: 'string',
      type: 'LayerValueType',
      value: ['json', 'A number, a text or null; of dates milliseconds since 1970, UTC.'],
    },
  },
  LayerFeature: {
    fields: {
      objectId: 'int',
      title: ['string?', 'The value of the field that stands for a feature; absent where it has none.'],
      values: ['LayerFeatureValue[]', 'In the order of the fields.'],
    },
  },

  // Things that a person made.
  // What a person made: kept in the journal before any store.
  ThingName: {
    fields: {
      kind: ['string', 'What it is: view, …'],
      id: ['string', 'Unique among things of its kind.'],
    },
  },
  ChangePut: {
    fields: {
      kind: 'string',
      id: 'string',
      value: ['json', 'The thing as it is from now on.'],
      files: [
        'string[]',
        'SHA-256 of the binary files that belong to it, such as pictures: they stand apart.',
      ],
    },
  },
  Change: {
    doc: 'What one act did. It is kept and undone as a whole.',
    fields: {
      atMs: 'dateTime',
      who: [
        'string',
        'user: the person at this machine. varde: the program itself. Empty: not known any more.',
      ],
      why: ['string', 'The operation that did it, for example views.save.'],
      puts: 'ChangePut[]',
      deletes: 'ThingName[]',
    },
  },
  ChangeNumber: { fields: { number: ['int', 'Counts up by one with every change.'] } },
  JournalThing: {
    doc: 'The last state of a thing.',
    fields: {
      kind: 'string',
      id: 'string',
      value: ['json', 'null where it was removed.'],
      files: ['string[]', 'SHA-256 of its binary files.'],
      number: ['int', 'Of the change that made it so.'],
      atMs: 'dateTime',
      isGone: ['boolean', 'It was removed.'],
    },
  },
  JournalPage: {
    fields: {
      things: 'JournalThing[]',
      next: ['int?', 'The last change of this page, where more follow.'],
    },
  },
  JournalStatus: {
    fields: {
      lastNumber: ['int', 'Of the last change; 0 where there is none.'],
      isWhole: ['boolean', 'No line is damaged or missing, as far as the journal itself can tell.'],
    },
  },
  SavedView: {
    fields: {
      viewId: 'string',
      name: 'string',
      register: 'RegisterId',
      query: ['string', 'The text after the register in varde:plants?…'],
      savedAtMs: 'dateTime',
    },
  },

  // Observations.
  AppToken: {
    doc: 'What lets a program register observations.',
    fields: {
      tokenId: 'string',
      name: ['string', 'What the person called it.'],
      token: 'string',
      issuedAtMs: 'dateTime',
      isRevoked: 'boolean',
    },
  },
  DraftTime: {
    doc: 'When something was seen, as the person said it.',
    fields: {
      instantMs: 'dateTime',
      offsetMinutes: ['int', 'How far the clock was ahead of UTC.'],
      zone: ['string', 'Name in the time zone database.'],
    },
  },
  GpsFix: {
    doc: 'Where this machine is, by its receiver.',
    fields: {
      latitude: ['double', 'Degrees, WGS 84.'],
      longitude: 'double',
      accuracyM: ['double', 'How far off it may be.'],
      isAccuracyGuessed: ['boolean', 'By how the satellites lie: the receiver did not tell.'],
      atMs: ['dateTime', 'By the clock of the satellites.'],
      satellites: ['int?', 'How many it was made of, where the receiver told.'],
    },
  },
  ScaledPicture: {
    doc: 'A JPEG, upright.',
    fields: { bytes: 'base64Binary', widthPx: 'int', heightPx: 'int' },
  },
  SentPicture: {
    doc: 'A picture as it is sent. It lies beside the draft, too.',
    fields: { sha256: 'string', bytes: 'long', widthPx: 'int', heightPx: 'int' },
  },
  TakenPicture: {
    doc: 'What the camera wrote into a picture.',
    fields: {
      clock: ['string?', 'What its clock said: 2026-02-14T12:30:00.'],
      offsetMinutes: ['int?', 'How far that clock was ahead of UTC, where the camera told it.'],
      latitude: ['double?', 'Degrees, WGS 84.'],
      longitude: 'double?',
      directionDeg: ['double?', 'Where it looked: degrees from north, clockwise.'],
      isMagnetic: ['boolean?', 'The direction is from magnetic north.'],
      isCut: ['boolean?', 'The file ends before its picture does.'],
    },
  },
  PreparedPicture: { fields: { sent: 'SentPicture', taken: 'TakenPicture' } },
  DraftPicture: {
    doc: 'A picture that lies beside the draft, as it came.',
    fields: {
      sha256: 'string',
      fileName: 'string',
      bytes: 'long',
      caption: 'string',
      photographer: 'string',
      copyright: 'string',
      registrationTid: ['int', 'The form that it belongs to, an id in RegistrationKDV.'],
      aspect: ['int?', 'Where it looks: degrees from north, clockwise.'],
      sent: ['SentPicture?', 'Absent: not prepared yet, or it cannot be.'],
      taken: 'TakenPicture?',
    },
  },
  DraftContent: {
    doc: 'What a person has written of an observation.',
    fields: {
      observer: ['string', 'Name of the observer.'],
      observedAt: 'DraftTime?',
      placeText: ['string', 'Coordinates as they were typed.'],
      registration: ['json', 'The members of the registration but time, observer and pictures.'],
      pictures: 'DraftPicture[]',
    },
  },
  DraftState: {
    values: {
      draft: 'Being written.',
      waiting: 'Saved, and not yet in the service.',
      attention: 'Saved, and refused by the service.',
      removed: 'In the wastebasket.',
    },
  },
  Draft: {
    fields: {
      draftId: ['string', 'A GUID: the Id of the registration.'],
      state: 'DraftState',
      keptAtMs: 'dateTime',
      content: 'DraftContent',
      faults: ['json', 'What the service refused: sentences by path. Empty else.'],
      targetId: ['string?', 'Where it is delivered to; absent: to the service of this Varde.'],
    },
  },
  DraftList: {
    fields: {
      drafts: ['Draft[]', 'The one last written first.'],
      unreadable: ['string[]', 'Folders whose draft cannot be read.'],
    },
  },
  RegisterOutcome: {
    fields: {
      regId: ['long?', 'Absent where it was refused.'],
      faults: ['json', 'Why it was refused: sentences by path.'],
    },
  },
  ObservationSource: {
    doc: 'The target that a registration was fetched from.',
    fields: {
      targetId: 'string',
      targetName: 'string',
      asOfMs: ['dateTime', 'When it was fetched.'],
    },
  },
  ObservationRow: {
    doc: 'A registration as the list shows it.',
    fields: {
      key: ['string', 'Its number, after the id of the target that it was fetched from.'],
      regId: ['long', 'Its number here or there.'],
      registrationId: [
        'string|nil',
        'Its GUID, which its draft has too. Searches of targets do not tell it.',
      ],
      source: ['ObservationSource?', 'Absent: the service of this Varde took it in.'],
      hazardId: ['int', 'Id in GeoHazardKDV.'],
      observedAtMs: 'dateTime',
      registeredAtMs: 'dateTime',
      nickName: ['string', 'The observer.'],
      placeName: ['string|nil', 'As the observer wrote it, else the nearest town and the county.'],
      latitude: 'double|nil',
      longitude: 'double|nil',
      formTids: ['int[]', 'Ids in RegistrationKDV, 12 for pictures.'],
    },
  },
  ObservationFilter: {
    doc: 'What registrations must be to be listed; empty lists and texts limit nothing.',
    fields: {
      text: ['string', 'Stands in what the observer wrote.'],
      hazardIds: ['int[]', 'Ids in GeoHazardKDV.'],
      regionIds: ['int[]', 'Forecast regions.'],
      typeIds: ['int[]', 'One of these forms is in it: ids in RegistrationKDV, 12 for pictures.'],
      observer: ['string', 'Part of the name.'],
      fromMs: ['dateTime?', 'The earliest time of observation.'],
      toMs: ['dateTime?', 'The latest.'],
      competenceIds: ['int[]', 'Levels of the observer: ids in CompetenceLevelKDV.'],
      sourceIds: [
        'string[]',
        'The targets that they were fetched from; empty text: the service of this Varde.',
      ],
      changedFromMs: ['dateTime?', 'Registered or changed from then on.'],
      near: ['ObservationCircle?', 'Within a circle.'],
      regId: ['long?', 'One registration.'],
      groupId: ['int?', 'The group of observers.'],
      locationId: ['long?', 'The place, by its number.'],
    },
  },
  ObservationCircle: {
    fields: { latitude: ['double', 'Degrees, WGS 84.'], longitude: 'double', radiusM: 'double' },
  },
  ObservationPage: {
    fields: {
      total: ['int', 'How many there are in all.'],
      isReading: ['boolean', 'More are being read from the files: it is told when they are there.'],
      withoutPosition: ['int', 'Of them: how many have none.'],
      sources: ['ObservationSource[]', 'The targets that some of them come from, each as of the latest.'],
      own: ['int', 'How many the service of this Varde took in.'],
      earliestMs: [
        'dateTime?',
        'The first observation that passes all but the period; absent where none does.',
      ],
      latestMs: ['dateTime?', 'The last of them.'],
      rows: ['ObservationRow[]', 'Newest observation first.'],
    },
  },
  ObservationCard: {
    fields: {
      row: 'ObservationRow',
      areas: ['AreasAt', 'As posted or as found; a region that stands for none is none.'],
      registration: ['json', 'The members that may be shown, as the service took them.'],
    },
  },
  KnownPlace: {
    doc: 'A place that was written in a registration of this service, or of one that was fetched from.',
    fields: {
      name: 'string',
      latitude: ['double', 'Degrees, WGS 84.'],
      longitude: 'double',
      distanceM: ['int', 'From where it was asked.'],
    },
  },

  // Join.
  CertificateMatch: {
    fields: {
      rowKey: ['string', 'Key of the application.'],
      certainty: 'MatchCertainty',
      row: ['json', 'The application as its service answers it.'],
    },
  },
  MatchCertainty: {
    values: {
      match: 'Owner number and name agree.',
      possible: 'Owner number agrees and one name begins with the other.',
    },
  },
  PlantCard: {
    fields: {
      row: ['json', 'The plant as its service answers it.'],
      latitude: 'double|nil',
      longitude: 'double|nil',
      certificates: 'CertificateMatch[]',
    },
  },

  // Host.
  Language: { values: ['nb', 'en'] },
  Theme: { values: ['light', 'dark', 'sun', 'system'] },
  Settings: {
    fields: {
      language: 'Language',
      theme: 'Theme',
      exportFolder: ['string', 'Where the browser shell writes exports; empty = the Downloads folder.'],
      certificateBaseUrl: ['string', 'Upstream of the certificate service; empty = none.'],
      hydropowerBaseUrl: ['string', 'Upstream of the hydropower service; empty = none.'],
      allowedOrigins: ['string[]', 'Web origins that may read the services (CORS).'],
      proxyOrigins: [
        'string[]',
        'Origins of proxies in front of the services; only theirs are believed in X-Forwarded-*.',
      ],
      keepServing: [
        'boolean',
        'Whether the services go on when the window is closed, where there is a tray.',
      ],
      asksBrowserPosition: [
        'boolean',
        'Whether a person may have the browser asked where this machine is. It asks a service on the network.',
      ],
      ui: ['json', 'What the screens remember: columns, widths, panels. One member a screen.'],
    },
  },
  SettingsChange: { fields: { name: 'string', value: 'json' } },
  NoticeCode: {
    values: {
      'port-taken': 'The services have another port than usual.',
      'running-as-root': 'The browsers run without their sandbox.',
      'data-window-restarted': 'The data window was gone and is back.',
      'database-renewed': 'The database was damaged, was moved aside, and is made again from the kept files.',
      'settings-damaged': 'The settings are the usual ones again.',
      'journal-damaged': 'Lines of the journal are damaged.',
      'journal-end-lost': 'The last changes of the journal are missing.',
      'journal-recovered': 'What the journal had lost was written to it again from the database.',
      'imports-damaged': 'Lines of the list of kept files are damaged.',
      'caches-damaged': 'Lines of the list of tile caches are damaged.',
      'imports-set-aside': 'Files that the list of kept files does not name lie in a folder of their own.',
      'layer-file-adopted': 'The list of kept files had lost a file of layers and names it again.',
      'layer-file-lost': 'Layers stand whose file is gone.',
      'register-lost': 'A register is empty, because the only kept file of it cannot be read.',
      'register-older': 'A register is as an older kept file has it, because a newer one cannot be read.',
      'pulled-damaged':
        'What was fetched of a target for a period cannot be read and is set aside; fetched again where the target is there.',
      'import-uncommitted': 'Rows were taken in, but the list of kept files could not be written.',
    },
  },
  Notice: {
    doc: 'What the user should know.',
    fields: {
      code: 'NoticeCode',
      details: ['json', 'An object: what the sentence of the code names.'],
    },
  },
  ServiceAddress: { fields: { service: 'string', url: 'string' } },
  AppInfo: {
    fields: {
      version: 'string',
      shell: ['string', 'electron or browser.'],
      dataFolder: 'string',
      exportFolder: 'string',
      services: 'ServiceAddress[]',
      startedAtMs: 'dateTime',
      notices: 'Notice[]',
    },
  },
  LoggedRequest: {
    fields: {
      id: 'int',
      atMs: 'dateTime',
      method: 'string',
      path: 'string',
      operation: ['string', 'Its name, also of a SOAP message; empty where none was asked for.'],
      status: 'int',
      bytes: ['int', 'Size of the body as sent.'],
      unpackedBytes: ['int', 'The same before packing; equal where it was not packed.'],
      durationMs: 'double',
      isCached: 'boolean',
      client: ['string', 'User agent, cut at 80 characters.'],
    },
  },
  LoggedMessage: {
    fields: {
      headers: 'HttpHeader[]',
      body: ['base64Binary', 'Its beginning, before packing.'],
      bytes: ['int', 'Size of the whole body before packing.'],
    },
  },
  LoggedExchange: {
    doc: 'A request and its answer, without the headers by which a client proves who it is.',
    fields: { request: 'LoggedMessage', answer: 'LoggedMessage' },
  },
  JobState: {
    values: {
      running: 'Goes on.',
      waiting: 'A file was read, and waits for the word of a person.',
      done: 'Did what it should.',
      failed: 'Could not; its code says why.',
      cancelled: 'The user stopped it.',
      interrupted: 'Varde ended before it did.',
      paused: 'The user stopped it for now: it can be taken up again.',
    },
  },
  Job: {
    fields: {
      jobId: 'string',
      kind: ['string', 'update, import, export, tile-export, tile-build, tile-check, pull.'],
      subject: ['string', 'The register, the name of the file, of the cache or of the target.'],
      state: 'JobState',
      doneBytes: 'long',
      totalBytes: ['long|nil', 'null while unknown.'],
      stage: ['ImportStage?', 'Of an import.'],
      rows: ['int?', 'Of an import of rows: how many were read and checked. All bytes: they are compared.'],
      attempt: 'int',
      isResumable: ['boolean', 'Whether it ended without being done and can be taken up again.'],
      startedAtMs: 'dateTime',
      endedAtMs: 'dateTime|nil',
      errorCode: 'string?',
      errorDetails: 'json?',
      outcome: ['ImportOutcome?', 'Of an update or an import that ended well.'],
      tileTask: ['TileTask?', 'Of a job of tiles.'],
      tileProgress: ['TileProgress?', 'Of a job of tiles.'],
      pullTask: ['PullTask?', 'Of a pull.'],
      pullProgress: ['PullProgress?', 'Of a pull.'],
    },
  },
  // Tile caches.
  TileLevel: {
    fields: {
      levelId: 'int',
      scale: ['double', 'Denominator of the scale.'],
      resolution: ['double', 'Units of the coordinate system per pixel.'],
    },
  },
  TileScheme: {
    doc: 'How a plane is cut into tiles: row 0 and column 0 begin at the origin, rows go down, columns to the right.',
    fields: {
      id: [
        'string',
        'web, geographic, utm33, utm33-national, utm32-national, utm35-national, or own for any other.',
      ],
      wkid: ['int', 'Code of the coordinate system; 0 where only its text is known.'],
      wkt: 'string?',
      originX: ['double', 'Upper left corner of the first tile: east or longitude.'],
      originY: ['double', 'Upper left corner of the first tile: north or latitude.'],
      widthPx: ['int', 'Of a tile.'],
      heightPx: ['int', 'Of a tile.'],
      dpi: 'double',
      levels: ['TileLevel[]', 'By falling resolution.'],
    },
  },
  TileStorage: {
    values: {
      mbtiles: 'A SQLite file.',
      pmtiles: 'One file with directories of its own.',
      compact: 'Folders of bundles with an index beside each.',
      'compact-v2': 'Folders of bundles with the index inside.',
      exploded: 'A file for each tile.',
    },
  },
  TileFormat: { values: ['PNG', 'PNG8', 'PNG24', 'PNG32', 'JPEG', 'MIXED', 'WEBP', 'PBF'] },
  TileRowOrder: {
    values: { xyz: 'Rows are counted from the north.', tms: 'Rows are counted from the south.' },
  },
  TileBox: {
    doc: 'A box in the units of the coordinate system of a scheme.',
    fields: { xMin: 'double', yMin: 'double', xMax: 'double', yMax: 'double' },
  },
  LevelRange: {
    doc: 'Rows and columns of a level, ends included, from 0 at the origin of the scheme.',
    fields: { level: 'int', minRow: 'int', maxRow: 'int', minColumn: 'int', maxColumn: 'int' },
  },
  TileFacts: {
    doc: 'What a tile cache is.',
    fields: {
      name: 'string',
      storage: 'TileStorage',
      scheme: 'TileScheme',
      format: 'TileFormat',
      quality: ['int', 'Of JPEG, 0 to 100; 0 where nothing is said of it.'],
      isAntialiased: ['boolean?', 'Whether edges were drawn softly; absent where nothing is said of it.'],
      minLevel: ['int', 'The levelId of the coarsest level that has tiles.'],
      maxLevel: ['int', 'The levelId of the finest level that has tiles.'],
      box: ['TileBox?', 'The area that has tiles, as far as the cache tells.'],
      filled: [
        'LevelRange[]?',
        'Of each level that has tiles, where they are; absent of a cache that does not tell it by level.',
      ],
      tiles: ['long?', 'How many; absent where counting would take too long.'],
      rowOrder: ['TileRowOrder?', 'Of MBTiles: how the rows in the file are counted.'],
      isOrderGuessed: [
        'boolean?',
        'The tiles lie where the file says only with rows counted against the standard.',
      ],
      attribution: 'string?',
      vectorLayers: ['json?', 'Of vector tiles: what the cache says of its layers, as in TileJSON.'],
    },
  },
  TileSelection: {
    doc: 'An area and levels of a tile cache.',
    fields: {
      cacheId: 'string',
      minLevel: ['int', 'The levelId of the coarsest level.'],
      maxLevel: ['int', 'The levelId of the finest level.'],
      bounds: ['DegreeBounds?', 'Absent = all that the cache covers.'],
    },
  },
  TileTarget: {
    doc: 'Where tiles are exported to.',
    fields: {
      storage: 'TileStorage',
      path: ['string', 'Of the file or folder.'],
      mayReplace: ['boolean', 'Whether a person said that a file there may go.'],
    },
  },
  TileTask: {
    doc: 'What a job of tiles does: builds those of a published map, exports or checks those of any cache.',
    fields: { selection: 'TileSelection', target: ['TileTarget?', 'Of an export.'] },
  },
  TileProgress: {
    doc: 'How far a job of tiles is, in places for tiles.',
    fields: {
      done: 'long',
      total: 'long',
      stage: ['TileStage', 'Checking goes through all of them again.'],
      damaged: [
        'long',
        'Tiles of the cache that cannot be read: left out of an export, dropped where they can be drawn.',
      ],
      perSecond: ['double?', 'Absent while nobody knows.'],
      leftMs: ['long?', 'Until the end of this stage; absent while nobody knows.'],
      path: ['string?', 'Of an export that is in its place.'],
    },
  },
  TileStage: {
    values: {
      writing: 'Tiles are drawn or copied.',
      checking: 'What was written is read back and compared.',
    },
  },
  TileEstimate: {
    doc: 'How large the tiles of a selection are, and what room there is.',
    fields: {
      bytes: ['long', 'By tiles of each level that were looked at.'],
      exportFreeBytes: ['long?', 'On the disk of the folder for exports; absent where nobody knows.'],
      buildFreeBytes: ['long?', 'Of a published map: on the disk of its cache.'],
      buildLimitBytes: ['long?', 'Of a published map: what its cache may take.'],
    },
  },
  StartedJob: {
    fields: { job: ['Job?', 'Absent where the person chose no place.'] },
  },
  TileCacheDraft: {
    doc: 'A cache that was looked at and waits for a word.',
    fields: {
      draftId: 'string',
      fileName: 'string',
      bytes: 'long',
      facts: 'TileFacts',
      isHere: ['boolean', 'Whether it was uploaded, so that only a copy can be taken.'],
      whyCopied: ['string?', 'Code of the error by which it cannot be used where it lies.'],
    },
  },
  TilePreview: {
    doc: 'A tile of a cache that was looked at: its bytes as they are kept, or why it cannot be read.',
    fields: {
      level: 'int',
      row: 'int',
      column: 'int',
      bytes: 'base64Binary?',
      mediaType: 'string?',
      errorCode: 'string?',
      errorDetails: 'json?',
    },
  },
  TileCache: {
    fields: {
      cacheId: ['string', 'As in its address.'],
      name: 'string',
      mapName: ['string', 'Of its map in the map service.'],
      addedAtMs: 'dateTime',
      bytes: 'long',
      isDrawn: ['boolean?', 'Of a published map, whose tiles are drawn when they are asked for.'],
      path: ['string?', 'Where it lies, of one that is used in its own place.'],
      facts: ['TileFacts?', 'Absent of one that cannot be read.'],
      errorCode: 'string?',
      errorDetails: 'json?',
    },
  },
  OutputFile: {
    doc: 'A result that a client fetches by its address.',
    fields: {
      bytes: 'base64Binary',
      mediaType: 'string',
      extension: ['string', 'Without the dot.'],
    },
  },
  // Tiles that are drawn.
  DrawnTiles: {
    doc: 'Neighbouring tiles that were drawn as one picture, row by row from the north-west.',
    fields: {
      version: ['string', 'That of the map when the drawing began.'],
      tiles: ['base64Binary[]', 'PNG.'],
    },
  },
  TouchedArea: {
    doc: 'Where a layer is drawn otherwise than before.',
    fields: {
      boxes: ['TileBox[]', 'Of what changed, in the system of the map, before and after.'],
      reachPx: ['double', 'So far beyond them it can be seen.'],
      minScale: ['double', 'The N of 1 : N of the coarsest view that shows the layer; 0 = any.'],
      maxScale: ['double', 'The N of 1 : N of the finest view that shows the layer; 0 = any.'],
    },
  },
  MapChange: {
    doc: 'What a map has become. Pictures of another version than `from` are worth nothing.',
    fields: {
      mapName: 'string',
      from: 'string',
      version: 'string',
      touched: ['TouchedArea[]?', 'Absent: all of it.'],
      layerIds: 'int[]',
    },
  },
  ...mapExportTypes,
  ExportFormat: {
    values: [
      'csv',
      'xlsx',
      'geojson',
      'json',
      'png',
      'svg',
      'pdf',
      'jpg',
      'tif',
      'gif',
      'bmp',
      'dib',
      'ai',
      'ps',
      'emf',
    ],
  },
  ExportRequest: {
    fields: {
      fileName: ['string', 'Proposed name with extension, without a path.'],
      format: 'ExportFormat',
      bytes: 'base64Binary',
      rows: [
        'int|nil',
        'How many rows the file holds, to be found again on reading back; null for pictures and observations.',
      ],
    },
  },
  ExportOutcome: {
    fields: {
      isWritten: ['boolean', 'False when the user closed the dialog.'],
      path: 'string',
      bytes: 'int',
      downloadUrl: ['string?', 'Browser shell: where a copy can be had.'],
    },
  },
} as const satisfies TypeTable;

type Table = typeof bridgeTypes;
export interface BridgeTypes extends Table {}
export type BridgeType<Name extends keyof BridgeTypes> = ValueOf<BridgeTypes, Name>;

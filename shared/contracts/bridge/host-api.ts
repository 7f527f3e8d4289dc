import type { OperationTable, RemoteOf } from '../../schema/notation.ts';
import { deliveryOperations } from './delivery-operations.ts';
import type { BridgeOperationTable } from './operation.ts';
import { pullOperations } from './pull-operations.ts';
import type { BridgeTypes } from './types.ts';

/** What the host answers to the data window: files and the cache of replies. */
export const hostForDataOperations = {
  'journal.append': {
    doc: 'Writes a change to the journal and to the disk before it answers.',
    input: { change: 'Change' },
    output: 'ChangeNumber',
  },
  'journal.read': {
    doc: 'The last state of the things of a kind that changed after a change, page by page.',
    input: { kind: 'string', after: 'int' },
    output: 'JournalPage',
  },
  'journal.status': {
    doc: 'How far the journal goes, and whether it is whole.',
    input: {},
    output: 'JournalStatus',
  },
  'store.damaged': {
    doc: 'The store of the data window cannot be opened or read: it is moved aside, and a new window begins a new one.',
    input: { reason: 'string' },
    output: 'Nothing',
  },
  'importFiles.list': {
    doc: 'The kept files, and the numbers of layers that were removed.',
    input: {},
    output: 'KeptFiles',
  },
  'importFiles.read': {
    doc: 'Up to two megabytes of a kept file from a place on; nothing at its end.',
    input: { fileId: 'string', offset: 'long' },
    output: 'base64Binary',
  },
  'importFiles.check': {
    doc: 'Compares a kept file with its SHA-256.',
    input: { fileId: 'string' },
    output: 'Nothing',
  },
  'importFiles.reserveLayers': {
    doc: 'Gives numbers to so many layers, never to be given again: the first of them.',
    input: { count: 'int' },
    output: 'int',
  },
  'importFiles.commitRows': {
    doc: 'The rows of a kept file stand in the store. Of a register the last three files stay, and those that they were put over.',
    input: {
      fileId: 'string',
      register: 'RegisterId',
      edition: ['string[]', 'Ids that the register would be rebuilt from, in the order of taking.'],
      choices: 'RowChoices?',
    },
    output: 'Nothing',
  },
  'importFiles.putPresent': {
    doc: 'Says which edition of a register stands, where that is not the file that was committed last.',
    input: { present: 'PresentEdition' },
    output: 'Nothing',
  },
  'importFiles.commitLayers': {
    doc: 'The layers that stand of a file; a file of none goes at the next start.',
    input: { fileId: 'string', layers: 'LayerFileEntry[]' },
    output: 'Nothing',
  },
  'importFiles.adoptLayers': {
    doc: 'Names a file in the list again whose layers only the database knows. Tells whether it is there.',
    input: { fileId: 'string', fileName: 'string', layers: 'LayerFileEntry[]' },
    output: 'boolean',
  },
  'importFiles.drop': {
    doc: 'Gives up a kept file that was not committed; one of an earlier start is set aside.',
    input: { fileId: 'string' },
    output: 'Nothing',
  },
  'pictures.keep': {
    doc: 'Keeps a picture that a request brought, on the disk before it answers.',
    input: { sha256: 'string' },
    output: 'Nothing',
  },
  'pictures.read': {
    doc: 'A kept picture as it came.',
    input: { sha256: 'string' },
    output: 'base64Binary',
  },
  'pulls.windows': {
    doc: 'What was fetched of other observation services, of each the oldest first.',
    input: {},
    output: 'PulledWindow[]',
  },
  'pulls.read': {
    doc: 'The registrations of a window, a line of JSON each.',
    input: { targetId: 'string', windowId: 'string' },
    output: 'base64Binary',
  },
  'pulls.giveUp': {
    doc: 'A window cannot be read: where the host cannot either it is set aside, told of and fetched again.',
    input: { targetId: 'string', windowId: 'string' },
    output: 'Nothing',
  },
  'outputs.keep': {
    doc: 'Keeps results that clients fetch by their addresses. Gives the name of each.',
    input: { files: 'OutputFile[]' },
    output: 'string[]',
  },
  'replies.drop': {
    doc: 'Drops the cached replies of the services whose paths begin so.',
    input: { pathPrefixes: 'string[]' },
    output: 'Nothing',
  },
  'notices.tell': {
    doc: 'Keeps what the user should know, and tells every window. What a register lacked is forgotten with its next import.',
    input: { notice: 'Notice' },
    output: 'Nothing',
  },
  'caches.list': { doc: 'The tile caches that were taken in.', input: {}, output: 'TileCache[]' },
  'caches.readTile': {
    doc: 'A tile of a cache as it is kept; nothing where there is none.',
    input: { cacheId: 'string', level: 'int', row: 'int', column: 'int' },
    output: 'base64Binary',
  },
  'tiles.changed': {
    doc: 'A published map is drawn otherwise than before; told at the start too, with the same version twice. Answers whether tiles of it are kept.',
    input: { change: 'MapChange' },
    output: 'boolean',
  },
  'start.options': {
    doc: 'How the data folder is to be seeded when it is empty: sample or none.',
    input: {},
    output: 'string',
  },
} as const satisfies OperationTable;

/** What the host answers to the user interface. */
export const hostForUiOperations = {
  'app.info': {
    doc: 'Version, shell, folders and service addresses.',
    input: {},
    output: 'AppInfo',
    isRead: true,
  },
  'app.openExternal': {
    doc: 'Opens a web address in the system browser, after the host checked it is http or https.',
    input: { url: 'string' },
    output: 'Nothing',
  },
  'settings.read': { doc: 'All settings.', input: {}, output: 'Settings', isRead: true },
  'settings.write': {
    doc: 'Checks, keeps on disk and tells of one setting.',
    input: { change: 'SettingsChange' },
    output: 'Settings',
  },
  'start.picture': {
    doc: 'What the first picture is made of, as it was kept. Nothing once the data window answers: who asks has it from there.',
    input: {},
    output: 'FirstPicture',
    isRead: true,
  },
  'start.drawn': {
    doc: 'The first picture stands, or somebody wants more than it shows: a data window that waits for this is started.',
    input: {},
    output: 'Nothing',
  },
  'requests.recent': {
    doc: 'The last 200 requests to the services, newest last.',
    input: {},
    output: 'LoggedRequest[]',
    isRead: true,
  },
  'requests.exchange': {
    doc: 'One of the last 200 requests with its answer. Fails with http/request-gone when others took its place.',
    input: { id: 'int' },
    output: 'LoggedExchange',
    isRead: true,
  },
  'upstream.update': {
    doc: 'Starts a job that fetches a register from its service. Nothing is contacted before this call.',
    input: { register: 'RegisterId' },
    output: 'Job',
  },
  'jobs.list': {
    doc: 'The last hundred jobs, also of starts before, newest last.',
    input: {},
    output: 'Job[]',
    isRead: true,
  },
  'jobs.cancel': {
    doc: 'Stops a job that runs or waits; nothing of it is kept.',
    input: { jobId: 'string' },
    output: 'Nothing',
  },
  'jobs.pause': {
    doc: 'Stops a job that can be taken up again.',
    input: { jobId: 'string' },
    output: 'Nothing',
  },
  'jobs.resume': {
    doc: 'Takes up a job again that ended without being done: a new one in its place.',
    input: { jobId: 'string' },
    output: 'Job',
  },
  'importFiles.begin': {
    doc: 'Begins to take a file, which comes in parts. Gives its id.',
    input: { fileName: 'string', bytes: 'long' },
    output: 'string',
  },
  'importFiles.append': {
    doc: 'The next part. Answers when it is written: only then is another one to be sent.',
    input: { fileId: 'string', part: 'base64Binary' },
    output: 'Nothing',
  },
  'importFiles.end': {
    doc: 'All parts were sent: keeps the file in imports/, not yet committed.',
    input: { fileId: 'string' },
    output: 'Nothing',
  },
  'importFiles.abort': {
    doc: 'Removes what came of a file.',
    input: { fileId: 'string' },
    output: 'Nothing',
  },
  'importFiles.take': {
    doc: 'Keeps a file that the host reads from its own place, by the token that the shell gave for it. Gives its id.',
    input: { token: 'string' },
    output: 'string',
    isUnlimited: true,
  },
  'imports.read': {
    doc: 'Starts the import of a kept file: a job that has it read, and then waits for a word.',
    input: { fileId: 'string' },
    output: 'Job',
  },
  'imports.store': {
    doc: 'The word: the job goes on and stores rows in their register, layers in a map that is there or in a new one.',
    input: {
      fileId: 'string',
      mapName: ['string?', 'Of layers; absent = the name that the draft has.'],
      layerNames: ['string[]?', 'Of layers, in the order of the draft; absent = called after the file.'],
      choices: ['RowChoices?', 'Of rows; absent = in place of those that stand.'],
    },
    output: 'Job',
  },
  'caches.look': {
    doc: 'Opens a tile cache and tells what it is: a kept file, one of which the shell gave a token, or what lies at a path. Changes nothing.',
    input: {
      fileId: ['string?', 'Of an upload, which goes when the draft is left.'],
      token: 'string?',
      path: 'string?',
      draftId: ['string?', 'Of one that was looked at already, and is forgotten as it was.'],
      rowOrder: ['TileRowOrder?', 'Of MBTiles, where a person says it.'],
    },
    output: 'TileCacheDraft',
    isUnlimited: true,
  },
  'caches.preview': {
    doc: 'A tile of each level of a draft of images, where the base map has something too if there is one; the coarsest first.',
    input: { draftId: 'string' },
    output: 'TilePreview[]',
    isRead: true,
    isUnlimited: true,
  },
  'caches.leave': { doc: 'Forgets a draft.', input: { draftId: 'string' }, output: 'Nothing' },
  'caches.take': {
    doc: 'Takes a draft as a copy, or where it lies.',
    input: { draftId: 'string', isCopy: 'boolean' },
    output: 'TileCache',
    isUnlimited: true,
  },
  'caches.list': {
    doc: 'The tile caches: those of the published maps, then those that were taken in.',
    input: {},
    output: 'TileCache[]',
    isRead: true,
  },
  'caches.remove': {
    doc: 'Removes a cache: its addresses end. It can be brought back until the next start.',
    input: { cacheId: 'string' },
    output: 'Nothing',
  },
  'caches.restore': {
    doc: 'Brings a cache back that was removed.',
    input: { cacheId: 'string' },
    output: 'Nothing',
  },
  'caches.estimate': {
    doc: 'How large the tiles of an area and levels of a cache are, and what room there is.',
    input: { selection: 'TileSelection' },
    output: 'TileEstimate',
    isRead: true,
    isUnlimited: true,
  },
  'caches.export': {
    doc: 'Asks for a place, and starts a job that writes an area and levels of a cache there.',
    input: { selection: 'TileSelection', storage: 'TileStorage' },
    output: 'StartedJob',
    isUnlimited: true,
  },
  'caches.check': {
    doc: 'Starts a job that reads all tiles of a cache. Those of a published map that are damaged go, and are drawn when they are asked for.',
    input: { cacheId: 'string' },
    output: 'Job',
    isUnlimited: true,
  },
  'caches.build': {
    doc: 'Starts a job that draws an area and levels of a published map, as far as they are not kept already.',
    input: { selection: 'TileSelection' },
    output: 'Job',
  },
  'tokens.list': {
    doc: 'The tokens that were issued, those that were revoked too.',
    input: {},
    output: 'AppToken[]',
    isRead: true,
  },
  'tokens.issue': {
    doc: 'Issues a token. Gives all of them.',
    input: { name: 'string' },
    output: 'AppToken[]',
  },
  'tokens.revoke': {
    doc: 'Takes a token back: it opens nothing from now on. Gives all of them.',
    input: { tokenId: 'string' },
    output: 'AppToken[]',
  },
  'drafts.list': {
    doc: 'Observations that are being written, saved and not yet registered, or in the wastebasket.',
    input: {},
    output: 'DraftList',
    isRead: true,
  },
  'drafts.create': {
    doc: 'Begins a draft, on the disk before it answers.',
    input: { content: 'DraftContent' },
    output: 'Draft',
  },
  'drafts.keep': {
    doc: 'Replaces what a draft says, on the disk before it answers.',
    input: { draftId: 'string', content: 'DraftContent' },
    output: 'Draft',
  },
  'drafts.remove': {
    doc: 'Moves a draft into the wastebasket, where it lies for 30 days.',
    input: { draftId: 'string' },
    output: 'Nothing',
  },
  'drafts.reopen': {
    doc: 'Makes a draft again of one in the wastebasket, or of one that the service refused.',
    input: { draftId: 'string' },
    output: 'Nothing',
  },
  'drafts.addPicture': {
    doc: 'Keeps a picture beside the draft, on the disk before it answers. Gives its SHA-256.',
    input: { draftId: 'string', bytes: 'base64Binary' },
    output: 'string',
  },
  'drafts.preparePicture': {
    doc: 'Makes of a picture of a draft what is sent of it, beside it on the disk before it answers.',
    input: { draftId: 'string', sha256: 'string' },
    output: 'PreparedPicture',
    isUnlimited: true,
  },
  'drafts.readPicture': {
    doc: 'A picture of a draft as it came.',
    input: { draftId: 'string', sha256: 'string' },
    output: 'base64Binary',
    isRead: true,
  },
  'pictures.read': {
    doc: 'A picture of a registration as it came.',
    input: { sha256: 'string' },
    output: 'base64Binary',
    isRead: true,
  },
  'drafts.save': {
    doc: 'The draft is finished: from now on nothing of it may be lost. Registers it in the observation service.',
    input: { draftId: 'string' },
    output: 'RegisterOutcome',
    isUnlimited: true,
  },
  'gps.read': {
    doc: 'Where this machine is, by the gpsd that runs on it. Nobody else is asked. Fails with `gps/none` and `gps/no-fix`.',
    input: {},
    output: 'GpsFix',
    isUnlimited: true,
  },
  ...deliveryOperations,
  ...pullOperations,
  'exports.write': {
    doc: 'Writes a file under a temporary name, reads it back, compares, renames.',
    input: { request: 'ExportRequest' },
    output: 'ExportOutcome',
    isUnlimited: true,
  },
} as const satisfies BridgeOperationTable;

/** What the host tells the user interface. */
export const hostEvents = {
  'settings.changed': { doc: 'A setting has another value.', input: { settings: 'Settings' } },
  'requests.logged': {
    doc: 'Requests since the last batch; at most four batches a second.',
    input: { requests: 'LoggedRequest[]' },
  },
  'jobs.changed': { doc: 'A job went on or ended.', input: { job: 'Job' } },
  'jobs.forgotten': {
    doc: 'Jobs are in the list no more: they were taken up again as others, or made room for them.',
    input: { jobIds: 'string[]' },
  },
  'importFiles.copied': {
    doc: 'How much of the file of a token is copied, from 0 to 1.',
    input: { token: 'string', part: 'double' },
  },
  'caches.changed': { doc: 'A tile cache came or went, or has other tiles.', input: {} },
  'drafts.changed': { doc: 'A draft came, went or has another state.', input: {} },
  'outbox.changed': { doc: 'A delivery went on, or something came or went.', input: {} },
  'pulls.changed': { doc: 'Something was fetched of a target, or removed.', input: {} },
  'targets.changed': { doc: 'A target came, went or is another.', input: {} },
  'data.away': { doc: 'The data window is gone (true) or back (false).', input: { isAway: 'boolean' } },
  'app.notices': { doc: 'What the user should know changed.', input: { notices: 'Notice[]' } },
} as const satisfies OperationTable;

export type HostForDataOperations = typeof hostForDataOperations;
export type HostForUiOperations = typeof hostForUiOperations;
export type HostEvents = typeof hostEvents;
export type RemoteHostForData = RemoteOf<BridgeTypes, HostForDataOperations>;
export type RemoteHostForUi = RemoteOf<BridgeTypes, HostForUiOperations>;

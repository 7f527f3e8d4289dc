import type { OperationTable, RemoteOf } from '../../schema/notation.ts';
import { boundaryOperations } from './boundary-operations.ts';
import type { BridgeOperationTable } from './operation.ts';
import type { BridgeTypes } from './types.ts';

/**
 * What the data window answers. `http.handle`, `observations.register`, `observations.followPulls`,
 * `observations.scalePicture`, `caches.changed`, `tiles.draw` and what makes the steps of an import are for the host alone;
 * the rest is for the user interface too.
 */
export const dataOperations = {
  'http.handle': {
    // A drawing has a deadline of its own, and ends when its client goes away.
    doc: 'Answers a request to one of the services.',
    input: { request: 'HttpRequest' },
    output: 'HttpReply',
    isUnlimited: true,
  },
  'caches.changed': {
    doc: 'The tile caches, each of which is a map of the map service.',
    input: { caches: 'TileCache[]' },
    output: 'Nothing',
  },
  'tiles.draw': {
    doc: 'Draws neighbouring tiles of a map as one picture, and cuts it.',
    input: {
      mapName: 'string',
      box: ['TileBox', 'Of all of them, in the system of the map.'],
      rows: 'int',
      columns: 'int',
      sidePx: ['int', 'Of a tile.'],
    },
    output: 'DrawnTiles',
    isRead: true,
    isUnlimited: true,
  },
  'window.ping': {
    doc: 'Answers at once, also before the store is open: who gives no answer hangs.',
    input: {},
    output: 'Nothing',
  },
  'registers.status': {
    doc: 'Origin, age and size of every register that was ever filled.',
    input: {},
    output: 'RegisterStatus[]',
    isRead: true,
    isUnlimited: true,
  },
  'registers.columns': {
    doc: 'A whole register as columns.',
    input: { register: 'RegisterId' },
    output: 'RegisterColumns',
    isRead: true,
  },
  'registers.quarters': {
    doc: 'The quarters as some certificate applications alone make them: imported values are those of all, and left out.',
    input: { keys: ['string[]', 'Of the applications.'] },
    output: 'RegisterColumns',
    isRead: true,
  },
  'registers.row': {
    doc: 'One row as its service answers it.',
    input: { register: 'RegisterId', key: 'string' },
    output: 'json',
    isRead: true,
  },
  'registers.versions': {
    doc: 'The kept files that a register was taken from, newest first.',
    input: { register: 'RegisterId' },
    output: 'KeptFile[]',
    isRead: true,
  },
  'registers.editions': {
    doc: 'The editions of the registers that files were taken into, newest first.',
    input: {},
    output: 'RegisterEdition[]',
    isRead: true,
  },
  'registers.restore': {
    doc: 'Has an edition of a register stand again: what a kept file made it, the rows that ship, or none.',
    input: { present: 'PresentEdition' },
    output: 'ChangeNumber',
  },
  'registers.versionColumns': {
    doc: 'A kept file as columns, to compare with.',
    input: { fileId: 'string' },
    output: 'RegisterColumns',
    isRead: true,
  },
  'registers.fileColumns': {
    doc: 'A saved answer as columns, to compare with. Changes nothing.',
    input: { fileName: 'string', bytes: 'base64Binary', register: 'RegisterId' },
    output: 'RegisterColumns',
    isRead: true,
  },
  'plants.card': {
    doc: 'A plant with its point and the certificate applications that belong to it.',
    input: { plantNumber: 'int' },
    output: 'PlantCard',
    isRead: true,
  },
  'imports.read': {
    doc: 'Reads a kept file, tells what it is and what taking it would do. Changes nothing. Where it fails or is cancelled, the file is dropped.',
    input: {
      fileId: 'string',
      register: ['RegisterId?', 'Whose rows it must have; absent = found by what is in it.'],
    },
    output: 'ImportDraft',
    isUnlimited: true,
  },
  'imports.draft': {
    doc: 'What a file was read into that waits for a word.',
    input: { fileId: 'string' },
    output: 'ImportDraft',
    isRead: true,
  },
  'imports.map': {
    doc: 'Reads a table that waits by what its columns are said to be, and tells what taking it would do. Where it fails, the table waits as before.',
    input: { fileId: 'string', reading: 'TableReading' },
    output: 'ImportDraft',
    isUnlimited: true,
  },
  'imports.store': {
    doc: 'Takes a draft into its register, or makes its layers in a map that is there or in a new one: all of it or nothing.',
    input: {
      fileId: 'string',
      mapName: ['string?', 'Of layers; absent = the name that the draft has.'],
      layerNames: ['string[]?', 'Of layers, in the order of the draft; absent = called after the file.'],
      choices: ['RowChoices?', 'Of rows; absent = in place of those that stand.'],
    },
    output: 'ImportOutcome',
    isUnlimited: true,
  },
  'imports.discard': {
    doc: 'Forgets a draft and its file.',
    input: { fileId: 'string' },
    output: 'Nothing',
  },
  'layers.list': {
    doc: 'The imported layers by number.',
    input: {},
    output: 'ImportedLayer[]',
    isRead: true,
  },
  'layers.rename': {
    doc: 'Gives a layer another name.',
    input: { layerId: 'int', name: 'string' },
    output: 'Nothing',
  },
  'layers.remove': {
    doc: 'Removes a layer. What is stored of it goes at the next start, and its file with its last layer.',
    input: { layerId: 'int' },
    output: 'ChangeNumber',
  },
  'layers.bounds': {
    doc: 'The box around the shapes of a layer.',
    input: { layerId: 'int' },
    output: 'DegreeBounds',
    isRead: true,
  },
  'layers.tile': {
    doc: 'The part of a layer that lies in a tile of Web Mercator, numbered from the north-west as web maps do.',
    input: { layerId: 'int', z: 'int', x: 'int', y: 'int' },
    output: 'LayerTile',
    isRead: true,
  },
  'layers.feature': {
    doc: 'The values of one feature of a layer.',
    input: { layerId: 'int', objectId: 'int' },
    output: 'LayerFeature',
    isRead: true,
  },
  ...boundaryOperations,
  'observations.list': {
    doc: 'Registrations that the observation service holds or that were fetched, newest observation first.',
    input: { filter: 'ObservationFilter', offset: 'int', limit: 'int' },
    output: 'ObservationPage',
    isRead: true,
  },
  'observations.cards': {
    doc: 'The same registrations with their forms.',
    input: { filter: 'ObservationFilter', offset: 'int', limit: 'int' },
    output: 'ObservationCard[]',
    isRead: true,
  },
  'observations.register': {
    doc: 'Takes a finished draft into the observation service, as Insert takes what a client posts.',
    input: { draftId: 'string', content: 'DraftContent' },
    output: 'RegisterOutcome',
    // Waits until all registrations are read, minutes for a million: it may be there already.
    isUnlimited: true,
  },
  'observations.followPulls': {
    doc: 'Takes in what was fetched of other services since it was asked last, and forgets what was removed.',
    input: {},
    output: 'Nothing',
    isUnlimited: true,
  },
  'observations.scalePicture': {
    doc: 'A picture as observations send it. Fails with `drafts/picture-undecodable`.',
    input: { picture: 'base64Binary' },
    output: 'ScaledPicture',
    isUnlimited: true,
  },
  'observations.card': {
    doc: 'One registration with its forms.',
    input: { key: 'string' },
    output: 'ObservationCard',
    isRead: true,
  },
  'observations.placesNear': {
    doc: 'Places that registrations name and that lie within five kilometres, the nearest first: five, each name once.',
    input: { latitude: ['double', 'Degrees, WGS 84.'], longitude: 'double' },
    output: 'KnownPlace[]',
    isRead: true,
  },
  'mapExport.draw': {
    doc: 'Draws a map, a scale bar or a legend as a file.',
    input: { drawing: 'MapExport' },
    output: 'MapExportFile',
    isUnlimited: true,
  },
  'mapExport.request': {
    doc: 'The SOAP message by which a program gets the same from the map service; empty where it has no such operation.',
    input: { drawing: 'MapExport' },
    output: 'string',
  },
  'views.list': { doc: 'The saved views.', input: {}, output: 'SavedView[]', isRead: true },
  'views.save': { doc: 'Keeps a view under its id.', input: { view: 'SavedView' }, output: 'ChangeNumber' },
  'views.remove': { doc: 'Removes a view.', input: { viewId: 'string' }, output: 'ChangeNumber' },
  'changes.undo': {
    doc: 'Takes back what a change of this start did, where nothing that it touched is another since. Gives the number of the change that did so, which can be undone, too.',
    input: { number: 'int' },
    output: 'ChangeNumber',
    // A change may have touched a million things.
    isUnlimited: true,
  },
} as const satisfies BridgeOperationTable;

/** What the data window tells everyone who is connected. */
export const dataEvents = {
  'registers.changed': { doc: 'The rows of a register are other ones.', input: { status: 'RegisterStatus' } },
  'layers.changed': { doc: 'An imported layer came, went or changed.', input: {} },
  'boundaries.changed': { doc: 'A layer is boundaries, or is none any more.', input: {} },
  'imports.progress': {
    doc: 'How far a file is read or stored. For the host, whose job it is.',
    input: { progress: 'ImportProgress' },
  },
  'imports.replaced': {
    doc: 'A draft made room for a newer one. For the host, whose job it is.',
    input: { fileId: 'string' },
  },
  'observations.changed': { doc: 'A registration was taken in, or others were fetched.', input: {} },
  'views.changed': { doc: 'A view was saved or removed.', input: {} },
} as const satisfies OperationTable;

export type DataOperations = typeof dataOperations;
export type DataEvents = typeof dataEvents;
export type RemoteData = RemoteOf<BridgeTypes, DataOperations>;

import { AppError } from '../base/app-error.ts';
import type { Json } from '../base/json.ts';

interface CatalogueEntry {
  /** The HTTP status that the services answer with. */
  readonly status: number;
  /** One English sentence; `{name}` stands for a detail. The app translates by code (`error.<code>`). */
  readonly message: string;
}

/** Every failure that Varde tells of. Codes are the interface; sentences may change. */
export const errorCatalogue = {
  internal: { status: 500, message: 'Something in Varde failed that should not. The log has the details.' },
  'bridge/closed': { status: 503, message: 'The connection to {party} is closed.' },
  'bridge/timeout': { status: 504, message: '{method} gave no answer within {limitMs} ms.' },
  'bridge/unknown-method': { status: 400, message: 'There is no method {method}.' },
  'bridge/bad-input': { status: 400, message: 'The input of {method} is wrong at {path}: {reason}.' },
  'http/not-found': { status: 404, message: 'There is nothing at {path}.' },
  'http/output-gone': {
    status: 404,
    message: 'There is no result at {path} any more: results are kept for ten minutes. Ask for it again.',
  },
  'http/method-not-allowed': { status: 405, message: '{method} is not allowed here; allowed are {allowed}.' },
  'http/bad-parameter': {
    status: 400,
    message: 'Parameter {name} has the value {value}; allowed are {allowed}.',
  },
  'http/empty-parameter': { status: 400, message: 'Parameter {name} is empty; allowed are {allowed}.' },
  'http/missing-parameter': { status: 400, message: 'Parameter {name} is missing; allowed are {allowed}.' },
  'http/repeated-parameter': {
    status: 400,
    message: 'The parameters {names} say the same thing more than once; give one of them, once.',
  },
  'http/data-away': { status: 503, message: 'The data store is being restarted. Try again in a moment.' },
  'http/request-gone': { status: 410, message: 'The request is no longer among the last {count}.' },
  'http/host-not-allowed': { status: 421, message: 'Host {host} is not served here.' },
  'http/two-hosts': { status: 400, message: 'The request has more than one Host header.' },
  'http/unknown-coding': { status: 501, message: 'The transfer coding {coding} is not known here.' },
  'http/host-missing': { status: 400, message: 'The request names no host: the header Host is missing.' },
  'http/expectation-failed': {
    status: 417,
    message: 'The expectation {value} cannot be met; 100-continue can.',
  },
  'http/origin-not-allowed': { status: 403, message: 'Origin {origin} may not call this service.' },
  'http/too-large': { status: 413, message: 'The body is larger than {limitBytes} bytes.' },
  'http/too-busy': { status: 503, message: 'More than {limit} requests are waiting. Try again in a moment.' },
  'http/port-taken': { status: 500, message: 'Port {port} cannot be used: {reason}.' },
  'http/token-needed': {
    status: 401,
    message: 'The header obs_apptoken must hold a token that Varde issued (Settings). Nothing was taken in.',
  },
  'http/login-needed': {
    status: 401,
    message: 'Version 5 needs a login by OAuth 2.0, which is not emulated.',
  },
  'http/version-not-served': {
    status: 501,
    message: 'Of version 5 nothing is answered; use {path} and the operations below it.',
  },
  'drafts/unknown': { status: 404, message: 'There is no draft {draftId}.' },
  'drafts/not-a-picture': {
    status: 400,
    message: 'This is no picture of a kind that can be kept here: JPEG, PNG, WebP or GIF.',
  },
  'drafts/heic': { status: 400, message: 'HEIC cannot be decoded here. Save the picture as JPEG.' },
  'drafts/picture-undecodable': {
    status: 422,
    message: 'The picture cannot be decoded, so it cannot be sent.',
  },
  'observations/unknown': { status: 404, message: 'There is no registration {key}.' },
  'gps/none': { status: 404, message: 'No gpsd answers on this machine: {reason}.' },
  'gps/no-fix': { status: 503, message: 'The receiver told no position in {seconds} seconds.' },
  'pull/version': {
    status: 400,
    message: '{name} is of version {version}; searches tell how many there are from 3.2.0 on.',
  },
  'pull/bad-answer': { status: 502, message: 'What {url} answered is no page of observations.' },
  'pull/not-as-asked': {
    status: 502,
    message: '{url} answered a registration that was not asked for: no. {regId} of {time}.',
  },
  'pull/unsteady': {
    status: 502,
    message: 'The pages that {url} answered from {day} on did not fit together, {attempts} times.',
  },
  'pull/damaged': { status: 500, message: 'What was fetched of {name} is damaged: {file}.' },
  'tokens/unknown': { status: 404, message: 'There is no token {tokenId}.' },
  'outbox/maybe-there': {
    status: 409,
    message: 'The target may have {draftId}. It can be changed only when it is known that it does not.',
  },
  'targets/in-use': { status: 409, message: '{count} observations wait to be delivered to {name}.' },
  'targets/unknown': { status: 404, message: 'There is no target {targetId}.' },
  'targets/bad-value': { status: 400, message: '{field} cannot be {value}: {reason}.' },
  'targets/no-login': {
    status: 401,
    message: 'The target did not take name and password (status {status}).',
  },
  'files/picture-gone': {
    status: 404,
    message: 'The picture {sha256} is not among the kept files any more.',
  },
  'files/picture-damaged': {
    status: 500,
    message: 'The picture {sha256} is damaged: {file} does not hold what was kept.',
  },
  'http/key-needed': { status: 401, message: 'Open the address with its key, as it was printed at start.' },
  'import/not-json': { status: 400, message: '{file} is not JSON: {reason}.' },
  'import/truncated': { status: 400, message: '{file} ends before its last row does.' },
  'import/not-utf8': { status: 400, message: '{file} is not text in UTF-8.' },
  'import/web-page': { status: 400, message: '{file} is a web page, not the answer of a service.' },
  'import/not-a-list': {
    status: 400,
    message: '{file} holds one object with the members {members}; expected a list of rows.',
  },
  'import/other-kind': { status: 400, message: '{file} holds {kind}; expected {expected}.' },
  'import/unknown-kind': {
    status: 400,
    message:
      '{file} is none of the kinds that Varde reads: plants, applications, quarters, points. Found: {found}.',
  },
  'import/empty': { status: 400, message: '{file} holds no rows.' },
  'import/not-a-row': {
    status: 400,
    message: 'Row {row} of {file} is {value}, expected an object with the fields of a row.',
  },
  'import/bad-row': {
    status: 400,
    message: 'Row {row} of {file}: {field} has the value {value}, expected {expected}.',
  },
  'import/long-row': {
    status: 400,
    message: 'Row {row} of {file} has {fields} fields, but its heading has {columns}.',
  },
  'import/too-deep': {
    status: 400,
    message: 'Row {row} of {file}: {field} is nested deeper than {limit} levels.',
  },
  'import/inexact-number': {
    status: 400,
    message: 'Row {row} of {file}: the number in {field} has more digits than can be kept exactly.',
  },
  'import/duplicate-row': {
    status: 400,
    message: 'Rows {row} and {otherRow} of {file} have the same {field} {value}.',
  },
  'import/too-large': { status: 413, message: '{file} is larger than {limitBytes} bytes.' },
  'import/unknown-draft': { status: 404, message: 'The file that was read is gone; open it again.' },
  'import/no-column': { status: 400, message: '{file} has no column {column}; its columns are {found}.' },
  'import/workbook': {
    status: 400,
    message: '{file} is a workbook of a kind that is not read; expected XLSX or CSV.',
  },
  'upstream/unreachable': { status: 502, message: '{url} gave no answer: {reason} ({problem}).' },
  'upstream/bad-status': { status: 502, message: '{url} answered with status {status}.' },
  'upstream/no-address': { status: 400, message: 'No base address is set for {service}.' },
  'job/cancelled': { status: 409, message: 'The job was stopped.' },
  'job/interrupted': { status: 409, message: 'Varde ended before the job did.' },
  'job/not-resumable': { status: 409, message: 'The job {jobId} cannot be taken up again.' },
  'job/paused': { status: 409, message: 'The job was stopped for now.' },
  'job/unknown': { status: 404, message: 'There is no job {jobId}.' },
  'register/unknown-row': { status: 404, message: 'Register {register} has no row {key}.' },
  'change/not-undoable': {
    status: 409,
    message: 'The change {number} cannot be undone any more: what it touched is another since.',
  },
  'view/unknown': { status: 404, message: 'There is no view {viewId}.' },
  'export/write-failed': {
    status: 500,
    message: '{path} could not be written: {reason} ({problem}). Nothing was changed.',
  },
  'export/check-failed': {
    status: 500,
    message: '{path} read back differs from what was written: {reason}. It was removed.',
  },
  'settings/bad-value': { status: 400, message: 'Setting {name} cannot be {value}: {reason}.' },
  'files/folder-held': {
    status: 409,
    message: 'The data folder {folder} is held by process {pid} at {url}.',
  },
  'files/folder-starting': {
    status: 409,
    message:
      'The data folder {folder} is held by process {pid}, which is still starting. Try again in a moment.',
  },
  'files/folder-unusable': {
    status: 500,
    message: 'The data folder {folder} cannot be used: {reason}. Name another one with --data.',
  },
  'files/lock-unusable': {
    status: 500,
    message: 'The lock {file} cannot be taken: {reason}. Move away what stands there, and start again.',
  },
  'files/unreadable': { status: 500, message: 'The file {file} cannot be read: {reason}.' },
  'files/not-sent': {
    status: 400,
    message: '{file} could not be sent: it cannot be read, or changed meanwhile ({reason}). Open it again.',
  },
  'files/write-failed': {
    status: 500,
    message: 'The data folder cannot be written: {reason} ({problem}).',
  },
  'files/unknown-file': { status: 404, message: 'There is no kept file {fileId}.' },
  'files/import-damaged': {
    status: 500,
    message: '{file} is not what was kept: its SHA-256 is another one.',
  },
  'files/import-gone': { status: 500, message: '{file} is not among the kept files any more.' },
  'files/journal-damaged': {
    status: 500,
    message: 'Line {line} of {file} is damaged, or lines before it are missing; the other lines are kept.',
  },
  'files/change-too-large': {
    status: 413,
    message: 'What is to be kept is larger than {limitBytes} bytes.',
  },
  'shell/browser-failed': {
    status: 500,
    message: 'The browser {program} did not come up: {reason}. Name another one in VARDE_CHROMIUM.',
  },
  // Faults of the map service: SOAP 1.1 answers every fault with 500.
  'soap/malformed': { status: 500, message: 'The request is not well-formed XML: {reason}.' },
  'soap/dtd': { status: 500, message: 'The request holds a document type declaration, which is refused.' },
  'soap/entity': { status: 500, message: 'The request uses an entity that is not one of the five of XML.' },
  'soap/too-large': { status: 500, message: 'The request is larger than {limit} bytes.' },
  'soap/too-deep': { status: 500, message: 'The request is nested deeper than {limit} elements.' },
  'soap/too-many-elements': { status: 500, message: 'The request has more than {limit} elements.' },
  'soap/too-many-attributes': {
    status: 500,
    message: 'An element of the request has more than {limit} attributes.',
  },
  'layer-import/not-geojson': { status: 400, message: 'The file is not GeoJSON: see byte {byte}.' },
  'layer-import/wrong-root': {
    status: 400,
    message: 'Line {line}: the file is not {format}, its outermost element is {element}.',
  },
  'layer-import/not-xml': {
    status: 400,
    message: 'Line {line}, column {column}: the file is not well-formed XML: {reason}.',
  },
  'layer-import/bad-position': {
    status: 400,
    message: 'Line {line}: {attribute} of {element} is "{value}", expected degrees from -{limit} to {limit}.',
  },
  'layer-import/truncated': { status: 400, message: 'The file ends at byte {byte} before its features do.' },
  'layer-import/bad-feature': {
    status: 400,
    message:
      'Feature {feature}, which begins at byte {byte}, cannot be used: {reason} ({problem} at {path}).',
  },
  'layer-import/trailing-comma': {
    status: 400,
    message: 'Behind the comma at byte {byte}, after feature {feature}, comes no other feature.',
  },
  'layer-import/endless-number': {
    status: 400,
    message: 'Feature {feature}: the value of {property} is larger than any number that can be stored.',
  },
  'layer-import/bad-collection': { status: 400, message: 'The file is not a FeatureCollection: {reason}.' },
  'layer-import/unknown-crs': {
    status: 400,
    message: 'The file names the coordinate system {value}, which is not one that Varde knows.',
  },
  'layer-import/empty': { status: 400, message: 'The file holds no features with a shape.' },
  'layer-import/too-many-fields': {
    status: 400,
    message: 'Feature {feature} brings the {limit}th name of a property; a layer has fewer fields.',
  },
  'layer-import/outside-map': {
    status: 400,
    message: 'The layer lies where the coordinate system of map {map} does not reach. Choose another map.',
  },
  'layer-import/map-is-cache': {
    status: 409,
    message: 'Map {map} is a tile cache, which takes no layers. Choose another map.',
  },
  'layer-import/bad-name': {
    status: 400,
    message: 'The name {value} cannot be used: give 1 to {limit} characters without control characters.',
  },
  'layer-import/name-taken': { status: 409, message: 'Map {map} has another layer by the name of {value}.' },
  'layer-import/unknown-layer': { status: 404, message: 'There is no imported layer {layerId}.' },
  'boundaries/not-areas': {
    status: 400,
    message: 'The layer {layer} has no areas: boundaries are a layer of areas.',
  },
  'boundaries/too-many': {
    status: 400,
    message: 'The layer {layer} has {count} areas; boundaries have {limit} at most.',
  },
  'boundaries/unknown-field': { status: 400, message: 'The layer {layer} has no field {field}.' },
  'boundaries/no-numbers': {
    status: 400,
    message: 'No field of the layer {layer} holds numbers such as {example}: its areas cannot be told apart.',
  },
  'boundaries/field-without-numbers': {
    status: 400,
    message: 'The field {field} of the layer {layer} holds no numbers such as {example}.',
  },
  'boundaries/unused': { status: 404, message: 'Layer {layerId} is not used as boundaries.' },
  'layer-import/unknown-feature': {
    status: 404,
    message: 'Imported layer {layerId} has no feature {objectId}.',
  },
  'soap/no-body': { status: 500, message: 'The request has no SOAP body with an operation in it.' },
  'soap/version': {
    status: 500,
    message: 'The envelope is neither of SOAP 1.1 nor of SOAP 1.2 but of {value}.',
  },
  'soap/must-understand': { status: 500, message: 'The header {value} must be understood, and it is not.' },
  'soap/unknown-operation': { status: 500, message: 'There is no operation {value}.' },
  'soap/media-type': {
    status: 500,
    message: 'The body comes as {value}; it must be XML in UTF-8, UTF-16 or ISO-8859-1.',
  },
  'value/missing': { status: 500, message: '{path} is missing.' },
  'value/bad': { status: 500, message: '{path} has the value {value}, expected {expected}.' },
  'value/not-in-enumeration': {
    status: 500,
    message: '{path} has the value {value}, which {type} does not have.',
  },
  'value/misspelt': { status: 500, message: '{path} is spelt {expected}.' },
  'value/unknown-element': {
    status: 500,
    message: '{path} is nothing that {type} has, and there is nothing else in it.',
  },
  'value/type-missing': { status: 500, message: '{path} needs an xsi:type that says which {type} it is.' },
  'value/type-unknown': { status: 500, message: '{path} has the type {value}, which is not known.' },
  'value/type-not-allowed': { status: 500, message: '{path} has the type {value}, which is not a {type}.' },
  'map/unknown-map': { status: 500, message: 'There is no map {value}.' },
  'map/restoring': {
    status: 503,
    message: 'Layers of map {map} are still being read. Try again in a moment.',
  },
  'map/unknown-crs': {
    status: 500,
    message: 'The coordinate system {value} is not one of those that Varde knows.',
  },
  'map/outside-crs': { status: 500, message: 'The place {value} is outside the coordinate system {crs}.' },
  'map-export/empty-legend': {
    status: 409,
    message: 'There is nothing in view that the legend would explain.',
  },
  'map/unknown-layer': { status: 500, message: 'Map {map} has no layer or table {value}.' },
  'map/not-a-feature-layer': { status: 500, message: 'Layer {value} holds no features.' },
  'map/unknown-field': { status: 500, message: '{layer} has no field {value}.' },
  'map/bad-expression': {
    status: 500,
    message: 'The expression {value} is wrong at position {position}: {reason}.',
  },
  'map/unknown-relationship': { status: 500, message: '{layer} has no relationship {value}.' },
  'map/index-out-of-range': { status: 500, message: '{path} is {value}, allowed are 0 to {limit}.' },
  'map/format-not-supported': { status: 500, message: 'The format {value} is not supported.' },
  'map/source-not-supported': { status: 500, message: 'The source {value} is not supported.' },
  'map/symbol-not-supported': { status: 500, message: 'The symbol {value} is not supported.' },
  'map/drawing-too-long': { status: 500, message: 'The drawing took more than {limitS} s.' },
  'map/no-room': {
    status: 500,
    message: 'The scale bar needs {neededPx} pixels, but {path} is {value}.',
  },
  'map/unknown-attachment': { status: 500, message: '{layer} has no attachment {value}.' },
  'map/no-popup': { status: 500, message: '{layer} has no popups.' },
  'map/no-raster': { status: 500, message: '{layer} has no raster column.' },
  'map/no-cache': { status: 500, message: 'Map {map} has no tile cache.' },
  'map/no-tile': {
    status: 500,
    message: 'Map {map} has no tile at level {level}, row {row}, column {column}.',
  },
  'map/no-layer-cache': {
    status: 500,
    message: 'Layer {value} has no tiles of its own: one cache holds the whole of map {map}.',
  },
  'map/tiles-not-drawn': {
    status: 500,
    message:
      'Map {map} is a tile cache: it is drawn as pixels alone, in its own coordinate system, from its own levels.',
  },
  'map/tiles-in-host': {
    status: 500,
    message: 'Tiles of map {map} are answered to messages of up to 64 kB in UTF-8 or UTF-16.',
  },
  'tiles/unknown-cache': { status: 404, message: 'There is no tile cache {cache}.' },
  'tiles/unknown-draft': {
    status: 404,
    message: 'The cache was not looked at, or has been left. Open it again.',
  },
  'tiles/no-tile': {
    status: 404,
    message: 'Cache {cache} has no tile at level {level}, row {row}, column {column}.',
  },
  'tiles/not-a-cache': {
    status: 400,
    message: '{file} is no tile cache that can be read: {reason} ({problem}).',
  },
  'tiles/damaged': { status: 500, message: 'The tile cache {file} is damaged: {reason} ({problem}).' },
  'tiles/gone': { status: 500, message: 'The tile cache {file} is not in its place any more.' },
  'tiles/packed': {
    status: 400,
    message: '{file} is packed, so that tiles cannot be read in their place. Take a copy of it.',
  },
  'tiles/folder-not-sent': {
    status: 400,
    message: 'The folder {file} has too many files to be sent by a browser. Name it by its path.',
  },
  'tiles/not-storable': { status: 400, message: 'The tiles of {file} cannot be kept as {storage}.' },
  'tiles/nothing-selected': { status: 400, message: '{file} has no tiles in this area and these levels.' },
  'tiles/not-kept': {
    status: 500,
    message: 'More tiles of {file} cannot be kept: {reason} ({problem}). Those that were built stay.',
  },
  'tiles/being-exported': { status: 409, message: 'Tiles are being exported to {path} already.' },
  'tiles/no-sqlite': {
    status: 500,
    message: 'This program runs on a Node without SQLite, so MBTiles cannot be read.',
  },
  'map/too-complex': {
    status: 500,
    message: '{path} is too complex to be answered: ask for fewer rows, or with a shorter condition.',
  },
  'map/bad-geometry': { status: 500, message: 'The geometry cannot be used: {reason}.' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Makes the error of a code, with its sentence filled in from `details`. */
export function appError(
  code: ErrorCode,
  details: { readonly [name: string]: Json } = {},
  options?: { cause: unknown },
): AppError {
  const message = errorCatalogue[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(details[name] ?? `{${name}}`),
  );
  return new AppError(code, message, details, options);
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

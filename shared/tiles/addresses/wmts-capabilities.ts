// The documents of OGC WMTS 1.0.0 (OGC 07-057r7): what there is, and what went wrong.

import type { Crs } from '../../geo/crs/find-crs.ts';
import { crsOf } from '../scheme/scheme-crs.ts';
import { tilesOfBox } from '../scheme/tile-grid.ts';
import type { TileFacts } from '../tile-store.ts';
import { boundsOf, tileExtension } from './tile-json.ts';
import { WMTS_ROOT, WMTS_VERSION, type WmtsProblem } from './wmts-request.ts';

/** The side of a pixel that scale denominators are of, metres. */
const PIXEL_M = 0.00028;
/** Metres of a degree on the equator of WGS 84. */
const METRES_PER_DEGREE = (Math.PI * 6_378_137) / 180;
/** Projected systems of ours whose first axis is north, by EPSG. */
const NORTH_FIRST = new Set([3035]);

export interface PublishedCache {
  readonly cacheId: string;
  readonly facts: TileFacts;
}

/** Images in a system that Varde knows. Vector tiles have no place in WMTS. */
function isForWmts({ format, scheme }: TileFacts): boolean {
  return format !== 'PBF' && crsOf(scheme) !== undefined;
}

/** GetCapabilities: a layer and a set of matrices for each cache. `origin`: the address that the client used. */
export function wmtsCapabilities(origin: string, caches: readonly PublishedCache[]): string {
  const root = `${origin}${WMTS_ROOT}`;
  const served = caches.filter(({ facts }) => isForWmts(facts));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="${WMTS_VERSION}">
<ows:ServiceIdentification><ows:Title>Varde</ows:Title><ows:ServiceType>OGC WMTS</ows:ServiceType><ows:ServiceTypeVersion>${WMTS_VERSION}</ows:ServiceTypeVersion></ows:ServiceIdentification>
<ows:OperationsMetadata>
${['GetCapabilities', 'GetTile'].map((name) => operation(name, root)).join('\n')}
</ows:OperationsMetadata>
<Contents>
${served.map((cache) => layer(cache, root)).join('\n')}
${served.map(matrixSet).join('\n')}
</Contents>
<ServiceMetadataURL xlink:href="${text(root)}/${WMTS_VERSION}/WMTSCapabilities.xml"/>
</Capabilities>
`;
}

/** What went wrong, as clients of OGC services read it. */
export function owsException({ code, text: sentence, locator }: WmtsProblem): string {
  const where = locator === undefined ? '' : ` locator="${text(locator)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ExceptionReport xmlns="http://www.opengis.net/ows/1.1" version="1.1.0" xml:lang="en"><Exception exceptionCode="${code}"${where}><ExceptionText>${text(sentence)}</ExceptionText></Exception></ExceptionReport>
`;
}

function operation(name: string, root: string): string {
  return `<ows:Operation name="${name}"><ows:DCP><ows:HTTP><ows:Get xlink:href="${text(root)}?"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get></ows:HTTP></ows:DCP></ows:Operation>`;
}

function layer({ cacheId, facts }: PublishedCache, root: string): string {
  const [west = -180, south = -90, east = 180, north = 90] = boundsOf(facts) ?? [];
  const extension = tileExtension(facts);
  const template = `${root}/${WMTS_VERSION}/${cacheId}/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.${extension}`;
  const format = MEDIA_TYPES[extension] ?? 'image/png';
  return `<Layer><ows:Title>${text(facts.name)}</ows:Title><ows:WGS84BoundingBox><ows:LowerCorner>${west} ${south}</ows:LowerCorner><ows:UpperCorner>${east} ${north}</ows:UpperCorner></ows:WGS84BoundingBox><ows:Identifier>${cacheId}</ows:Identifier><Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style><Format>${format}</Format><TileMatrixSetLink><TileMatrixSet>${cacheId}</TileMatrixSet></TileMatrixSetLink><ResourceURL format="${format}" resourceType="tile" template="${text(template)}"/></Layer>`;
}

const MEDIA_TYPES: { readonly [extension: string]: string } = { jpg: 'image/jpeg', webp: 'image/webp' };

function matrixSet({ cacheId, facts }: PublishedCache): string {
  const crs = crsOf(facts.scheme);
  if (!crs) return '';
  const { levels } = facts.scheme;
  const first = levels.findIndex(({ levelId }) => levelId === facts.minLevel);
  const last = levels.findIndex(({ levelId }) => levelId === facts.maxLevel);
  const matrices = levels.slice(first, last + 1).map((level) => matrix(level, facts, crs));
  return `<TileMatrixSet><ows:Identifier>${cacheId}</ows:Identifier><ows:SupportedCRS>urn:ogc:def:crs:EPSG::${crs.wkid}</ows:SupportedCRS>
${matrices.join('\n')}
</TileMatrixSet>`;
}

/** The corner has the axes of EPSG in their order: north first in degrees. */
function matrix(
  { levelId, resolution }: TileFacts['scheme']['levels'][number],
  { scheme, box }: TileFacts,
  crs: Crs,
): string {
  const { originX, originY, widthPx, heightPx } = scheme;
  const isTurned = crs.kind === 'geographic' || NORTH_FIRST.has(crs.wkid);
  const corner = isTurned ? `${originY} ${originX}` : `${originX} ${originY}`;
  const range = box && tilesOfBox(scheme, levelId, box);
  const size =
    scheme.id === 'web'
      ? { columns: 2 ** levelId, rows: 2 ** levelId }
      : { columns: (range?.maxColumn ?? 0) + 1, rows: (range?.maxRow ?? 0) + 1 };
  const scale = (resolution * (crs.unit === 'degree' ? METRES_PER_DEGREE : 1)) / PIXEL_M;
  return `<TileMatrix><ows:Identifier>${levelId}</ows:Identifier><ScaleDenominator>${scale}</ScaleDenominator><TopLeftCorner>${corner}</TopLeftCorner><TileWidth>${widthPx}</TileWidth><TileHeight>${heightPx}</TileHeight><MatrixWidth>${size.columns}</MatrixWidth><MatrixHeight>${size.rows}</MatrixHeight></TileMatrix>`;
}

const ENTITIES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function text(value: string): string {
  return (
    value
      .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

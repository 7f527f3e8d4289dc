// conf.xml and conf.cdi as the vendor's programs of 10.1 write them (reference 5.3): others open a cache by them.

import { crsOf } from '../scheme/scheme-crs.ts';
import type { TileBox, TileScheme } from '../tile-store.ts';
import type { CacheLayout } from './cache-layout.ts';

const STORAGE = {
  compact: 'esriMapCacheStorageModeCompact',
  'compact-v2': 'esriMapCacheStorageModeCompactV2',
  exploded: 'esriMapCacheStorageModeExploded',
} as const;

const NAMESPACES =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:typens="http://www.esri.com/schemas/ArcGIS/10.1"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>';

/** Of Web Mercator: programs look for this one, with 3857 beside it. */
const VENDOR_WEB = 102100;

export type ConfContent = Pick<
  CacheLayout,
  'scheme' | 'format' | 'quality' | 'isAntialiased' | 'storage' | 'packetSize'
>;

export function writeConf({
  scheme,
  format,
  quality,
  isAntialiased = false,
  storage,
  packetSize,
}: ConfContent): string {
  const { originX, originY, widthPx, heightPx, dpi, levels } = scheme;
  const lods = levels.map(({ levelId, scale, resolution }) =>
    typed('LODInfo', 'LODInfo', [
      element('LevelID', levelId),
      element('Scale', scale),
      element('Resolution', resolution),
    ]),
  );
  const tiling = typed('TileCacheInfo', 'TileCacheInfo', [
    spatialReference(scheme),
    typed('TileOrigin', 'PointN', [element('X', originX), element('Y', originY)]),
    element('TileCols', widthPx),
    element('TileRows', heightPx),
    element('DPI', Math.round(dpi)),
    typed('LODInfos', 'ArrayOfLODInfo', lods),
  ]);
  const images = typed('TileImageInfo', 'TileImageInfo', [
    element('CacheTileFormat', format),
    element('CompressionQuality', quality),
    element('Antialiasing', String(isAntialiased)),
  ]);
  const storing = typed('CacheStorageInfo', 'CacheStorageInfo', [
    element('StorageFormat', STORAGE[storage]),
    element('PacketSize', storage === 'exploded' ? 0 : packetSize),
  ]);
  return `${HEAD}<CacheInfo xsi:type="typens:CacheInfo" ${NAMESPACES}>${tiling}${images}${storing}</CacheInfo>\n`;
}

/** The box that has tiles. */
export function writeConfBox({ xMin, yMin, xMax, yMax }: TileBox, scheme: TileScheme): string {
  const sides = [
    element('XMin', xMin),
    element('YMin', yMin),
    element('XMax', xMax),
    element('YMax', yMax),
  ].join('');
  return `${HEAD}<EnvelopeN xsi:type="typens:EnvelopeN" ${NAMESPACES}>${sides}${spatialReference(scheme)}</EnvelopeN>\n`;
}

function spatialReference(scheme: TileScheme): string {
  const crs = crsOf(scheme);
  const { wkid } = scheme;
  const wkt = scheme.wkt ?? crs?.wkt;
  const type = crs?.unit === 'degree' ? 'GeographicCoordinateSystem' : 'ProjectedCoordinateSystem';
  return typed('SpatialReference', type, [
    ...(wkt === undefined ? [] : [element('WKT', escaped(wkt))]),
    ...(wkid === 0 ? [] : [element('WKID', wkid === 3857 ? VENDOR_WEB : wkid), element('LatestWKID', wkid)]),
  ]);
}

function typed(name: string, type: string, children: readonly string[]): string {
  return `<${name} xsi:type="typens:${type}">${children.join('')}</${name}>`;
}

function element(name: string, value: string | number): string {
  return `<${name}>${value}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// conf.xml and conf.cdi: the description beside a cache in folders (reference 5.3), in the namespace of any version.

import { XMLParser } from 'fast-xml-parser';
import { isJsonObject, type Json } from '../../base/json.ts';
import { findCrs } from '../../geo/crs/find-crs.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { notACache } from '../cache-problems.ts';
import { nameScheme } from '../scheme/tile-schemes.ts';
import type { TileBox, TileScheme } from '../tile-store.ts';
import { type CacheLayout, PACKET_SIZE, readFormat, readStorage } from './cache-layout.ts';

const LISTS = new Set(['LODInfo']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => LISTS.has(name),
});

/** Reads conf.xml. Fails with `tiles/not-a-cache` that says what is missing. */
export function readConf(xml: string, file: string): CacheLayout {
  const root = elements(xml, file);
  const cache = memberOf(root, 'CacheInfo');
  const tiling = memberOf(cache, 'TileCacheInfo');
  const images = memberOf(cache, 'TileImageInfo');
  const storing = memberOf(cache, 'CacheStorageInfo');
  const storage = readStorage(textOf(storing, 'StorageFormat'));
  if (!storage) throw notACache(file, 'noStorage');
  const format = readFormat(textOf(images, 'CacheTileFormat'));
  if (!format)
    throw notACache(
      file,
      'unknownTiles',
      `its tiles are ${textOf(images, 'CacheTileFormat') || 'of no format'}`,
    );
  return {
    scheme: readScheme(tiling, file),
    format,
    quality: Number(textOf(images, 'CompressionQuality')) || 0,
    isAntialiased: textOf(images, 'Antialiasing').toLowerCase() === 'true',
    storage,
    packetSize: Number(textOf(storing, 'PacketSize')) || PACKET_SIZE,
    levelsFolder: '_alllayers',
  };
}

/** Reads conf.cdi, the box of the tiles; undefined where it says none. */
export function readConfBox(xml: string, file: string): TileBox | undefined {
  const box = memberOf(elements(xml, file), 'EnvelopeN');
  const [xMin = Number.NaN, yMin = Number.NaN, xMax = Number.NaN, yMax = Number.NaN] = [
    'XMin',
    'YMin',
    'XMax',
    'YMax',
  ].map((name) => Number(textOf(box, name) || Number.NaN));
  return xMax > xMin && yMax > yMin ? { xMin, yMin, xMax, yMax } : undefined;
}

/** The code that is in use for a system that a cache names: that of EPSG where it has one, 0 where nothing is known. */
export function currentWkid(wkid: number, wkt: string): number {
  try {
    return findCrs(wkid || wkt).wkid;
  } catch (error) {
    if (!(error instanceof GeoProblem)) throw error;
    return wkid;
  }
}

function readScheme(tiling: Json | undefined, file: string): TileScheme {
  const reference = memberOf(tiling, 'SpatialReference');
  const origin = memberOf(tiling, 'TileOrigin');
  const wkt = textOf(reference, 'WKT');
  const wkid = Number(textOf(reference, 'LatestWKID') || textOf(reference, 'WKID')) || 0;
  const lods = memberOf(memberOf(tiling, 'LODInfos'), 'LODInfo');
  const levels = (Array.isArray(lods) ? lods : []).map((lod) => ({
    levelId: Number(textOf(lod, 'LevelID')),
    scale: Number(textOf(lod, 'Scale')),
    resolution: Number(textOf(lod, 'Resolution')),
  }));
  return checkScheme(
    {
      wkid: currentWkid(wkid, wkt),
      ...(wkt && { wkt }),
      originX: Number(textOf(origin, 'X') || Number.NaN),
      originY: Number(textOf(origin, 'Y') || Number.NaN),
      widthPx: Number(textOf(tiling, 'TileCols')),
      heightPx: Number(textOf(tiling, 'TileRows')),
      dpi: Number(textOf(tiling, 'PreciseDPI') || textOf(tiling, 'DPI')) || 96,
      levels,
    },
    file,
  );
}

/** Puts levels in order and names the scheme. Fails with `tiles/not-a-cache` where a number is none. */
export function checkScheme(scheme: Omit<TileScheme, 'id'>, file: string): TileScheme {
  const { originX, originY, widthPx, heightPx, levels } = scheme;
  const isPlaced = Number.isFinite(originX) && Number.isFinite(originY);
  if (!isPlaced) throw notACache(file, 'noScheme');
  if (!(widthPx > 0 && heightPx > 0)) throw notACache(file, 'noScheme');
  const isLevel = levels.every(({ levelId, resolution }) => Number.isInteger(levelId) && resolution > 0);
  if (levels.length === 0 || !isLevel) throw notACache(file, 'noScheme');
  return nameScheme({
    ...scheme,
    levels: levels.toSorted((one, other) => other.resolution - one.resolution),
  });
}

function elements(xml: string, file: string): Json {
  try {
    const root: Json = parser.parse(xml);
    return root;
  } catch {
    throw notACache(file, 'badDescription');
  }
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

function textOf(value: Json | undefined, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

// root.json: the description of a package of tiles (.tpkx), the vendor's public format notes.

import { isJsonObject, type Json } from '../../base/json.ts';
import { notACache } from '../cache-problems.ts';
import type { TileBox } from '../tile-store.ts';
import { type CacheLayout, PACKET_SIZE, readFormat, readStorage } from './cache-layout.ts';
import { checkScheme, currentWkid } from './read-conf.ts';

/** Reads root.json. Fails with `tiles/not-a-cache` that says what is missing. */
export function readRootJson(text: string, file: string): CacheLayout {
  const root = parse(text, file);
  const tiling = member(root, 'tileInfo');
  const storing = member(root, 'storageInfo');
  const storage = readStorage(textOf(storing, 'storageFormat'));
  if (!storage) throw notACache(file, 'noStorage');
  const image = member(root, 'tileImageInfo');
  const named = textOf(image, 'format') || textOf(tiling, 'format');
  const format = readFormat(named);
  if (!format) throw notACache(file, 'unknownTiles', `its tiles are ${named || 'of no format'}`);
  const reference = member(tiling, 'spatialReference');
  const wkt = textOf(reference, 'wkt');
  const origin = member(tiling, 'origin');
  const lods = member(tiling, 'lods');
  return {
    scheme: checkScheme(
      {
        wkid: currentWkid(numberOf(reference, 'latestWkid', numberOf(reference, 'wkid', 0)), wkt),
        ...(wkt && { wkt }),
        originX: numberOf(origin, 'x', Number.NaN),
        originY: numberOf(origin, 'y', Number.NaN),
        widthPx: numberOf(tiling, 'cols', 0),
        heightPx: numberOf(tiling, 'rows', 0),
        dpi: numberOf(tiling, 'preciseDpi', numberOf(tiling, 'dpi', 96)),
        levels: (Array.isArray(lods) ? lods : []).map((lod) => ({
          levelId: numberOf(lod, 'level', Number.NaN),
          scale: numberOf(lod, 'scale', 0),
          resolution: numberOf(lod, 'resolution', 0),
        })),
      },
      file,
    ),
    format,
    quality: numberOf(image, 'compressionQuality', numberOf(tiling, 'compressionQuality', 0)),
    isAntialiased: member(image, 'antialiasing') === true,
    storage,
    packetSize: numberOf(storing, 'packetSize', PACKET_SIZE),
    levelsFolder: textOf(root, 'tileBundlesPath').replace(/^\.?\/|\/$/g, '') || 'tile',
    box: readBox(member(root, 'fullExtent')),
    name: textOf(root, 'name') || undefined,
    attribution: textOf(root, 'copyrightText') || undefined,
  };
}

function readBox(extent: Json | undefined): TileBox | undefined {
  const [xMin = Number.NaN, yMin = Number.NaN, xMax = Number.NaN, yMax = Number.NaN] = [
    'xmin',
    'ymin',
    'xmax',
    'ymax',
  ].map((name) => numberOf(extent, name, Number.NaN));
  return xMax > xMin && yMax > yMin ? { xMin, yMin, xMax, yMax } : undefined;
}

function parse(text: string, file: string): Json {
  try {
    const root: Json = JSON.parse(text);
    return root;
  } catch {
    throw notACache(file, 'badDescription');
  }
}

function member(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

function textOf(value: Json | undefined, name: string): string {
  const text = member(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

function numberOf(value: Json | undefined, name: string, fallback: number): number {
  const number = member(value, name);
  return typeof number === 'number' ? number : fallback;
}

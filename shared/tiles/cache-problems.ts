// What is wrong with a tile cache that cannot be read. The app says each in its language (`error.tiles/…`).

import { appError } from '../contracts/errors.ts';

const DAMAGES = {
  cutShort: 'it ends too early',
  badIndex: 'its index and its tiles do not agree',
  badDirectory: 'its directory cannot be read',
  badDatabase: 'its database cannot be read',
  badName: 'it has a file whose name cannot be used',
  badCopy: 'what was unpacked is not what was packed',
  checkSum: 'its check sum differs',
  notUnpacked: 'a part of it cannot be unpacked',
  unknownPacking: 'parts of it are encrypted or packed in an unknown way',
  tooLarge: 'a part of it is too large to be read',
  noImage: 'a tile is no image',
  partOfTile: 'a tile is not whole',
} as const;

const NOT_CACHES = {
  unknownFile: 'it is neither MBTiles, PMTiles nor a package of tiles',
  noDescription: 'it holds neither conf.xml nor root.json',
  badDescription: 'its description cannot be read',
  noTables: 'it has no tables tiles and metadata',
  noHeader: 'its header is not that of PMTiles',
  noStorage: 'it does not say how the tiles are stored',
  noScheme: 'it does not say where its tiles lie and how large they are',
  noTiles: 'it has no tiles',
  notWeb: 'it has no tiles of web maps',
  unknownTiles: 'its tiles are of a kind that is not known',
  unknownPacking: 'its tiles are packed by Brotli or Zstandard',
  badPath: 'its path does not begin at the root of a disk',
} as const;

/** `reason`: in English, where more is known than what kind of damage it is. */
export function damaged(file: string, problem: keyof typeof DAMAGES, reason: string = DAMAGES[problem]) {
  return appError('tiles/damaged', { file, problem, reason });
}

export function notACache(
  file: string,
  problem: keyof typeof NOT_CACHES,
  reason: string = NOT_CACHES[problem],
) {
  return appError('tiles/not-a-cache', { file, problem, reason });
}

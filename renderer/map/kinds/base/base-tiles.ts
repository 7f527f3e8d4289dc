// The tiles of the embedded base map: one file of PMTiles, read once. It is 1.9 MB, less than the requests for its
// parts would cost, and the host need not know ranges.

import type { AddProtocolAction } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import archiveUrl from '../../../../assets/basemap/base-map.pmtiles?url&no-inline';

const ADDRESS = /^[\w-]+:\/\/(\d+)\/(\d+)\/(\d+)$/;

let reading: Promise<PMTiles> | undefined;

/** Reads the file, once for all maps of the window; one that could not be read is read again when it is next needed. */
export function readBaseMap(): Promise<PMTiles> {
  reading ??= openArchive().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The library would keep a failure for ever: it gets what is there already. */
async function openArchive(): Promise<PMTiles> {
  const response = await fetch(archiveUrl);
  if (!response.ok) throw new Error(`The base map could not be read: ${response.status}`);
  const bytes = await response.arrayBuffer();
  return new PMTiles({
    getKey: () => archiveUrl,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
  });
}

/** Answers MapLibre with a vector tile; one without bytes where there is nothing but sea. */
export const answerBaseTile: AddProtocolAction = async ({ url }) => {
  const [z = 0, x = 0, y = 0] = ADDRESS.exec(url)?.slice(1).map(Number) ?? [];
  const archive = await readBaseMap();
  const tile = await archive.getZxy(z, x, y);
  return { data: tile?.data ?? new ArrayBuffer(0) };
};

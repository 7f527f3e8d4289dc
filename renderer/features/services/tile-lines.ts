import type { TileCache } from '../../state/use-tile-caches.ts';

/** An address of a cache, by what it is called. */
export interface TileLine {
  readonly what: 'z/x/y' | 'TileJSON' | 'L/R/C' | 'WMTS';
  readonly address: string;
}

/** Where a cache answers; vector tiles have no place in WMTS. `origin`: where the services answer. */
export function tileLines({ cacheId, facts }: TileCache, origin: string): readonly TileLine[] {
  const root = `${origin}/tiles`;
  const lines: TileLine[] = [
    { what: 'z/x/y', address: `${root}/${cacheId}/{z}/{x}/{y}` },
    { what: 'TileJSON', address: `${root}/${cacheId}.json` },
    { what: 'L/R/C', address: `${root}/${cacheId}/L{level}/R{row}/C{column}` },
  ];
  if (facts && facts.format !== 'PBF') {
    lines.push({ what: 'WMTS', address: `${root}/wmts/1.0.0/WMTSCapabilities.xml` });
  }
  return lines;
}

// Tiles as pictures of the page.

import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { DRAWN_CACHES } from '../../../shared/tiles/drawn/drawn-caches.ts';
import { isWithin, tilesOfBox } from '../../../shared/tiles/scheme/tile-grid.ts';
import type { TileAddress } from '../../../shared/tiles/tile-store.ts';
import { fetchTile } from '../../map/kinds/tiles/warp/fetch-tile.ts';
import { useSystem } from '../../state/use-stores.ts';

/** An address under which a picture is shown. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

const NO_TILES: ReadonlyMap<number, Blob> = new Map();

/**
 * Our own map in the place of tiles, by their levels: in the schemes and the area in which it is drawn. One after the
 * other, because each is drawn for this.
 */
export function useOurTiles(
  schemeId: string,
  places: readonly BridgeType<'TilePreview'>[] | undefined,
): ReadonlyMap<number, Blob> {
  const url = useSystem((state) => state.info?.services[0]?.url);
  const [tiles, setTiles] = useState(NO_TILES);
  useEffect(() => {
    const ours = DRAWN_CACHES.find(({ facts }) => facts.scheme.id === schemeId);
    if (!ours || !places || url === undefined) return undefined;
    const template = `${new URL(url).origin}/tiles/${ours.cacheId}/{z}/{x}/{y}`;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      for (const { level, row, column } of places.filter((place) => isDrawn(ours.facts, place))) {
        const bytes = await fetchTile(template, { z: level, x: column, y: row }, signal);
        if (signal.aborted) return;
        if (bytes) setTiles((before) => new Map(before).set(level, new Blob([bytes], { type: 'image/png' })));
      }
    };
    // It is there for comparing alone: without it the tiles of the cache are seen all the same.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [schemeId, places, url]);
  return tiles;
}

function isDrawn({ scheme, box }: (typeof DRAWN_CACHES)[number]['facts'], place: TileAddress): boolean {
  const range = tilesOfBox(scheme, place.level, box);
  return range !== undefined && isWithin(range, place);
}

// A tile of each level of a cache, by which a person sees what it is before it is taken.

import { AppError } from '../../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { BASE_MAP_AREA } from '../../../../shared/geo/base-map-area.ts';
import { levelRanges } from '../../../../shared/tiles/selection/tile-selection.ts';
import { checkTile } from '../../../../shared/tiles/tile-image.ts';
import type { LevelRange, TileAddress, TileFacts } from '../../../../shared/tiles/tile-store.ts';

type TilePreview = BridgeType<'TilePreview'>;
type ReadTile = (tile: TileAddress) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Rows and columns of a level that are tried, the middle first. */
const TRIED_PARTS = [0.5, 0.3, 0.7, 0.1, 0.9];

/**
 * A tile of each level that has one, or why it cannot be read: where the base map is, if the level has something there,
 * else in its middle. Nothing of vector tiles. `fileName` stands in messages. Fails as reading does, but for damage.
 */
export async function previewTiles(
  facts: TileFacts,
  fileName: string,
  read: ReadTile,
): Promise<TilePreview[]> {
  if (facts.format === 'PBF') return [];
  const { minLevel, maxLevel } = facts;
  const near = levelRanges(facts, { minLevel, maxLevel, bounds: BASE_MAP_AREA });
  const previews: TilePreview[] = [];
  for (const whole of levelRanges(facts, { minLevel, maxLevel })) {
    const tried = [...near.filter(({ level }) => level === whole.level), whole];
    const found = await firstOf(tried.flatMap(addressesIn));
    if (found) previews.push(found);
  }
  return previews;

  async function firstOf(tiles: readonly TileAddress[]): Promise<TilePreview | undefined> {
    for (const tile of tiles) {
      try {
        const bytes = await read(tile);
        if (!bytes) continue;
        const { mediaType } = checkTile(bytes, { file: fileName, isVector: false });
        return { ...tile, bytes, mediaType };
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'tiles/damaged')) throw error;
        return { ...tile, errorCode: error.code, errorDetails: { ...error.details } };
      }
    }
    return undefined;
  }
}

/** Without doubles: a coarse level has one or two tiles. */
function addressesIn({ level, ...range }: LevelRange): TileAddress[] {
  const rows = spread(range.minRow, range.maxRow);
  const columns = spread(range.minColumn, range.maxColumn);
  return rows.flatMap((row) => columns.map((column) => ({ level, row, column })));
}

function spread(least: number, most: number): number[] {
  return [...new Set(TRIED_PARTS.map((part) => least + Math.floor(part * (most - least + 1))))];
}

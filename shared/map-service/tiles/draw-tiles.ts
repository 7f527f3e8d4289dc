// Tiles of a map, drawn as one picture and cut: laid together they are what ExportMapImage answers for their box.

import { findMap } from '../../catalog/maps.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { Box } from '../../geo/geometry/box.ts';
import { DisplayListBuilder } from '../../render/display-list.ts';
import { pixelList } from '../../render/pixel-list.ts';
import { drawMap } from '../drawing/draw-map.ts';
import { createDrawingPace } from '../drawing/drawing-pace.ts';
import { mapDescription } from '../info/descriptions.ts';
import type { MapContext, MapDependencies } from '../map-context.ts';
import { readSearch } from '../search/search-context.ts';
import { writeBox } from '../wire/write-geometry.ts';

export interface TileBlock {
  readonly mapName: string;
  /** Of all tiles, in the system of the map. */
  readonly box: Box;
  readonly rows: number;
  readonly columns: number;
  /** Of a tile. */
  readonly sidePx: number;
}

/** Pixels per inch by which the scales of all schemes are counted. */
const TILE_DPI = 96;

/** PNG files, row by row from the north-west, of a map as it is published. Throws `map/unknown-map`. */
export async function drawTiles(
  { mapName, box, rows, columns, sidePx }: TileBlock,
  dependencies: MapDependencies,
  scheduler: ReturnType<MapContext['scheduler']>,
): Promise<BridgeType<'DrawnTiles'>['tiles']> {
  const map = findMap(dependencies.catalog, mapName, 'mapName');
  const description = {
    ...mapDescription(map),
    MapArea: { $type: 'MapExtent', Extent: writeBox(box, map.crs) } as const,
  };
  const display = { ImageWidth: columns * sidePx, ImageHeight: rows * sidePx, ImageDPI: TILE_DPI };
  const search = await readSearch(description, display, {
    ...dependencies,
    origin: '',
    scheduler: () => scheduler,
  });
  const drawing = createDrawingPace(scheduler);
  const drawn = new DisplayListBuilder();
  await drawMap(search, drawn, drawing);
  const list = pixelList(drawn.build());
  const frame = { widthPx: columns * sidePx, heightPx: rows * sidePx };
  const job = { kind: 'tiles', list, frame, dpi: TILE_DPI, rows, columns } as const;
  const { files } = await drawing.waitFor((signal) => dependencies.drawing.draw(job, signal));
  return [...files];
}

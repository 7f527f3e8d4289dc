import { hex, levelFolder } from '../compact/bundle-path.ts';
import type { TileAddress, TileFormat } from '../tile-store.ts';

/** `L00/R0000029f/C00000280.jpg` (reference 5.2). Caches of mixed formats call all of their files jpg. */
function explodedPath({ level, row, column }: TileAddress, extension: string): string {
  return `${levelFolder(level)}/R${hex(row, 8)}/C${hex(column, 8)}.${extension}`;
}

/** The paths at which a tile may lie, the likeliest first. */
export function explodedPaths(tile: TileAddress, format: TileFormat): readonly string[] {
  const isJpeg = format === 'JPEG' || format === 'MIXED';
  const extensions = isJpeg ? ['jpg', 'png'] : ['png', 'jpg'];
  return extensions.map((extension) => explodedPath(tile, extension));
}

// The pixels of a list that comes in sections.

import { noSteps, type Steps } from '../../../base/steps.ts';
import type { ImageSize } from '../../../geo/map-frame.ts';
import type { DisplayList } from '../../../render/display-list.ts';
import { bandsOf, type PixelSource } from '../../../render/encode/pixel-source.ts';
import type { Paint } from '../../../render/paint.ts';
import { createSectionRasterizer } from '../../../render/raster/rasterize.ts';
import { StyleTable } from '../../../render/style-table.ts';

export interface SectionPixels {
  add(section: DisplayList): Steps<void>;
  /** Those of all sections, as one list would have them. */
  readonly paints: readonly Paint[];
  readonly source: PixelSource;
  /** The file is made: nobody looks at the pixels any more. */
  release(): void;
}

export function createSectionPixels({ widthPx, heightPx }: ImageSize): SectionPixels {
  const paints = new StyleTable<Paint>((paint) => paint.join(' '));
  const source: PixelSource = {
    widthPx,
    heightPx,
    rows(firstRow) {
      const pixels = rasterizer.pixels(firstRow);
      if (!pixels) throw new Error(`No band begins at row ${firstRow}`);
      return noSteps(pixels.rgba);
    },
  };
  const rasterizer = createSectionRasterizer(widthPx, bandsOf(source));
  return {
    *add(section) {
      for (const paint of section.paints) paints.indexOf(paint);
      yield* rasterizer.add(section);
    },
    paints: paints.list,
    source,
    release: rasterizer.release,
  };
}

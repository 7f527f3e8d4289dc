// Maps drawn in this process down to their pixels: without sockets, without a file, without a second thread.

import { runSync } from '../../shared/base/steps.ts';
import type { MapType } from '../../shared/contracts/map/types.ts';
import type { Drawing } from '../../shared/map-service/drawing/jobs/draw-job.ts';
import { picturePixels } from '../../shared/map-service/drawing/jobs/picture-pixels.ts';
import { createSectionPixels } from '../../shared/map-service/drawing/jobs/section-pixels.ts';
import { bandsOf, type PixelSource } from '../../shared/render/encode/pixel-source.ts';
import { createMapRequests } from '../../shared/testing/map-service.ts';
import { SMALL_BASE_MAP } from '../../shared/testing/small-base-map.ts';

type Position = readonly [number, number];
type Box = readonly [number, number, number, number];

interface PixelWish {
  readonly widthPx: number;
  readonly heightPx: number;
  /** As `createPixelDrawing` moved them: degrees are hundred kilometres here. */
  readonly box: Box;
}

/** The layer that is drawn, and the group that it is in. */
const [LAND, BASE_MAP] = [13, 10] as const;
/** Areas are drawn in the system of their map, as MapServer draws them: a degree becomes so many metres of UTM 33. */
const METRES = 100_000;
const NO_FILE = { files: [new Uint8Array(1)], mediaType: 'image/png', extension: 'png' };
const WHITE = { $type: 'RgbColor', Red: 255, Green: 255, Blue: 255, AlphaValue: 255 } as const;

/** The first band of the last picture, and how long it took from its list to its pixels. */
let firstBand = new Uint8Array();
let listMs = 0;

function timed(work: () => void): void {
  const began = performance.now();
  work();
  listMs += performance.now() - began;
}

function keepBands(pixels: PixelSource): void {
  for (const [firstRow, rowCount] of bandsOf(pixels)) {
    const rgba = runSync(pixels.rows(firstRow, rowCount));
    if (firstRow === 0) firstBand = new Uint8Array(rgba);
  }
}

/** Ends where a file would be made of the pixels. */
const pixelsAlone: Drawing = {
  async draw(job) {
    if (job.kind === 'pictures') throw new Error('Maps are drawn one by one');
    timed(() => keepBands(picturePixels(job.list, job.frame)));
    return NO_FILE;
  },
  begin(frame) {
    const pixels = createSectionPixels(frame);
    return {
      add: (section) => timed(() => runSync(pixels.add(section))),
      async finish({ list }) {
        timed(() => runSync(pixels.add(list)));
        keepBands(pixels.source);
        pixels.release();
        return NO_FILE;
      },
    };
  },
};

export interface DrawnPixels {
  /** What share of the upper rows is not white. */
  readonly share: number;
  /** From the display list to the pixels. */
  readonly listMs: number;
}

/** Draws areas with one symbol, given by their rings in degrees. */
export async function createPixelDrawing(
  areas: readonly (readonly (readonly Position[])[])[],
  symbol: MapType<'Symbol'>,
): Promise<(wish: PixelWish) => Promise<DrawnPixels>> {
  const land = areas.map((rings, index) => ({
    ...{ name: `Area ${index}`, iso2: '', iso3: String(index) },
    // Outer rings go clockwise; those of GeoJSON do not.
    rings: rings.map((ring) => ring.toReversed().flatMap(([x, y]) => [x * METRES, y * METRES])),
  }));
  const baseMap = { ...SMALL_BASE_MAP, land, borders: [], lakes: [], countyBorders: [], places: [] };
  const map = await createMapRequests({}, undefined, undefined, baseMap, pixelsAlone);
  const { DefaultMapDescription } = await map.ask('GetServerInfo', { MapName: '' });
  const LayerDescriptions = (DefaultMapDescription?.LayerDescriptions ?? []).map((layer) =>
    layer.LayerID === LAND
      ? {
          ...layer,
          ...{ Visible: true, ScaleSymbols: false },
          DrawingDescription: {
            $type: 'FeatureLayerDrawingDescription' as const,
            FeatureRenderer: { $type: 'SimpleRenderer' as const, Symbol: symbol },
            Transparency: 0,
          },
        }
      : { ...layer, Visible: layer.LayerID === BASE_MAP },
  );
  return async ({ widthPx, heightPx, box }) => {
    const [XMin = 0, YMin = 0, XMax = 0, YMax = 0] = box.map((degrees) => degrees * METRES);
    listMs = 0;
    await map.ask('ExportMapImage', {
      MapDescription: {
        ...{ Name: '', Rotation: 0, LayerDescriptions },
        MapArea: { $type: 'MapExtent', Extent: { $type: 'EnvelopeN', XMin, YMin, XMax, YMax } },
        BackgroundSymbol: { $type: 'SimpleFillSymbol', Color: WHITE, Style: 'geoSFSSolid' },
      },
      ImageDescription: { ImageDisplay: { ImageHeight: heightPx, ImageWidth: widthPx, ImageDPI: 96 } },
    });
    let colored = 0;
    // One pixel of a hundred tells enough.
    for (let at = 0; at < firstBand.length; at += 400) if (firstBand[at] !== 255) colored += 1;
    return { share: (400 * colored) / firstBand.length, listMs };
  };
}

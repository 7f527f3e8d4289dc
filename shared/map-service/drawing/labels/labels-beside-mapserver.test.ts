// How many labels MapServer places of the same points, with the same letters in the same picture. It draws the box of each
// label in a colour of its own there, so that they can be counted; ours are the texts of the picture.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadTypeface } from '../../../render/text/typeface.ts';
import { createMapRequests } from '../../../testing/map-service.ts';
import { labelled } from '../testing/golden-labels.ts';

const PROGRAM = '/usr/lib/cgi-bin/mapserv';
const FONT = resolve(import.meta.dirname, '../../../../assets/fonts/inter-regular.ttf');
const [WIDTH, HEIGHT, LETTER_PX] = [1024, 768, 8] as const;
const [WEST, SOUTH, EAST, NORTH] = [5, 58, 30, 71] as const;
/** The colour of boxes, as it is written for a MAP and in an SVG. */
const BOX = { map: '1 2 3', svg: /rgb\(0\.392157%,0\.784314%,1\.176471%\)/g };

interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

let folder: string | undefined;
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));
beforeEach(({ skip }) => skip(!existsSync(PROGRAM), 'MapServer is not installed (Debian: cgi-mapserver)'));

/** The same every time, by the generator of Lehmer. */
function placesOf(count: number): Place[] {
  let state = 20_261_128;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => ({
    name: `Verk ${index}`,
    longitude: WEST + random() * (EAST - WEST),
    latitude: SOUTH + random() * (NORTH - SOUTH),
  }));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The letters of our labels, from their baseline up to the height of capitals. */
async function ourLabels(places: readonly Place[]): Promise<Box[]> {
  const plants = places.map(({ name: Navn }, index) => ({
    ...{ VannKraftverkID: index + 1, Navn, VannKVType: 'Kraftverk', VannKVTypeID: 'K' },
    ...{ ErIDrift: true, UnderBygging: false, MaksYtelse: 1 },
  }));
  const points = places.map(({ longitude, latitude }, index) => ({
    ...{ plantNumber: index + 1, longitude, latitude },
  }));
  const map = await createMapRequests({ plants, points });
  const label = {
    LabelExpression: '[Navn]',
    Symbol: { $type: 'SimpleTextSymbol', Size: LETTER_PX },
  } as const;
  const { ImageData } = await map.ask('ExportMapImage', {
    MapDescription: {
      ...{ Name: '', Rotation: 0, LayerDescriptions: [labelled(1, label)] },
      MapArea: {
        $type: 'MapExtent',
        Extent: { $type: 'EnvelopeN', XMin: WEST, YMin: SOUTH, XMax: EAST, YMax: NORTH },
      },
      SpatialReference: { $type: 'GeographicCoordinateSystem', WKID: 4326 },
    },
    ImageDescription: {
      ImageType: { ImageFormat: 'geoImageSVG', ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: { ImageWidth: WIDTH, ImageHeight: HEIGHT, ImageDPI: 72 },
    },
  });
  const svg = new TextDecoder().decode(ImageData);
  const typeface = await loadTypeface('inter-regular');
  return [...svg.matchAll(/<text [^>]* x="([^"]+)" y="([^"]+)"[^>]*>Verk \d*(\d)</g)].map(
    ([, xs = '', y = '', last = '']) => {
      const numbers = xs.split(' ').map(Number);
      const widthPx = (typeface.shape(last, false)[0]?.advance ?? 0) * LETTER_PX;
      const [left, right] = [numbers[0] ?? 0, (numbers.at(-1) ?? 0) + widthPx];
      return { left, right, top: Number(y) - typeface.capHeight * LETTER_PX, bottom: Number(y) };
    },
  );
}

/** `isBesideSymbols`: symbols of points are in the way of labels. */
function theirCount(places: readonly Place[], isBesideSymbols: boolean): number {
  folder ??= mkdtempSync(join(tmpdir(), 'varde-labels-'));
  const features = places.map(({ name, longitude, latitude }) => ({
    ...{ type: 'Feature', properties: { name } },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  writeFileSync(join(folder, 'places.json'), JSON.stringify({ type: 'FeatureCollection', features }));
  writeFileSync(join(folder, 'fonts.txt'), `inter ${FONT}\n`);
  const config = join(folder, 'mapserver.conf');
  writeFileSync(config, `CONFIG ENV MS_MAP_PATTERN "^${folder}/" END END\n`);
  const map = join(folder, 'places.map');
  const symbol = 'STYLE SYMBOL "circle" SIZE 8 COLOR 30 110 150 END';
  writeFileSync(map, mapFile(folder, isBesideSymbols ? symbol : ''));
  const svg = execFileSync(PROGRAM, ['-nh', `QUERY_STRING=map=${map}&mode=map`], {
    env: { ...process.env, MAPSERVER_CONFIG_FILE: config },
    encoding: 'utf8',
    maxBuffer: 256 << 20,
  });
  expect(svg).toContain('<svg ');
  return svg.match(BOX.svg)?.length ?? 0;
}

function mapFile(path: string, symbol: string): string {
  return `MAP
SIZE ${WIDTH} ${HEIGHT}
EXTENT ${WEST} ${SOUTH} ${EAST} ${NORTH}
IMAGETYPE svg
OUTPUTFORMAT NAME "svg" DRIVER CAIRO/SVG MIMETYPE "image/svg+xml" IMAGEMODE RGB EXTENSION "svg" END
SHAPEPATH "${path}"
FONTSET "fonts.txt"
SYMBOL NAME "circle" TYPE ELLIPSE FILLED TRUE POINTS 1 1 END END
LAYER
NAME "places" TYPE POINT STATUS DEFAULT
CONNECTIONTYPE OGR CONNECTION "places.json"
LABELITEM "name"
CLASS ${symbol}
LABEL TYPE TRUETYPE FONT "inter" SIZE ${LETTER_PX} COLOR 40 50 60
STYLE GEOMTRANSFORM "labelpoly" COLOR ${BOX.map} END
POSITION AUTO PARTIALS FALSE BUFFER 0 END
END
END
END
`;
}

test.each([100, 400, 1_500, 10_000])(
  'of %d points at least nine tenths as many have labels as with MapServer, none overlap, and none are cut',
  async (count) => {
    const places = placesOf(count);
    const ours = await ourLabels(places);
    const theirs = [theirCount(places, false), theirCount(places, true)];
    expect(Math.min(...theirs)).toBeGreaterThan(0);
    expect(ours.length).toBeGreaterThanOrEqual(0.9 * Math.max(...theirs));
    for (const [index, one] of ours.entries()) {
      expect(one.left >= 0 && one.right <= WIDTH && one.top >= 0 && one.bottom <= HEIGHT).toBe(true);
      const meeting = ours
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        );
      expect(meeting).toEqual([]);
    }
  },
);

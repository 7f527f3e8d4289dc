// Bars measured in their pictures, against lengths that were computed outside Varde (testing/scale-bars.tsv).

import { beforeAll, expect, test } from 'vitest';
import type { MapInput } from '../../../contracts/map/operations.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { createTransform } from '../../../geo/crs/create-transform.ts';
import { findCrs } from '../../../geo/crs/find-crs.ts';
import { METRES_PER_DEGREE } from '../../../geo/crs/map-units.ts';
import { geodesicBetween } from '../../../geo/geodesic.ts';
import { frameAtScale, mapPointAt } from '../../../geo/map-frame.ts';
import { createRandom } from '../../../testing/map-random.ts';
import { createMapRequests, type MapRequests } from '../../../testing/map-service.ts';
import { readTsvRows, type TsvRow } from '../../../testing/tsv-rows.ts';
import { coveredSpan, readAlphas } from '../testing/measure-bar.ts';

const ROWS = readTsvRows(new URL('../testing/scale-bars.tsv', import.meta.url));
const MAP_PX = { ImageWidth: 800, ImageHeight: 600 };
const BLACK = { $type: 'RgbColor', Red: 0, Green: 0, Blue: 0 } as const;
const BLOCK = { $type: 'SimpleFillSymbol', Color: BLACK, Style: 'geoSFSSolid' } as const;
/** What the service promises; the table asks for 0.05, and a pixel has 255 steps. */
const TOLERANCE_PX = 0.05;

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests();
});

type Bar = MapType<'AlternatingScaleBar'>;
type Input = MapInput<'ExportScaleBar'>;

/** A bar of blocks alone. */
function barOf(row: TsvRow, more: Partial<Bar> = {}): Bar {
  const hint = `geoScaleBar${row['hint']}` as MapType<'geoScaleBarResizeHint'>;
  return {
    $type: 'AlternatingScaleBar',
    FillSymbol1: BLOCK,
    FillSymbol2: BLOCK,
    Divisions: Number(row['divisions']),
    DivisionsBeforeZero: Number(row['before_zero']),
    Subdivisions: Number(row['subdivisions']),
    ...(hint === 'geoScaleBarAutoDivision' ? {} : { Division: Number(row['division']) }),
    Units: row['units'] as MapType<'geoUnits'>,
    UnitLabel: '',
    LabelFrequency: 'geoScaleBarNone',
    ResizeHint: hint,
    ...more,
  };
}

function requestOf(row: TsvRow, bar: Bar): Input {
  const number = (column: string) => Number(row[column]);
  const $type =
    number('wkid') < 5000 && [4326, 4258].includes(number('wkid'))
      ? ('GeographicCoordinateSystem' as const)
      : ('ProjectedCoordinateSystem' as const);
  return {
    ScaleBar: bar,
    MapDescription: {
      Name: '',
      Rotation: number('rotation'),
      SpatialReference: { $type, WKID: number('wkid') },
      MapArea: {
        $type: 'CenterAndScale',
        Center: { $type: 'PointN', X: number('centre_x'), Y: number('centre_y') },
        Scale: number('scale'),
      },
    },
    MapDisplay: { ...MAP_PX, ImageDPI: number('map_dpi') },
    ImageDescription: {
      ImageType: { ImageFormat: 'geoImagePNG32', ImageReturnType: 'geoImageReturnMimeData' },
      ImageDisplay: {
        ImageWidth: row['room_px'] ? number('room_px') : 500,
        ImageHeight: 60,
        ImageDPI: number('image_dpi'),
      },
    },
  };
}

async function spanOf(input: Input): Promise<readonly [number, number]> {
  const { ImageData } = await map.ask('ExportScaleBar', input);
  const alphas = readAlphas(ImageData ?? new Uint8Array());
  return coveredSpan(alphas, alphas.heightPx / 2);
}

test.each(ROWS.map((row) => [row['case'] ?? '', row] as const))(
  '%s is as long as on the ellipsoid',
  async (_, row) => {
    const [start, end] = await spanOf(requestOf(row, barOf(row)));
    expect(Math.abs(end - start - Number(row['bar_px_true']))).toBeLessThan(TOLERANCE_PX);
  },
);

const CENTRES = 2000;
const SYSTEMS = [25833, 25832, 25835, 3857, 4326, 4258, 3035] as const;
const SCALES = [2_000, 10_000, 75_000, 400_000, 3_000_000] as const;

test('at any place, turned or not, the ends of a bar lie its length apart', async () => {
  const random = createRandom(11);
  for (let count = 0; count < CENTRES; count++) {
    const wkid = random.pick(SYSTEMS);
    const crs = findCrs(wkid);
    const [longitude, latitude] = [random.whole(5000, 31_000) / 1000, random.whole(57_000, 71_000) / 1000];
    const [x, y] = createTransform(findCrs(4258), crs)(longitude, latitude);
    const row = {
      wkid: String(wkid),
      centre_x: String(x),
      centre_y: String(y),
      rotation: String(random.whole(0, 359)),
      scale: String(random.pick(SCALES)),
      map_dpi: '96',
      image_dpi: '96',
      hint: 'AutoDivision',
      divisions: '2',
      before_zero: '0',
      subdivisions: '1',
      units: 'geoMeters',
      room_px: '400',
    };
    const input = requestOf(row, barOf(row));
    const [start, end] = await spanOf({ ...input, ImageDescription: lowImage(input) });
    expect(offFromRound(row, end - start), JSON.stringify(row)).toBeLessThan(TOLERANCE_PX);
  }
}, 120_000);

function lowImage({ ImageDescription }: Input): Input['ImageDescription'] {
  const { ImageDisplay } = ImageDescription;
  return { ...ImageDescription, ...(ImageDisplay && { ImageDisplay: { ...ImageDisplay, ImageHeight: 8 } }) };
}

/** How many pixels a bar of a width in pixels is from one of 2 times 1, 2 or 5 times a power of ten metres. */
function offFromRound(row: TsvRow, lengthPx: number): number {
  const crs = findCrs(Number(row['wkid']));
  const base = { dpi: 96, metresPerUnit: crs.unit === 'degree' ? METRES_PER_DEGREE : 1 };
  const centre = [Number(row['centre_x']), Number(row['centre_y'])] as const;
  const size = { widthPx: MAP_PX.ImageWidth, heightPx: MAP_PX.ImageHeight };
  const frame = frameAtScale(centre, Number(row['scale']), base, size, Number(row['rotation']));
  const end = (side: 1 | -1) => {
    const place = mapPointAt(frame, size.widthPx / 2 + (side * lengthPx) / 2, size.heightPx / 2);
    const [longitude, latitude] = createTransform(crs, findCrs(4258))(...place);
    return { longitude, latitude };
  };
  const { lengthM } = geodesicBetween(crs.datum.ellipsoid, end(-1), end(1));
  const power = 10 ** Math.floor(Math.log10(lengthM / 2));
  const offs = [1, 2, 5, 10].map((factor) => Math.abs(lengthM - 2 * factor * power));
  return (Math.min(...offs) / lengthM) * lengthPx;
}

test('a bar that was told and does not fit is refused with both sizes, never cut', async () => {
  const row = ROWS.find((each) => each['case'] === 'fixed-4x25') ?? {};
  const input = requestOf({ ...row, room_px: '378' }, barOf(row));
  expect(await map.exchange('ExportScaleBar', input)).toContain(
    'The scale bar needs 379 pixels, but ImageDescription.ImageDisplay.ImageWidth is 378.',
  );
  const low = requestOf({ ...row, room_px: '400' }, barOf(row, { BarHeight: 60 }));
  expect(await map.refusal('ExportScaleBar', low)).toContain('ImageDescription.ImageDisplay.ImageHeight 60');
});

test('what a bar needs and a request does not have right is told by its path', async () => {
  const row = ROWS[0] ?? {};
  const refused = (more: Partial<Bar>, dropped: readonly (keyof Bar)[] = []) => {
    const bar = Object.fromEntries(
      Object.entries(barOf(row, more)).filter(([name]) => !dropped.some((each) => each === name)),
    );
    return map.refusal('ExportScaleBar', { ...requestOf(row, barOf(row)), ScaleBar: bar });
  };
  expect(await refused({ ResizeHint: 'geoScaleBarFixed' })).toBe('value/missing ScaleBar.Division');
  expect(await refused({ ResizeHint: 'geoScaleBarFixed' }, ['Units'])).toBe('value/missing ScaleBar.Units');
  expect(await refused({ Divisions: 0 })).toBe('value/bad ScaleBar.Divisions 0');
  expect(await refused({ Units: 'geoDecimalDegrees' })).toBe('value/bad ScaleBar.Units geoDecimalDegrees');
  expect(await refused({ BarHeight: -1 })).toBe('value/bad ScaleBar.BarHeight -1');
  const foreign = { $type: 'XMLBinaryFillSymbol', Data: { Bytes: new Uint8Array(1) } } as const;
  expect(await refused({ FillSymbol2: foreign })).toBe(
    'map/symbol-not-supported ScaleBar.FillSymbol2 XMLBinaryFillSymbol',
  );
});

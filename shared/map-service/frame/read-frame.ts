// The view that a map description and the size of an image give (reference, 4.1 to 4.3).

import { bookmarks, findMap, type MapDefinition } from '../../catalog/maps.ts';
import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { createTransform } from '../../geo/crs/create-transform.ts';
import type { Crs } from '../../geo/crs/find-crs.ts';
import { metresPerUnit, unitCalled } from '../../geo/crs/map-units.ts';
import type { Box } from '../../geo/geometry/box.ts';
import { boxAround, boxPolygon } from '../../geo/geometry/geometry.ts';
import { projectBox } from '../../geo/geometry/project-box.ts';
import {
  boxOfFrame,
  frameAtScale,
  frameOfBox,
  type ImageSize,
  type MapFrame,
  type ScaleBase,
} from '../../geo/map-frame.ts';
import { BOOKMARK_CRS, homeBox } from '../info/map-extent.ts';
import type { MapContext } from '../map-context.ts';
import { atPath } from '../query/at-path.ts';
import { reproject } from '../query/reproject.ts';
import { readBox, readPoint } from '../wire/read-geometry.ts';
import { inNamedSystem, readSpatialReference } from '../wire/spatial-reference.ts';
import { readTimeZone } from '../wire/time-zone.ts';
import { featureBox } from './feature-box.ts';

type MapArea = MapType<'MapArea'>;
type Kind<Name extends MapArea['$type']> = Extract<MapArea, { $type: Name }>;

export interface MapView {
  readonly frame: MapFrame;
  /** The system of the view: of the frame and of what is answered. */
  readonly crs: Crs;
  readonly base: ScaleBase;
}

/** What an area is read with. */
interface Around {
  readonly crs: Crs;
  readonly image: ImageSize;
  readonly base: ScaleBase;
  readonly rotation: number;
  readonly context: Pick<MapContext, 'catalog' | 'features'>;
}

const DESCRIPTION = 'MapDescription';
const AREA = `${DESCRIPTION}.MapArea`;

export interface DisplayUse {
  readonly path?: string;
  /** False where the size of a pixel changes nothing of the answer. */
  readonly needsPixels?: boolean;
}

/**
 * Throws what is wrong by its path; `map/bad-geometry` for an area without size. A side or resolution of an image that
 * is 0 or missing is wrong only where pixels are needed.
 */
export async function readView(
  description: MapType<'MapDescription'>,
  display: MapType<'ImageDisplay'> | undefined,
  context: Pick<MapContext, 'catalog' | 'features'>,
  { path = 'MapImageDisplay', needsPixels = true }: DisplayUse = {},
): Promise<MapView> {
  const map = findMap(context.catalog, description.Name, `${DESCRIPTION}.Name`);
  readTimeZone(description.TimeReference, `${DESCRIPTION}.TimeReference`);
  const crs = atPath(`${DESCRIPTION}.SpatialReference`, () =>
    readSpatialReference(description.SpatialReference, map.crs),
  );
  const { image, dpi } = needsPixels ? readDisplay(display, path) : readDisplay(withPixels(display), path);
  const unit = crs.unit === 'degree' ? 'geoDecimalDegrees' : 'geoMeters';
  const base = { dpi, metresPerUnit: metresPerUnit(unit) };
  const rotation = description.Rotation ?? 0;
  if (!Number.isFinite(rotation)) {
    throw appError('value/bad', { path: `${DESCRIPTION}.Rotation`, value: rotation, expected: 'degrees' });
  }
  const around = { crs, image, base, rotation, context };
  return { frame: await readArea(description.MapArea, map, around), crs, base };
}

const DEFAULT_DPI = 96;

function readDisplay(display: MapType<'ImageDisplay'> | undefined, path: string) {
  if (!display) throw appError('value/missing', { path });
  return {
    image: {
      widthPx: positive(display.ImageWidth, `${path}.ImageWidth`),
      heightPx: positive(display.ImageHeight, `${path}.ImageHeight`),
    },
    dpi: positive(display.ImageDPI ?? DEFAULT_DPI, `${path}.ImageDPI`),
  };
}

/** One pixel stands for an image whose pixels nobody looks at, so that the area of the map is checked all the same. */
function withPixels(display: MapType<'ImageDisplay'> | undefined): MapType<'ImageDisplay'> {
  return {
    ...display,
    ImageHeight: display?.ImageHeight || 1,
    ImageWidth: display?.ImageWidth || 1,
    ImageDPI: display?.ImageDPI || DEFAULT_DPI,
  };
}

function positive(value: number | undefined, path: string): number {
  if (value === undefined) throw appError('value/missing', { path });
  if (value > 0 && Number.isFinite(value)) return value;
  throw appError('value/bad', { path, value, expected: 'more than 0' });
}

async function readArea(area: MapArea | undefined, map: MapDefinition, around: Around): Promise<MapFrame> {
  if (!area) return fitted(homeBoxIn(map, around.crs), around);
  switch (area.$type) {
    case 'CenterAndScale':
      return areaAtScale(area, around);
    case 'CenterAndSize':
      return fitted(boxOfSize(area, around), around);
    case 'FeatureExtent':
      return featureFrame(area, around);
    case 'MapServerBookmark':
      return fitted(area.Extent ? boxOfExtent(area, around) : boxOfBookmark(area, map, around.crs), around);
    default:
      return fitted(boxOfExtent(area, around), around);
  }
}

function fitted(box: Box, { image, rotation }: Around): MapFrame {
  return atPath(AREA, () => frameOfBox(box, image, rotation));
}

function boxOfExtent({ Extent }: Kind<'MapExtent'> | Kind<'MapServerBookmark'>, { crs }: Around): Box {
  const path = `${AREA}.Extent`;
  if (!Extent) throw appError('value/missing', { path });
  return atPath(path, () => {
    const own = readSpatialReference(Extent.SpatialReference, crs);
    return inNamedSystem(Extent.SpatialReference, own, () => boxInto(readBox(Extent), own, crs));
  });
}

/** A bookmark without an extent is one of the map, found by its name. */
function boxOfBookmark({ Name }: Kind<'MapServerBookmark'>, { home }: MapDefinition, crs: Crs): Box {
  const names = home ? [] : bookmarks.map(({ name }) => name);
  const bookmark = bookmarks.find(({ name }) => name === Name && names.includes(name));
  if (!bookmark) {
    const expected = names.length > 0 ? `one of ${names.join(', ')}` : 'an extent';
    throw appError('value/bad', { path: `${AREA}.Name`, value: Name.slice(0, 80), expected });
  }
  const { west, south, east, north } = bookmark;
  return atPath(AREA, () => boxInto({ xMin: west, yMin: south, xMax: east, yMax: north }, BOOKMARK_CRS, crs));
}

/** What a map shows when it is opened, in the system of a view. */
function homeBoxIn(map: MapDefinition, crs: Crs): Box {
  if (crs === map.crs) return homeBox(map);
  const [{ west, south, east, north }] = bookmarks;
  return atPath(AREA, () =>
    map.home
      ? boxInto(map.home, map.crs, crs)
      : boxInto({ xMin: west, yMin: south, xMax: east, yMax: north }, BOOKMARK_CRS, crs),
  );
}

/** A box around the part of an area that the system of the view reaches. Throws `map/outside-crs` where it is nothing. */
function boxInto(box: Box, own: Crs, crs: Crs): Box {
  const isPlace = box.xMin === box.xMax && box.yMin === box.yMax;
  const area = isPlace || own === crs ? undefined : reproject(boxPolygon(box), own, crs);
  return (area && boxAround(area)) ?? projectBox(box, own, crs);
}

function centreOf({ Center }: Kind<'CenterAndScale'> | Kind<'CenterAndSize'>, { crs }: Around) {
  const path = `${AREA}.Center`;
  if (!Center) throw appError('value/missing', { path });
  return atPath(path, () => {
    const own = readSpatialReference(Center.SpatialReference, crs);
    return inNamedSystem(Center.SpatialReference, own, () => createTransform(own, crs)(...readPoint(Center)));
  });
}

function areaAtScale(area: Kind<'CenterAndScale'>, around: Around): MapFrame {
  const { image, base, rotation } = around;
  const scale = positive(area.Scale, `${AREA}.Scale`);
  const dpi = positive(area.DPI ?? base.dpi, `${AREA}.DPI`);
  const device = deviceOf(area) ?? image;
  const frame = frameAtScale(centreOf(area, around), scale, { ...base, dpi }, device, rotation);
  return device === image ? frame : fitted(boxOfFrame(frame), around);
}

/** The rectangle of the device takes the place of the image, where all four of its sides are told. */
function deviceOf({ DevLeft, DevTop, DevRight, DevBottom }: Kind<'CenterAndScale'>): ImageSize | undefined {
  if (DevLeft === undefined || DevTop === undefined || DevRight === undefined || DevBottom === undefined) {
    return undefined;
  }
  return {
    widthPx: positive(Math.abs(DevRight - DevLeft), `${AREA}.DevRight`),
    heightPx: positive(Math.abs(DevBottom - DevTop), `${AREA}.DevBottom`),
  };
}

function boxOfSize(area: Kind<'CenterAndSize'>, around: Around): Box {
  const [x, y] = centreOf(area, around);
  const factor = unitFactor(area.Units, around.base.metresPerUnit);
  const halfWidth = (positive(area.Width, `${AREA}.Width`) * factor) / 2;
  const halfHeight = (positive(area.Height, `${AREA}.Height`) * factor) / 2;
  return { xMin: x - halfWidth, yMin: y - halfHeight, xMax: x + halfWidth, yMax: y + halfHeight };
}

/** A single place has no size: it is shown at the scale that the area names for it. */
async function featureFrame(area: Kind<'FeatureExtent'>, around: Around): Promise<MapFrame> {
  const { crs, image, base, rotation, context } = around;
  const box = await featureBox(area, AREA, crs, context);
  const [x, y] = [(box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2];
  if (box.xMin === box.xMax && box.yMin === box.yMax) {
    return frameAtScale([x, y], positive(area.DefaultScale, `${AREA}.DefaultScale`), base, image, rotation);
  }
  const ratio = positive(area.ExpandRatio, `${AREA}.ExpandRatio`) / 2;
  const [halfWidth, halfHeight] = [(box.xMax - box.xMin) * ratio, (box.yMax - box.yMin) * ratio];
  return fitted(
    { xMin: x - halfWidth, yMin: y - halfHeight, xMax: x + halfWidth, yMax: y + halfHeight },
    around,
  );
}

/** From a unit that a request names to that of the map, which is meant where none is named. */
function unitFactor(name: string, metresPerMapUnit: number): number {
  if (name.trim() === '' || name === 'geoUnknownUnits') return 1;
  const unit = unitCalled(name);
  if (unit) return metresPerUnit(unit) / metresPerMapUnit;
  throw appError('value/bad', {
    path: `${AREA}.Units`,
    value: name.slice(0, 80),
    expected: 'a unit of length such as geoMeters',
  });
}

// The graphics of a map description, over everything else in their order.

import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import { boxAround, type Geometry } from '../../geo/geometry/geometry.ts';
import { scaleOfResolution } from '../../geo/map-frame.ts';
import type { DisplayListBuilder } from '../../render/display-list.ts';
import { atPath } from '../query/at-path.ts';
import type { MapSearch } from '../search/search-context.ts';
import { ownReference, readGeometry } from '../wire/read-geometry.ts';
import { readSpatialReference } from '../wire/spatial-reference.ts';
import { createImageProjection, type ImageShape } from './image-projection.ts';
import { paintShape } from './shapes/paint-shape.ts';
import { createSymbolPainter } from './symbols/create-symbol-painter.ts';
import { drawParagraph } from './text/draw-paragraph.ts';
import { drawTextAt } from './text/draw-text.ts';
import type { FrameBox } from './text/frame-ring.ts';

type Element = MapType<'GraphicElement'>;
type WireGeometry = MapType<'Geometry'>;

/** So much larger or smaller than they are symbols become at most. */
const MAX_GROWTH = 50;
/** What lies no farther beside the image than this is not cut: a frame would become narrower. */
const WHOLE_PX = 32_767;
/** Sides of a circle. */
const CIRCLE_SIDES = 180;

/** Throws what is wrong with an element, by its path. */
export async function drawGraphics(list: DisplayListBuilder, search: MapSearch): Promise<void> {
  for (const [index, element] of (search.description.CustomGraphics ?? []).entries()) {
    await drawElement(list, element, search, `MapDescription.CustomGraphics[${index}]`);
  }
}

async function drawElement(
  list: DisplayListBuilder,
  element: Element,
  search: MapSearch,
  path: string,
): Promise<void> {
  const { view } = search;
  const dpi = view.base.dpi * growthOf(element, search);
  if (element.$type === 'ParagraphTextElement') {
    const place = toImage(element.TextGeometry, search, `${path}.TextGeometry`, WHOLE_PX);
    if (place.kind === 'areas') {
      await drawParagraph(list, element, { frame: frameOf(place.rings), dpi, path });
      return;
    }
  }
  if (isText(element)) {
    const place = toImage(element.TextGeometry, search, `${path}.TextGeometry`, 0);
    const text = { text: element.Text ?? '', symbol: element.Symbol, dpi, path: `${path}.Symbol` };
    await drawTextAt(list, middleOf(place), text);
    return;
  }
  if (!element.Symbol) throw appError('value/missing', { path: `${path}.Symbol` });
  const painter = createSymbolPainter(element.Symbol, dpi, `${path}.Symbol`);
  const { shape, name } = shapeOf(element);
  const drawn = toImage(shape, search, `${path}.${name}`, painter.tolerancePx, element.$type);
  paintShape(list, drawn, [painter]);
}

type TextLike = Extract<Element, { $type: 'TextElement' | 'ParagraphTextElement' }>;

/** A paragraph at a point or on a line is a text like others, for there is no frame. */
function isText(element: Element): element is TextLike {
  return element.$type === 'TextElement' || element.$type === 'ParagraphTextElement';
}

function growthOf(element: Element, { view }: MapSearch): number {
  const { ReferenceScale = 0 } = element;
  const isFixed = isText(element) && !element.Scale;
  if (isFixed || !(ReferenceScale > 0)) return 1;
  const growth = ReferenceScale / scaleOfResolution(view.frame.resolution, view.base);
  return Math.min(MAX_GROWTH, Math.max(1 / MAX_GROWTH, growth));
}

type DrawnElement = Exclude<Element, TextLike>;

function shapeOf(element: DrawnElement): { readonly shape: WireGeometry; readonly name: string } {
  switch (element.$type) {
    case 'MarkerElement':
      return { shape: element.Point, name: 'Point' };
    case 'LineElement':
      return { shape: element.Line, name: 'Line' };
    case 'PolygonElement':
      return { shape: element.Polygon, name: 'Polygon' };
    default:
      return { shape: element.Rectangle, name: 'Rectangle' };
  }
}

/** In the system that a shape names, else in that of the request. */
function toImage(
  wire: WireGeometry,
  { view }: MapSearch,
  path: string,
  tolerancePx: number,
  type?: Element['$type'],
): ImageShape {
  return atPath(path, () => {
    const crs = readSpatialReference(ownReference(wire), view.crs);
    const shape = readGeometry(wire, crs);
    const drawn =
      type === 'CircleElement' || type === 'EllipseElement'
        ? inscribed(shape, type === 'CircleElement')
        : shape;
    return createImageProjection(view, crs, tolerancePx)(drawn);
  });
}

/** The largest ellipse, or circle, in the box around a shape. */
function inscribed(shape: Geometry, isCircle: boolean): Geometry {
  const box = boxAround(shape);
  if (!box) return shape;
  const [across, up] = [(box.xMax - box.xMin) / 2, (box.yMax - box.yMin) / 2];
  const [radiusX, radiusY] = isCircle ? [Math.min(across, up), Math.min(across, up)] : [across, up];
  const ring = Array.from({ length: CIRCLE_SIDES + 1 }, (_, side) => {
    const angle = (2 * Math.PI * (side % CIRCLE_SIDES)) / CIRCLE_SIDES;
    const [midX, midY] = [box.xMin + across, box.yMin + up];
    return [midX + radiusX * Math.cos(angle), midY + radiusY * Math.sin(angle)];
  });
  return { kind: 'polygon', rings: [ring.flat()] };
}

/** The box around a shape, level also where the map is turned. */
function frameOf(rings: readonly (readonly number[])[]): FrameBox | undefined {
  const numbers = rings.flat();
  if (numbers.length < 2) return undefined;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = [numbers[index] ?? 0, numbers[index + 1] ?? 0];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A point, the middle of a line's first part, or that of the box around an area. */
function middleOf(shape: ImageShape): readonly [x: number, y: number] | undefined {
  const numbers =
    shape.kind === 'points' ? shape.positions : shape.kind === 'lines' ? shape.runs[0]?.path : shape.rings[0];
  if (!numbers || numbers.length < 2) return undefined;
  if (shape.kind === 'points') return [numbers[0] ?? 0, numbers[1] ?? 0];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(xs), middle(ys)];
}

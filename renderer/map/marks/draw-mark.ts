// The shapes of the marks, drawn once a kind, radius and theme. The legend draws with the same code, so it cannot show
// anything else than the map does.

import type { MarkKind } from '../plant-mark.ts';
import type { MapTokens } from '../style/map-tokens.ts';

/** How far the corners of a diamond reach, in radii of the circle of the same area. */
export const MARK_REACH = Math.sqrt(Math.PI / 2);
/** Room for outline and casing, CSS pixels. */
const MARGIN_PX = 2;

export function markSizePx(radiusPx: number): number {
  return 2 * (radiusPx * MARK_REACH + MARGIN_PX);
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a mark with its middle at (x, y), in CSS pixels. */
export function drawMark(
  context: Context,
  kind: MarkKind,
  radiusPx: number,
  x: number,
  y: number,
  tokens: MapTokens,
): void {
  const colour = tokens.colours[kind];
  const strokePx = Math.min(2.5, 1.2 + radiusPx / 12) * (tokens.isSun ? 1.4 : 1);
  context.save();
  context.translate(x, y);
  context.lineJoin = 'round';
  switch (kind) {
    case 'K':
      fillWithCasing(context, circle(radiusPx), colour, tokens);
      break;
    case 'PK':
      fillWithCasing(context, diamond(radiusPx), colour, tokens);
      break;
    case 'P':
      strokeHollow(context, triangleDown(radiusPx), colour, strokePx, tokens);
      break;
    case 'closed':
      strokeHollow(context, circle(radiusPx - strokePx / 2), colour, strokePx, tokens);
      break;
    case 'construction': {
      // Whole dashes only: the circle is divided evenly.
      const dashCount = Math.max(4, Math.round(radiusPx * 0.9));
      const dashPx = (2 * Math.PI * (radiusPx - strokePx / 2)) / dashCount;
      const dashes = [dashPx * 0.6, dashPx * 0.4];
      strokeHollow(context, circle(radiusPx - strokePx / 2), colour, strokePx, tokens, dashes);
      break;
    }
  }
  context.restore();
}

function circle(radiusPx: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, Math.max(1, radiusPx), 0, 2 * Math.PI);
  return path;
}

/** A square on its corner, of the same area as the circle. */
function diamond(radiusPx: number): Path2D {
  const reach = radiusPx * MARK_REACH;
  return polygon([
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ]);
}

/** A regular triangle on its point; a little smaller than the circle's area, so that it fits the same image. */
function triangleDown(radiusPx: number): Path2D {
  const reach = radiusPx * 1.15;
  return polygon([
    [0, reach],
    [-reach * Math.cos(Math.PI / 6), -reach / 2],
    [reach * Math.cos(Math.PI / 6), -reach / 2],
  ]);
}

function polygon(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** A light edge keeps marks apart where they overlap. */
function fillWithCasing(context: Context, path: Path2D, colour: string, { colours, isSun }: MapTokens): void {
  context.strokeStyle = colours.paper;
  context.lineWidth = isSun ? 3 : 2;
  context.stroke(path);
  context.globalAlpha = isSun ? 1 : 0.9;
  context.fillStyle = colour;
  context.fill(path);
}

function strokeHollow(
  context: Context,
  path: Path2D,
  colour: string,
  strokePx: number,
  { colours }: MapTokens,
  dashes: number[] = [],
): void {
  context.globalAlpha = 0.75;
  context.fillStyle = colours.paper;
  context.fill(path);
  context.globalAlpha = 1;
  context.strokeStyle = colours.paper;
  context.lineWidth = strokePx + 2;
  context.stroke(path);
  context.setLineDash(dashes);
  context.strokeStyle = colour;
  context.lineWidth = strokePx;
  context.stroke(path);
}

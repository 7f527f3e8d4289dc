import type { MarkKind } from '../plant-mark.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import { markShape } from './mark-shape.ts';

/** Draws a mark with its middle at the origin. A light edge keeps marks apart where they overlap. */
export function drawMark(
  context: OffscreenCanvasRenderingContext2D,
  kind: MarkKind,
  radiusPx: number,
  { colours, isSun }: MapTokens,
): void {
  const { path: d, isHollow, strokePx, dashesPx } = markShape(kind, radiusPx, isSun);
  const path = new Path2D(d);
  const colour = colours[kind];
  context.lineJoin = 'round';
  context.strokeStyle = colours.paper;
  context.lineWidth = isHollow ? strokePx + 2 : isSun ? 3 : 2;
  context.stroke(path);
  context.fillStyle = isHollow ? colours.paper : colour;
  context.fill(path);
  if (!isHollow) return;
  context.setLineDash([...dashesPx]);
  context.strokeStyle = colour;
  context.lineWidth = strokePx;
  context.stroke(path);
}

import { PLANT_CLASS_IDS } from '../../../../shared/cartography/plants.ts';
import type { MapTokens } from '../../style/map-tokens.ts';
import type { ImageDrawing } from '../definition/map-layer-kind.tsx';
import { markShape, markSizePx } from './mark-shape.ts';
import type { MarkKind } from './plant-mark.ts';

/** How far the outer ring of a cluster lies from the circle that its MW make, CSS pixels. */
export const CLUSTER_RING_PX = 3;

/** The rings around marks and clusters. */
const RING_PURPOSES = ['selected', 'active', 'hovered'] as const;
type RingPurpose = (typeof RING_PURPOSES)[number];

/**
 * Draws the image of an id: `mark-K-12`, `cluster-16`, `ring-active-12` (kind or purpose, then radius in CSS pixels).
 * Undefined for an id that none of the layers of plants puts together.
 */
export function plantImage(id: string): ImageDrawing | undefined {
  const [, what, which, radiusText] = /^(mark|cluster|ring)(?:-([A-Za-z]+))?-(\d+)$/.exec(id) ?? [];
  const radius = Number(radiusText);
  const kind = PLANT_CLASS_IDS.find((candidate) => candidate === which);
  const purpose = RING_PURPOSES.find((candidate) => candidate === which);
  if (what === 'mark' && kind) {
    return {
      sizePx: markSizePx(radius),
      draw: (context, tokens) => drawMark(context, kind, radius, tokens),
    };
  }
  if (what === 'ring' && purpose) {
    return {
      sizePx: 2 * radius + 20,
      draw: (context, tokens) => drawRing(context, purpose, radius, tokens),
    };
  }
  if (what !== 'cluster') return undefined;
  return {
    sizePx: 2 * (radius + CLUSTER_RING_PX + 2),
    draw: (context, tokens) => drawCluster(context, radius, tokens),
  };
}

/** A cluster is no mark, for its kinds may be mixed: a sheet for its number, and a second ring that tells it from one. */
function drawCluster(context: OffscreenCanvasRenderingContext2D, radius: number, tokens: MapTokens): void {
  const { colours, isSun } = tokens;
  const disc = (radiusPx: number, colour: string) => {
    context.beginPath();
    context.arc(0, 0, radiusPx, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  const outerPx = radius + CLUSTER_RING_PX;
  disc(outerPx + 1, colours.paper);
  disc(outerPx, colours.K);
  disc(outerPx - (isSun ? 1.6 : 1), colours.paper);
  disc(radius, colours.K);
  disc(radius - (isSun ? 2.4 : 1.6), colours.paper);
}

function drawRing(
  context: OffscreenCanvasRenderingContext2D,
  purpose: RingPurpose,
  radius: number,
  { colours, isSun }: MapTokens,
): void {
  const colour = { selected: colours.iceText, active: colours.ink, hovered: colours.ink }[purpose];
  const lineWidth = { selected: 2, active: 3, hovered: 1.5 }[purpose] * (isSun ? 1.6 : 1);
  context.beginPath();
  context.arc(0, 0, radius + 4, 0, 2 * Math.PI);
  context.strokeStyle = colours.paper;
  context.lineWidth = lineWidth + 2.5;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.stroke();
}

/** Draws a mark with its middle at the origin. A light edge keeps marks apart where they overlap. */
function drawMark(
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

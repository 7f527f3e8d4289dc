import type { StyleImageMetadata } from 'maplibre-gl';
import { PLANT_CLASS_IDS } from '../../../shared/cartography/plants.ts';
import { TOWN_IMAGE } from '../style/base-layers.ts';
import type { MapTokens } from '../style/map-tokens.ts';
import { drawMark } from './draw-mark.ts';
import { markSizePx } from './mark-shape.ts';

export const MIN_CLUSTER_RADIUS_PX = 10;
/** Numbers of 18 px need more room. */
export const MIN_SUN_CLUSTER_RADIUS_PX = 16;
export const MAX_CLUSTER_RADIUS_PX = 24;
/** Cluster images come in steps of this many pixels. */
export const CLUSTER_STEP_PX = 2;

export const PIN_IMAGE = 'pin';
const PIN_RADIUS_PX = 9;

export interface MapImage {
  readonly data: ImageData;
  readonly options: Partial<StyleImageMetadata>;
}

/** The rings around marks and clusters. */
const RING_PURPOSES = ['selected', 'active', 'hovered'] as const;
type RingPurpose = (typeof RING_PURPOSES)[number];

interface Drawing {
  readonly sizePx: number;
  readonly draw: (context: OffscreenCanvasRenderingContext2D, tokens: MapTokens) => void;
}

/**
 * Draws the image of an id in the colours of the theme: `mark-K-12`, `cluster-16`, `ring-active-12` (kind or purpose, then
 * radius in CSS pixels), `town`, `pin`. Undefined for an id that no layer puts together.
 */
export function drawMapImage(id: string, tokens: MapTokens, pixelRatio: number): MapImage | undefined {
  const drawing = drawingOf(id);
  if (!drawing) return undefined;
  const side = Math.ceil(drawing.sizePx * pixelRatio);
  // Read back at once, so kept out of the graphics card: with software drawing that is ten times as fast.
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(pixelRatio, pixelRatio);
  context.translate(drawing.sizePx / 2, drawing.sizePx / 2);
  drawing.draw(context, tokens);
  return { data: context.getImageData(0, 0, side, side), options: { pixelRatio } };
}

function drawingOf(id: string): Drawing | undefined {
  if (id === TOWN_IMAGE) return { sizePx: 8, draw: drawTown };
  if (id === PIN_IMAGE) return { sizePx: 4 * PIN_RADIUS_PX, draw: drawPin };
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
  return { sizePx: 2 * radius + 4, draw: (context, tokens) => drawCluster(context, radius, tokens) };
}

/** A cluster is a sheet with a number on it, not a mark: its kinds may be mixed. */
function drawCluster(context: OffscreenCanvasRenderingContext2D, radius: number, tokens: MapTokens): void {
  const { colours, isSun } = tokens;
  const edgePx = isSun ? 3 : 2;
  const disc = (radiusPx: number, colour: string) => {
    context.beginPath();
    context.arc(0, 0, radiusPx, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  disc(radius + 1.5, colours.paper);
  disc(radius, colours.K);
  disc(radius - edgePx, colours.paper);
}

function drawRing(
  context: OffscreenCanvasRenderingContext2D,
  purpose: RingPurpose,
  radius: number,
  { colours, isSun }: MapTokens,
): void {
  const colour = { selected: colours.iceText, active: colours.fire, hovered: colours.ink }[purpose];
  const lineWidth = { selected: 2, active: 2.5, hovered: 1.5 }[purpose] * (isSun ? 1.6 : 1);
  context.beginPath();
  context.arc(0, 0, radius + 4, 0, 2 * Math.PI);
  context.strokeStyle = colours.paper;
  context.lineWidth = lineWidth + 2.5;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = lineWidth;
  context.stroke();
}

function drawTown(context: OffscreenCanvasRenderingContext2D, { colours, isSun }: MapTokens): void {
  context.beginPath();
  context.arc(0, 0, isSun ? 3 : 2, 0, 2 * Math.PI);
  context.fillStyle = colours.land;
  context.fill();
  context.strokeStyle = colours.inkSecond;
  context.lineWidth = isSun ? 1.6 : 1.1;
  context.stroke();
}

/** A ring with four lines that point at its middle and leave it free. */
function drawPin(context: OffscreenCanvasRenderingContext2D, { colours }: MapTokens): void {
  const path = new Path2D();
  path.arc(0, 0, PIN_RADIUS_PX, 0, 2 * Math.PI);
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    path.moveTo(x * 4, y * 4);
    path.lineTo(x * (PIN_RADIUS_PX + 6), y * (PIN_RADIUS_PX + 6));
  }
  context.lineCap = 'round';
  for (const [colour, width] of [
    [colours.paper, 5],
    [colours.fire, 2.2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(path);
  }
}

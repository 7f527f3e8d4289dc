import type { StyleImageMetadata } from 'maplibre-gl';
import { MARK_KINDS, MAX_RADIUS_PX, MIN_RADIUS_PX } from '../plant-mark.ts';
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
  readonly id: string;
  readonly data: ImageData;
  readonly options: Partial<StyleImageMetadata>;
}

// Ids that the layers put together from properties: see mark-layers.ts.
const markImageId = (kind: string, radiusPx: number) => `mark-${kind}-${radiusPx}`;
const clusterImageId = (radiusPx: number) => `cluster-${radiusPx}`;
const ringImageId = (purpose: RingPurpose, radiusPx: number) => `ring-${purpose}-${radiusPx}`;

export const RING_PURPOSES = ['selected', 'active', 'hovered'] as const;
export type RingPurpose = (typeof RING_PURPOSES)[number];

/** Every image that the layers may ask for, in the colours of the theme: some 200 small ones. */
export function drawMapImages(tokens: MapTokens, pixelRatio: number): MapImage[] {
  const images: MapImage[] = [];
  const add = (id: string, sizePx: number, draw: (context: OffscreenCanvasRenderingContext2D) => void) => {
    const side = Math.ceil(sizePx * pixelRatio);
    // Read back at once, so kept out of the graphics card: with software drawing that is ten times as fast.
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!context) return;
    context.scale(pixelRatio, pixelRatio);
    context.translate(sizePx / 2, sizePx / 2);
    draw(context);
    images.push({ id, data: context.getImageData(0, 0, side, side), options: { pixelRatio } });
  };

  for (let radius = MIN_RADIUS_PX; radius <= MAX_RADIUS_PX; radius += 1) {
    for (const kind of MARK_KINDS) {
      add(markImageId(kind, radius), markSizePx(radius), (context) =>
        drawMark(context, kind, radius, tokens),
      );
    }
  }
  for (let radius = MIN_CLUSTER_RADIUS_PX; radius <= MAX_CLUSTER_RADIUS_PX; radius += CLUSTER_STEP_PX) {
    add(clusterImageId(radius), 2 * radius + 4, (context) => drawCluster(context, radius, tokens));
  }
  for (let radius = MIN_RADIUS_PX; radius <= MAX_CLUSTER_RADIUS_PX; radius += 1) {
    for (const purpose of RING_PURPOSES) {
      add(ringImageId(purpose, radius), 2 * radius + 20, (context) =>
        drawRing(context, purpose, radius, tokens),
      );
    }
  }
  add(PIN_IMAGE, 4 * PIN_RADIUS_PX, (context) => drawPin(context, tokens));
  add(TOWN_IMAGE, 8, (context) => drawTown(context, tokens));
  return images;
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

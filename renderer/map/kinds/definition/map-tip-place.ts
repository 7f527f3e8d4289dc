/** Nearer to an edge than this the words no longer stand with their middle at the place. */
const HALF_TIP_PX = 130;
/** How far beyond the place the words reach on the side of the edge. */
const OVERHANG_PX = 24;
const EDGE_PX = 8;
/** The corner of the controls. */
const CONTROLS = { widthPx: 60, heightPx: 200 };
/** Nearer to the upper edge than this, words of two lines have no room above their place. */
const ROOM_ABOVE_PX = 90;
/** In a map lower than this, what stands below a place near the upper edge lies over the scale bar. */
const LOW_PX = 240;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Where words about a place on the map belong, as a CSS `translate` from its upper left corner, for only the browser knows
 * how large they are: above the place, below it near the upper edge, and at its left there in a low map. All in CSS pixels.
 */
export function mapTipPlace(place: Place, size: Size, distancePx: number): string {
  const { x, y } = place;
  if (y >= ROOM_ABOVE_PX) return `${leftOf(place, size)} calc(${y - distancePx}px - 100%)`;
  if (size.heightPx < LOW_PX && x > size.widthPx / 2)
    return `max(${EDGE_PX}px, ${x - distancePx}px - 100%) max(${EDGE_PX}px, ${y}px - 50%)`;
  return `${leftOf(place, size)} ${y + distancePx}px`;
}

/** Where the left edge of words belongs whose width only the browser knows. */
function leftOf({ x, y }: Place, { widthPx }: Size): string {
  if (x < HALF_TIP_PX) return `${Math.max(EDGE_PX, x - OVERHANG_PX)}px`;
  if (x <= widthPx - HALF_TIP_PX) return `calc(${x}px - 50%)`;
  const mostPx = widthPx - (y < CONTROLS.heightPx ? CONTROLS.widthPx : EDGE_PX);
  return `calc(${Math.min(x + OVERHANG_PX, mostPx)}px - 100%)`;
}

// A box that is drawn with keys: a pen that is moved over the map, and set down at two corners.

/** CSS pixels from the upper left corner of the map. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export type BoxCorners = readonly [Corner, Corner];

export interface BoxPen {
  readonly tip: Corner;
  /** Where it was set down; undefined until then. */
  readonly from?: Corner;
}

interface PenKey {
  readonly key: string;
  /** A pixel at a time. */
  readonly shiftKey: boolean;
}

const STEP_PX = 10;
const FINE_STEP_PX = 1;
const STEPS: { readonly [key: string]: Corner } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const SETS_DOWN = ['Enter', ' '];

/** What a key does with the pen: it is elsewhere, or the box is whole. Undefined of a key that is none of its own. */
export function withKey(
  { tip, from }: BoxPen,
  { key, shiftKey }: PenKey,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): BoxPen | BoxCorners | undefined {
  const step = STEPS[key];
  if (step) {
    const by = shiftKey ? FINE_STEP_PX : STEP_PX;
    const moved = {
      x: Math.min(widthPx, Math.max(0, tip.x + by * step.x)),
      y: Math.min(heightPx, Math.max(0, tip.y + by * step.y)),
    };
    return { tip: moved, ...(from && { from }) };
  }
  if (!SETS_DOWN.includes(key)) return undefined;
  if (!from) return { tip, from: tip };
  // Without a width and a height it is no box yet.
  return tip.x === from.x || tip.y === from.y ? { tip, from } : [from, tip];
}

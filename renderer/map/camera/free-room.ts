// What of the map is free of what lies on it: controls, legend, scale bar, credits, notes.

/** CSS pixels from the upper left corner of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is marked so lies on the map and hides what is below it. */
const ON_MAP_ATTRIBUTE = 'data-on-map';

/** Whether a spot has that many pixels of free map around it. */
export function isFree({ x, y }: Spot, view: Box, panels: readonly Box[], marginPx: number): boolean {
  const isInside =
    x >= view.left + marginPx &&
    x <= view.right - marginPx &&
    y >= view.top + marginPx &&
    y <= view.bottom - marginPx;
  return (
    isInside &&
    panels.every(
      ({ left, top, right, bottom }) =>
        x <= left - marginPx || x >= right + marginPx || y <= top - marginPx || y >= bottom + marginPx,
    )
  );
}

/** The largest part of a view that no panel lies in; the whole view where they leave nothing. */
export function freeRoom(view: Box, panels: readonly Box[]): Box {
  const lefts = [view.left, ...panels.map(({ right }) => right)];
  const rights = [view.right, ...panels.map(({ left }) => left)];
  const tops = [view.top, ...panels.map(({ bottom }) => bottom)];
  const bottoms = [view.bottom, ...panels.map(({ top }) => top)];
  let best = view;
  let bestArea = 0;
  for (const left of lefts) {
    for (const right of rights) {
      for (const top of tops) {
        for (const bottom of bottoms) {
          const room = { left, top, right, bottom };
          const area = Math.max(0, right - left) * Math.max(0, bottom - top);
          if (area <= bestArea || panels.some((panel) => overlaps(room, panel))) continue;
          best = room;
          bestArea = area;
        }
      }
    }
  }
  return best;
}

/** The panels that lie on a map now, as far as they are in it. */
export function panelsOn(map: HTMLElement): readonly Box[] {
  const { left, top, width, height } = map.getBoundingClientRect();
  const frame = map.closest(`[${ON_MAP_ATTRIBUTE}-frame]`);
  return [...(frame?.querySelectorAll(`[${ON_MAP_ATTRIBUTE}]`) ?? [])].flatMap((panel) => {
    const box = panel.getBoundingClientRect();
    const inside = {
      left: Math.max(0, box.left - left),
      top: Math.max(0, box.top - top),
      right: Math.min(width, box.right - left),
      bottom: Math.min(height, box.bottom - top),
    };
    return inside.left < inside.right && inside.top < inside.bottom ? [inside] : [];
  });
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

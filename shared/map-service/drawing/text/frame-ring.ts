/** Pixels of the image. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const SIDES_OF_CORNER = 8;

export function grownFrame(
  { left, top, right, bottom }: FrameBox,
  acrossPx: number,
  downPx: number,
): FrameBox {
  return { left: left - acrossPx, top: top - downPx, right: right + acrossPx, bottom: bottom + downPx };
}

/** `rounding`: of its corners, percent of half the shorter side. */
export function frameRing({ left, top, right, bottom }: FrameBox, rounding: number): number[] {
  const share = Math.min(100, Math.max(0, rounding)) / 100;
  const radius = (share * Math.max(0, Math.min(right - left, bottom - top))) / 2;
  if (radius === 0) return [left, top, right, top, right, bottom, left, bottom];
  const middles = [
    [right - radius, top + radius],
    [right - radius, bottom - radius],
    [left + radius, bottom - radius],
    [left + radius, top + radius],
  ] as const;
  return middles.flatMap(([x, y], corner) =>
    Array.from({ length: SIDES_OF_CORNER + 1 }, (_, step) => {
      const angle = (Math.PI / 2) * (corner - 1 + step / SIDES_OF_CORNER);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }).flat(),
  );
}

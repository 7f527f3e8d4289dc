// From the coefficients of a JPEG to its pixels (ITU-T T.81, annex A.3.3; colours by ITU-T T.871).

import type { JpegComponent, JpegFrame } from './jpeg-frame.ts';

const SIDE = 8;
const [MIDDLE, WHITE] = [128, 255] as const;

/** Of a wave (a row of eight) at a place. */
const WAVES = Float64Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [wave, place] = [index >> 3, index & 7];
  const factor = wave === 0 ? Math.SQRT1_2 : 1;
  return (factor * Math.cos(((2 * place + 1) * wave * Math.PI) / 16)) / 2;
});

/** The samples of a component, whole blocks. */
interface Plane {
  readonly samples: Uint8ClampedArray;
  readonly widthPx: number;
  /** Of its pixels to those of the picture. */
  readonly shareX: number;
  readonly shareY: number;
  readonly lastX: number;
  readonly lastY: number;
}

/** `steps`: of each component, row by row. */
export function jpegPixels(frame: JpegFrame, steps: readonly Uint16Array[], isRgb: boolean): Uint8Array {
  const { widthPx, heightPx, components } = frame;
  const planes = components.map((component, index) => planeOf(frame, component, steps[index]));
  const rgba = new Uint8ClampedArray(4 * widthPx * heightPx).fill(WHITE);
  const [first, second, third] = planes;
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += 4) {
      const [level, blue, red] = [sampleAt(first, x, y), sampleAt(second, x, y), sampleAt(third, x, y)];
      if (!second) rgba.fill(level, at, at + 3);
      else if (isRgb) rgba.set([level, blue, red], at);
      else putColour(rgba, at, [level, blue - MIDDLE, red - MIDDLE]);
    }
  }
  return new Uint8Array(rgba.buffer);
}

function putColour(
  rgba: Uint8ClampedArray,
  at: number,
  [level, blue, red]: readonly [number, number, number],
): void {
  rgba[at] = level + 1.402 * red;
  rgba[at + 1] = level - 0.344_136 * blue - 0.714_136 * red;
  rgba[at + 2] = level + 1.772 * blue;
}

/** Between the four samples around it where there are fewer of them than pixels. */
function sampleAt(plane: Plane | undefined, x: number, y: number): number {
  if (!plane) return 0;
  const { samples, widthPx, shareX, shareY, lastX, lastY } = plane;
  if (shareX === 1 && shareY === 1) return samples[y * widthPx + x] ?? 0;
  const placeX = Math.min(lastX, Math.max(0, (x + 0.5) * shareX - 0.5));
  const placeY = Math.min(lastY, Math.max(0, (y + 0.5) * shareY - 0.5));
  const [left, top] = [Math.floor(placeX), Math.floor(placeY)];
  const [right, below] = [Math.min(lastX, left + 1), Math.min(lastY, top + 1)];
  const at = (column: number, row: number) => samples[row * widthPx + column] ?? 0;
  const upper = at(left, top) + (at(right, top) - at(left, top)) * (placeX - left);
  const lower = at(left, below) + (at(right, below) - at(left, below)) * (placeX - left);
  return upper + (lower - upper) * (placeY - top);
}

function planeOf(
  { widthPx, heightPx, across, down }: JpegFrame,
  component: JpegComponent,
  steps: Uint16Array | undefined,
): Plane {
  const { coefficients, blocksAcross } = component;
  const lineSamples = SIDE * blocksAcross;
  const samples = new Uint8ClampedArray(coefficients.length);
  const waves = new Float64Array(SIDE * SIDE);
  for (let block = 0; block * 64 < coefficients.length; block++) {
    for (let at = 0; at < 64; at++) waves[at] = (coefficients[64 * block + at] ?? 0) * (steps?.[at] ?? 1);
    const start = SIDE * (Math.floor(block / blocksAcross) * lineSamples + (block % blocksAcross));
    addWaves(waves, samples, start, lineSamples);
  }
  const [shareX, shareY] = [component.across / across, component.down / down];
  const [lastX, lastY] = [Math.ceil(widthPx * shareX) - 1, Math.ceil(heightPx * shareY) - 1];
  return { samples, widthPx: lineSamples, shareX, shareY, lastX, lastY };
}

/** The inverse cosine transform of a block: of its columns, then of its rows. */
function addWaves(waves: Float64Array, samples: Uint8ClampedArray, start: number, lineSamples: number): void {
  const half = new Float64Array(SIDE * SIDE);
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      let sum = 0;
      for (let wave = 0; wave < SIDE; wave++)
        sum += (waves[SIDE * wave + column] ?? 0) * (WAVES[SIDE * wave + row] ?? 0);
      half[SIDE * row + column] = sum;
    }
  }
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      let sum = MIDDLE;
      for (let wave = 0; wave < SIDE; wave++)
        sum += (half[SIDE * row + wave] ?? 0) * (WAVES[SIDE * wave + column] ?? 0);
      samples[start + row * lineSamples + column] = sum;
    }
  }
}

import { expect, test } from 'vitest';
import { PLANT_CLASS_IDS } from '../../../../shared/cartography/plants.ts';
import { sampleTokens } from '../../style/testing/sample-tokens.ts';
import { markShape } from '../plants/mark-shape.ts';
import { baseKind } from './base-kind.tsx';
import { TOWN_IMAGE } from './base-layers.ts';

/** The boxes that are filled, from the lowest; whatever else is drawn throws. */
function boxesOf(isSun: boolean) {
  const boxes: { readonly colour: string; readonly box: readonly number[] }[] = [];
  const context = {
    fillStyle: '',
    fillRect(...box: readonly number[]) {
      boxes.push({ colour: this.fillStyle, box });
    },
  };
  baseKind
    .image(TOWN_IMAGE)
    ?.draw(context as unknown as OffscreenCanvasRenderingContext2D, sampleTokens(isSun));
  return boxes;
}

test.each([
  [false, 3.5],
  [true, 5],
])('a town is an upright square around its place, darker than a plant (sun: %s)', (isSun, sidePx) => {
  const half = sidePx / 2;
  expect(boxesOf(isSun).at(-1)).toEqual({
    colour: sampleTokens(isSun).colours.inkSecond,
    box: [-half, -half, sidePx, sidePx],
  });
});

/** Whether a path of straight sides has its corners as far aside from the middle as above or below it. */
function isUprightSquare(path: string): boolean {
  const corners = [...path.matchAll(/[ML](\S+) ([\d.-]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return !path.includes('A') && corners.every(([x, y]) => Math.abs(x) === Math.abs(y));
}

test('no plant is an upright square', () => {
  expect(isUprightSquare('M-5 -5L5 -5L5 5L-5 5Z')).toBe(true);
  const squares = PLANT_CLASS_IDS.filter((kind) => isUprightSquare(markShape(kind, 10, false).path));
  expect(squares).toEqual([]);
});

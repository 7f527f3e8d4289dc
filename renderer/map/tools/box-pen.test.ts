import { expect, test } from 'vitest';
import { type BoxPen, withKey } from './box-pen.ts';

const SIZE = { widthPx: 200, heightPx: 100 };
const START: BoxPen = { tip: { x: 100, y: 50 } };
const press = (pen: BoxPen, key: string, shiftKey = false) => withKey(pen, { key, shiftKey }, SIZE);

/** The pen, or the box, after some keys. */
function after(keys: readonly string[]) {
  let pen: ReturnType<typeof withKey> = START;
  for (const key of keys) {
    if (!pen || !('tip' in pen)) throw new Error('The box is whole already');
    pen = press(pen, key);
  }
  return pen;
}

test('arrows move the pen by ten pixels, with Shift by one, and never out of the map', () => {
  expect(press(START, 'ArrowLeft')).toEqual({ tip: { x: 90, y: 50 } });
  expect(press(START, 'ArrowDown', true)).toEqual({ tip: { x: 100, y: 51 } });
  expect(after(Array.from({ length: 30 }, () => 'ArrowRight'))).toEqual({ tip: { x: 200, y: 50 } });
  expect(after(Array.from({ length: 30 }, () => 'ArrowUp'))).toEqual({ tip: { x: 100, y: 0 } });
});

test('Enter and the space bar set both corners', () => {
  expect(after(['Enter', 'ArrowRight', 'ArrowUp', ' '])).toEqual([
    { x: 100, y: 50 },
    { x: 110, y: 40 },
  ]);
});

test('a box without a width or a height is none yet', () => {
  expect(after(['Enter', 'Enter'])).toEqual({ ...START, from: START.tip });
  expect(after(['Enter', 'ArrowRight', 'Enter'])).toMatchObject({ from: START.tip });
});

test('other keys are none of its own', () => {
  for (const key of ['Tab', 'a', 'Escape', '+']) expect(press(START, key)).toBeUndefined();
});

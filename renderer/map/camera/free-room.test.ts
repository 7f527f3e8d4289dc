import { expect, test } from 'vitest';
import { freeRoom, isFree } from './free-room.ts';

const view = { left: 0, top: 0, right: 400, bottom: 300 };
const controls = { left: 350, top: 10, right: 390, bottom: 200 };
const scaleBar = { left: 10, top: 200, right: 200, bottom: 290 };
const note = { left: 10, top: 10, right: 300, bottom: 60 };

test('a view with nothing on it is free as a whole', () => {
  expect(freeRoom(view, [])).toEqual(view);
});

test('free room lies between the panels', () => {
  expect(freeRoom(view, [controls, scaleBar])).toEqual({ left: 0, top: 0, right: 350, bottom: 200 });
  expect(freeRoom(view, [controls, scaleBar, note])).toEqual({ left: 0, top: 60, right: 350, bottom: 200 });
});

test('free room is as wide as the view where only its lower edge is taken', () => {
  expect(freeRoom(view, [{ left: 0, top: 260, right: 400, bottom: 300 }])).toEqual({
    left: 0,
    top: 0,
    right: 400,
    bottom: 260,
  });
});

test('a view that is covered as a whole is its own free room', () => {
  expect(freeRoom(view, [view])).toEqual(view);
});

test('a spot below a panel, at one or at the edge of the view is not free', () => {
  const panels = [controls, scaleBar];
  expect(isFree({ x: 250, y: 100 }, view, panels, 20)).toBe(true);
  expect(isFree({ x: 100, y: 250 }, view, panels, 20)).toBe(false);
  expect(isFree({ x: 100, y: 190 }, view, panels, 20)).toBe(false);
  expect(isFree({ x: 340, y: 100 }, view, panels, 20)).toBe(false);
  expect(isFree({ x: 250, y: 5 }, view, panels, 20)).toBe(false);
});

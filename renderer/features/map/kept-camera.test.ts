import { expect, test } from 'vitest';
import { keptCamera, readCamera } from './kept-camera.ts';

test('a camera comes back from what was kept', () => {
  const camera = { longitude: 7.14021234, latitude: 60.5, zoom: 8.20049 };
  expect(readCamera(keptCamera(camera))).toEqual({ longitude: 7.14021, latitude: 60.5, zoom: 8.2 });
});

test.each([
  undefined,
  null,
  'here',
  {},
  { longitude: '7', latitude: 60, zoom: 5 },
  { longitude: 7, latitude: 99, zoom: 5 },
  { longitude: 7, latitude: 60, zoom: Number.NaN },
])('%j is no camera', (kept) => {
  expect(readCamera(kept)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { panelFeatures } from './panels-kind.tsx';

test('a panel takes its room from its middle to each of its sides', () => {
  const legend = { left: 700, top: 500, right: 960, bottom: 740 };
  const { features } = panelFeatures([legend], (x, y) => [x / 100, -y / 100]);
  expect(features).toEqual([
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [8.3, -6.2] },
      // The image in the middle is 2 pixels wide and high.
      properties: { padding: [119, 129, 119, 129] },
    },
  ]);
});

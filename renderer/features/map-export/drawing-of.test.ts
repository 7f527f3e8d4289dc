import { expect, test } from 'vitest';
import { drawingOf, previewOf, probeOf, sizeInPx } from './drawing-of.ts';
import { type ExportSettings, FIRST_SETTINGS } from './export-settings.ts';

const SUBJECT = {
  longitude: 6.9,
  latitude: 60.3,
  scale: 250_000,
  layers: [{ kind: 'base' as const, opacity: 1 }],
  plantNumbers: undefined,
  selectedPlants: [],
  language: 'nb' as const,
  sources: ['NVE'],
  about: ['NVE', 'Type: Pumpe'],
  names: [{ layerId: 1, name: 'I drift' }],
};

const withPart = (part: ExportSettings['part'], more: Partial<ExportSettings> = {}) =>
  drawingOf({ ...FIRST_SETTINGS, ...more, part }, SUBJECT);

test('a size in millimetres becomes pixels by the resolution', () => {
  const { image } = FIRST_SETTINGS;
  expect(sizeInPx({ ...image, width: 254, height: 127, dpi: 300 })).toEqual({
    widthPx: 3000,
    heightPx: 1500,
  });
  expect(sizeInPx({ ...image, sizeUnit: 'px', width: 800, height: 600.4 })).toEqual({
    widthPx: 800,
    heightPx: 600,
  });
});

test('a map has on it what is wanted, a part alone nothing else', () => {
  const map = { ...FIRST_SETTINGS.map, title: 'Hardanger', hasLegend: false };
  expect(withPart('map', { map })).toMatchObject({
    title: 'Hardanger',
    sources: ['NVE'],
    hasNorthArrow: true,
    scaleBar: { kind: 'alternating' },
  });
  // Of the plants that are left out its file says more than the picture has room for.
  expect(withPart('map', { map }).about).toEqual(SUBJECT.about);
  expect(withPart('legend').about).toEqual(SUBJECT.about);
  expect(withPart('scaleBar').about).toEqual([]);
  expect(withPart('map', { map }).legend).toBeUndefined();
  const bar = withPart('scaleBar', { map });
  expect(bar).toMatchObject({ title: '', sources: [], hasNorthArrow: false });
  expect(bar.legend).toBeUndefined();
  expect(withPart('legend').legend?.names).toEqual([{ layerId: 1, name: 'I drift' }]);
  expect(withPart('legend').scaleBar).toBeUndefined();
});

test('a division without a unit is in kilometres, one that is 0 chooses itself', () => {
  const bar = { ...FIRST_SETTINGS.bar, division: 10 };
  expect(withPart('scaleBar', { bar }).scaleBar).toMatchObject({ division: 10, unit: 'km' });
  const free = withPart('scaleBar').scaleBar;
  expect(free?.division).toBeUndefined();
  expect(free?.unit).toBeUndefined();
});

test('a preview shows the same map in fewer pixels', () => {
  const drawing = withPart('map');
  const { image, view } = previewOf(drawing);
  expect(view).toEqual(drawing.view);
  expect(Math.max(image.widthPx, image.heightPx)).toBe(1000);
  expect(image.widthPx / image.dpi).toBeCloseTo(drawing.image.widthPx / drawing.image.dpi, 2);
});

test('a file of pixels is expected as large as its pixels say, one of shapes as it is', () => {
  const png = withPart('map', { image: { ...FIRST_SETTINGS.image, format: 'png' } });
  const { probe, times } = probeOf(png);
  expect(probe.image.format).toBe('png');
  expect(times).toBeCloseTo((png.image.widthPx / 1000) ** 2, 0);
  expect(probeOf(withPart('map'))).toEqual({ probe: withPart('map'), times: 1 });
});

import { expect, test } from 'vitest';
import { FIRST_SETTINGS, keptExports, readKeptExports } from './export-settings.ts';

test('what was kept is read as it was, with its templates', () => {
  const settings = {
    ...FIRST_SETTINGS,
    part: 'legend' as const,
    bar: { ...FIRST_SETTINGS.bar, kind: 'stepped' as const, division: 2.5, isBold: true },
    legend: { ...FIRST_SETTINGS.legend, order: [2, 1000, 1], hidden: [] },
  };
  const kept = { settings, templates: [{ name: 'A4', settings: FIRST_SETTINGS }] };
  expect(readKeptExports(keptExports(kept))).toEqual(kept);
});

test('what is not understood is as at first', () => {
  expect(readKeptExports(undefined)).toEqual({ settings: FIRST_SETTINGS, templates: [] });
  const edited = {
    settings: {
      part: 'globe',
      image: { format: 'docx', width: 'wide', height: -3, dpi: 150, isTransparent: 1, other: true },
      bar: { color: 'red', kind: null, divisions: 3 },
      legend: { order: 'none', hidden: [11, 'x'] },
    },
    templates: [{ settings: {} }, 7, { name: 'empty' }],
  };
  const { settings, templates } = readKeptExports(edited);
  expect(settings.part).toBe('map');
  expect(settings.image).toEqual({ ...FIRST_SETTINGS.image, dpi: 150 });
  expect(settings.bar).toEqual({ ...FIRST_SETTINGS.bar, divisions: 3 });
  expect(settings.legend).toEqual({ ...FIRST_SETTINGS.legend, hidden: [11] });
  expect(templates).toEqual([{ name: 'empty', settings: FIRST_SETTINGS }]);
});

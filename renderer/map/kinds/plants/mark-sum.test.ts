import { expect, test } from 'vitest';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { sumLabels, sumMarks } from './mark-sum.ts';

const label = (marks: Parameters<typeof sumMarks>[0], language: 'nb' | 'en' = 'nb') =>
  sumLabels(sumMarks(marks), createText(language), createFormats(language));

test('plants are summed, pumps only counted', () => {
  const marks = [
    { type: 'K', outputMw: 620 },
    { type: 'PK', outputMw: 270 },
    { type: 'P', outputMw: -20 },
    { type: 'K', outputMw: null },
  ] as const;
  expect(sumMarks(marks)).toEqual({ plantCount: 3, pumpCount: 1, plantMw: 890, pumpMw: 20 });
  expect(label(marks)).toBe('3 kraftverk og 1 pumpe · 890\u00a0MW');
  expect(label(marks, 'en')).toBe('3 plants and 1 pump · 890\u00a0MW');
});

test('pumps alone say their own MW, by absolute value', () => {
  expect(label([{ type: 'P', outputMw: -20 }])).toBe('1 pumpe · 20\u00a0MW');
});

test('one of each is said in the singular', () => {
  expect(label([{ type: 'K', outputMw: 3.14 }], 'en')).toBe('1 plant · 3.1\u00a0MW');
});

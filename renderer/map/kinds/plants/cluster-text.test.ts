import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { clusterText } from './cluster-text.ts';
import { type MarkSum, sumLabels, sumSentence } from './mark-sum.ts';

/** What the map writes beside a cluster of a sum. */
function written(sum: MarkSum, language: 'nb' | 'en'): string {
  const text = createText(language);
  const template = (plantCount: number, pumpCount: number) =>
    sumSentence(text, plantCount, pumpCount, { plants: '{plants}', pumps: '{pumps}', power: '{power}' });
  const compiled = createExpression(clusterText(template, LOCALES[language]), 'layers[0].layout.text-field');
  if (compiled.result === 'error') throw new Error(JSON.stringify(compiled.value));
  const { plantCount, pumpCount, plantMw, pumpMw } = sum;
  const properties = { count: plantCount + pumpCount, pumpCount, plantMw, pumpMw };
  return String(compiled.value.evaluate({ zoom: 5 }, { type: 1, properties }));
}

const sums: readonly MarkSum[] = [
  { plantCount: 11, pumpCount: 0, plantMw: 2310.4, pumpMw: 0 },
  { plantCount: 11, pumpCount: 2, plantMw: 2310.4, pumpMw: 40 },
  { plantCount: 1, pumpCount: 1, plantMw: 9.96, pumpMw: 3 },
  { plantCount: 0, pumpCount: 3, plantMw: 0, pumpMw: 12.3 },
  { plantCount: 2, pumpCount: 0, plantMw: 0, pumpMw: 0 },
  { plantCount: 1234, pumpCount: 0, plantMw: 33_859.2, pumpMw: 0 },
];

test('a cluster says its sum in words', () => {
  expect(written({ plantCount: 11, pumpCount: 0, plantMw: 2310.4, pumpMw: 0 }, 'nb')).toBe(
    '11 kraftverk\n2\u00a0310\u00a0MW',
  );
});

test.each(sums)('the map says $plantCount plants and $pumpCount pumps as the tip does', (sum) => {
  for (const language of ['nb', 'en'] as const) {
    expect(written(sum, language)).toBe(
      sumLabels(sum, createText(language), createFormats(language)).replace(' · ', '\n'),
    );
  }
});

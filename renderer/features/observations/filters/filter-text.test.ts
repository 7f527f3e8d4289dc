import { expect, test } from 'vitest';
import { NO_FILTER } from '../../../../shared/contracts/bridge/no-filter.ts';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { filterTexts } from './filter-text.ts';

const speech = { language: 'nb', text: createText('nb'), formats: createFormats('nb') } as const;

const plain = (phrase: string) => phrase.replaceAll('\u00a0', ' ');

test('each limit is said in words, days by the Norwegian clock; none says nothing', () => {
  expect(filterTexts(NO_FILTER, speech)).toEqual([]);
  const filter = {
    text: ' skavl ',
    hazardIds: [10],
    regionIds: [3010],
    typeIds: [13, 12],
    observer: 'Kari',
    competenceIds: [120],
    sourceIds: ['', 'office'],
    near: { latitude: 61.0512, longitude: 7.2203, radiusM: 20_000 },
    regId: 4711,
    fromMs: Date.parse('2026-02-28T23:00:00Z'),
    toMs: Date.parse('2026-03-31T21:59:59.999Z'),
  };
  expect(filterTexts(filter, speech, new Map([['office', 'Kontoret']])).map(plain)).toEqual([
    'Søk: «skavl»',
    'Snø',
    'Lyngen',
    'Faretegn',
    'Bilde',
    'av Kari',
    'fra 01.03.2026',
    'til 31.03.2026',
    'Denne Varden',
    'Kontoret',
    '★★★',
    'innen 20 km fra 61,0512° N 7,2203° Ø',
    'Nummer 4711',
  ]);
});

import { expect, test } from 'vitest';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { observationSubject } from './observation-subject.ts';

const speech = { text: createText('nb'), formats: createFormats('nb') };
const page = {
  total: 7,
  withoutPosition: 2,
  own: 4,
  sources: [
    {
      targetId: 'a',
      targetName: 'Kontoret',
      asOfMs: new Date(2026, 10, 29, 14, 10).getTime(),
      rows: 3,
    },
  ],
};

test('filtered observations say so by their name, and their file says by what and where they are from', () => {
  const subject = observationSubject(page, ['Søk: «skred»', 'Snø'], speech);
  expect(subject.name).toBe('Observasjoner utvalg');
  expect(subject.details[0]).toBe('Søk: «skred» · Snø');
  expect(Object.fromEntries(subject.about)).toMatchObject({
    Kilde:
      'Observasjonstjenesten i Varde på denne maskinen · Hentet fra Kontoret, slik det var 29.11.2026 14:10',
    Filtre: 'Søk: «skred» · Snø',
  });
  expect([subject.rowCount, subject.withoutPoint]).toEqual([7, 2]);
});

test('all observations say that nothing was filtered', () => {
  const subject = observationSubject(page, [], speech);
  expect(subject.name).toBe('Observasjoner');
  expect(Object.fromEntries(subject.about)).toMatchObject({ Filtre: 'Ingen filtre' });
});

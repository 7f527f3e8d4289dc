import { expect, test } from 'vitest';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { checkDraft } from './check-draft.ts';
import { placedProblemText } from './problem-text.ts';

test('a problem in a list names form and field, also a field whose name asks', () => {
  const registration = { GeoHazardTID: 10, AvalancheObs: { Comment: 'over skoggrensa' } };
  const problems = checkDraft({ observer: '', placeText: '', registration, pictures: [] });
  const texts = problems.map((problem) =>
    placedProblemText(problem, { language: 'nb', text: createText('nb'), formats: createFormats('nb') }),
  );
  expect(texts).toContain('Skredhendelse, Når gikk skredet: Må fylles ut.');
  expect(texts).toContain('Skriv navnet på observatøren.');
});

test('problems of two rows in a list are told apart by the number of the row', () => {
  const StratProfile = { Layers: [{ Thickness: 0.2 }, { Thickness: 0.4 }] };
  const registration = { GeoHazardTID: 10, SnowProfile2: { StratProfile } };
  const problems = checkDraft({ observer: '', placeText: '', registration, pictures: [] });
  const texts = problems.map((problem) =>
    placedProblemText(problem, { language: 'nb', text: createText('nb'), formats: createFormats('nb') }),
  );
  expect(texts).toContain('Snøprofil, Lag ovenfra og ned nr. 2, Hardhet: Bør fylles ut.');
  expect(new Set(texts).size).toBe(texts.length);
});

test('a field that is called as its form says its name once', () => {
  const registration = { GeoHazardTID: 70, IceThickness: { Comment: 'ved brua' } };
  const problems = checkDraft({ observer: '', placeText: '', registration, pictures: [] });
  const texts = problems.map((problem) =>
    placedProblemText(problem, { language: 'nb', text: createText('nb'), formats: createFormats('nb') }),
  );
  expect(texts).toContain('Istykkelse: Bør fylles ut.');
});

import { expect, test } from 'vitest';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { doubtText } from './doubt-text.ts';
import { pictureDoubts, takenAtMs } from './picture-offers.ts';

const AT_MS = Date.parse('2026-02-14T11:30:00Z');
const TAKEN = { clock: '2026-02-14T12:30:00', offsetMinutes: 60, latitude: 61.0512, longitude: 7.2203 };

function draftAt(instantMs: number, latitude = TAKEN.latitude) {
  return {
    observer: '',
    observedAt: { instantMs, offsetMinutes: 60, zone: 'Europe/Oslo' },
    placeText: '',
    registration: { ObsLocation: { Latitude: latitude, Longitude: TAKEN.longitude } },
    pictures: [],
  };
}

const HOUR_MS = 3_600_000;
const speech = { text: createText('en'), formats: createFormats('en') };
const sentences = (...[taken, draft]: Parameters<typeof pictureDoubts>) =>
  pictureDoubts(taken, draft).map((doubt) => doubtText(doubt, speech));

test('a camera without an offset is taken for one by the Norwegian clock, and said to be', () => {
  const { offsetMinutes: _, ...taken } = TAKEN;
  expect(takenAtMs(taken)).toBe(AT_MS);
  expect(takenAtMs({ ...taken, clock: '2026-07-14T12:30:00' })).toBe(Date.parse('2026-07-14T10:30:00Z'));
  expect(pictureDoubts(taken, draftAt(AT_MS))).toEqual([{ kind: 'noOffset' }]);
  expect(takenAtMs({ ...taken, offsetMinutes: -210 })).toBe(Date.parse('2026-02-14T16:00:00Z'));
});

test('a clock that shows a time that does not exist tells none', () => {
  expect(takenAtMs({ clock: '2026-03-29T02:30:00' })).toBeUndefined();
  expect(takenAtMs({ clock: '2026-02-14T99:30:00' })).toBeUndefined();
});

test('more than six hours and more than 500 m are said, less is not', () => {
  expect(sentences(TAKEN, draftAt(AT_MS + 6 * HOUR_MS, 61.0556))).toEqual([]);
  expect(sentences(TAKEN, draftAt(AT_MS + 7 * HOUR_MS, 61.0558))).toEqual([
    'Taken 7 hours before the time of the observation.',
    'Taken 510\u00a0m from the place of the observation.',
  ]);
  expect(sentences(TAKEN, draftAt(AT_MS - 75 * HOUR_MS, 61.1772))).toEqual([
    'Taken 3 days after the time of the observation.',
    'Taken 14\u00a0km from the place of the observation.',
  ]);
});

test('a picture that tells nothing, one that is cut and a compass are said in words', () => {
  expect(sentences({ isCut: true }, draftAt(AT_MS))).toEqual([
    'The file ends before the picture does: its lower part is missing.',
    'The camera wrote neither time, place nor direction into this picture.',
  ]);
  expect(sentences({ directionDeg: 12, isMagnetic: true }, draftAt(AT_MS))).toEqual([
    'The direction is from magnetic north: up to 10° from the true one in Norway.',
  ]);
});

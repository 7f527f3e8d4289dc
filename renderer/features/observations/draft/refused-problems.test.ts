import { expect, test } from 'vitest';
import { isUnchanged, refusedProblems } from './refused-problems.ts';

const registration = {
  GeoHazardTID: 10,
  DangerObs: [{}, { DangerSignTID: 3 }],
  SnowProfile2: { StratProfile: { Layers: [{ Thickness: 0.1 }, { Thickness: -1 }] } },
  ObsLocation: { Latitude: 61, Longitude: 7 },
};
const draft = { observer: 'Kari', placeText: '', registration, pictures: [] };
const placesOf = (path: string) =>
  refusedProblems({ [path]: ['No.'] }, draft).map(({ section, path: own, form, field }) => [
    section,
    own,
    form?.[1],
    field?.names[1],
  ]);

test.each([
  // Of two items the first is empty, and was not sent.
  [
    'registration.DangerObs[0].DangerSignTID',
    ['DangerObs', 'DangerObs[1].DangerSignTID', 'Danger Sign', 'Danger sign'],
  ],
  [
    'snowprofile2.stratprofile.layers[1].thickness',
    ['SnowProfile2', 'SnowProfile2.StratProfile.Layers[1].Thickness', 'Snow Profile', 'Thickness'],
  ],
  ['registration.DtObsTime', ['place', 'DtObsTime', undefined, undefined]],
  ['registration.Picture[0].PictureComment', ['pictures', 'Picture[0].PictureComment', undefined, undefined]],
  ['WeatherObservation.Nonsense', ['WeatherObservation', 'WeatherObservation', 'Weather', undefined]],
  ['registration.ObsLocation.Longitude', ['place', 'ObsLocation.Latitude', undefined, undefined]],
  ['registration', ['place', '', undefined, undefined]],
])('%s is marked where it was written', (path, place) => {
  expect(placesOf(path)).toEqual([place]);
});

test('what was refused is marked until it is another', () => {
  const [thickness, time] = refusedProblems(
    { 'SnowProfile2.StratProfile.Layers[1].Thickness': ['At least 0.'], DtObsTime: ['Expected a time.'] },
    draft,
  );
  if (!thickness || !time) throw new Error('Nothing was refused');
  expect(thickness).toMatchObject({ kind: 'refused', sentence: 'At least 0.' });
  const Layers = [{ Thickness: 0.1 }, { Thickness: 1 }];
  const corrected = {
    ...draft,
    registration: { ...registration, SnowProfile2: { StratProfile: { Layers } } },
  };
  expect([thickness, time].map((each) => isUnchanged(each, draft, corrected))).toEqual([false, true]);
  const observedAt = { instantMs: 0, offsetMinutes: 60, zone: 'Europe/Oslo' };
  expect(isUnchanged(time, draft, { ...corrected, observedAt })).toBe(false);
});

import { expect, test } from 'vitest';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { checkDraft, isBlocking } from './check-draft.ts';

type DraftContent = BridgeType<'DraftContent'>;

const observedAt = { instantMs: 0, offsetMinutes: 60, zone: 'Europe/Oslo' };
const place = { Latitude: 61, Longitude: 7 };

function draftOf(forms: object, more: Partial<DraftContent> = {}): DraftContent {
  const registration = { GeoHazardTID: 10, ObsLocation: place, ...forms };
  return { observer: 'Kari', observedAt, placeText: '61 7', registration, pictures: [], ...more };
}

const problemsOf = (content: DraftContent) => checkDraft(content).map(({ kind, path }) => `${kind} ${path}`);

test('an empty draft lacks hazard, observer, time and place, and a form', () => {
  const empty = { observer: ' ', placeText: '', registration: {}, pictures: [] };
  expect(problemsOf(empty)).toEqual([
    'noHazard GeoHazardTID',
    'noObserver ObserverGuid',
    'noTime DtObsTime',
    'noPlace ObsLocation.Latitude',
    'noForm ',
  ]);
  expect(checkDraft(empty).every(isBlocking)).toBe(true);
});

const sent = { sha256: '', bytes: 1, widthPx: 1, heightPx: 1 };
const picture = {
  sha256: '',
  fileName: '',
  bytes: 1,
  caption: '',
  photographer: 'Kari',
  copyright: '',
  registrationTid: 12,
};

test('a picture is enough of a form', () => {
  expect(problemsOf(draftOf({}, { pictures: [{ ...picture, sent }] }))).toEqual([]);
});

test('a picture of which nothing can be sent holds the observation back', () => {
  const content = draftOf({}, { pictures: [{ ...picture, sent }, picture] });
  expect(problemsOf(content)).toEqual(['notPrepared Picture[1]']);
  expect(checkDraft(content).every(isBlocking)).toBe(true);
});

test('zero is measured; a form in which nothing was written is not asked for anything', () => {
  const forms = { SnowSurfaceObservation: { SnowDepth: 0, SnowSurfaceTID: 101 }, CompressionTest: [{}] };
  expect(problemsOf(draftOf(forms))).toEqual([]);
});

test('what must and what should be there is asked for at its path, in rows too', () => {
  const forms = {
    DangerObs: [{ DangerSignTID: 3 }, { Comment: 'over skoggrensa' }],
    WeatherObservation: { WindSpeed: 4 },
    SnowProfile2: { StratProfile: { Layers: [{ HardnessTID: 2, GrainFormPrimaryTID: 1 }] } },
  };
  expect(problemsOf(draftOf(forms))).toEqual([
    'must DangerObs[1].DangerSignTID',
    'should WeatherObservation.PrecipitationTID',
    'should WeatherObservation.AirTemperature',
    'must SnowProfile2.StratProfile.Layers[0].Thickness',
  ]);
});

test('numbers beyond their limits, what is no number, and texts that are too long are told', () => {
  const forms = {
    SnowSurfaceObservation: { SnowDepth: 20.1, NewSnowDepth24: -0.1, SnowLine: 'høyt', SnowSurfaceTID: 101 },
    GeneralObservation: { ObsComment: 'x'.repeat(4001) },
  };
  expect(problemsOf(draftOf(forms))).toEqual([
    'most SnowSurfaceObservation.SnowDepth',
    'least SnowSurfaceObservation.NewSnowDepth24',
    'number SnowSurfaceObservation.SnowLine',
    'tooLong GeneralObservation.ObsComment',
  ]);
});

test('what was written for another hazard is not checked', () => {
  const forms = { GeoHazardTID: 70, WeatherObservation: { WindSpeed: 400 }, IceCoverObs: { IceCoverTID: 3 } };
  expect(problemsOf(draftOf(forms))).toEqual([]);
});

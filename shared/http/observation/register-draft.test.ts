import { expect, test } from 'vitest';
import { createObservationService } from '../../testing/observation-service.ts';
import { registerDraft } from './register-draft.ts';

const draftId = '6a1f7b52-94a8-4e1e-8a36-0f2f7c1d2b3c';
const place = { Latitude: 61.0512, Longitude: 7.2203, UTMSourceTID: 30 };
const observedAt = {
  instantMs: Date.parse('2026-11-28T11:00:00Z'),
  offsetMinutes: 60,
  zone: 'Europe/Oslo',
};
const content = {
  observer: 'Kari Nordmann',
  observedAt,
  placeText: '61,0512 7,2203',
  registration: {
    GeoHazardTID: 10,
    ObsLocation: place,
    SnowSurfaceObservation: { SnowDepth: 0.125 },
    WeatherObservation: {},
  },
  pictures: [],
};

test('a finished draft is found by a search, as if a client had posted it', async () => {
  const { registrations, post } = await createObservationService();
  const { regId } = await registerDraft(registrations, { draftId, content });
  const found = await post('Search/All', { SelectedGeoHazards: [10] });
  expect(found.value).toMatchObject({
    TotalMatches: 1,
    Results: [
      {
        RegId: regId,
        NickName: 'Kari Nordmann',
        DtObsTime: '2026-11-28T12:00:00',
        Registrations: [{ RegistrationTid: 22, FullObject: { SnowDepth: 0.125 } }],
      },
    ],
  });
});

test('the same draft twice is one registration', async () => {
  const { registrations, rows } = await createObservationService();
  const first = await registerDraft(registrations, { draftId, content });
  expect(await registerDraft(registrations, { draftId, content })).toEqual(first);
  expect(rows()).toHaveLength(1);
});

test('a condition that closes a member leaves it out of what is registered', async () => {
  const { registrations, rows } = await createObservationService();
  const activity = { EstimatedNumTID: 1, DestructiveSizeTID: 3 };
  const registration = { GeoHazardTID: 10, ObsLocation: place, AvalancheActivityObs2: [activity] };
  await registerDraft(registrations, { draftId, content: { ...content, registration } });
  const [row] = rows();
  expect(row?.stored.registration['AvalancheActivityObs2']).toEqual([{ EstimatedNumTID: 1 }]);
});

test('one avalanche has its aspect as one of eight bits, too, and layers get their order', async () => {
  const { registrations, rows } = await createObservationService();
  const registration = {
    GeoHazardTID: 10,
    ObsLocation: place,
    AvalancheObs: { Aspect: 90, DtAvalancheTime: '2026-11-28T10:00:00Z' },
    SnowProfile2: { StratProfile: { Layers: [{ Thickness: 0.1 }, { Thickness: 0.3 }] } },
  };
  await registerDraft(registrations, { draftId, content: { ...content, registration } });
  const stored = rows()[0]?.stored.registration;
  expect(stored?.['AvalancheObs']).toMatchObject({ Aspect: 90, ValidExposition: '00100000' });
  expect(stored?.['SnowProfile2']).toMatchObject({
    StratProfile: { Layers: [{ SortOrder: 0 }, { SortOrder: 1 }] },
  });
});

test('what the service would refuse of a client is refused with its path, and nothing is kept', async () => {
  const { registrations, rows } = await createObservationService();
  const { observedAt: _, ...timeless } = content;
  const outcome = await registerDraft(registrations, { draftId, content: timeless });
  expect(outcome.regId).toBeUndefined();
  expect(outcome.faults).toEqual({ 'registration.DtObsTime': [expect.any(String)] });
  expect(rows()).toEqual([]);
});

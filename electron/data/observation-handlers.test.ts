import { expect, test } from 'vitest';
import { NO_FILTER } from '../../shared/contracts/bridge/no-filter.ts';
import { createDataFolder } from './testing/data-folder.ts';

const draftId = '6a1f7b52-94a8-4e1e-8a36-0f2f7c1d2b3c';
const content = {
  observer: 'Kari Nordmann',
  observedAt: { instantMs: Date.parse('2026-11-28T11:00Z'), offsetMinutes: 60, zone: 'Europe/Oslo' },
  placeText: '61,0512 7,2203',
  registration: {
    GeoHazardTID: 70,
    ObsLocation: { Latitude: 61.0512, Longitude: 7.2203 },
    IceThickness: { IceThicknessSum: 0.125 },
  },
  pictures: [],
};

test('what was recorded is told of, listed with the nearest town, shown on its card, and there after a restart', async () => {
  const folder = createDataFolder();
  let told = 0;
  const window = await folder.start({ onObservationsChanged: () => void told++ });
  const { regId } = await window.call('observations.register', { draftId, content });
  expect(regId).toBeGreaterThanOrEqual(1_000_000_000);
  expect(told).toBeGreaterThan(0);
  window.kill();
  const again = await folder.start();
  const page = await again.call('observations.list', { filter: NO_FILTER, offset: 0, limit: 10 });
  expect(page.rows[0]).toMatchObject({
    regId,
    registrationId: draftId,
    nickName: 'Kari Nordmann',
    placeName: 'Sogndal, Vestland',
    formTids: [50],
  });
  const card = await again.call('observations.card', { key: String(regId) });
  expect(card.registration).toMatchObject({ IceThickness: { IceThicknessSum: 0.125 } });
  expect(await again.call('observations.register', { draftId, content })).toEqual({ regId, faults: {} });
});

test('what the service refuses is told with the path of each fault', async () => {
  const window = await createDataFolder().start();
  const registration = { ...content.registration, GeoHazardTID: 11 };
  const outcome = await window.call('observations.register', {
    draftId,
    content: { ...content, registration },
  });
  expect(outcome).toEqual({ faults: { 'registration.GeoHazardTID': expect.any(Array) } });
});

test('places that were named before are told by their distance, each name once, and those far away are not', async () => {
  const window = await createDataFolder().start();
  const places = [
    ['Hornindalsvatnet', 61.93, 6.1],
    ['Otterdal', 61.94, 6.1],
    ['Hornindalsvatnet', 61.95, 6.1],
    ['Jølster', 61.5, 6.1],
    ['', 61.931, 6.1],
  ] as const;
  for (const [index, [LocationName, Latitude, Longitude]] of places.entries()) {
    const ObsLocation = { Latitude, Longitude, ...(LocationName && { LocationName }) };
    const registration = { ...content.registration, ObsLocation };
    const id = `6a1f7b52-94a8-4e1e-8a36-0f2f7c1d2b4${index}`;
    await window.call('observations.register', { draftId: id, content: { ...content, registration } });
  }
  const near = await window.call('observations.placesNear', { latitude: 61.934, longitude: 6.1 });
  expect(near).toEqual([
    { name: 'Hornindalsvatnet', latitude: 61.93, longitude: 6.1, distanceM: 446 },
    { name: 'Otterdal', latitude: 61.94, longitude: 6.1, distanceM: 669 },
  ]);
  expect(await window.call('observations.placesNear', { latitude: 70, longitude: 25 })).toEqual([]);
});

import { expect, test } from 'vitest';
import { createObservationService } from '../../testing/observation-service.ts';
import { createCountedEventLoop, createSetClock } from '../../testing/ports/fixed-ports.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import { findAgain } from './find-again.ts';
import { openLaterAreas } from './later-areas.ts';

const ASKED_AT = '2026-11-29T08:00:00Z';
const HOL: FoundAreas = { municipality: { number: '3330', name: 'Hol' }, region: { id: 3029, name: null } };

/** A service with a registration for each of these places, and what finding again by `areas` gives. */
async function createService(places: readonly { readonly [member: string]: string | number }[]) {
  const service = await createObservationService();
  for (const [index, place] of places.entries())
    await service.post('Registration/Insert', {
      Id: `0f8fad5b-d9cb-469f-a165-${String(index).padStart(12, '0')}`,
      GeoHazardTID: 10,
      ObserverGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      DtObsTime: '2026-03-01T10:30:32Z',
      ObsLocation: { Latitude: 61, Longitude: 7, ...place },
      GeneralObservation: { ObsComment: 'Mye vann' },
    });
  const { registrations, parts } = service;
  const find = (areas: FoundAreas) =>
    findAgain(
      {
        registrations,
        placeNames: parts.placeNames,
        findAreas: async () => structuredClone(areas),
        eventLoop: createCountedEventLoop(),
        clock: createSetClock(ASKED_AT),
      },
      new AbortController().signal,
    );
  return { ...service, find };
}

test('what many rows lie in is one object', async () => {
  const { find } = await createService([{}, {}, {}]);
  const { areas, count } = await find(HOL);
  expect([areas.size, new Set(areas.values()).size, count]).toEqual([3, 1, 3]);
});

test('what is found and answered as before, since something was posted, is kept, and neither counted nor called changed', async () => {
  const { find } = await createService([{ MunicipalNo: '0301', ForecastRegionTID: 3010 }, {}]);
  const { areas, count } = await find(HOL);
  expect(count).toBe(1);
  expect([...areas.values()]).toEqual([HOL, { ...HOL, atMs: Date.parse(ASKED_AT) }]);
});

test('what is posted as none leaves the word to boundaries', async () => {
  const none = [
    { MunicipalNo: '', ForecastRegionTID: 0 },
    { MunicipalNo: '0000', ForecastRegionTID: 3000 },
    { MunicipalNo: ' ' },
  ];
  const { find, journal } = await createService(none);
  const { areas, count } = await find(HOL);
  expect(count).toBe(none.length);
  const puts = (await openLaterAreas(journal)).putsOf(areas);
  await journal.append({ atMs: 0, who: 'user', why: 'boundaries.findAgain', puts, deletes: [] });
  const again = await createObservationService(journal);
  const { value } = await again.post('Search/All', { SelectedRegions: [3029] });
  expect(value).toMatchObject({ TotalMatches: none.length });
  const { Results } = (await again.post('Search/All', {})).value;
  expect(Results).toMatchObject(
    none.map(() => ({ MunicipalNo: '3330', MunicipalName: 'Hol', ForecastRegionTid: 3029 })),
  );
});

test('what is posted as none is told as it was posted where boundaries say nothing', async () => {
  const { post } = await createService([{ MunicipalNo: '0000', ForecastRegionTID: 0 }]);
  const { Results } = (await post('Search/All', {})).value;
  expect(Results).toMatchObject([{ MunicipalNo: '0000', MunicipalName: null, ForecastRegionTid: 3000 }]);
});

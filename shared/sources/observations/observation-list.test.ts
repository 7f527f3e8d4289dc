import { expect, test } from 'vitest';
import { NO_FILTER } from '../../contracts/bridge/no-filter.ts';
import { createObservationService } from '../../testing/observation-service.ts';
import { readCard, readCards, readList } from './observation-list.ts';
import { pulledRow } from './pulled/pulled-row.ts';

const postOf = (day: string, more: object) => ({
  Id: `00000000-0000-4000-8000-0000000000${day}`,
  ObserverGuid: '00000000-0000-4000-8000-000000000002',
  GeoHazardTID: 10,
  DtObsTime: `2024-03-${day}T12:00:00Z`,
  ObsLocation: { Latitude: 61.1, Longitude: 7.5, LocationName: `Sted ${day}` },
  ...more,
});

async function createList() {
  const { parts, post } = await createObservationService();
  const notes = (ObsComment: string) => ({ GeneralObservation: { ObsComment } });
  await post('Registration/Insert', postOf('10', notes('Skavler')));
  await post('Registration/Insert', postOf('12', notes('Rim')));
  await post('Registration/Insert', postOf('11', { Incident: { IncidentText: 'x', SensitiveText: 'y' } }));
  return { ...parts, isReading: () => false };
}

test('the newest observation stands first, a page at a time', async () => {
  const parts = await createList();
  const page = readList(parts, { filter: NO_FILTER, offset: 0, limit: 2 });
  expect(page.total).toBe(3);
  expect(page.rows.map(({ placeName }) => placeName)).toEqual(['Sted 12', 'Sted 11']);
  expect(readList(parts, { filter: NO_FILTER, offset: 2, limit: 2 }).rows).toHaveLength(1);
  expect(
    readList({ ...parts, isReading: () => true }, { filter: NO_FILTER, offset: 0, limit: 2 }).isReading,
  ).toBe(true);
});

test('a text finds those whose observer wrote it', async () => {
  const parts = await createList();
  const { total, rows } = readList(parts, {
    filter: { ...NO_FILTER, text: ' skavl ' },
    offset: 0,
    limit: 10,
  });
  expect([total, rows[0]?.formTids]).toEqual([1, [10]]);
});

test('a card holds the forms, and nothing sensitive', async () => {
  const parts = await createList();
  const [, incident] = readList(parts, { filter: NO_FILTER, offset: 0, limit: 3 }).rows;
  const card = readCard(parts, incident?.key ?? '');
  expect(card.registration).toMatchObject({ Incident: { IncidentText: 'x' } });
  expect(JSON.stringify(card)).not.toContain('SensitiveText');
  expect(readCards(parts, { filter: NO_FILTER, offset: 1, limit: 1 })).toEqual([card]);
});

test('a number that nobody has fails with its code', async () => {
  const parts = await createList();
  expect(() => readCard(parts, '1')).toThrow(expect.objectContaining({ code: 'observations/unknown' }));
});

test('each filter limits, and several together limit more', async () => {
  const parts = await createList();
  const count = (filter: object) =>
    readList(parts, { filter: { ...NO_FILTER, ...filter }, offset: 0, limit: 10 }).total;
  expect(count({ typeIds: [11] })).toBe(1);
  expect(count({ typeIds: [11, 10] })).toBe(3);
  expect(count({ hazardIds: [10], typeIds: [10] })).toBe(2);
  expect(count({ hazardIds: [60, 70] })).toBe(0);
  expect(count({ regionIds: [3000] })).toBe(3);
  expect(count({ fromMs: Date.parse('2024-03-11T12:00:00Z') })).toBe(2);
  expect(count({ toMs: Date.parse('2024-03-11T11:59:59Z'), text: 'skavl' })).toBe(1);
  expect(count({ observer: 'kari' })).toBe(0);
  expect(count({ competenceIds: [0] })).toBe(3);
  expect(count({ competenceIds: [110] })).toBe(0);
  expect(count({ near: { latitude: 61.1, longitude: 7.6, radiusM: 6_000 } })).toBe(3);
  expect(count({ near: { latitude: 61.1, longitude: 7.6, radiusM: 5_000 } })).toBe(0);
  expect(count({ regId: 1_000_000_001 })).toBe(1);
  expect(count({ groupId: 4 })).toBe(0);
  expect(count({ locationId: 1_000_000_000 })).toBe(1);
  expect(count({ changedFromMs: Date.parse('2026-11-28T12:00:00Z') })).toBe(3);
  expect(count({ changedFromMs: Date.parse('2026-11-28T12:00:01Z') })).toBe(0);
});

test('what was fetched stands among the others in the order of time, is found by its target, and has a key of its own', async () => {
  const parts = await createList();
  const source = { targetId: 'office', targetName: 'Office', asOfMs: 5 };
  const item = { RegId: 1_000_000_000, DtObsTime: '2024-03-11T20:00:00', GeoHazardTid: 10, NickName: 'Ola' };
  const fetched = pulledRow({ item, pictures: {} }, source);
  if (fetched) parts.registrations.table.add(fetched);
  const page = readList(parts, { filter: NO_FILTER, offset: 0, limit: 10 });
  expect(page.rows.map(({ key }) => key)).toEqual([
    '1000000001',
    'office/1000000000',
    '1000000002',
    '1000000000',
  ]);
  expect(page).toMatchObject({ total: 4, own: 3, sources: [source], withoutPosition: 1 });
  const ofOffice = readList(parts, { filter: { ...NO_FILTER, sourceIds: ['office'] }, offset: 0, limit: 10 });
  expect([ofOffice.total, ofOffice.own, ofOffice.rows[0]?.registrationId]).toEqual([1, 0, null]);
  expect(readList(parts, { filter: { ...NO_FILTER, sourceIds: [''] }, offset: 0, limit: 10 }).total).toBe(3);
  expect(readCard(parts, 'office/1000000000').row.nickName).toBe('Ola');
  expect(readCard(parts, '1000000000').row.source).toBeUndefined();
});

test('a page tells from when to when there is something, whatever its period', async () => {
  const parts = await createList();
  const none = readList(parts, {
    filter: { ...NO_FILTER, fromMs: Date.parse('2030-01-01') },
    offset: 0,
    limit: 10,
  });
  expect(none).toMatchObject({
    total: 0,
    earliestMs: Date.parse('2024-03-10T12:00:00Z'),
    latestMs: Date.parse('2024-03-12T12:00:00Z'),
  });
  const nobody = readList(parts, { filter: { ...NO_FILTER, text: 'nowhere' }, offset: 0, limit: 10 });
  expect(nobody.earliestMs).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createObservationService } from '../../testing/observation-service.ts';
import { readCard, readCards, readList } from './observation-list.ts';

const ALL = { text: '', hazardIds: [], regionIds: [], typeIds: [], observer: '' };

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
  return { ...parts, pulled: { rows: () => [] } };
}

test('the newest observation stands first, a page at a time', async () => {
  const parts = await createList();
  const page = readList(parts, { filter: ALL, offset: 0, limit: 2 });
  expect(page.total).toBe(3);
  expect(page.rows.map(({ placeName }) => placeName)).toEqual(['Sted 12', 'Sted 11']);
  expect(readList(parts, { filter: ALL, offset: 2, limit: 2 }).rows).toHaveLength(1);
});

test('a text finds those whose observer wrote it', async () => {
  const parts = await createList();
  const { total, rows } = readList(parts, { filter: { ...ALL, text: ' skavl ' }, offset: 0, limit: 10 });
  expect([total, rows[0]?.formTids]).toEqual([1, [10]]);
});

test('a card holds the forms, and nothing sensitive', async () => {
  const parts = await createList();
  const [, incident] = readList(parts, { filter: ALL, offset: 0, limit: 3 }).rows;
  const card = readCard(parts, incident?.key ?? '');
  expect(card.registration).toMatchObject({ Incident: { IncidentText: 'x' } });
  expect(JSON.stringify(card)).not.toContain('SensitiveText');
  expect(readCards(parts, { filter: ALL, offset: 1, limit: 1 })).toEqual([card]);
});

test('a number that nobody has fails with its code', async () => {
  const parts = await createList();
  expect(() => readCard(parts, '1')).toThrow(expect.objectContaining({ code: 'observations/unknown' }));
});

test('each filter limits, and several together limit more', async () => {
  const parts = await createList();
  const count = (filter: object) =>
    readList(parts, { filter: { ...ALL, ...filter }, offset: 0, limit: 10 }).total;
  expect(count({ typeIds: [11] })).toBe(1);
  expect(count({ typeIds: [11, 10] })).toBe(3);
  expect(count({ hazardIds: [10], typeIds: [10] })).toBe(2);
  expect(count({ hazardIds: [60, 70] })).toBe(0);
  expect(count({ regionIds: [3000] })).toBe(3);
  expect(count({ fromMs: Date.parse('2024-03-11T12:00:00Z') })).toBe(2);
  expect(count({ toMs: Date.parse('2024-03-11T11:59:59Z'), text: 'skavl' })).toBe(1);
  expect(count({ observer: 'kari' })).toBe(0);
});

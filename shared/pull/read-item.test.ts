import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '../base/json.ts';
import { registrationForms } from '../contracts/observation/registration-forms.ts';
import { createVardeTarget } from '../testing/delivery/memory-target.ts';
import { createMemoryPull } from '../testing/pull/memory-pull.ts';
import { pull } from './pull.ts';
import { readItem } from './read-item.ts';

const SCOPE = {
  hazardIds: [],
  regionIds: [],
  fromMs: Date.parse('2010-01-01'),
  toMs: Date.parse('2030-01-01'),
};

/** What the service stored of a registration, and what is read of its answer. */
async function throughSearch(body: JsonObject): Promise<{ stored: JsonObject; read: JsonObject }> {
  const { target, service } = await createVardeTarget();
  expect((await service.post('Registration/Insert', body)).status).toBe(200);
  const { ports, windows } = createMemoryPull(target);
  await pull(ports, { targetId: 'office', scope: SCOPE, withPictures: false }, new AbortController().signal);
  const [item] = windows[0]?.items ?? [];
  const [row] = service.rows();
  if (!item || !row) throw new Error('Nothing was found');
  return { stored: row.stored.registration, read: readItem(item) };
}

/** Files of pictures and what is sensitive are not told; items and UTM are counted by the service. */
const SET_THERE =
  /^(?:Picture(?:ID|Sha256)|Pictures|SensitiveText|DangerObsID|AvalancheEvalProblem2ID|UTM(?:Zone|East|North).*)$/;

function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !SET_THERE.test(name));
  return Object.fromEntries(members.map(([name, member]) => [name, told(member)]));
}

test('every form comes back as it was posted: names, times, ids, flags', async () => {
  const { service } = await createVardeTarget();
  const { value: example } = await service.get('Help/RegistrationObject');
  const { stored, read } = await throughSearch(example);
  const members = registrationForms.map(({ member }) => member).filter((member) => member in stored);
  expect(members.length).toBeGreaterThan(20);
  for (const member of members)
    expect(told(read[member]), member).toMatchObject(Object(told(stored[member])));
  expect(read['DtObsTime']).toBe(stored['DtObsTime']);
});

test('texts of ids are left out, and members that nobody knows stay', async () => {
  const { read } = await throughSearch({
    Id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    GeoHazardTID: 10,
    ObserverGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    DtObsTime: '2026-07-01T10:30:00Z',
    ObsLocation: { Latitude: 61.1, Longitude: 7.5, LocationName: 'Storhaugen' },
    DangerObs: [{ DangerSignTID: 3, Comment: 'Drønn' }],
  });
  expect(read).toEqual({
    GeoHazardTID: 10,
    DtObsTime: Date.parse('2026-07-01T10:30:00Z'),
    ObsLocation: { Latitude: 61.1, Longitude: 7.5, LocationName: 'Storhaugen', ForecastRegionTID: 3000 },
    DangerObs: [{ DangerSignTID: 3, Comment: 'Drønn', DangerObsID: 0 }],
  });
  const entry = { RegistrationTid: 10, FullObject: { ObsComment: 'x', Weight: 2, ObsCommentName: 'y' } };
  const newer = readItem({ item: { GeoHazardTid: 10, Registrations: [entry] }, pictures: {} });
  expect(newer['GeneralObservation']).toEqual({ ObsComment: 'x', Weight: 2 });
});

test('a text that is longer than ours may be is shown as it came', () => {
  const ObsComment = 'x'.repeat(5_000);
  const entry = { RegistrationTid: 10, FullObject: { ObsComment } };
  const read = readItem({ item: { GeoHazardTid: 10, Registrations: [entry] }, pictures: {} });
  expect(isJsonObject(read['GeneralObservation']) && read['GeneralObservation']['ObsComment']).toBe(
    ObsComment,
  );
});

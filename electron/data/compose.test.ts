import { beforeEach, describe, expect, test } from 'vitest';
import { decodeColumns } from '../../shared/tables/column-codec.ts';
import { createDataFolder, plantRow, type StartedWindow, takeFile } from './testing/data-folder.ts';

let window: StartedWindow;

beforeEach(async () => {
  window = await createDataFolder().start();
});

const owner = { HovedEier_OrgNr: '915637353' };
const plants = [
  { ...plantRow(411), Navn: 'Sundsfjord', ...owner },
  { ...plantRow(412), Navn: 'Lomi', ...owner },
];
const applications = ['Sundsfjord II', 'Sundsfjord kraftverk'].map((KraftverksNavn) => ({
  KraftverksNavn,
  StatusID: 4,
  Startdato: '31/12/2012 00:00:00',
  Sluttdato: '30/06/2027 00:00:00',
  KraftverkEierOrgNr: 915637353,
  ProduksjonGWhOvergangsordn: 0.495,
}));

describe('a plant card', () => {
  test('has the row as the service answers it, the point, and the certificates, sure ones first', async () => {
    await takeFile(window, plants);
    await takeFile(window, applications);
    await takeFile(window, 'id,lat,lon\n411,66.97,14.16');
    const card = await window.call('plants.card', { plantNumber: 411 });
    expect(card).toMatchObject({ row: plants[0], latitude: 66.97, longitude: 14.16 });
    expect(card.certificates.map(({ certainty }) => certainty)).toEqual(['match', 'possible']);
    expect(card.certificates[0]).toMatchObject({
      rowKey: '915637353|Sundsfjord kraftverk|2012-12-31|2027-06-30',
      row: applications[1],
    });
  });

  test('of a plant without point and certificates says so', async () => {
    await takeFile(window, plants);
    const card = await window.call('plants.card', { plantNumber: 412 });
    expect(card).toMatchObject({ latitude: null, longitude: null, certificates: [] });
  });

  test('of a plant that is not there fails with its code', async () => {
    const card = window.call('plants.card', { plantNumber: 1 });
    await expect(card).rejects.toMatchObject({ code: 'register/unknown-row' });
  });
});

describe('a change of a register', () => {
  test('is told of every table that it is in', async () => {
    await takeFile(window, plants);
    await takeFile(window, applications);
    await takeFile(window, 'id,lat,lon\n411,66.97,14.16');
    expect(window.changed.map(({ register }) => register)).toEqual([
      'plants',
      'plants',
      'applications',
      'plants',
      'points',
    ]);
  });

  test('gives the table another version and other columns', async () => {
    await takeFile(window, plants);
    const before = await window.call('registers.columns', { register: 'plants' });
    await takeFile(window, applications);
    const after = await window.call('registers.columns', { register: 'plants' });
    expect(after.version).not.toBe(before.version);
    expect(window.changed.at(-2)?.version).toBe(after.version);
    const certificates = decodeColumns(after.table).columns.find(({ id }) => id === 'certificates');
    expect(certificates).toMatchObject({ dictionary: ['', 'match', 'none'] });
  });

  test('asked for twice, columns are built once', async () => {
    await takeFile(window, plants);
    const [first, second] = await Promise.all([
      window.call('registers.columns', { register: 'plants' }),
      window.call('registers.columns', { register: 'plants' }),
    ]);
    expect(second?.table).toBe(first?.table);
  });
});

test('quarters that were never imported are computed columns all the same', async () => {
  await takeFile(window, applications);
  const { table } = await window.call('registers.columns', { register: 'quarters' });
  const quarters = decodeColumns(table);
  expect(quarters.rowCount).toBe(60);
  expect(quarters.keys.at(-1)).toBe('2026 q4');
});

test('a row is found by its key', async () => {
  await takeFile(window, plants);
  expect(await window.call('registers.row', { register: 'plants', key: '412' })).toEqual(plants[1]);
  const missing = window.call('registers.row', { register: 'plants', key: '9' });
  await expect(missing).rejects.toMatchObject({ code: 'register/unknown-row', details: { key: '9' } });
});

test('a view is saved, listed, replaced and removed, which can be undone once; an unknown one cannot be removed', async () => {
  const view = { viewId: 'v', name: 'Nord', register: 'plants', query: 'area=NO4', savedAtMs: 5 } as const;
  await window.call('views.save', { view });
  await window.call('views.save', { view: { ...view, name: 'Nordpå' } });
  expect(await window.call('views.list', {})).toEqual([{ ...view, name: 'Nordpå' }]);
  const { number } = await window.call('views.remove', { viewId: 'v' });
  expect(await window.call('views.list', {})).toEqual([]);
  await expect(window.call('views.remove', { viewId: 'v' })).rejects.toMatchObject({ code: 'view/unknown' });
  await window.call('changes.undo', { number });
  expect(await window.call('views.list', {})).toEqual([{ ...view, name: 'Nordpå' }]);
  await expect(window.call('changes.undo', { number })).rejects.toMatchObject({
    code: 'change/not-undoable',
  });
});

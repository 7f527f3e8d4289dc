import { expect, test } from 'vitest';
import { createFakeBridge } from '../bridge/testing/fake-bridge.ts';
import { createText } from '../i18n/create-text.ts';
import { createCommandStore } from './commands.ts';
import { createJobsStore, type Job } from './jobs-store.ts';
import { createNoticeStore } from './notices.ts';
import { createPlaceStore } from './place-store.ts';
import { createRegistersStore, type RegisterStatus } from './registers-store.ts';
import { createRequestsStore, type LoggedRequest, REQUEST_COUNT } from './requests-store.ts';
import { createSelectionStore } from './selection-store.ts';
import { createSystemStore } from './system-store.ts';
import { askedQuery, createTableViewStore, keptTableView } from './table-view-store.ts';

const silent = () => undefined;

const job = (jobId: string, state: Job['state']): Job => ({
  jobId,
  kind: 'update',
  subject: 'plants',
  state,
  doneBytes: 0,
  totalBytes: null,
  attempt: 1,
  isResumable: true,
  startedAtMs: 0,
  endedAtMs: state === 'running' ? null : 1,
});

const request = (id: number): LoggedRequest => ({
  id,
  atMs: id,
  method: 'GET',
  path: '/hydropower/GetHydroPowerPlants',
  status: 200,
  bytes: 1,
  durationMs: 1,
  operation: 'GetA',
  unpackedBytes: 1,
  isCached: false,
  client: '',
});

const status = (version: string): RegisterStatus => ({
  register: 'plants',
  origin: 'sample',
  source: '',
  changedAtMs: 0,
  rows: 97,
  version,
});

test('hovering the same row again tells nobody', () => {
  const { store, actions } = createSelectionStore('plants');
  let told = 0;
  store.subscribe(() => void told++);
  actions.hover('7');
  actions.hover('7');
  expect(told).toBe(1);
});

test('a view asks within the map only while it is bound to it', () => {
  const { store, actions } = createTableViewStore('plants');
  actions.setMapBounds([5, 58, 12, 62]);
  expect(askedQuery(store.getState()).bounds).toBeUndefined();
  actions.setBoundToMap(true);
  expect(askedQuery(store.getState()).bounds).toEqual([5, 58, 12, 62]);
});

test('columns and widths come back from what was kept', () => {
  const { store, actions } = createTableViewStore('plants');
  actions.setColumns(['name', 'owner']);
  actions.setWidth('owner', 240);
  actions.setWidth('name', 100);
  actions.setWidth('name', undefined);
  const again = createTableViewStore('plants', keptTableView(store.getState())).store.getState();
  expect(again.columns).toEqual(['name', 'owner']);
  expect(again.widthsPx).toEqual({ owner: 240 });
});

test('what was kept and does not fit is left out', () => {
  const { columns, widthsPx } = createTableViewStore('plants', {
    columns: [1, null],
    widthsPx: { name: 'wide', owner: 90 },
  }).store.getState();
  expect(columns).toBeUndefined();
  expect(widthsPx).toEqual({ owner: 90 });
});

test('going to the place where one is changes nothing', () => {
  const { store, actions } = createPlaceStore('plants');
  actions.go('plants');
  expect(store.getState().previousId).toBeUndefined();
  actions.go('settings');
  expect(store.getState()).toMatchObject({ placeId: 'settings', previousId: 'plants' });
});

test('what a place is asked for is told each time, and forgotten on the way to another place', () => {
  const { store, actions } = createPlaceStore('plants');
  actions.go('settings', 'hydropowerBaseUrl');
  const { part } = store.getState();
  expect(part).toEqual({ name: 'hydropowerBaseUrl' });
  actions.go('settings', 'hydropowerBaseUrl');
  expect(store.getState()).toMatchObject({ placeId: 'settings', previousId: 'plants', part });
  expect(store.getState().part).not.toBe(part);
  actions.go('plants');
  expect(store.getState().part).toBeUndefined();
});

test('a command is there while its part is on the screen, and runs only when it can', () => {
  const { store, actions } = createCommandStore();
  let ran = 0;
  let isReady = false;
  const remove = actions.add([
    {
      id: 'data.update',
      labelKey: 'error.internal',
      group: 'data',
      disabledReason: () => (isReady ? undefined : 'error.internal'),
      run: () => void ran++,
    },
  ]);
  expect(actions.run('data.update')).toBe(false);
  isReady = true;
  expect(actions.run('data.update')).toBe(true);
  remove();
  expect(actions.run('data.update')).toBe(false);
  expect(ran).toBe(1);
  expect(store.getState().commands.size).toBe(0);
});

test('the oldest notice goes when there are too many', () => {
  const { store, actions } = createNoticeStore();
  for (const sentence of ['a', 'b', 'c', 'd', 'e']) actions.show({ tone: 'info', sentence: () => sentence });
  const said = () => store.getState().notices.map(({ sentence }) => sentence(createText('nb')));
  expect(said()).toEqual(['b', 'c', 'd', 'e']);
  actions.dismiss(3);
  expect(said()).toEqual(['b', 'd', 'e']);
});

test('registers are asked for again after the data window was away', async () => {
  let version = 'a';
  const fake = createFakeBridge({
    data: { 'registers.status': () => Promise.resolve([status(version)]) },
  });
  const { store } = createRegistersStore(fake.bridge, silent);
  await expect.poll(() => store.getState().statuses?.get('plants')?.version).toBe('a');
  version = 'b';
  fake.setConnection('data', 'lost');
  fake.setConnection('data', 'open');
  await expect.poll(() => store.getState().statuses?.get('plants')?.version).toBe('b');
  fake.emitData('registers.changed', { status: status('c') });
  expect(store.getState().statuses?.get('plants')?.version).toBe('c');
});

test('registers are those of the last start until the data window answers', async () => {
  const fake = createFakeBridge({ data: { 'registers.status': () => Promise.resolve([status('new')]) } });
  fake.setConnection('data', 'connecting');
  const first = { statuses: [status('kept')], columns: [] };
  const { store } = createRegistersStore({ ...fake.bridge, first }, silent);
  expect(store.getState().statuses?.get('plants')?.version).toBe('kept');
  fake.setConnection('data', 'open');
  await expect.poll(() => store.getState().statuses?.get('plants')?.version).toBe('new');
});

test('the end of a job is told once', () => {
  const fake = createFakeBridge({ host: { 'jobs.list': () => new Promise(() => undefined) } });
  const jobs = createJobsStore(fake.bridge, silent);
  const ended: string[] = [];
  jobs.onEnded(({ jobId }) => void ended.push(jobId));
  fake.emitHost('jobs.changed', { job: job('1', 'running') });
  fake.emitHost('jobs.changed', { job: job('1', 'done') });
  fake.emitHost('jobs.changed', { job: job('1', 'done') });
  expect(ended).toEqual(['1']);
  expect(jobs.store.getState().jobs).toHaveLength(1);
});

test('a job that was taken up again is listed as the one that goes on alone', () => {
  const fake = createFakeBridge({ host: { 'jobs.list': () => new Promise(() => undefined) } });
  const jobs = createJobsStore(fake.bridge, silent);
  fake.emitHost('jobs.changed', { job: job('1', 'paused') });
  fake.emitHost('jobs.changed', { job: job('2', 'running') });
  fake.emitHost('jobs.forgotten', { jobIds: ['1'] });
  expect(jobs.store.getState().jobs.map(({ jobId }) => jobId)).toEqual(['2']);
});

test('who waits for something of a job hears of it, also where it holds already', async () => {
  const fake = createFakeBridge({ host: { 'jobs.list': () => new Promise(() => undefined) } });
  const jobs = createJobsStore(fake.bridge, silent);
  const hasEnded = ({ state }: Job) => state !== 'running';
  const waiting = jobs.when('1', hasEnded);
  fake.emitHost('jobs.changed', { job: job('1', 'running') });
  fake.emitHost('jobs.changed', { job: job('1', 'failed') });
  expect(await waiting).toMatchObject({ jobId: '1', state: 'failed' });
  expect(await jobs.when('1', hasEnded)).toMatchObject({ state: 'failed' });
});

test('requests are kept newest first, each once, two hundred of them', async () => {
  const fake = createFakeBridge({
    host: { 'requests.recent': () => Promise.resolve([request(1), request(2)]) },
  });
  const { store } = createRequestsStore(fake.bridge, silent);
  await expect.poll(() => store.getState().requests.length).toBe(2);
  fake.emitHost('requests.logged', {
    requests: Array.from({ length: REQUEST_COUNT }, (_, index) => request(index + 2)),
  });
  const ids = store.getState().requests.map(({ id }) => id);
  expect(ids).toHaveLength(REQUEST_COUNT);
  expect(ids.slice(0, 2)).toEqual([201, 200]);
  expect(new Set(ids).size).toBe(REQUEST_COUNT);
});

test('the network is what the browser says of it', () => {
  const navigator = { onLine: true };
  const hearers: (() => void)[] = [];
  const fake = createFakeBridge({ host: { 'app.info': () => new Promise(() => undefined) } });
  const { store } = createSystemStore(
    fake.bridge,
    {
      navigator,
      addEventListener: (_, listener) => void hearers.push(listener),
      removeEventListener: () => undefined,
    },
    silent,
  );
  expect(store.getState().isOnline).toBe(true);
  navigator.onLine = false;
  for (const hear of hearers) hear();
  expect(store.getState().isOnline).toBe(false);
  fake.emitHost('data.away', { isAway: true });
  expect(store.getState().isDataAway).toBe(true);
});

import { afterEach, expect, test } from 'vitest';
import { createMemoryPictures } from '../../../shared/testing/ports/memory-pictures.ts';
import { openImportFiles } from '../files/imports/import-files.ts';
import { openJournal } from '../files/journal/journal.ts';
import { createSetAside } from '../files/set-aside.ts';
import { storeReply } from '../http/replies/stored-reply.ts';
import { createReplyCache } from '../http/reply-cache.ts';
import { createNotices } from '../reporting/notices.ts';
import type { DataWindow } from '../shells/shell.ts';
import { createFakeDataWindow, type FakeDataWindow, type FakeHandlers } from '../testing/fake-data-window.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { NO_DRAWN_CACHES } from '../tiles/testing/no-drawn-caches.ts';
import { createDataPart } from './data-part.ts';

const folders = createTemporaryFolders();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const file of opened.splice(0)) await file.close();
  folders.removeAll();
});

async function open(
  handlers: Partial<FakeHandlers> = {},
  openWindow?: (count: number) => Promise<DataWindow | undefined>,
) {
  const folder = folders.create();
  const windows: FakeDataWindow[] = [];
  const away: boolean[] = [];
  const anew: boolean[] = [];
  let openings = 0;
  const cache = createReplyCache(() => 'today');
  const journal = await openJournal(folder);
  const setAside = createSetAside(`${folder}/imports/unlisted`);
  const keeping = { setAside, nowMs: () => 1 };
  const imports = await openImportFiles(`${folder}/imports`, keeping);
  opened.push(journal, imports);
  const notices = createNotices();
  const data = createDataPart({
    shell: {
      async openDataWindow(isAnew) {
        anew.push(isAnew);
        openings++;
        const special = await openWindow?.(openings);
        if (special) return special;
        const fake = createFakeDataWindow(handlers);
        windows.push(fake);
        return fake.window;
      },
    },
    answers: {
      journal,
      outputs: { keep: async () => [] },
      pictures: createMemoryPictures(),
      pulled: { windows: () => [], read: async () => new Uint8Array(), giveUp: async () => undefined },
      onPulledDamaged: () => undefined,
      imports,
      setAside,
      caches: { list: async () => [], read: async () => undefined },
      drawnCaches: NO_DRAWN_CACHES,
      cache,
      seed: 'sample',
    },
    notices,
    onAway: (isAway) => away.push(isAway),
    onRegisterChanged: () => undefined,
    importJobs: { hear: () => undefined, leave: () => undefined, loseDrafts: () => undefined },
    log: { info: () => undefined, error: () => undefined },
    beatMs: 5,
  });
  return { data, windows, away, anew, cache, imports, notices, openings: () => openings };
}

test('before the first window is there everybody is told to come again', async () => {
  const { data, windows } = await open();
  expect(() => data.get()).toThrow(expect.objectContaining({ code: 'http/data-away' }));
  await data.start();
  expect(await data.get()['registers.status']({})).toEqual([]);
  expect(windows).toHaveLength(1);
});

const LONG_MS = 60_000;

test('a window that may wait is opened when somebody wants it or asks it', async () => {
  const ways: ((data: Awaited<ReturnType<typeof open>>['data']) => void)[] = [
    (data) => data.want(),
    (data) => data.want(5),
    (data) => expect(() => data.get()).toThrow(expect.objectContaining({ code: 'http/data-away' })),
  ];
  for (const want of ways) {
    const { data, openings } = await open();
    const start = data.start(LONG_MS);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(openings()).toBe(0);
    want(data);
    await start;
    expect(openings()).toBe(1);
    expect(data.isAway).toBe(false);
  }
});

test('work that can wait has the window opened, and goes on when it is there', async () => {
  const { data } = await open();
  const start = data.start(LONG_MS);
  expect(await (await data.whenStarted())['registers.status']({})).toEqual([]);
  await start;
  await data.close();
  await expect(data.whenStarted()).rejects.toMatchObject({ code: 'http/data-away' });
});

test('a window that nobody wants is opened when the patience ends, and never after its host ended', async () => {
  const { data, openings } = await open();
  await data.start(5);
  expect(openings()).toBe(1);
  const ended = await open();
  const start = ended.data.start(LONG_MS);
  await ended.data.close();
  await start;
  expect(ended.openings()).toBe(0);
});

test('a lost window is opened again, and both are told', async () => {
  const { data, windows, away, notices } = await open();
  await data.start();
  windows[0]?.kill();
  expect(data.isAway).toBe(true);
  await expect.poll(() => data.isAway).toBe(false);
  expect(windows).toHaveLength(2);
  expect(away).toEqual([true, false]);
  expect(notices.list()).toEqual([{ code: 'data-window-restarted', details: {} }]);
});

test('what was in flight when the window went away fails at once', async () => {
  const { data, windows } = await open({ 'registers.columns': () => new Promise(() => undefined) });
  await data.start();
  const pending = data.get()['registers.columns']({ register: 'plants' });
  const outcome = expect(pending).rejects.toMatchObject({ code: 'bridge/closed' });
  windows[0]?.kill();
  await outcome;
});

test('a window that hangs is ended and opened again, also while it is opening', async () => {
  let hanging = 0;
  const silence = () => new Promise<never>(() => undefined);
  const { data, windows, away } = await open({}, async (count) => {
    if (count > 2) return undefined;
    hanging += 1;
    const status = count === 1 ? { 'registers.status': silence } : {};
    return createFakeDataWindow({ 'window.ping': silence, ...status }).window;
  });
  await data.start();
  await expect.poll(() => windows.length).toBe(1);
  await expect.poll(() => data.isAway).toBe(false);
  expect(hanging).toBe(2);
  expect(away).toEqual([true, false]);
});

test('a window that says nothing while it takes a file in is not ended, and its import comes about', async () => {
  let isSilent = false;
  const outcome = { layers: [] };
  const { data, openings, away } = await open({
    'window.ping': () => (isSilent ? new Promise<never>(() => undefined) : {}),
    async 'imports.store'() {
      isSilent = true;
      // Three times as long as a window that has nothing to do may be silent, by the beats of this test.
      await new Promise((resolve) => setTimeout(resolve, 100));
      isSilent = false;
      return outcome;
    },
  });
  await data.start();
  expect(await data.get()['imports.store']({ fileId: '1' })).toEqual(outcome);
  expect(openings()).toBe(1);
  expect(away).toEqual([]);
});

test('a window counts as there only when its store answers', async () => {
  let finish: (answer: []) => void = () => undefined;
  const { data } = await open({
    'registers.status': () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  const start = data.start();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(data.isAway).toBe(true);
  finish([]);
  await start;
  expect(data.isAway).toBe(false);
});

test('a start that fails is tried again, and given up after a few tries', async () => {
  const { data, openings } = await open({}, async (count) => {
    if (count < 3) throw new Error('no browser');
    return createFakeDataWindow({}).window;
  });
  await data.start();
  expect(openings()).toBe(3);
  const never = await open({}, () => Promise.reject(new Error('no browser')));
  await expect(never.data.start()).rejects.toThrow('no browser');
});

test('a window that is closed on purpose is not opened again', async () => {
  const { data, openings, away } = await open();
  await data.start();
  await data.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(openings()).toBe(1);
  expect(away).toEqual([]);
});

test('the window has the files of the host and drops the replies that are old', async () => {
  const { data, windows, cache, imports } = await open();
  await data.start();
  const host = windows[0]?.host;
  expect(await host?.['start.options']({})).toBe('sample');
  const put = { id: '1', kind: 'view', value: { name: 'Å' }, files: [] };
  const change = { atMs: 5, who: 'user', why: 'test', puts: [put], deletes: [] };
  expect(await host?.['journal.append']({ change })).toEqual({ number: 1 });
  const thing = { ...put, number: 1, atMs: 5, isGone: false };
  expect(await host?.['journal.read']({ kind: 'view', after: 0 })).toEqual({ things: [thing] });
  expect(await host?.['journal.status']({})).toEqual({ lastNumber: 1, isWhole: true });
  const bytes = new Uint8Array([1, 2, 3]);
  const fileId = await imports.begin({ fileName: 'a.json', bytes: 3, origin: 'file', source: 'a.json' });
  await imports.append(fileId, bytes);
  await imports.end(fileId);
  await host?.['importFiles.commitRows']({ fileId, register: 'plants', edition: [fileId] });
  expect(await host?.['importFiles.list']({})).toMatchObject({ files: [{ fileId, isCommitted: true }] });
  expect(await host?.['importFiles.read']({ fileId, offset: 0 })).toEqual(bytes);
  cache.beginFill()(
    'GET /hydropower/a',
    storeReply({ status: 200, headers: [], body: bytes, cacheDay: 'today' }, true),
  );
  await host?.['replies.drop']({ pathPrefixes: ['/hydropower'] });
  expect(cache.find('GET /hydropower/a')).toBeUndefined();
});

test('a window whose store is damaged is ended, and the next one begins a new store, a few times', async () => {
  const { data, windows, anew, notices } = await open();
  await data.start();
  for (let count = 1; count <= 5; count++) {
    // The window is ended before it is answered.
    await windows
      .at(-1)
      ?.host['store.damaged']({ reason: 'a block is gone' })
      .catch(() => undefined);
    await expect.poll(() => windows.length).toBe(Math.min(count, 3) + 1);
    await expect.poll(() => data.isAway).toBe(false);
  }
  expect(anew).toEqual([false, true, true, true]);
  expect(notices.list().map(({ code }) => code)).toContain('database-renewed');
});

test('a store that does not even open is made anew, and the start comes about', async () => {
  const { data, windows, anew } = await open({
    'registers.status': async () => {
      if (windows.length > 1) return [];
      await windows[0]?.host['store.damaged']({ reason: 'Internal error opening backing store' });
      return new Promise<never>(() => undefined);
    },
  });
  await data.start();
  expect(anew).toEqual([false, true]);
});

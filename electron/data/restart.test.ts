import { describe, expect, test } from 'vitest';
import { createRegisterStore } from '../../shared/data/stores/register-store.ts';
import type { ImportFiles } from '../../shared/ports/import-files.ts';
import { createCountedEventLoop } from '../../shared/testing/ports/fixed-ports.ts';
import { answeredPlants, createDataFolder, plantRow, SMALL_SAMPLE, takeFile } from './testing/data-folder.ts';

const never = () => new Promise<never>(() => undefined);

describe('a folder', () => {
  test('that has the sample answers from it', async () => {
    const window = await createDataFolder().start({ hasSample: true });
    const status = await window.call('registers.status', {});
    expect(status).toMatchObject([
      { register: 'plants', origin: 'sample', source: '', rows: 1 },
      { register: 'applications', origin: 'sample', rows: 1 },
      { register: 'points', origin: 'sample', rows: 1 },
    ]);
    expect(await answeredPlants(window)).toEqual([90_001]);
  });

  test('that has none stays empty', async () => {
    const window = await createDataFolder().start();
    expect(await window.call('registers.status', {})).toEqual([]);
    expect(await answeredPlants(window)).toEqual([]);
  });
});

describe('the sample', () => {
  test('does not come back over a real register', async () => {
    const folder = createDataFolder();
    const first = await folder.start({ hasSample: true });
    await takeFile(first, [plantRow(1)]);
    expect(await answeredPlants(first)).toEqual([1]);
    first.kill();
    const second = await folder.start({ hasSample: true });
    expect(await answeredPlants(second)).toEqual([1]);
    expect(await second.call('registers.status', {})).toMatchObject([
      { register: 'plants', origin: 'file' },
      { register: 'applications', origin: 'sample' },
      { register: 'points', origin: 'sample' },
    ]);
  });

  test('that ships in a newer form takes the place of the old one', async () => {
    const folder = createDataFolder();
    (await folder.start({ hasSample: true })).kill();
    const rows = { ...SMALL_SAMPLE.rows, plants: [plantRow(90_002)] };
    const window = await folder.start({ hasSample: true, sample: { version: 'sample-2', rows } });
    expect(await answeredPlants(window)).toEqual([90_002]);
    expect(folder.host.dropped).toContain('/hydropower');
  });

  test('comes back where the database was lost, and only where nothing real was', async () => {
    const folder = createDataFolder();
    const first = await folder.start({ hasSample: true });
    await takeFile(first, [plantRow(1)]);
    first.kill();
    folder.loseDatabase();
    const second = await folder.start({ hasSample: true });
    expect(await answeredPlants(second)).toEqual([1]);
    expect((await second.call('registers.status', {})).map(({ origin }) => origin)).toEqual([
      'file',
      'sample',
      'sample',
    ]);
  });
});

describe('a kill', () => {
  /** Takes a second file with files that never answer at one point, and kills the window there. */
  async function killedAt(change: (files: ImportFiles, reached: () => void) => Partial<ImportFiles>) {
    const folder = createDataFolder();
    const first = await folder.start();
    await takeFile(first, [plantRow(1)]);
    first.kill();
    await new Promise<void>((reached, reject) => {
      const files = { ...folder.host.files, ...change(folder.host.files, reached) };
      folder
        .start({ files })
        .then((second) => takeFile(second, [plantRow(2, false)]))
        .then(() => reject(new Error('The file was taken')), reject);
    });
    return { folder, third: await folder.start() };
  }

  test('after the file was kept leaves the old rows whole and drops the file', async () => {
    const { folder, third } = await killedAt((_, reached) => ({
      read() {
        reached();
        return never();
      },
    }));
    expect(await answeredPlants(third)).toEqual([1]);
    expect((await folder.host.files.list()).files.map(({ fileId }) => fileId)).toEqual(['file-1']);
  });

  test('after the rows stood leaves the new rows whole and commits the file', async () => {
    const { folder, third } = await killedAt((_, reached) => ({
      commitRows() {
        reached();
        return never();
      },
    }));
    expect(await answeredPlants(third)).toEqual([2]);
    const { files: kept } = await folder.host.files.list();
    expect(kept.map(({ isCommitted }) => isCommitted)).toEqual([true, true]);
    expect(folder.host.dropped.filter((path) => path === '/hydropower')).toHaveLength(3);
  });
});

describe('a lost database', () => {
  test('is rebuilt from the kept files: the newest in operation and the others of before', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await takeFile(first, [plantRow(1), plantRow(2, false), plantRow(3, false)], 'all.json');
    await takeFile(first, [plantRow(1), plantRow(2)], 'second.json');
    for (const number of [4, 5, 6, 7])
      await takeFile(first, [plantRow(1), plantRow(number)], `${number}.json`);
    const before = await answeredPlants(first);
    const columns = await first.call('registers.columns', { register: 'plants' });
    const [status] = await first.call('registers.status', {});
    first.kill();
    folder.loseDatabase();

    const second = await folder.start();
    expect(before).toEqual([1, 7, 3]);
    expect(await answeredPlants(second)).toEqual(before);
    expect((await second.call('registers.columns', { register: 'plants' })).table).toEqual(columns.table);
    const [rebuilt] = await second.call('registers.status', {});
    expect(rebuilt).toEqual({ ...status, version: rebuilt?.version });
    expect(rebuilt).toMatchObject({ origin: 'file', source: '7.json' });
  });

  test('is rebuilt from what is left when a kept file is damaged, and that is told', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await takeFile(first, [plantRow(1, false)], 'older.json');
    await takeFile(first, [plantRow(2, false)], 'newer.json');
    first.kill();
    folder.loseDatabase();
    folder.host.files.check = async (fileId) => {
      if (fileId === 'file-2') throw new Error('SHA-256 differs');
    };
    expect(await answeredPlants(await folder.start())).toEqual([1]);
    expect(folder.log.errors).toHaveLength(1);
    expect(folder.host.told).toEqual([
      { code: 'register-older', details: { register: 'plants', file: 'newer.json', source: 'older.json' } },
    ]);
  });

  test('is told with the register and the file when the only kept one is damaged, and no sample takes its place', async () => {
    const folder = createDataFolder();
    const first = await folder.start({ hasSample: true });
    await takeFile(first, [plantRow(1)], 'anlegg.json');
    first.kill();
    folder.loseDatabase();
    folder.host.files.check = () => Promise.reject(new Error('SHA-256 differs'));
    const second = await folder.start({ hasSample: true });
    expect(await answeredPlants(second)).toEqual([]);
    expect((await second.call('registers.status', {})).map(({ register }) => register)).toEqual([
      'applications',
      'points',
    ]);
    expect(folder.host.told).toEqual([
      { code: 'register-lost', details: { register: 'plants', file: 'anlegg.json' } },
    ]);
  });

  test('says nothing of a damaged file that a newer one replaced whole', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await takeFile(first, [plantRow(1, false)]);
    await takeFile(first, [plantRow(2, false)]);
    first.kill();
    folder.loseDatabase();
    folder.host.files.check = async (fileId) => {
      if (fileId === 'file-1') throw new Error('SHA-256 differs');
    };
    expect(await answeredPlants(await folder.start())).toEqual([2]);
    expect(folder.host.told).toEqual([]);
  });

  test('that lags behind the files is brought up to date', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await takeFile(first, [plantRow(1, false)]);
    const [state] = await first.database.registers.toArray();
    const rows = await createRegisterStore(first.database, createCountedEventLoop()).readRows('plants');
    await takeFile(first, [plantRow(2, false)]);
    if (state) await createRegisterStore(first.database, createCountedEventLoop()).replace(state, rows);
    first.kill();
    expect(await answeredPlants(await folder.start())).toEqual([2]);
  });

  test('has its saved views again, from the journal', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    const view = { viewId: 'v', name: 'Nord', register: 'plants', query: 'area=NO4', savedAtMs: 5 } as const;
    const gone = { ...view, viewId: 'w' };
    await first.call('views.save', { view });
    await first.call('views.save', { view: gone });
    await first.call('views.remove', { viewId: 'w' });
    first.kill();
    folder.loseDatabase();
    expect(await (await folder.start()).call('views.list', {})).toEqual([view]);
  });
});

test('a start with everything in order writes nothing', async () => {
  const folder = createDataFolder();
  const first = await folder.start({ hasSample: true });
  await takeFile(first, [plantRow(1)]);
  const versions = (await first.call('registers.status', {})).map(({ version }) => version);
  first.kill();
  const calls = folder.host.fileCalls.length;
  const dropped = folder.host.dropped.length;
  const second = await folder.start({ hasSample: true });
  expect((await second.call('registers.status', {})).map(({ version }) => version)).toEqual(versions);
  expect([folder.host.fileCalls.length, folder.host.dropped.length]).toEqual([calls, dropped]);
});

describe('a journal that lost something', () => {
  const view = (viewId: string, savedAtMs: number, name = viewId) =>
    ({ viewId, name, register: 'plants', query: '', savedAtMs }) as const;

  async function folderWithViews() {
    const folder = createDataFolder();
    const first = await folder.start();
    for (const id of ['a', 'b', 'c', 'd']) await first.call('views.save', { view: view(id, 1) });
    await first.call('views.save', { view: view('b', 2, 'newer') });
    await first.call('views.remove', { viewId: 'd' });
    first.kill();
    return folder;
  }

  const kept = [view('a', 1), view('c', 1), view('b', 2, 'newer')];

  const END_LOST = 'journal-end-lost';
  test.each([
    ['all of it', () => true, [END_LOST]],
    ['its end, without a trace', ({ number }: { number: number }) => number > 2, [END_LOST]],
    // The host tells of a line itself.
    ['a line in the middle', ({ id }: { id: string }) => id === 'b', []],
  ])('%s gets from the database what only that has, and the user is told', async (_, isLost, told) => {
    const folder = await folderWithViews();
    folder.host.journal.lose(isLost, told.length === 0);
    const second = await folder.start();
    expect(await second.call('views.list', {})).toEqual(kept);
    const codes = folder.host.told.map(({ code }) => code);
    expect(codes).toEqual([...told, 'journal-recovered']);
    second.kill();
    folder.loseDatabase();
    expect(await (await folder.start()).call('views.list', {})).toEqual(kept);
    expect(folder.host.told).toHaveLength(codes.length);
  });

  test('that only it had says how many changes it lost', async () => {
    const folder = await folderWithViews();
    const { lastNumber } = await folder.host.journal.status();
    // As a registration is: in no store.
    await folder.host.journal.append({ atMs: 1, who: 'client', why: 'registration', puts: [], deletes: [] });
    const before = await folder.start();
    before.kill();
    folder.host.journal.lose(({ number }: { number: number }) => number > lastNumber, false);
    await folder.start();
    expect(folder.host.told).toMatchObject([{ code: END_LOST, details: { count: 1 } }]);
  });

  test('does not bring back what was removed', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await first.call('views.save', { view: view('a', 1) });
    const { append } = folder.host.journal;
    // The line of the removal is lost, that of the view stands.
    folder.host.journal.append = async () => 2;
    await first.call('views.remove', { viewId: 'a' });
    folder.host.journal.append = append;
    first.kill();
    for (let start = 0; start < 2; start++) {
      const next = await folder.start();
      expect(await next.call('views.list', {})).toEqual([]);
      next.kill();
    }
    expect((await folder.host.journal.status()).isWhole).toBe(true);
  });
});

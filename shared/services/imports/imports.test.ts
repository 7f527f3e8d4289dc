import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createChanges } from '../../changes/changes.ts';
import { createUndoableChanges } from '../../changes/undo.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { RegisterId } from '../../contracts/energy/registers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLoop } from '../../ports/event-loop.ts';
import type { RegisterStore } from '../../ports/register-store.ts';
import { editionThings } from '../../sources/energy/editions/editions.ts';
import { createRegisterImports } from '../../sources/energy/editions/register-imports.ts';
import { takeFiles } from '../../sources/energy/editions/take-files.ts';
import { openRegisters } from '../../sources/energy/registers/registers.ts';
import {
  createCountedEventLoop,
  createCountingIds,
  createMemoryLog,
  createSetClock,
} from '../../testing/ports/fixed-ports.ts';
import { createMemoryHost, type MemoryHost } from '../../testing/ports/memory-host.ts';
import { createMemoryRegisterStore } from '../../testing/ports/memory-register-store.ts';
import { createImports, type Imports } from './imports.ts';

// Features are tested with the layers that they become, in electron/data.

let store: RegisterStore;
let host: MemoryHost;
let imports: Imports;
let changed: RegisterId[];
let told: BridgeType<'ImportProgress'>[];
let replaced: string[];
let log: ReturnType<typeof createMemoryLog>;

async function openImports(eventLoop: EventLoop, clock: Clock = createSetClock('2026-11-28T12:00:00Z')) {
  const registers = await openRegisters(store);
  const onChanged = (register: RegisterId) => void changed.push(register);
  const dependencies = { registers, eventLoop, log, clock, ids: createCountingIds(), onChanged };
  const changes = createUndoableChanges(
    createChanges({
      journal: host.journal,
      journalMark: { read: async () => 0, put: async () => undefined },
      clock,
      onChange: () => undefined,
    }),
    [editionThings({ ...dependencies, ...host, sample: { version: '', rows: {} } })],
  );
  const registerImports = createRegisterImports({
    ...dependencies,
    changes,
    files: host.files,
    replies: host.replies,
    notices: host.notices,
  });
  return createImports({
    files: host.files,
    registerImports,
    layerImports: {
      prepare() {
        throw new Error('There are no features');
      },
    },
    listLayers: () => [],
    clock,
    onImportProgress: (progress) => void told.push(progress),
    onImportReplaced: (fileId) => void replaced.push(fileId),
  });
}

beforeEach(async () => {
  store = createMemoryRegisterStore();
  host = createMemoryHost();
  log = createMemoryLog();
  changed = [];
  told = [];
  replaced = [];
  imports = await openImports(createCountedEventLoop());
});

const { signal } = new AbortController();

function offer(content: unknown): string {
  return host.keepFile('f.json', typeof content === 'string' ? content : JSON.stringify(content));
}

const plants = [
  { VannKraftverkID: 1, Navn: 'A', ErIDrift: true },
  { VannKraftverkID: 2, Navn: 'B', ErIDrift: false, UteAvDrift: 1990 },
];

async function read(content: unknown, register?: RegisterId) {
  const { rows, fileId } = await imports.read(offer(content), register, signal);
  if (!rows) throw new Error('The file has no rows');
  return { fileId, ...rows };
}

async function takeDraft(fileId: string) {
  const { rows } = await imports.store(fileId, {}, signal);
  if (!rows) throw new Error('No rows were taken');
  return rows;
}

async function take(content: unknown) {
  return takeDraft((await read(content)).fileId);
}

test('a draft of rows tells what would change and changes nothing', async () => {
  const draft = await read(plants);
  expect(draft).toMatchObject({
    register: 'plants',
    rows: 2,
    replaces: 'all',
    unmatched: [],
    changes: { newRows: 2, goneRows: 0, changedRows: 0, sameRows: 0 },
  });
  expect(draft).not.toHaveProperty('separator');
  expect(await store.listStates()).toEqual([]);
  expect(host.fileCalls).toEqual([]);
});

test('a draft of points lists the numbers that no plant has, and how the file was read', async () => {
  await take(plants);
  const csv = 'id;lat;lon\n1;60,5;7\n8;61;8';
  const readRows = vi.spyOn(store, 'readRows');
  expect(await read(csv)).toMatchObject({
    register: 'points',
    separator: ';',
    decimalSign: 'comma',
    unmatched: ['8'],
    swappedRows: [],
    outsideRows: [],
  });
  expect(readRows).not.toHaveBeenCalled();
});

test('a draft of points tells the lines whose degrees look swapped, or lie elsewhere, and takes them all the same', async () => {
  const csv = 'VannKraftverkID,lat,lon\n1,60.5,7\n2,6.7,59.5\n3,0,0\n4,78.2,15.6\n5,21.5,-64';
  const draft = await read(csv);
  expect(draft).toMatchObject({ rows: 5, swappedRows: [3], outsideRows: [4, 6] });
  expect(await takeDraft(draft.fileId)).toMatchObject({ rows: 5 });
});

test('a draft lists the rows that cannot be taken, and storing it takes the others', async () => {
  const draft = await read('VannKraftverkID,lat,lon\n1,60.5,7\nx,6.7,59.5');
  expect(draft).toMatchObject({
    rows: 1,
    leftOutRows: 1,
    leftOut: [{ code: 'import/bad-row', details: { row: 3, field: 'VannKraftverkID', value: '"x"' } }],
  });
  expect(await takeDraft(draft.fileId)).toMatchObject({ rows: 1 });
});

test('an answer of a service with a bad row is refused whole, for nobody looks at it first', async () => {
  const [first] = plants;
  const answer = [first, { ...first, VannKraftverkID: 77, MaksYtelse: 'mye' }];
  await expect(read(answer, 'plants')).rejects.toMatchObject({
    code: 'import/bad-row',
    details: { row: 2, field: 'MaksYtelse' },
  });
});

test('storing changes the rows, then drops replies, commits the file and tells', async () => {
  const outcome = await take(plants);
  expect(outcome).toMatchObject({ register: 'plants', rows: 2, changes: { newRows: 2 } });
  expect(host.fileCalls).toEqual(['commit']);
  expect(host.dropped).toEqual(['/hydropower', '/services']);
  expect(changed).toEqual(['plants']);
  expect((await host.files.list()).files).toMatchObject([
    { isCommitted: true, register: 'plants', origin: 'file' },
  ]);
  const [state] = await store.listStates();
  expect(state).toMatchObject({ origin: 'file', source: 'f.json', rows: 2, version: outcome.version });
});

test('a draft can be asked for until it is stored, once', async () => {
  const { fileId, rows } = await read(plants);
  expect(imports.draft(fileId)).toMatchObject({ fileId, rows: { rows } });
  await takeDraft(fileId);
  expect(() => imports.draft(fileId)).toThrow(expect.objectContaining({ code: 'import/unknown-draft' }));
  await expect(takeDraft(fileId)).rejects.toMatchObject({ code: 'import/unknown-draft' });
});

test('a discarded draft cannot be stored, nor one that four newer ones pushed out, which is told, and their files are dropped', async () => {
  const drafts = [];
  for (let count = 0; count < 5; count += 1) drafts.push(await read(plants));
  expect(replaced).toEqual([drafts[0]?.fileId]);
  await imports.discard(drafts[4]?.fileId ?? '');
  for (const index of [0, 4]) {
    const taken = takeDraft(drafts[index]?.fileId ?? '');
    await expect(taken).rejects.toMatchObject({ code: 'import/unknown-draft' });
  }
  const { files } = await host.files.list();
  expect(files.map(({ fileId }) => fileId)).toEqual(drafts.slice(1, 4).map(({ fileId }) => fileId));
});

test('a file that is not there, or was taken already, cannot be read', async () => {
  const { fileId } = await read(plants);
  await takeDraft(fileId);
  for (const each of [fileId, 'none']) {
    const reading = imports.read(each, undefined, signal);
    await expect(reading).rejects.toMatchObject({ code: 'files/unknown-file', details: { fileId: each } });
  }
});

test('a file that cannot be read is dropped', async () => {
  await expect(read('[{')).rejects.toMatchObject({ code: 'import/truncated', details: { file: 'f.json' } });
  expect((await host.files.list()).files).toEqual([]);
});

test('a file that is not what was asked for is refused', async () => {
  const draft = read(plants, 'applications');
  await expect(draft).rejects.toMatchObject({
    code: 'import/other-kind',
    details: { kind: 'plants', expected: 'applications' },
  });
  const point = { type: 'Point', coordinates: [10, 60] };
  const feature = { type: 'Feature', properties: {}, geometry: point };
  await expect(read(feature, 'plants')).rejects.toMatchObject({
    code: 'import/other-kind',
    details: { kind: 'layers' },
  });
});

test('what changes is told against the rows of now, not those of the draft', async () => {
  const first = await read(plants);
  const second = await read(plants);
  await takeDraft(first.fileId);
  expect(second.changes.newRows).toBe(2);
  expect((await takeDraft(second.fileId)).changes).toMatchObject({ newRows: 0, sameRows: 2 });
});

test('two files taken at once come one after the other', async () => {
  const first = await read(plants);
  const second = await read([{ VannKraftverkID: 3, Navn: 'C', ErIDrift: false }]);
  const outcomes = await Promise.all([takeDraft(first.fileId), takeDraft(second.fileId)]);
  expect(outcomes.map(({ rows }) => rows)).toEqual([2, 1]);
  expect(outcomes[1]?.changes).toMatchObject({ newRows: 1, goneRows: 2 });
});

test('the kept files name every file that the rows come from', async () => {
  const needed: (readonly string[])[] = [];
  const commit = host.files.commitRows.bind(host.files);
  host.files.commitRows = (fileId, rows) => {
    needed.push(rows.edition);
    return commit(fileId, rows);
  };
  const inOperation = [{ VannKraftverkID: 1, Navn: 'A', ErIDrift: true }];
  for (let count = 0; count < 5; count += 1) await take(count === 0 ? plants : inOperation);
  expect(needed).toEqual([
    ['file-1'],
    ['file-1', 'file-2'],
    ['file-1', 'file-3'],
    ['file-1', 'file-4'],
    ['file-1', 'file-5'],
  ]);
  expect((await host.files.list()).files.map(({ fileId }) => fileId)).toEqual([
    'file-1',
    'file-3',
    'file-4',
    'file-5',
  ]);
});

describe('a large file', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    VannKraftverkID: index + 1,
    Navn: 'x'.repeat(200),
    ErIDrift: true,
  }));

  /** Every look at the clock is a millisecond later. */
  function createRunningClock() {
    let nowMs = 0;
    return { nowMs: () => (nowMs += 1) };
  }

  test('lets others have their turn many times, and tells how far it is', async () => {
    const eventLoop = createCountedEventLoop();
    const scheduled = await openImports(eventLoop, createRunningClock());
    const draft = await scheduled.read(offer(many), undefined, signal);
    expect(draft).toMatchObject({ rows: { rows: 3000, changes: { newRows: 3000 } } });
    expect(eventLoop.count).toBeGreaterThan(100);
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual({ fileId: draft.fileId, stage: 'reading', rows: 3000, part: 1 });
  });

  test('that is cancelled is read no further, and its file is dropped', async () => {
    const controller = new AbortController();
    let turns = 0;
    const yieldToEventLoop = async () => {
      turns += 1;
      if (turns === 3) controller.abort();
    };
    const scheduled = await openImports({ yieldToEventLoop }, createRunningClock());
    const reading = scheduled.read(offer(many), undefined, controller.signal);
    await expect(reading).rejects.toMatchObject({ code: 'job/cancelled' });
    expect(turns).toBe(3);
    expect((await host.files.list()).files).toEqual([]);
  });
});

describe('when something breaks', () => {
  test('in the transaction, the old rows stand, and the draft can be stored again or discarded', async () => {
    await take(plants);
    const { fileId } = await read([{ VannKraftverkID: 3, Navn: 'C' }]);
    const { replace } = store;
    store.replace = () => Promise.reject(new Error('quota'));
    await expect(takeDraft(fileId)).rejects.toThrow('quota');
    expect((await store.readRows('plants')).map(({ key }) => key)).toEqual(['1', '2']);
    expect(changed).toEqual(['plants']);
    store.replace = replace;
    expect(await takeDraft(fileId)).toMatchObject({ rows: 2, changes: { newRows: 1, goneRows: 1 } });
    expect(host.fileCalls).toEqual(['commit', 'commit']);
  });

  test('to a draft that was discarded while it was stored, its file is dropped', async () => {
    const { fileId } = await read(plants);
    store.replace = async () => {
      await imports.discard(fileId);
      expect(host.fileCalls).toEqual([]);
      throw new Error('quota');
    };
    await expect(takeDraft(fileId)).rejects.toThrow('quota');
    expect(host.fileCalls).toEqual(['drop']);
  });

  test('after the rows stood, they are announced all the same, and what failed is told beside them', async () => {
    host.files.commitRows = () => Promise.reject(new Error('disk full'));
    expect(await take(plants)).toMatchObject({ register: 'plants', rows: 2 });
    expect(changed).toEqual(['plants']);
    expect(host.told).toEqual([
      { code: 'import-uncommitted', details: { register: 'plants', file: 'f.json' } },
    ]);
    expect(log.errors).toHaveLength(1);
  });

  test('while old replies are dropped, the rows are announced, and the next start drops them and commits', async () => {
    const drop = host.replies.drop;
    host.replies.drop = () => Promise.reject(new Error('bridge closed'));
    expect(await take(plants)).toMatchObject({ rows: 2 });
    host.replies.drop = drop;
    expect(changed).toEqual(['plants']);
    expect(host.fileCalls).toEqual([]);
    expect(log.errors).toHaveLength(1);
  });
});

describe('a table of a register', () => {
  const asked = 'Nr.;Anlegg\n1;A\nx;B';

  test('waits until it is known what its columns are, then is told of and taken like any rows', async () => {
    const fileId = host.keepFile('t.csv', asked);
    const { rows, table } = await imports.read(fileId, undefined, signal);
    expect(rows).toBeUndefined();
    expect(table).toMatchObject({
      reading: { register: 'plants', headings: ['Nr.', 'Anlegg'], columns: ['', 'name'] },
      examples: [{ values: ['1', 'x'] }, { values: ['A', 'B'] }],
    });
    if (!table) throw new Error('The file is no table');
    await expect(imports.store(fileId, {}, signal)).rejects.toThrow(
      expect.objectContaining({ code: 'import/unknown-draft' }),
    );
    await expect(imports.map(fileId, table.reading, signal)).rejects.toThrow(
      expect.objectContaining({ code: 'import/no-column' }),
    );
    const reading = { ...table.reading, columns: ['plantNumber', 'name'] };
    const draft = await imports.map(fileId, reading, signal);
    expect(draft).toMatchObject({ rows: { rows: 1, leftOutRows: 1 }, table: { reading } });
    expect(await takeDraft(fileId)).toMatchObject({ rows: 1 });
    const [state] = await store.listStates();
    expect(state?.choices).toEqual({ isMerged: false, table: reading });
  });

  test('with columns that are known has its rows at once, and they change only what it says', async () => {
    await take(plants.map((plant) => ({ ...plant, Konsesjoner: [{ KdbID: 1 }] })));
    const draft = await imports.read(
      host.keepFile('t.csv', 'Kraftverksnummer;Navn\n1;A\n2;Beta'),
      undefined,
      signal,
    );
    expect(draft.rows?.changes).toMatchObject({ newRows: 0, goneRows: 0, changedRows: 1, sameRows: 1 });
    await takeDraft(draft.fileId);
    const [first, second] = await store.readRows('plants');
    expect(first?.value).toEqual({ ...plants[0], Konsesjoner: [{ KdbID: 1 }] });
    expect(second?.value).toMatchObject({ Navn: 'Beta', UteAvDrift: 1990, Konsesjoner: [{ KdbID: 1 }] });
    const [state] = await store.listStates();
    expect(state?.baseImportIds).toHaveLength(2);

    // The store is lost: the kept files make the same rows again.
    const kept = (await host.files.list()).files.filter(({ isCommitted }) => isCommitted);
    const dependencies = {
      files: host.files,
      ids: createCountingIds(),
      eventLoop: createCountedEventLoop(),
      clock: createSetClock('2026-11-28T12:00:00Z'),
    };
    const { rows } = await takeFiles(dependencies, 'plants', kept, (_, error) => {
      throw error;
    });
    expect(rows).toEqual([first, second]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisterId } from '../../../contracts/energy/registers.ts';
import type { RegisterStore } from '../../../ports/register-store.ts';
import type { ReadProgress } from '../../../ports/scheduler.ts';
import {
  createCountedEventLoop,
  createCountingIds,
  createMemoryLog,
  createSetClock,
} from '../../../testing/ports/fixed-ports.ts';
import { createMemoryHost, type MemoryHost } from '../../../testing/ports/memory-host.ts';
import { createMemoryRegisterStore } from '../../../testing/ports/memory-register-store.ts';
import { openRegisters } from '../registers/registers.ts';
import { createImports, type Imports, type OfferedFile } from './imports.ts';

let store: RegisterStore;
let host: MemoryHost;
let imports: Imports;
let changed: RegisterId[];
let log: ReturnType<typeof createMemoryLog>;

beforeEach(async () => {
  store = createMemoryRegisterStore();
  host = createMemoryHost();
  log = createMemoryLog();
  changed = [];
  imports = createImports({
    registers: await openRegisters(store),
    files: host.files,
    replies: host.replies,
    notices: host.notices,
    eventLoop: createCountedEventLoop(),
    log,
    clock: createSetClock('2026-11-28T12:00:00Z'),
    ids: createCountingIds(),
    onChanged: (register) => void changed.push(register),
  });
});

function offer(content: unknown, extra: Partial<OfferedFile> = {}): OfferedFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const bytes = new TextEncoder().encode(text);
  return { fileName: 'f.json', bytes, origin: 'file', source: 'f.json', ...extra };
}

const plants = [
  { VannKraftverkID: 1, Navn: 'A', ErIDrift: true },
  { VannKraftverkID: 2, Navn: 'B', ErIDrift: false, UteAvDrift: 1990 },
];

async function take(offered: OfferedFile) {
  return imports.apply((await imports.preview(offered)).previewId);
}

test('a preview tells what would change and changes nothing', async () => {
  const preview = await imports.preview(offer(plants));
  expect(preview).toMatchObject({
    kind: 'plants',
    rows: 2,
    replaces: 'all',
    unmatched: [],
    changes: { newRows: 2, goneRows: 0, changedRows: 0, sameRows: 0 },
  });
  expect(preview).not.toHaveProperty('separator');
  expect(await store.listStates()).toEqual([]);
  expect(host.fileCalls).toEqual([]);
});

test('a preview of points lists the numbers that no plant has, and how the file was read', async () => {
  await take(offer(plants));
  const csv = 'id;lat;lon\n1;60,5;7\n8;61;8';
  expect(await imports.preview(offer(csv))).toMatchObject({
    kind: 'points',
    separator: ';',
    decimalSign: 'comma',
    unmatched: ['8'],
    swappedRows: [],
    outsideRows: [],
  });
});

test('a preview of points tells the lines whose degrees look swapped, or lie elsewhere, and takes them all the same', async () => {
  const csv = 'id,lat,lon\n1,60.5,7\n2,6.7,59.5\n3,0,0\n4,78.2,15.6\n5,21.5,-64';
  const preview = await imports.preview(offer(csv));
  expect(preview).toMatchObject({ rows: 5, swappedRows: [3], outsideRows: [4, 6] });
  expect(await imports.apply(preview.previewId)).toMatchObject({ rows: 5 });
});

test('taking keeps the file, then the rows, then drops replies, commits and tells', async () => {
  const outcome = await take(offer(plants));
  expect(outcome).toMatchObject({ register: 'plants', rows: 2, changes: { newRows: 2 } });
  expect(host.fileCalls).toEqual(['keep', 'commit']);
  expect(host.dropped).toEqual(['/hydropower', '/services']);
  expect(changed).toEqual(['plants']);
  expect(await host.files.list()).toMatchObject([{ isCommitted: true, register: 'plants', origin: 'file' }]);
  const [state] = await store.listStates();
  expect(state).toMatchObject({ origin: 'file', source: 'f.json', rows: 2, version: outcome.version });
});

test('a preview is taken once', async () => {
  const { previewId } = await imports.preview(offer(plants));
  await imports.apply(previewId);
  await expect(imports.apply(previewId)).rejects.toMatchObject({ code: 'import/unknown-preview' });
});

test('a discarded preview cannot be taken, nor one that four newer ones pushed out', async () => {
  const previews = [];
  for (let count = 0; count < 5; count += 1) previews.push(await imports.preview(offer(plants)));
  imports.discard(previews[4]?.previewId ?? '');
  for (const index of [0, 4]) {
    const taken = imports.apply(previews[index]?.previewId ?? '');
    await expect(taken).rejects.toMatchObject({ code: 'import/unknown-preview' });
  }
});

test('a file that is not what was asked for is refused', async () => {
  const preview = imports.preview(offer(plants, { register: 'applications' }));
  await expect(preview).rejects.toMatchObject({
    code: 'import/other-kind',
    details: { kind: 'plants', expected: 'applications' },
  });
});

test('what changes is told against the rows of now, not those of the preview', async () => {
  const first = await imports.preview(offer(plants));
  const second = await imports.preview(offer(plants));
  await imports.apply(first.previewId);
  expect(second.changes.newRows).toBe(2);
  expect((await imports.apply(second.previewId)).changes).toMatchObject({ newRows: 0, sameRows: 2 });
});

test('two files taken at once come one after the other', async () => {
  const first = await imports.preview(offer(plants));
  const second = await imports.preview(offer([{ VannKraftverkID: 3, Navn: 'C', ErIDrift: false }]));
  const outcomes = await Promise.all([imports.apply(first.previewId), imports.apply(second.previewId)]);
  expect(outcomes.map(({ rows }) => rows)).toEqual([2, 1]);
  expect(outcomes[1]?.changes).toMatchObject({ newRows: 1, goneRows: 2 });
});

test('the kept files name every file that the rows come from', async () => {
  const needed: (readonly string[])[] = [];
  const commit = host.files.commit.bind(host.files);
  host.files.commit = (importId, ids) => {
    needed.push(ids);
    return commit(importId, ids);
  };
  const inOperation = [{ VannKraftverkID: 1, Navn: 'A', ErIDrift: true }];
  for (let count = 0; count < 5; count += 1) await take(offer(count === 0 ? plants : inOperation));
  expect(needed).toEqual([
    ['import-1'],
    ['import-1', 'import-2'],
    ['import-1', 'import-3'],
    ['import-1', 'import-4'],
    ['import-1', 'import-5'],
  ]);
  expect((await host.files.list()).map(({ importId }) => importId)).toEqual([
    'import-1',
    'import-3',
    'import-4',
    'import-5',
  ]);
});

describe('a large file', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    VannKraftverkID: index + 1,
    Navn: 'x'.repeat(200),
    ErIDrift: true,
  }));

  /** Every look at the clock is a millisecond later. */
  const createScheduledImports = async (yieldToEventLoop: () => Promise<void>) => {
    let nowMs = 0;
    return createImports({
      registers: await openRegisters(store),
      files: host.files,
      replies: host.replies,
      notices: host.notices,
      eventLoop: { yieldToEventLoop },
      clock: { nowMs: () => (nowMs += 1) },
      ids: createCountingIds(),
      log,
      onChanged: (register) => void changed.push(register),
    });
  };

  test('lets others have their turn many times, and tells how far it is', async () => {
    const eventLoop = createCountedEventLoop();
    const told: ReadProgress[] = [];
    const scheduled = await createScheduledImports(eventLoop.yieldToEventLoop);
    const preview = await scheduled.preview(offer(many), { onProgress: (progress) => told.push(progress) });
    expect(preview).toMatchObject({ rows: 3000, changes: { newRows: 3000 } });
    expect(eventLoop.count).toBeGreaterThan(100);
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual({ rows: 3000, part: 1 });
  });

  test('that is cancelled is read no further and waits for nobody', async () => {
    const controller = new AbortController();
    let eventLoop = 0;
    const scheduled = await createScheduledImports(async () => {
      eventLoop += 1;
      if (eventLoop === 3) controller.abort();
    });
    await expect(scheduled.preview(offer(many), { signal: controller.signal })).rejects.toMatchObject({
      code: 'job/cancelled',
    });
    expect(eventLoop).toBe(3);
  });
});

describe('when something breaks', () => {
  test('before the file is kept, nothing has changed', async () => {
    host.files.keep = () => Promise.reject(new Error('disk full'));
    await expect(take(offer(plants))).rejects.toThrow('disk full');
    expect(await store.listStates()).toEqual([]);
    expect(changed).toEqual([]);
  });

  test('in the transaction, the kept file is dropped and the old rows stand', async () => {
    await take(offer(plants));
    const { previewId } = await imports.preview(offer([{ VannKraftverkID: 3, Navn: 'C' }]));
    store.replace = () => Promise.reject(new Error('quota'));
    await expect(imports.apply(previewId)).rejects.toThrow('quota');
    expect(host.fileCalls).toEqual(['keep', 'commit', 'keep', 'drop']);
    expect((await store.readRows('plants')).map(({ key }) => key)).toEqual(['1', '2']);
    expect(changed).toEqual(['plants']);
  });

  test('after the rows stood, they are announced all the same, and what failed is told beside them', async () => {
    host.files.commit = () => Promise.reject(new Error('disk full'));
    expect(await take(offer(plants))).toMatchObject({ register: 'plants', rows: 2 });
    expect(changed).toEqual(['plants']);
    expect(host.told).toEqual([
      { code: 'import-uncommitted', details: { register: 'plants', file: 'f.json' } },
    ]);
    expect(log.errors).toHaveLength(1);
  });

  test('while old replies are dropped, the rows are announced, and the next start drops them and commits', async () => {
    const drop = host.replies.drop;
    host.replies.drop = () => Promise.reject(new Error('bridge closed'));
    expect(await take(offer(plants))).toMatchObject({ rows: 2 });
    host.replies.drop = drop;
    expect(changed).toEqual(['plants']);
    expect(host.fileCalls).toEqual(['keep']);
    expect(log.errors).toHaveLength(1);
  });

  test('the preview can be taken again', async () => {
    const { previewId } = await imports.preview(offer(plants));
    const { keep } = host.files;
    host.files.keep = () => Promise.reject(new Error('disk full'));
    await expect(imports.apply(previewId)).rejects.toThrow('disk full');
    host.files.keep = keep;
    expect(await imports.apply(previewId)).toMatchObject({ rows: 2 });
  });
});

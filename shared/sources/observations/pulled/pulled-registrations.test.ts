import { expect, test } from 'vitest';
import type { Json } from '../../../base/json.ts';
import type { EventLoop } from '../../../ports/event-loop.ts';
import type { PulledWindow } from '../../../ports/pulled-windows.ts';
import { createCountedEventLoop, createMemoryLog } from '../../../testing/ports/fixed-ports.ts';
import { createMemoryObjectIdStore } from '../../../testing/ports/memory-object-id-store.ts';
import { createDirectory } from '../directory.ts';
import { createHazardFeatures } from '../map/hazard-features.ts';
import { createObservationTable } from '../table/observation-table.ts';
import { createPulledRegistrations } from './pulled-registrations.ts';

interface Seen {
  readonly RegId: number;
  readonly day: string;
  readonly GeoHazardTid?: number;
  readonly NickName?: Json;
  readonly ObserverId?: number;
  readonly ObserverGroupId?: number;
  readonly CompetenceLevelTid?: number;
}

/** Of a window that can neither be read nor set aside. */
const BUSY = 'busy';

/** Windows as the host keeps them, in January 2026. */
function createWindows(eventLoop: EventLoop = createCountedEventLoop()) {
  const listed: PulledWindow[] = [];
  const texts = new Map<string, string>();
  let count = 0;

  function keep(
    pullId: string,
    [first, last]: readonly [string, string],
    seen: readonly Seen[],
    hazardIds: number[] = [],
  ) {
    const windowId = String(++count);
    const scope = { hazardIds, regionIds: [], fromMs: dayMs(first), toMs: dayMs(last) + 86_399_999 };
    const told = { targetId: 'office', targetName: 'Office', address: 'http://office', asOfMs: count };
    listed.push({
      ...told,
      windowId,
      pullId,
      scope,
      registrations: seen.length,
      pictures: 0,
      sha256: windowId,
    });
    const lines = seen.map(({ day, GeoHazardTid = 10, ...item }) => {
      const told = { ...item, GeoHazardTid, DtObsTime: `2026-01-${day}T12:00:00`, ForecastRegionTid: 3010 };
      return JSON.stringify({ item: told, pictures: {} });
    });
    texts.set(windowId, lines.join('\n'));
  }

  const log = createMemoryLog();
  let told = 0;
  const table = createObservationTable();
  const givenUp: string[] = [];
  const pulled = createPulledRegistrations({
    table,
    eventLoop,
    pulledWindows: {
      list: async () => [...listed],
      async read({ windowId }) {
        const text = texts.get(windowId);
        if (text === undefined || text === BUSY) throw new Error('gone');
        return new TextEncoder().encode(text);
      },
      async giveUp({ windowId }) {
        givenUp.push(windowId);
        if (texts.get(windowId) === BUSY) throw new Error('busy');
      },
    },
    log,
    onObservationsChanged: () => void told++,
  });
  const rows = () => [...table.search({})].map(table.read);
  async function numbers(): Promise<number[]> {
    await pulled.follow();
    return rows().map(({ regId }) => regId);
  }
  return { table, listed, texts, keep, numbers, rows, givenUp, log, countTold: () => told };
}

const dayMs = (day: string) => Date.parse(`2026-01-${day}T00:00:00+01:00`);

test('windows are taken in as they come, newest observation first, each told of', async () => {
  const { keep, numbers, rows, countTold } = createWindows();
  keep(
    'one',
    ['01', '09'],
    [
      { RegId: 1, day: '02' },
      { RegId: 2, day: '08' },
    ],
  );
  expect(await numbers()).toEqual([2, 1]);
  keep('one', ['10', '19'], [{ RegId: 3, day: '11' }]);
  expect(await numbers()).toEqual([3, 2, 1]);
  expect(countTold()).toBe(2);
  expect(rows()[0]).toMatchObject({
    obsMs: Date.parse('2026-01-11T11:00Z'),
    regionId: 3010,
    source: { targetName: 'Office', asOfMs: 2 },
  });
});

test('what a later pull does not find is gone, of its period and hazard alone', async () => {
  const { keep, numbers } = createWindows();
  keep(
    'one',
    ['01', '31'],
    [
      { RegId: 1, day: '02' },
      { RegId: 2, day: '08' },
      { RegId: 3, day: '08', GeoHazardTid: 70 },
      { RegId: 4, day: '20' },
    ],
  );
  keep('two', ['01', '10'], [{ RegId: 2, day: '08' }], [10]);
  expect(await numbers()).toEqual([4, 3, 2]);
});

test('a registration whose time was put right stands once, wherever its windows come from', async () => {
  const { keep, numbers } = createWindows();
  keep('one', ['01', '31'], [{ RegId: 1, day: '20' }]);
  keep('two', ['01', '10'], [{ RegId: 1, day: '05' }]);
  keep('two', ['11', '31'], []);
  expect(await numbers()).toEqual([1]);
});

test('a window that was replaced is not missed, and one that was removed takes its registrations with it', async () => {
  const { keep, numbers, listed } = createWindows();
  keep('one', ['01', '10'], [{ RegId: 1, day: '02' }]);
  keep('one', ['11', '20'], [{ RegId: 2, day: '12' }]);
  expect(await numbers()).toEqual([2, 1]);
  keep('two', ['01', '10'], [{ RegId: 3, day: '03' }]);
  listed.shift();
  expect(await numbers()).toEqual([2, 3]);
  listed.shift();
  expect(await numbers()).toEqual([3]);
  listed.length = 0;
  expect(await numbers()).toEqual([]);
});

test('a window that cannot be read is given up, and the others are there', async () => {
  const { keep, numbers, texts, givenUp, log } = createWindows();
  keep('one', ['01', '10'], [{ RegId: 1, day: '02' }]);
  keep('one', ['11', '20'], [{ RegId: 2, day: '12' }]);
  texts.delete('1');
  expect(await numbers()).toEqual([2]);
  expect([log.errors.length, givenUp]).toEqual([1, ['1']]);
});

test('a window that cannot be given up either keeps nobody from reading those behind it', async () => {
  const { keep, numbers, texts, givenUp, log } = createWindows();
  keep('one', ['01', '10'], [{ RegId: 1, day: '02' }]);
  keep('one', ['11', '20'], [{ RegId: 2, day: '12' }]);
  texts.set('1', BUSY);
  expect(await numbers()).toEqual([2]);
  expect(await numbers()).toEqual([2]);
  expect([log.errors.length, givenUp]).toEqual([4, ['1', '1']]);
});

test('an item that cannot be made out is left out, and its window is taken', async () => {
  const { keep, numbers, givenUp, log } = createWindows();
  keep(
    'one',
    ['01', '10'],
    [
      { RegId: 1, day: '02', NickName: { toString: 1 } },
      { RegId: 2, day: '03', NickName: 'Kari' },
    ],
  );
  expect(await numbers()).toEqual([2]);
  expect(await numbers()).toEqual([2]);
  expect([log.errors.length, givenUp]).toEqual([1, []]);
});

test.each([1.5, 5e12, -(2 ** 31) - 1])(
  '%d is no number of an observer, a group or a competence',
  async (value) => {
    const { keep, numbers, rows } = createWindows();
    const told = { ObserverId: value, ObserverGroupId: value, CompetenceLevelTid: value };
    keep('one', ['01', '10'], [{ RegId: 1, day: '02', ...told }]);
    expect(await numbers()).toEqual([1]);
    expect(rows()[0]).toMatchObject({ observerId: 0, groupId: 0, competenceId: 0 });
  },
);

test('while a window is taken anew its layer on the map has all rows, and the table its digest', async () => {
  let look = async () => {};
  const { table, keep, numbers, log } = createWindows({ yieldToEventLoop: () => look() });
  const group = createHazardFeatures({
    registrations: { table, directory: createDirectory() },
    objectIds: createMemoryObjectIdStore(),
    eventLoop: createCountedEventLoop(),
    log,
  });
  const seen = Array.from({ length: 1_000 }, (_, index) => ({ RegId: index + 1, day: '02' }));
  keep('one', ['01', '10'], seen);
  await numbers();
  const { digest } = table;
  const found: unknown[] = [];
  look = async () => void found.push([(await group.readTable(21)).rowCount, table.digest]);
  keep('two', ['01', '10'], seen);
  await numbers();
  expect(found).toEqual(Array(5).fill([1_000, digest]));
});

test('a window with a damaged line leaves what was there before', async () => {
  const { keep, numbers, texts, givenUp } = createWindows();
  keep('one', ['01', '10'], [{ RegId: 1, day: '02' }]);
  expect(await numbers()).toEqual([1]);
  keep('two', ['01', '10'], [{ RegId: 2, day: '03' }]);
  texts.set('2', `${texts.get('2')}\n{"item":`);
  expect(await numbers()).toEqual([1]);
  expect(givenUp).toEqual(['2']);
});

test('a window that can be read later than one behind it does not stand over that one', async () => {
  const { keep, numbers, rows, texts } = createWindows();
  keep(
    'one',
    ['01', '31'],
    [
      { RegId: 1, day: '03' },
      { RegId: 2, day: '04' },
      { RegId: 3, day: '20' },
    ],
  );
  keep('two', ['01', '10'], [{ RegId: 2, day: '05' }]);
  const whole = texts.get('1') ?? '';
  texts.set('1', BUSY);
  expect(await numbers()).toEqual([2]);
  texts.set('1', whole);
  expect(await numbers()).toEqual([3, 2]);
  expect(rows()[1]?.obsMs).toBe(Date.parse('2026-01-05T11:00Z'));
});

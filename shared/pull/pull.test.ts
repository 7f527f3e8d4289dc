import { expect, test } from 'vitest';
import type { JsonObject } from '../base/json.ts';
import { createFaultyNetwork, createVardeTarget, jsonReply } from '../testing/delivery/memory-target.ts';
import { generateRegistrations } from '../testing/observation-generator.ts';
import { createMemoryPull } from '../testing/pull/memory-pull.ts';
import { createPlainTarget } from '../testing/pull/plain-target.ts';
import { pull } from './pull.ts';
import type { PullScope } from './scopes.ts';

const COUNT = 2_300;
const ALWAYS: PullScope = {
  hazardIds: [],
  regionIds: [],
  fromMs: Date.parse('2015-12-31T23:00Z'),
  toMs: Date.parse('2026-12-31T23:00Z') - 1,
};
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const questionOf = (scope: Partial<PullScope> = {}, withPictures = false) => ({
  targetId: 'office',
  scope: { ...ALWAYS, ...scope },
  withPictures,
});
const gone = async () => jsonReply(404, {});
const never = new AbortController().signal;

const numbersOf = ({ windows }: ReturnType<typeof createMemoryPull>) =>
  windows
    .flatMap(({ items }) => items.map(({ item }) => Number(item['RegId'])))
    .toSorted((one, other) => one - other);

test('everything comes once, in windows of a thousand at most, and a pull that failed goes on where it was', async () => {
  const memory = createMemoryPull(createFaultyNetwork({ ...createPlainTarget(COUNT), insert: gone }, 3));
  let failures = 0;
  while (memory.told.at(-1)?.part !== 1 && failures < 200) {
    await pull(memory.ports, questionOf(), never).catch(() => void failures++);
  }
  expect(failures).toBeGreaterThan(0);
  expect(memory.pauses).toContain(1_000);
  expect(numbersOf(memory)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  for (const { items } of memory.windows) expect(items.length).toBeLessThanOrEqual(1_000);
  const starts = memory.windows.map(({ period }) => period.fromMs);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test('a hazard and a region limit what comes', async () => {
  const memory = createMemoryPull(createPlainTarget(200));
  await pull(memory.ports, questionOf({ hazardIds: [10], regionIds: [3022] }), never);
  const items = memory.windows.flatMap((window) => window.items.map(({ item }) => item));
  expect(items.length).toBeGreaterThan(3);
  for (const item of items) expect(item).toMatchObject({ GeoHazardTid: 10, ForecastRegionTid: 3022 });
});

test('what is stopped keeps its windows, and asks for nothing more', async () => {
  const memory = createMemoryPull(createPlainTarget(COUNT));
  const stopping = new AbortController();
  const keep: typeof memory.ports.keep = async (window) => {
    await memory.ports.keep(window);
    stopping.abort(new Error('stopped'));
  };
  await expect(pull({ ...memory.ports, keep }, questionOf(), stopping.signal)).rejects.toThrow('stopped');
  expect(memory.windows).toHaveLength(1);
  expect(memory.told.at(-1)?.part).toBeLessThan(1);
});

test('pictures come where they are wished, and one that the target does not give is counted', async () => {
  const { target, service } = await createVardeTarget();
  const [known] = generateRegistrations(1, 1);
  const picture = { PictureImageBase64: PNG, RegistrationTID: 13 };
  await service.post('Registration/Insert', { ...known?.body, Picture: [picture, picture] });
  const without = createMemoryPull(target);
  await pull(without.ports, questionOf(), never);
  expect(without.pictures).toEqual([]);
  let asked = 0;
  const lacking = { ...target, picture: (id: string) => (asked++ === 0 ? target.picture(id) : gone()) };
  const memory = createMemoryPull(lacking);
  await pull(memory.ports, questionOf({}, true), never);
  expect(memory.told.at(-1)).toMatchObject({ registrations: 1, pictures: 1, missingPictures: 1 });
  expect(Object.values(memory.windows[0]?.items[0]?.pictures ?? {})).toEqual(['picture-1']);
});

type Searched = ReturnType<typeof createPlainTarget>;

/** Changes what a target answers to searches. */
function lying(
  target: Searched,
  change: (answer: { [name: string]: unknown }, call: number) => JsonObject,
): Searched {
  let calls = 0;
  return {
    ...target,
    async search(path, criteria) {
      const reply = await target.search(path, criteria);
      if ('problem' in reply) return reply;
      return jsonReply(200, change(JSON.parse(new TextDecoder().decode(reply.body)), calls++));
    },
  };
}

test('pages that new registrations shifted are fetched again; where they never fit, nothing of them is kept', async () => {
  const target = createPlainTarget(150);
  const shifting = createMemoryPull(
    lying(target, (answer, call) => ({ ...answer, TotalMatches: call === 1 ? 151 : 150 })),
  );
  await pull(shifting.ports, questionOf(), never);
  expect(numbersOf(shifting)).toHaveLength(150);
  const restless = createMemoryPull(
    lying(target, (answer, call) => ({ ...answer, TotalMatches: 150 + call })),
  );
  await expect(pull(restless.ports, questionOf(), never)).rejects.toMatchObject({ code: 'pull/unsteady' });
  expect(restless.windows).toEqual([]);
});

test.each([
  ['time', { DtObsTime: '1999-01-01T00:00:00' }],
  ['hazard', { GeoHazardTid: 60 }],
  ['number', { RegId: null }],
])('a registration of another %s than was asked for is refused, and the window with it', async (_, wrong) => {
  const target = createPlainTarget(40);
  const memory = createMemoryPull(
    lying(target, ({ Results, ...answer }) => ({
      ...answer,
      Results: (Array.isArray(Results) ? Results : []).map((item, at) =>
        at === 3 ? { ...item, ...wrong } : item,
      ),
    })),
  );
  const asked = pull(memory.ports, questionOf({ hazardIds: [10] }), never);
  await expect(asked).rejects.toMatchObject({ code: 'pull/not-as-asked' });
  expect(memory.windows).toEqual([]);
});

test('a page of a network that wants a login is no answer', async () => {
  const page = { status: 200, body: new TextEncoder().encode('<html>Log in') };
  const memory = createMemoryPull({ search: async () => page, picture: gone });
  await expect(pull(memory.ports, questionOf(), never)).rejects.toMatchObject({ code: 'pull/bad-answer' });
});

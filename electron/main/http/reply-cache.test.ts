import { expect, test } from 'vitest';
import { resolveTarget } from '../../../shared/contracts/resolve-target.ts';
import { storeReply } from './replies/stored-reply.ts';
import { createReplyCache, replyKey } from './reply-cache.ts';

const TODAY = '2026-11-28';

function stored(length: number, cacheDay: string | undefined = TODAY) {
  const body = new Uint8Array(length);
  return storeReply({ status: 200, headers: [], body, ...(cacheDay ? { cacheDay } : {}) }, true);
}

test('the key does not depend on case, a last slash, the order of parameters, or HEAD', () => {
  const key = (method: string, path: string, query: string) => {
    const target = resolveTarget(method, path);
    return target && replyKey(target, query);
  };
  const plants = key('GET', '/hydropower/GetHydroPowerPlants', '');
  expect(plants).toBeDefined();
  expect(key('HEAD', '/HYDROPOWER/gethydropowerplants//', '')).toBe(plants);
  const sums = '/certificate/GetSummaryValues';
  expect(key('GET', sums, 'year=2020&period=q1')).toBe(key('GET', sums, 'period=q1&&year=2020'));
  expect(key('GET', sums, 'year=2020')).not.toBe(key('GET', sums, 'year=2021'));
});

test('a drop takes the replies below its paths and leaves the others', () => {
  const cache = createReplyCache(() => TODAY);
  const keep = cache.beginFill();
  keep('GET /hydropower/a', stored(1));
  keep('GET /certificate/b', stored(1));
  cache.drop(['/hydropower']);
  expect(cache.find('GET /hydropower/a')).toBeUndefined();
  expect(cache.find('GET /certificate/b')).toBeDefined();
});

test('what was begun before a drop is not kept after it', () => {
  const cache = createReplyCache(() => TODAY);
  const keepOld = cache.beginFill();
  cache.drop(['/hydropower']);
  keepOld('GET /hydropower/a', stored(1));
  expect(cache.find('GET /hydropower/a')).toBeUndefined();
  cache.beginFill()('GET /hydropower/a', stored(1));
  expect(cache.find('GET /hydropower/a')).toBeDefined();
});

test('a reply that may not be kept is not kept', () => {
  const cache = createReplyCache(() => TODAY);
  const bare = storeReply({ status: 200, headers: [], body: new Uint8Array(1) }, true);
  cache.beginFill()('GET /a', bare);
  expect(cache.find('GET /a')).toBeUndefined();
});

test('the replies that nobody asked for the longest go when there is no room', () => {
  const cache = createReplyCache(() => TODAY, 100_000);
  const keep = cache.beginFill();
  keep('GET /a', stored(40_000));
  keep('GET /b', stored(40_000));
  expect(cache.find('GET /a')).toBeDefined();
  keep('GET /c', stored(40_000));
  expect(cache.find('GET /a')).toBeDefined();
  expect(cache.find('GET /b')).toBeUndefined();
  expect(cache.find('GET /c')).toBeDefined();
  keep('GET /huge', stored(100_000));
  expect(cache.find('GET /huge')).toBeUndefined();
  expect(cache.find('GET /c')).toBeDefined();
});

test('many small replies are counted with what they take besides their bodies', () => {
  const cache = createReplyCache(() => TODAY, 100_000);
  const keep = cache.beginFill();
  for (let index = 0; index < 1000; index++) keep(`GET /${index}`, stored(1));
  const kept = Array.from({ length: 1000 }, (_, index) => cache.find(`GET /${index}`)).filter(Boolean);
  expect(kept.length).toBeLessThan(100);
});

test('keys count in the limit, and so does a packed form once it was asked for', async () => {
  const long = 'x'.repeat(10_000);
  const cache = createReplyCache(() => TODAY, 100_000);
  const keep = cache.beginFill();
  for (let count = 0; count < 10; count++) keep(`GET /${count}${long}`, stored(1));
  expect(cache.find(`GET /0${long}`)).toBeUndefined();
  expect(cache.find(`GET /9${long}`)).toBeDefined();

  const packing = createReplyCache(() => TODAY, 100_000);
  const body = crypto.getRandomValues(new Uint8Array(40_000));
  const random = storeReply({ status: 200, headers: [], body, cacheDay: TODAY }, true);
  packing.beginFill()('GET /a', stored(1));
  packing.beginFill()('GET /b', random);
  packing.beginFill()('GET /c', stored(20_000));
  expect(packing.find('GET /a')).toBeDefined();
  await random.compressed();
  // The oldest of them had to go.
  expect(packing.find('GET /b')).toBeUndefined();
  expect(packing.find('GET /c')).toBeDefined();
});

// Requests for pictures that are wrong somewhere: each is answered, with a picture or with a fault of the request.

import { beforeAll, expect, test } from 'vitest';
import { mapService } from '../../contracts/map/service.ts';
import { createMutatedRequests } from '../../testing/map-mutated-requests.ts';
import { createRandom } from '../../testing/map-random.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { createExtremeRequests } from './testing/extreme-requests.ts';

const PICTURES = ['ExportMapImage', 'ExportScaleBar', 'GetLegendInfo', 'GetLegendInfo2'];
const MUTATED = 1_000;
const EXTREME = 400;

let map: MapRequests;
beforeAll(async () => {
  map = await createMapRequests(MAP_ROWS);
});

/** `answer`, or the code of the fault. */
function outcomeOf(envelope: string): string {
  if (!envelope.includes('<soap:Fault>') && !envelope.includes(':Fault>')) return 'answer';
  return /<code>([^<]+)<\/code>/.exec(envelope)?.[1] ?? 'no code';
}

const isOfRequest = (outcome: string) => /^(?:answer|(?:soap|value|map)\/[a-z-]+)$/.test(outcome);

test('mutated requests for pictures are each answered', async () => {
  const next = createMutatedRequests(7);
  for (let asked = 0; asked < MUTATED; ) {
    const { operation, contentType, body } = next();
    if (!PICTURES.includes(operation)) continue;
    asked++;
    const headers = [{ name: 'content-type', value: contentType }];
    const reply = await map.send({ path: mapService.path, method: 'POST', headers, body });
    expect(outcomeOf(new TextDecoder().decode(reply.body))).toSatisfy(isOfRequest);
  }
}, 120_000);

test('numbers that nobody means are drawn or refused, and never hang', async () => {
  const next = createExtremeRequests(createRandom(3));
  const outcomes = new Set<string>();
  for (let asked = 0; asked < EXTREME; asked++) {
    const { operation, input } = next();
    outcomes.add(outcomeOf(await map.exchange(operation, input)));
  }
  expect([...outcomes].filter((outcome) => !isOfRequest(outcome))).toEqual([]);
  expect(outcomes).toContain('answer');
  expect(outcomes).toContain('value/bad');
}, 120_000);

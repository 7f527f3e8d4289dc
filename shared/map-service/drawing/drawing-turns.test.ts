// Several pictures at once and clients that leave, through the service.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEUTRAL_NAMESPACE } from '../../codec/soap/dialect.ts';
import { writeMapRequest } from '../../codec/soap/map-codec.ts';
import { mapService } from '../../contracts/map/service.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';
import { createFairDrawing } from './jobs/fair-drawing.ts';

const STYLE = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
/** Four bands of rows. */
const LARGE = { ImageWidth: 700, ImageHeight: 2_000 };
const SMALL = { ImageWidth: 60, ImageHeight: 40 };

let map: MapRequests;
let turns: number;
let onTurn: (turn: number) => void;
beforeEach(async () => {
  turns = 0;
  onTurn = () => undefined;
  const drawing = createFairDrawing({
    async yieldToEventLoop() {
      turns += 1;
      onTurn(turns);
      await nextTurn();
    },
  });
  map = await createMapRequests(MAP_ROWS, undefined, undefined, undefined, drawing);
});

afterEach(() => vi.restoreAllMocks());

function nextTurn() {
  return new Promise((resolve) => setImmediate(resolve));
}

type Size = typeof LARGE;

async function ask(size: Size, signal?: AbortSignal): Promise<string> {
  const body = writeMapRequest(
    'ExportMapImage',
    {
      MapDescription: { Name: '', Rotation: 0 },
      ImageDescription: { ImageDisplay: { ...size, ImageDPI: 96 } },
    },
    STYLE,
  );
  const reply = await map.send({ path: mapService.path, method: 'POST', body, ...(signal && { signal }) });
  return new TextDecoder().decode(reply.body);
}

test('a client that leaves ends its picture at the next turn, and the others get theirs', async () => {
  const leaving = new AbortController();
  onTurn = (turn) => {
    if (turn === 3) leaving.abort();
  };
  const left = await ask(LARGE, leaving.signal);
  expect(left).toContain('<code>job/cancelled</code>');
  for (let index = 0; index < 10; index++) await nextTurn();
  expect(turns).toBeLessThanOrEqual(4);
  expect(await ask(SMALL)).toContain('<ImageData>');
});

test('a picture whose client has left before it was described is not begun', async () => {
  expect(await ask(SMALL, AbortSignal.abort())).toContain('<code>job/cancelled</code>');
  await nextTurn();
  expect(turns).toBeLessThanOrEqual(1);
});

test('a picture that takes longer than its five minutes ends at the next turn, and says so', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  onTurn = (turn) => {
    if (turn === 3) deadline.abort();
  };
  const late = await ask(LARGE);
  expect(late).toContain('<code>map/drawing-too-long</code>');
  expect(late).toContain('300 s');
  expect(timeout).toHaveBeenCalledWith(300_000);
  for (let index = 0; index < 10; index++) await nextTurn();
  expect(turns).toBeLessThanOrEqual(4);
});

test('seven small maps that are asked for after a large one are there before it, the same as alone', async () => {
  const sizes = Array.from({ length: 7 }, (_, index) => ({ ...SMALL, ImageWidth: 60 + index }));
  const alone: string[] = [];
  for (const size of [LARGE, ...sizes]) alone.push(await ask(size));
  const ended: number[] = [];
  const together = await Promise.all(
    [LARGE, ...sizes].map(async (size) => {
      const answer = await ask(size);
      ended.push(size.ImageWidth);
      return answer;
    }),
  );
  expect(together).toEqual(alone);
  expect(ended.at(-1)).toBe(LARGE.ImageWidth);
  expect(ended).toHaveLength(8);
});

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

async function ask(
  operation: 'ExportMapImage' | 'GetLegendInfo',
  input: object,
  signal?: AbortSignal,
): Promise<string> {
  const body = writeMapRequest(operation, input, STYLE);
  const reply = await map.send({ path: mapService.path, method: 'POST', body, ...(signal && { signal }) });
  return new TextDecoder().decode(reply.body);
}

function askMap(size: Size, signal?: AbortSignal): Promise<string> {
  const ImageDescription = { ImageDisplay: { ...size, ImageDPI: 96 } };
  return ask('ExportMapImage', { MapDescription: { Name: '', Rotation: 0 }, ImageDescription }, signal);
}

test('a client that leaves ends its picture at the next turn, and the others get theirs', async () => {
  const leaving = new AbortController();
  onTurn = (turn) => {
    if (turn === 3) leaving.abort();
  };
  const left = await askMap(LARGE, leaving.signal);
  expect(left).toContain('<code>job/cancelled</code>');
  for (let index = 0; index < 10; index++) await nextTurn();
  expect(turns).toBeLessThanOrEqual(4);
  expect(await askMap(SMALL)).toContain('<ImageData>');
});

test('a client that leaves ends the pictures of its legend at the next turn', async () => {
  const leaving = new AbortController();
  onTurn = (turn) => {
    if (turn === 2) leaving.abort();
  };
  const ImageType = { ImageFormat: 'geoImagePNG', ImageReturnType: 'geoImageReturnMimeData' } as const;
  // Each picture has several turns.
  const LegendPatch = { Width: 300, Height: 300, ImageDPI: 72 };
  const left = await ask(
    'GetLegendInfo',
    { MapName: '', LayerIDs: [], ImageType, LegendPatch },
    leaving.signal,
  );
  expect(left).toContain('<code>job/cancelled</code>');
  for (let index = 0; index < 10; index++) await nextTurn();
  expect(turns).toBeLessThanOrEqual(3);
});

test('a picture whose client has left before it was described is not begun', async () => {
  expect(await askMap(SMALL, AbortSignal.abort())).toContain('<code>job/cancelled</code>');
  await nextTurn();
  expect(turns).toBeLessThanOrEqual(1);
});

test('a picture that takes longer than its five minutes ends at the next turn, and says so', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  onTurn = (turn) => {
    if (turn === 3) deadline.abort();
  };
  const late = await askMap(LARGE);
  expect(late).toContain('<code>map/drawing-too-long</code>');
  expect(late).toContain('300 s');
  expect(timeout).toHaveBeenCalledWith(300_000);
  for (let index = 0; index < 10; index++) await nextTurn();
  expect(turns).toBeLessThanOrEqual(4);
});

test('seven small maps that are asked for after a large one are there before it, the same as alone', async () => {
  const sizes = Array.from({ length: 7 }, (_, index) => ({ ...SMALL, ImageWidth: 60 + index }));
  const alone: string[] = [];
  for (const size of [LARGE, ...sizes]) alone.push(await askMap(size));
  const ended: number[] = [];
  const together = await Promise.all(
    [LARGE, ...sizes].map(async (size) => {
      const answer = await askMap(size);
      ended.push(size.ImageWidth);
      return answer;
    }),
  );
  expect(together).toEqual(alone);
  expect(ended.at(-1)).toBe(LARGE.ImageWidth);
  expect(ended).toHaveLength(8);
});

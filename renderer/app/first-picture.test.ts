import { expect, test } from 'vitest';
import { createFakeBridge } from '../bridge/testing/fake-bridge.ts';
import { FIRST_PICTURE_DRAWN } from '../map/kinds/plants/start-moments.ts';
import { tellFirstPicture } from './first-picture.ts';

const columns = [{ register: 'plants', version: '1', table: new Uint8Array() }] as const;
const FIRST = { statuses: [], columns: [...columns] };

function open(first: typeof FIRST | undefined, ui: { place?: string }, hash = '') {
  const page = Object.assign(new EventTarget(), { location: { hash } });
  const { bridge, calls } = createFakeBridge({ host: { 'start.drawn': async () => ({}) } });
  tellFirstPicture(page, { ...bridge, ...(first && { first }) }, { ui });
  return { page, told: () => calls.map(({ name }) => name) };
}

test('a window without a picture has the data window started at once, as has one that opens another place', () => {
  expect(open(undefined, {}).told()).toEqual(['start.drawn']);
  expect(open({ statuses: [], columns: [] }, {}).told()).toEqual(['start.drawn']);
  expect(open(FIRST, { place: 'settings' }).told()).toEqual(['start.drawn']);
});

test('a window that was handed a file or a link has it started at once', () => {
  expect(open(FIRST, {}, '#open-file:1/a.json').told()).toEqual(['start.drawn']);
});

test('a window with a picture waits for the first key, and tells once', () => {
  const { page, told } = open(FIRST, { place: 'plants' });
  expect(told()).toEqual([]);
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointerdown'));
  expect(told()).toEqual(['start.drawn']);
});

test('a picture that stands is told', async () => {
  const { told } = open(FIRST, {});
  performance.mark('something else');
  performance.mark(FIRST_PICTURE_DRAWN);
  await expect.poll(told).toEqual(['start.drawn']);
});

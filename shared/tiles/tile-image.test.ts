import { expect, test } from 'vitest';
import { checkTile } from './tile-image.ts';

/** The beginning of a PNG, to the size in its header. */
function pngOf(widthPx: number, heightPx: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, widthPx);
  view.setUint32(20, heightPx);
  return bytes;
}

test('an image that would fill the memory once it is unpacked is refused by its header', () => {
  const check = (widthPx: number, heightPx: number) => () =>
    checkTile(pngOf(widthPx, heightPx), { file: 'kart.mbtiles', isVector: false });
  const because = (problem: string) =>
    expect.objectContaining({ code: 'tiles/damaged', details: expect.objectContaining({ problem }) });
  expect(check(50_000, 50_000)).toThrow(because('tooLarge'));
  expect(check(4096, 4097)).toThrow(because('tooLarge'));
  // As large as may be, and looked at further: there is nothing behind its header.
  expect(check(4096, 4096)).toThrow(because('partOfTile'));
});

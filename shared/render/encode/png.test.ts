import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { noSteps, runSync } from '../../base/steps.ts';
import { encodePng, type PngKind } from './png.ts';

/** 256 × 300 pixels of `count` colours; the first row is transparent where it is asked for. */
function sourceOf(count: number, hasTransparent = false) {
  const [widthPx, heightPx] = [256, 300];
  return {
    widthPx,
    heightPx,
    rows(firstRow: number, rowCount: number) {
      const rgba = new Uint8Array(4 * widthPx * rowCount);
      for (let pixel = 0; pixel < widthPx * rowCount; pixel++) {
        const colour = (firstRow * widthPx + pixel) % count;
        const isTransparent = hasTransparent && firstRow * widthPx + pixel < widthPx;
        rgba.set([colour & 255, colour >> 8, (colour * 7) & 255, isTransparent ? 0 : 255], 4 * pixel);
      }
      return noSteps(rgba);
    },
  };
}

function encode(source: ReturnType<typeof sourceOf>, kind: PngKind): Map<string, Uint8Array> {
  const file = runSync(encodePng(source, { kind, dpi: 300, exactColours: [[3, 0, 21, 255]] }));
  const view = new DataView(file.buffer);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < file.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.set(name, file.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return chunks;
}

function chunk(chunks: Map<string, Uint8Array>, name: string): Uint8Array {
  const found = chunks.get(name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

/** Colours of the pixels of a palette image. */
function coloursIn(chunks: Map<string, Uint8Array>): number[][] {
  const lines = unzlibSync(chunk(chunks, 'IDAT'));
  const palette = chunk(chunks, 'PLTE');
  const colours: number[][] = [];
  for (let at = 0; at < lines.length; at++) {
    if (at % 257 === 0) expect(lines[at]).toBe(0);
    else colours.push([...palette.subarray(3 * (lines[at] ?? 0), 3 * (lines[at] ?? 0) + 3)]);
  }
  return colours;
}

test('up to 256 colours come out exactly', () => {
  const source = sourceOf(256);
  const rgba = runSync(source.rows(0, 300));
  const colours = coloursIn(encode(source, 'palette'));
  expect(colours).toHaveLength(256 * 300);
  expect(colours.flat()).toEqual([...rgba].filter((_, index) => index % 4 !== 3));
});

test('of more colours the palette is near to each, and exact for those that are asked for', () => {
  const chunks = encode(sourceOf(5000), 'palette');
  expect(chunk(chunks, 'PLTE').length).toBeLessThanOrEqual(768);
  const colours = coloursIn(chunks);
  expect(colours[3]).toEqual([3, 0, 21]);
  for (const [pixel, [red = 0, green = 0, blue = 0]] of colours.slice(0, 5000).entries()) {
    const off = [red - (pixel & 255), green - (pixel >> 8), blue - ((pixel * 7) & 255)].map(Math.abs);
    expect(Math.max(...off)).toBeLessThan(64);
  }
});

test('transparent pixels have an index, a key colour or an alpha', () => {
  const source = sourceOf(40, true);
  const palette = encode(source, 'palette');
  const index = unzlibSync(chunk(palette, 'IDAT'))[1] ?? 0;
  expect(chunk(palette, 'tRNS')[index]).toBe(0);
  const rgb = encode(source, 'rgb');
  expect([...chunk(rgb, 'tRNS')]).toEqual([0, 254, 0, 255, 0, 255]);
  expect([...unzlibSync(chunk(rgb, 'IDAT')).subarray(1, 4)]).toEqual([254, 255, 255]);
  expect(unzlibSync(chunk(encode(source, 'rgba'), 'IDAT'))[4]).toBe(0);
  expect(encode(sourceOf(40), 'rgb').has('tRNS')).toBe(false);
});

test('the resolution is told in pixels per metre', () => {
  const chunks = encode(sourceOf(2), 'rgba');
  expect([...chunk(chunks, 'pHYs')]).toEqual([0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1]);
  expect([...chunk(chunks, 'IHDR')]).toEqual([0, 0, 1, 0, 0, 0, 1, 44, 8, 6, 0, 0, 0]);
});

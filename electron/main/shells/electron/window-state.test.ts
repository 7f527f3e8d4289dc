import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOnDisplays, readWindowState } from './window-state.ts';

const area = (x: number, y: number, width: number, height: number) => ({ workArea: { x, y, width, height } });
const at = (x: number, y: number) => ({ bounds: { x, y, width: 1000, height: 700 }, isMaximized: false });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'varde-window-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a window opens where it was on any of the displays', () => {
  const displays = [area(0, 0, 1920, 1040), area(-1280, 0, 1280, 1024)];
  expect(placeOnDisplays(at(-900, 20), displays)).toEqual({ x: -900, y: 20, width: 1000, height: 700 });
});

test('a window whose title nobody could reach opens at its first size', () => {
  for (const state of [at(4000, 0), at(-950, 0), at(0, -300), at(0, 1000), undefined]) {
    expect(placeOnDisplays(state, [area(0, 0, 1920, 1040)])).toEqual({ width: 1440, height: 900 });
  }
});

test('the first size fits a small display', () => {
  expect(placeOnDisplays(undefined, [area(0, 0, 1024, 700)])).toEqual({ width: 1024, height: 700 });
});

test('a file that is missing, cut or of another shape counts for nothing', () => {
  const file = join(folder, 'window.json');
  expect(readWindowState(file)).toBeUndefined();
  for (const text of ['', '{"bounds"', '[]', 'null', '{"bounds":{"x":1},"isMaximized":true}']) {
    writeFileSync(file, text);
    expect(readWindowState(file)).toBeUndefined();
  }
  writeFileSync(file, JSON.stringify(at(1, 2)));
  expect(readWindowState(file)).toEqual(at(1, 2));
});

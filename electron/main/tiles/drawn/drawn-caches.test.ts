import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { metatileOf } from '../../../../shared/tiles/drawn/metatile.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { pngTile } from '../testing/small-tiles.ts';
import type { TileBlock } from './draw-metatiles.ts';
import { createDrawnCaches, type DrawnCacheFiles, openDrawnCacheFiles } from './drawn-caches.ts';

const folders = createTemporaryFolders();
const opened: DrawnCacheFiles[] = [];
afterEach(async () => {
  for (const { store } of opened.splice(0)) await store.close();
  folders.removeAll();
});

/** A data window that draws each tile in a colour of its own: `drawn` has what was asked. */
function createDrawing(version = 'one') {
  const drawn: TileBlock[] = [];
  const drawing = {
    version,
    drawn,
    shade: 0,
    isAway: false,
    /** So many are refused, as long as layers are being read. */
    notYet: 0,
    async draw(block: TileBlock): Promise<BridgeType<'DrawnTiles'>> {
      if (drawing.isAway) throw new Error('away');
      if (drawing.notYet-- > 0)
        throw appError('map/restoring', { map: block.mapName, value: '21', path: 'mapName' });
      drawn.push(block);
      const tiles = Array.from({ length: block.rows * block.columns }, (_, index) =>
        pngTile({ level: drawing.shade, row: index, column: drawn.length }),
      );
      return { version: drawing.version, tiles };
    },
  };
  return drawing;
}

async function open(folder: string, drawing: ReturnType<typeof createDrawing>, program = 'test') {
  const files = await openDrawnCacheFiles(folder, program);
  opened.push(...files);
  const errors: string[] = [];
  const caches = createDrawnCaches(files, { draw: drawing.draw, log: (message) => errors.push(message) });
  return { caches, web: caches.get('varde-web'), errors };
}

const MAP = 'Varde web';
/** A tile near Bergen and one of another metatile, at level 10. */
const TILE = { level: 10, row: 297, column: 527 };
const OTHER = { level: 10, row: 297, column: 532 };
const SIDE_M = (2 * 20_037_508.342787) / 1024;
const [X, Y] = [
  -20_037_508.342787 + (TILE.column + 0.5) * SIDE_M,
  20_037_508.342787 - (TILE.row + 0.5) * SIDE_M,
];
/** The place in the middle of the first. */
const MIDDLE = { xMin: X, yMin: Y, xMax: X, yMax: Y };

const told = (version: string, from = version, touched: BridgeType<'TouchedArea'>[] | undefined = []) => ({
  mapName: MAP,
  from,
  version,
  layerIds: [1],
  ...(touched && { touched }),
});

test('a metatile is drawn once for those who ask at the same time, and is there at the next start', async () => {
  const folder = folders.create();
  const drawing = createDrawing();
  const first = await open(folder, drawing);
  await first.web.change(told('one'));
  const [one, other] = await Promise.all([
    first.web.read(TILE),
    first.web.read({ ...TILE, column: TILE.column - 1 }),
  ]);
  expect(drawing.drawn).toHaveLength(1);
  expect(drawing.drawn[0]).toMatchObject({ mapName: MAP, rows: 4, columns: 4, sidePx: 256 });
  expect(one?.bytes).not.toEqual(other?.bytes);
  for (const { store } of opened.splice(0)) await store.close();

  drawing.isAway = true;
  const second = await open(folder, drawing);
  expect((await second.web.read(TILE))?.bytes).toEqual(one?.bytes);
  await expect(second.web.read(OTHER)).rejects.toThrow('away');
});

test('coarse levels of the web have fewer tiles, and there is none beyond what is covered', async () => {
  const drawing = createDrawing();
  const { web } = await open(folders.create(), drawing);
  await web.read({ level: 1, row: 0, column: 1 });
  expect(drawing.drawn[0]).toMatchObject({ rows: 2, columns: 2 });
  expect(await web.read({ level: 10, row: 1000, column: 527 })).toBeUndefined();
  expect(await web.read({ level: 20, row: 297, column: 527 })).toBeUndefined();
  expect(drawing.drawn).toHaveLength(1);
});

test('a change drops the metatiles that it touches, at the levels where it is seen, and no others', async () => {
  const drawing = createDrawing();
  const { web, caches } = await open(folders.create(), drawing);
  const changed: string[] = [];
  caches.onChanged((cacheId) => changed.push(cacheId));
  await web.change(told('one'));
  for (const tile of [TILE, OTHER, { level: 4, row: 4, column: 8 }]) await web.read(tile);
  expect(drawing.drawn).toHaveLength(3);
  const boxes = [MIDDLE];
  drawing.version = 'two';
  await web.change(told('two', 'one', [{ boxes, reachPx: 8, minScale: 1_000_000, maxScale: 0 }]));
  expect(changed).toEqual(['varde-web', 'varde-web']);
  for (const tile of [TILE, OTHER, { level: 4, row: 4, column: 8 }]) await web.read(tile);
  expect(drawing.drawn).toHaveLength(4);
});

test('what was drawn of a state that ended is given and not kept', async () => {
  const drawing = createDrawing('old');
  const { web } = await open(folders.create(), drawing);
  await web.change(told('new'));
  await web.read(TILE);
  await web.read(TILE);
  expect(drawing.drawn).toHaveLength(2);
});

test('a metatile is built when the layers of its map have been read, and not for who gave up waiting', async () => {
  const drawing = createDrawing();
  const { web } = await open(folders.create(), drawing);
  await web.change(told('one'));
  const metatile = metatileOf(TILE, web.cache.facts.scheme);
  drawing.notYet = 2;
  await web.build(metatile, new AbortController().signal);
  expect(drawing.drawn).toHaveLength(1);
  expect(await web.has(metatile)).toBe(true);
  drawing.notYet = Infinity;
  const waiting = new AbortController();
  const building = web.build(metatileOf(OTHER, web.cache.facts.scheme), waiting.signal);
  waiting.abort(new Error('enough'));
  await expect(building).rejects.toThrow('enough');
  drawing.isAway = true;
  await expect(web.build(metatile, new AbortController().signal)).rejects.toThrow('away');
});

test.each([
  ['another state than the one that is told', 'test', 'three'],
  ['another program', 'other', 'one'],
])('tiles of %s are forgotten', async (_, program, version) => {
  const folder = folders.create();
  const drawing = createDrawing();
  const first = await open(folder, drawing);
  await first.web.change(told('one'));
  await first.web.read(TILE);
  for (const { store } of opened.splice(0)) await store.close();
  const second = await open(folder, drawing, program);
  await second.web.change(told(version));
  await second.web.read(TILE);
  expect(drawing.drawn).toHaveLength(2);
});

test('where the disk takes nothing tiles are drawn all the same', async () => {
  // A file stands where the folder should be.
  const folder = join(folders.create(), 'full');
  writeFileSync(folder, '');
  const drawing = createDrawing();
  const { web } = await open(folder, drawing);
  await expect(web.change(told('one'))).rejects.toThrow();
  expect((await web.read(TILE))?.kind.extension).toBe('png');
});

test('where a change cannot be written no tile of before is given, and tiles are kept again', async () => {
  const folder = folders.create();
  const drawing = createDrawing();
  const { caches, web, errors } = await open(folder, drawing);
  const changed: string[] = [];
  caches.onChanged((cacheId) => changed.push(cacheId));
  await web.change(told('one'));
  const before = await web.read(TILE);
  for (const { store } of opened) await store.sync();
  // A folder of this name stands where the file is to be put.
  const state = join(folder, 'varde-web', 'cache.json');
  rmSync(state);
  mkdirSync(join(state, 'in the way'), { recursive: true });
  Object.assign(drawing, { version: 'two', shade: 9 });
  const touched = [{ boxes: [MIDDLE], reachPx: 0, minScale: 0, maxScale: 0 }];
  await expect(web.change(told('two', 'one', touched))).rejects.toThrow();
  expect(errors[0]).toContain('all of it is drawn again');
  expect(changed).toEqual(['varde-web', 'varde-web']);
  const after = await web.read(TILE);
  expect(after?.bytes).not.toEqual(before?.bytes);
  await web.read(TILE);
  expect(drawing.drawn).toHaveLength(2);
  // The next start knows of no state, and draws anew.
  for (const { store } of opened.splice(0)) await store.close();
  rmSync(state, { recursive: true });
  const next = await open(folder, drawing);
  await next.web.change(told('two'));
  await next.web.read(TILE);
  expect(drawing.drawn).toHaveLength(3);
});

test('a tile that is damaged on the disk is drawn again', async () => {
  const folder = folders.create();
  const drawing = createDrawing();
  const { web, errors } = await open(folder, drawing);
  await web.change(told('one'));
  const tile = await web.read(TILE);
  // What is being kept is kept then.
  for (const { store } of opened) await store.sync();
  const level = join(folder, 'varde-web', '_alllayers', 'L10');
  const bundle = join(level, readdirSync(level)[0] ?? '');
  const file = openSync(bundle, 'r+');
  for (let at = 64 + 8 * 128 * 128 + 100; at < statSync(bundle).size; at += 150) writeSync(file, 'x', at);
  closeSync(file);
  expect((await web.read(TILE))?.kind).toEqual(tile?.kind);
  expect(errors[0]).toContain('drawn again');
});

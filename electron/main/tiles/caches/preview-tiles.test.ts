import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { boxOfLevels } from '../../../../shared/tiles/scheme/box-of-levels.ts';
import { isWithin } from '../../../../shared/tiles/scheme/tile-grid.ts';
import { webScheme } from '../../../../shared/tiles/scheme/tile-schemes.ts';
import type { TileAddress } from '../../../../shared/tiles/tile-store.ts';
import { createTemporaryFolders } from '../../testing/temporary-folder.ts';
import { createOpenFiles } from '../files/open-files.ts';
import { createSqliteThread } from '../sqlite/sqlite-thread.ts';
import { compactV2Files, writeFiles, writeMbtiles } from '../testing/small-caches.ts';
import { pngTile } from '../testing/small-tiles.ts';
import { createCacheDrafts } from './cache-drafts.ts';
import { previewTiles } from './preview-tiles.ts';

const folders = createTemporaryFolders();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  folders.removeAll();
});

function openDrafts() {
  const files = createOpenFiles(Date.now);
  const sqlite = createSqliteThread();
  const drafts = createCacheDrafts({ files, sqlite });
  closing.push(drafts.leaveAll, files.close, sqlite.close);
  return drafts;
}

test('a tile of each level is shown, of Norway where there is one', async () => {
  const drafts = openDrafts();
  const path = writeFiles(join(folders.create(), 'a'), compactV2Files());
  const { told } = await drafts.look(path, { isUploaded: false });
  const previews = await drafts.preview(told.draftId);
  expect(previews.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
  for (const { level, row, column, bytes, mediaType } of previews) {
    expect(mediaType).toBe('image/png');
    expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(pngTile({ level, row, column })));
  }
  // The base map has columns 3 and 4 there, the cache those to 3.
  expect(previews[3]).toMatchObject({ row: 1, column: 3 });
});

test('a bundle that was cut says so at each level that lies in it', async () => {
  const path = writeFiles(join(folders.create(), 'a'), compactV2Files());
  truncateSync(join(path, '_alllayers/L02/R0000C0000.bundle'), 64 + 8 * 128 * 128 + 10);
  const drafts = openDrafts();
  const { told } = await drafts.look(path, { isUploaded: false });
  const previews = await drafts.preview(told.draftId);
  expect(previews.map(({ level, errorCode }) => [level, errorCode])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, 'tiles/damaged'],
    [3, undefined],
  ]);
  expect(previews[2]?.errorDetails).toMatchObject({ file: 'R0000C0000.bundle', problem: 'cutShort' });
});

test('a draft is looked at again with its rows counted from the other side, and is another then', async () => {
  const drafts = openDrafts();
  const path = writeMbtiles(join(folders.create(), 'a.mbtiles'));
  const { told } = await drafts.look(path, { isUploaded: false });
  expect(told.facts.rowOrder).toBe('tms');
  const turned = await drafts.lookAgain(told.draftId, 'xyz');
  expect(turned.told.facts.rowOrder).toBe('xyz');
  expect(() => drafts.get(told.draftId)).toThrow(expect.objectContaining({ code: 'tiles/unknown-draft' }));
  const [, , level2] = await drafts.preview(turned.told.draftId);
  const { level = 0, row = 0, column = 0, bytes } = level2 ?? {};
  const other = pngTile({ level, row: 3 - row, column });
  expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(other));
});

test.each([
  ['in Norway', { level: 17, minRow: 37_500, maxRow: 37_600, minColumn: 67_450, maxColumn: 67_550 }],
  ['elsewhere', { level: 17, minRow: 51_600, maxRow: 51_700, minColumn: 116_300, maxColumn: 116_400 }],
])('of the world with one town, %s, the level of the town is shown too', async (_, town) => {
  const scheme = webScheme(17, 256);
  const filled = [town, { level: 2, minRow: 0, maxRow: 3, minColumn: 0, maxColumn: 3 }];
  const box = boxOfLevels(scheme, filled);
  const levels = { scheme, minLevel: 2, maxLevel: 17, filled, ...(box && { box }) };
  const read = async (tile: TileAddress) =>
    filled.some((range) => range.level === tile.level && isWithin(range, tile)) ? pngTile(tile) : undefined;
  const facts = { name: 'a', storage: 'mbtiles', format: 'PNG', quality: 0, ...levels } as const;
  expect((await previewTiles(facts, 'a', read)).map(({ level }) => level)).toEqual([2, 17]);
});

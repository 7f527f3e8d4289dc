// What was taken in or removed, and taken back.

import { describe, expect, test } from 'vitest';
import {
  answeredPlants,
  createDataFolder,
  plantRow,
  type StartedWindow,
  takeFile,
} from './testing/data-folder.ts';
import { count, HUTS, importLayers } from './testing/layer-questions.ts';

async function undo({ call }: StartedWindow, change: number | undefined): Promise<number> {
  return (await call('changes.undo', { number: change ?? 0 })).number;
}

/** Puts the rows of a file over those of the same key. */
async function mergeFile(window: StartedWindow, fileName: string, content: string) {
  const fileId = window.keepFile(fileName, content);
  await window.call('imports.read', { fileId });
  return window.call('imports.store', { fileId, choices: { isMerged: true } });
}

/** The rows after a crash, and after one that took the database too. */
async function afterStarts(folder: ReturnType<typeof createDataFolder>, window: StartedWindow, more = {}) {
  window.kill();
  const second = await folder.start(more);
  const kept = await answeredPlants(second);
  second.kill();
  folder.loseDatabase();
  return [kept, await answeredPlants(await folder.start(more))];
}

describe('the import of a register', () => {
  test('is taken back, and that again, and lasts over starts', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await takeFile(window, [plantRow(1), plantRow(2, false)]);
    // In operation only: the closed plant of the first file stays.
    const { change } = await takeFile(window, [plantRow(3)]);
    expect(await answeredPlants(window)).toEqual([3, 2]);
    const taken = await undo(window, change);
    expect(await answeredPlants(window)).toEqual([1, 2]);
    await undo(window, taken);
    expect(await answeredPlants(window)).toEqual([3, 2]);
    await undo(window, (await takeFile(window, [plantRow(4, false)])).change);
    expect(await afterStarts(folder, window)).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test('is taken back to the sample, and to nothing', async () => {
    const folder = createDataFolder();
    const hasSample = { hasSample: true };
    const window = await folder.start(hasSample);
    await undo(window, (await takeFile(window, [plantRow(1)])).change);
    expect(await answeredPlants(window)).toEqual([90_001]);
    expect(await window.call('registers.editions', {})).toMatchObject([
      { register: 'plants', edition: 'file-1', fileName: 'file.json', isPresent: false },
      { register: 'plants', edition: 'sample', isPresent: true },
    ]);
    expect(window.changed.at(-1)).toMatchObject({ origin: 'sample', rows: 1 });
    expect(await afterStarts(folder, window, hasSample)).toEqual([[90_001], [90_001]]);
    const empty = createDataFolder();
    const second = await empty.start();
    await undo(second, (await takeFile(second, [plantRow(1)])).change);
    expect(await answeredPlants(second)).toEqual([]);
    expect(await afterStarts(empty, second)).toEqual([[], []]);
  });

  test('cannot be taken back when a newer one came, and older editions can stand again', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const { change } = await takeFile(window, [plantRow(1, false)], 'one.json');
    await takeFile(window, [plantRow(2, false)], 'two.json');
    await expect(undo(window, change)).rejects.toMatchObject({ code: 'change/not-undoable' });
    const [, older] = await window.call('registers.versions', { register: 'plants' });
    const present = { register: 'plants' as const, edition: older?.fileId ?? '' };
    const { number } = await window.call('registers.restore', { present });
    expect(await answeredPlants(window)).toEqual([1]);
    expect((await folder.host.files.list()).present).toEqual([present]);
    await undo(window, number);
    expect(await answeredPlants(window)).toEqual([2]);
  });

  test('leaves the sample, which can stand again, and the file after it', async () => {
    const folder = createDataFolder();
    const hasSample = { hasSample: true };
    const window = await folder.start(hasSample);
    await takeFile(window, [plantRow(1)]);
    const { number } = await window.call('registers.restore', {
      present: { register: 'plants', edition: 'sample' },
    });
    expect(await answeredPlants(window)).toEqual([90_001]);
    expect(window.changed.at(-1)).toMatchObject({ origin: 'sample', rows: 1 });
    await undo(window, number);
    expect(await answeredPlants(window)).toEqual([1]);
    expect(await afterStarts(folder, window, hasSample)).toEqual([[1], [1]]);
  });

  test('stands where the older file cannot be read, and where the store takes nothing', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await takeFile(window, [plantRow(1, false)]);
    const { change } = await takeFile(window, [plantRow(2, false)]);
    const whole = folder.host.files.check;
    folder.host.files.check = () => Promise.reject(new Error('SHA-256 differs'));
    await expect(undo(window, change)).rejects.toThrow('SHA-256 differs');
    folder.host.files.check = whole;
    window.database.close();
    await expect(undo(window, change)).rejects.toThrow();
    expect(await afterStarts(folder, window)).toEqual([[2], [2]]);
  });

  test('that is merged puts rows over those of the same key, and is rebuilt so', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await takeFile(window, [plantRow(1), plantRow(2, false), plantRow(3)]);
    const { rows } = await mergeFile(window, 'more.json', JSON.stringify([plantRow(4), plantRow(2)]));
    expect(rows).toMatchObject({ rows: 4, changes: { newRows: 1, changedRows: 1, goneRows: 0 } });
    expect(await answeredPlants(window)).toEqual([1, 2, 3, 4]);
    expect(await afterStarts(folder, window)).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  test('that was merged is taken back: the rows of before, as they were, and no other', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await takeFile(window, [plantRow(1), plantRow(2, false)], 'whole.json');
    const { change } = await mergeFile(window, 'more.json', JSON.stringify([plantRow(3), plantRow(2)]));
    await undo(window, change);
    expect(await answeredPlants(window)).toEqual([1, 2]);
    const [present] = (await window.call('registers.editions', {})).filter(({ isPresent }) => isPresent);
    expect(present).toMatchObject({ fileName: 'whole.json' });
    // Plant 2 is closed again: one of those in operation alone leaves it.
    await takeFile(window, [plantRow(1)]);
    expect(await afterStarts(folder, window)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('of points merges them by the number of their plant', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await takeFile(window, 'VannKraftverkID;lat;lon\n1;60;7\n2;61;8\n', 'points.csv');
    const { rows } = await mergeFile(window, 'more.csv', 'VannKraftverkID;lat;lon\n2;61;9\n3;62;10\n');
    expect(rows).toMatchObject({
      register: 'points',
      rows: 3,
      changes: { newRows: 1, changedRows: 1, goneRows: 0 },
    });
  });
});

describe('layers', () => {
  test('that were imported are taken back, and can come again', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const fileId = folder.host.keepFile('hytter.geojson', HUTS);
    await window.call('imports.read', { fileId });
    const { change } = await window.call('imports.store', { fileId });
    const taken = await undo(window, change);
    expect(await window.call('layers.list', {})).toEqual([]);
    expect(await count(window, '1=1')).toContain('map/unknown-map');
    await undo(window, taken);
    expect(await count(window, '1=1')).toBe('3');
  });

  test('that were removed come back with their names and numbers, and last over starts', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await importLayers(folder, window, HUTS);
    await window.call('layers.rename', { layerId: 1000, name: 'Hytter' });
    const before = await window.call('layers.list', {});
    const { number } = await window.call('layers.remove', { layerId: 1000 });
    await undo(window, number);
    expect(await window.call('layers.list', {})).toEqual(before);
    expect(await count(window, '1=1')).toBe('3');
    window.kill();
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toEqual(before);
    second.kill();
    folder.loseDatabase();
    const third = await folder.start();
    await expect.poll(() => third.call('layers.list', {})).toEqual(before);
  });

  test('that were removed before a start stay removed', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    await importLayers(folder, window, HUTS);
    const { number } = await window.call('layers.remove', { layerId: 1000 });
    window.kill();
    const second = await folder.start();
    await expect(undo(second, number)).rejects.toMatchObject({ code: 'change/not-undoable' });
    expect(await second.call('layers.list', {})).toEqual([]);
  });
});

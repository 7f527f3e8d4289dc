// What becomes of layers when something fails or ends in between.

import { describe, expect, test } from 'vitest';
import type { ImportFiles } from '../../shared/ports/import-files.ts';
import { createDataFolder, type StartedWindow } from './testing/data-folder.ts';
import { ask, count, HUTS, ids, importLayers, send } from './testing/layer-questions.ts';

const never = () => new Promise<never>(() => undefined);

describe('a file that the host cannot note', () => {
  test('makes no layers, and can be stored again', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    const draft = await window.call('imports.read', { fileId: folder.host.keepFile('hytter.geojson', HUTS) });
    const whole = folder.host.files.commitLayers;
    folder.host.files.commitLayers = () => Promise.reject(new Error('The disk is full'));
    const store = () => window.call('imports.store', { fileId: draft.fileId, mapName: 'hytter' });
    await expect(store()).rejects.toThrow('The disk is full');
    expect(await window.call('layers.list', {})).toEqual([]);
    expect(await count(window, '1=1')).toContain('map/unknown-map');
    expect(await window.database.layerBlocks.count()).toBe(0);
    folder.host.files.commitLayers = whole;
    expect(await store()).toMatchObject({ layers: [{ mapName: 'hytter', state: 'ready' }] });
    expect(await count(window, '1=1', 'hytter', 1001)).toBe('3');
    expect((await folder.host.files.list()).files).toMatchObject([
      { isCommitted: true, layers: [{ layerId: 1001 }] },
    ]);
    await expect(store()).rejects.toMatchObject({ code: 'import/unknown-draft' });
  });
});
describe('layers', () => {
  test('are there after a start', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    first.kill();
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'ready' }]);
    expect(await count(second, 'Senger &gt; 2')).toBe('2');
  });

  test('come back from their files where the database was lost, with their names and numbers', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS, 'a.geojson');
    await importLayers(folder, first, HUTS);
    await first.call('layers.rename', { layerId: 1001, name: 'Hytter' });
    const before = await ask(first, 'QueryFeatureData', ids(1001));
    await first.call('layers.remove', { layerId: 1000 });
    const list = await first.call('layers.list', {});
    expect(list).toMatchObject([{ layerId: 1001, name: 'Hytter', mapName: 'hytter', state: 'ready' }]);
    first.kill();
    folder.loseDatabase();
    const second = await folder.start();
    await expect.poll(() => second.call('layers.list', {})).toEqual(list);
    expect(await ask(second, 'QueryFeatureData', ids(1001))).toBe(before);
  });

  test('whose list of files is lost stand, and are in the list again with their numbers', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    first.kill();
    folder.host.loseFileList();
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'ready' }]);
    expect((await folder.host.files.list()).files).toMatchObject([
      { fileName: 'hytter.geojson', isCommitted: true, layers: [{ layerId: 1000 }] },
    ]);
    await importLayers(folder, second, HUTS, 'b.geojson');
    expect((await second.call('layers.list', {})).map(({ layerId }) => layerId)).toEqual([1000, 1001]);
    await second.call('layers.rename', { layerId: 1000, name: 'Hytter' });
    second.kill();
    folder.loseDatabase();
    const third = await folder.start();
    await expect
      .poll(async () => (await third.call('layers.list', {})).map(({ name, state }) => [name, state]))
      .toEqual(expect.arrayContaining([['Hytter', 'ready']]));
  });

  test('that are being restored are told of to clients, who never get an answer that lacks them', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    await importLayers(folder, first, HUTS, 'a.geojson');
    await importLayers(folder, first, HUTS, 'b.geojson', 'Varde');
    const asked: [operation: string, input: string][] = [
      ['GetMapCount', ''],
      ['GetMapName', '<Index>2</Index>'],
      ['GetMapName', '<Index>3</Index>'],
      ['GetServerInfo', '<MapName>hytter</MapName>'],
      ['GetServerInfo', '<MapName>Varde</MapName>'],
      ['QueryFeatureCount', ids(1000)],
      ['QueryFeatureCount', '<MapName/><LayerID>1002</LayerID>'],
      ['QueryFeatureCount', '<MapName/><LayerID>1</LayerID>'],
      ['GetDefaultLayerDrawingDescriptions', '<MapName/>'],
      ['GetDefaultLayerDrawingDescriptions', '<MapName/><LayerIDs><Int>1</Int></LayerIDs>'],
      ['Find', `${VARDE_VIEW}<SearchString>bu</SearchString>${FIND}`],
      ['Find', `${VARDE_VIEW}<SearchString>bu</SearchString>${FIND}<LayerIDs><Int>1</Int></LayerIDs>`],
    ];
    const answers = async (window: StartedWindow) => {
      const all: string[] = [];
      for (const [operation, input] of asked) all.push(await ask(window, operation, input));
      return all;
    };
    const before = await answers(first);
    first.kill();
    folder.loseDatabase();
    const whole = folder.host.files.check;
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    folder.host.files.check = async (fileId) => {
      await allowed;
      return whole(fileId);
    };
    const second = await folder.start();
    const meanwhile = await answers(second);
    const fromBefore = meanwhile.flatMap((answer, index) => (answer === before[index] ? [index] : []));
    expect(fromBefore).toEqual([0, 1, 2, 7, 9, 11]);
    for (const [index, answer] of meanwhile.entries()) {
      if (!fromBefore.includes(index)) expect(answer).toContain('<code>map/restoring</code>');
    }
    const { status, headers } = await send(second, 'GetServerInfo', '<MapName>hytter</MapName>');
    expect(status).toBe(500);
    expect(headers).toContainEqual({ name: 'retry-after', value: '1' });
    expect(meanwhile[3]).toContain('<faultcode>soap:Server</faultcode>');
    folder.host.dropped.length = 0;
    allow();
    await expect.poll(() => answers(second)).toEqual(before);
    expect(folder.host.dropped).toContain('/services');
  });

  test('whose file is damaged are told of, and can be removed', async () => {
    const folder = createDataFolder();
    const first = await folder.start();
    await importLayers(folder, first, HUTS);
    first.kill();
    folder.loseDatabase();
    folder.host.files.check = () => Promise.reject(new Error('SHA-256 differs'));
    const second = await folder.start();
    await expect.poll(() => second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'lost' }]);
    // Nobody waits for what does not come back.
    expect(await ask(second, 'GetMapCount', '')).toContain('<Result>2</Result>');
    expect(await count(second, '1=1')).toContain('map/unknown-map');
    await second.call('layers.remove', { layerId: 1000 });
    expect(await second.call('layers.list', {})).toEqual([]);
    expect((await folder.host.files.list()).files).toMatchObject([{ layers: [] }]);
  });
});
const VARDE_VIEW =
  '<MapDescription><Name/></MapDescription><MapImageDisplay><ImageHeight>400</ImageHeight><ImageWidth>600</ImageWidth></MapImageDisplay>';
const FIND = '<Contains>true</Contains><FindOption>geoFindAllLayers</FindOption>';

describe('a kill', () => {
  async function killedAt(change: (files: ImportFiles, reached: () => void) => Partial<ImportFiles>) {
    const folder = createDataFolder();
    const whole = { ...folder.host.files };
    const first = await folder.start();
    await new Promise<void>((reached, reject) => {
      Object.assign(folder.host.files, change(whole, reached));
      importLayers(folder, first, HUTS).then(() => reject(new Error('The file was taken')), reject);
    });
    first.kill();
    Object.assign(folder.host.files, whole);
    return folder;
  }

  test('while the file is read leaves nothing', async () => {
    let reads = 0;
    const folder = await killedAt((files, reached) => ({
      read(fileId, offset) {
        reads += 1;
        if (reads < 3) return files.read(fileId, offset);
        reached();
        return never();
      },
    }));
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toEqual([]);
    expect((await folder.host.files.list()).files).toEqual([]);
  });

  test('after the layers stood is ended at the next start', async () => {
    const folder = await killedAt((_, reached) => ({
      commitLayers() {
        reached();
        return never();
      },
    }));
    const second = await folder.start();
    expect(await second.call('layers.list', {})).toMatchObject([{ layerId: 1000, state: 'ready' }]);
    expect((await folder.host.files.list()).files).toMatchObject([{ isCommitted: true }]);
  });
});

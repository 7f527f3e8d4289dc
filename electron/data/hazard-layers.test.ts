import { describe, expect, test } from 'vitest';
import { SMALL_BASE_MAP } from '../../shared/testing/small-base-map.ts';
import { DRAWN_CACHES, DRAWN_TILE_PX } from '../../shared/tiles/drawn/drawn-caches.ts';
import { metatileOf } from '../../shared/tiles/drawn/metatile.ts';
import { boxOfTiles } from '../../shared/tiles/scheme/tile-grid.ts';
import { createDataFolder, plantRow, type StartedWindow, takeFile } from './testing/data-folder.ts';
import { ask, send } from './testing/layer-questions.ts';

const [, WEB] = DRAWN_CACHES;
const ICE = 22;

const countOf = async (window: StartedWindow, layerId: number) =>
  /<Result>(\d+)</.exec(
    await ask(window, 'QueryFeatureCount', `<MapName/><LayerID>${layerId}</LayerID>`),
  )?.[1];

let drafts = 0;
async function record({ call }: StartedWindow, latitude: number, longitude: number) {
  const draftId = `6a1f7b52-94a8-4e1e-8a36-${String(++drafts).padStart(12, '0')}`;
  const { regId } = await call('observations.register', {
    draftId,
    content: {
      observer: 'Kari Nordmann',
      observedAt: { instantMs: Date.parse('2026-11-28T11:00Z'), offsetMinutes: 60, zone: 'Europe/Oslo' },
      placeText: '',
      registration: {
        GeoHazardTID: 70,
        ObsLocation: { Latitude: latitude, Longitude: longitude },
        IceThickness: { IceThicknessSum: 0.125 },
      },
      pictures: [],
    },
  });
  return regId ?? expect.fail('not registered');
}

/** A tile over Sogn, at a level where observations are drawn. */
async function drawTile(window: StartedWindow) {
  const { scheme } = WEB.facts;
  const metatile = metatileOf({ level: 12, row: 1160, column: 2128 }, scheme);
  const box = boxOfTiles(scheme, metatile.level, metatile) ?? expect.fail('no such level');
  return window.call('tiles.draw', {
    mapName: WEB.mapName,
    box,
    rows: 4,
    columns: 4,
    sidePx: DRAWN_TILE_PX,
  });
}

describe('an observation that was recorded', () => {
  test('is on its layer at once, answers of before are dropped, and it is there after a restart', async () => {
    const folder = createDataFolder();
    const window = await folder.start();
    expect(await countOf(window, ICE)).toBe('0');
    folder.host.dropped.length = 0;
    const regId = await record(window, 61.05, 7.22);
    expect(folder.host.dropped).toContain('/services');
    expect(await countOf(window, ICE)).toBe('1');
    const ids = `<MapName/><LayerID>${ICE}</LayerID>`;
    expect(await ask(window, 'QueryFeatureIDs', ids)).toContain(`>${regId}<`);
    window.kill();
    const again = await folder.start();
    expect(await ask(again, 'QueryFeatureIDs', ids)).toContain(`>${regId}<`);
  });

  test('touches the tiles around it and no others, and a restart touches none', async () => {
    const folder = createDataFolder();
    const changes = {
      readBaseMap: async () => SMALL_BASE_MAP,
    };
    const window = await folder.start(changes);
    await drawTile(window);
    const told = window.mapChanges.length;
    await record(window, 61.05, 7.22);
    const change = () => window.mapChanges.slice(told).find(({ mapName }) => mapName === WEB.mapName);
    await expect.poll(change).toBeDefined();
    const { touched } = change() ?? expect.fail('nothing told');
    expect(touched).toEqual([
      expect.objectContaining({
        minScale: 500_000,
        boxes: [
          expect.objectContaining({
            xMin: expect.closeTo(803_726.7, 0),
            yMin: expect.closeTo(8_637_000, -5),
          }),
        ],
      }),
    ]);
    window.kill();
    const again = await folder.start(changes);
    const first = again.mapChanges.find(({ mapName }) => mapName === WEB.mapName);
    expect([first?.from, first?.version]).toEqual([change()?.version, change()?.version]);
  });
});

test('while what was fetched is being read, only the layers of hazards say to come again', async () => {
  const folder = createDataFolder();
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const pulled = {
    targetId: 'office',
    targetName: 'Office',
    address: 'http://office',
    asOfMs: 1,
    windowId: '1',
    pullId: 'a',
    scope: { hazardIds: [], regionIds: [], fromMs: 0, toMs: 1e13 },
    registrations: 1,
    pictures: 0,
    sha256: '1',
  };
  const item = {
    RegId: 77,
    GeoHazardTid: 70,
    DtObsTime: '2026-01-07T12:00:00',
    ForecastRegionTid: 3010,
    Latitude: 61,
    Longitude: 7,
  };
  const window = await folder.start({
    readBaseMap: async () => SMALL_BASE_MAP,
    pulledWindows: {
      list: async () => [pulled],
      async read() {
        await allowed;
        return new TextEncoder().encode(JSON.stringify({ item, pictures: {} }));
      },
      giveUp: async () => undefined,
    },
  });
  expect(window.mapChanges).toEqual([]);
  const input = `<MapName/><LayerID>${ICE}</LayerID>`;
  expect(await ask(window, 'QueryFeatureCount', input)).toContain('<code>map/restoring</code>');
  const { headers } = await send(window, 'QueryFeatureCount', input);
  expect(headers).toContainEqual({ name: 'retry-after', value: '1' });
  expect(await countOf(window, 1)).toBe('0');
  await expect(drawTile(window)).rejects.toMatchObject({ code: 'map/restoring' });
  await takeFile(window, [plantRow(1)]);
  expect(window.mapChanges).toEqual([]);
  allow();
  await expect.poll(() => countOf(window, ICE)).toBe('1');
  await expect.poll(() => window.mapChanges.length).toBe(DRAWN_CACHES.length);
  const told = window.mapChanges.find(({ mapName }) => mapName === WEB.mapName);
  expect((await drawTile(window)).version).toBe(told?.version);
});

test('where registrations cannot be read the layers of hazards are not there, and all others answer', async () => {
  const folder = createDataFolder();
  const { journal } = folder.host;
  const window = await folder.start({
    readBaseMap: async () => SMALL_BASE_MAP,
    journal: {
      ...journal,
      // Its first page comes, and what is behind it never does.
      async read(kind, after) {
        if (kind !== 'registration') return journal.read(kind, after);
        if (after > 0) throw new Error('torn');
        return { things: [], next: 1 };
      },
    },
  });
  const answer = (operation: string, input: string) => ask(window, operation, input);
  const listed = () => answer('GetServerInfo', '<MapName>Varde</MapName>');
  await expect.poll(listed).toContain('<LayerID>1</LayerID>');
  expect(await listed()).not.toContain(`<LayerID>${ICE}</LayerID>`);
  expect(await countOf(window, 1)).toBe('0');
  // Nothing to wait for: nobody is told to come again.
  const refused = await send(window, 'QueryFeatureCount', `<MapName/><LayerID>${ICE}</LayerID>`);
  expect(refused.status).toBe(500);
  expect(refused.headers.map(({ name }) => name)).not.toContain('retry-after');
  expect(folder.log.errors).toContain('The registrations could not be read');
});

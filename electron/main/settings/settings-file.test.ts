import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { DEFAULT_SETTINGS } from './setting-checks.ts';
import { openSettings } from './settings-file.ts';

const folders = createTemporaryFolders();
afterEach(() => folders.removeAll());

const log = { info: () => undefined, error: () => undefined };

async function open(folder = folders.create()) {
  const file = join(folder, 'settings.json');
  return { folder, file, settings: await openSettings(file, log) };
}

test('a value is checked, kept on the disk, and told of', async () => {
  const { folder, file, settings } = await open();
  const heard: string[] = [];
  settings.onChanged(({ theme }) => heard.push(theme));
  expect(await settings.write('theme', 'dark')).toMatchObject({ theme: 'dark', language: 'nb' });
  expect(heard).toEqual(['dark']);
  expect(JSON.parse(readFileSync(file, 'utf8')).theme).toBe('dark');
  const again = await openSettings(file, log);
  expect(again.read().theme).toBe('dark');
  expect(readdirSync(folder)).toEqual(['settings.json']);
});

test('a wrong value names the setting and changes nothing', async () => {
  const { settings } = await open();
  const wrong: [string, never][] = [
    ['theme', 'pink' as never],
    ['language', 7 as never],
    ['hydropowerBaseUrl', 'ftp://x.example' as never],
    ['hydropowerBaseUrl', 'https://user:secret@x.example' as never],
    ['certificateBaseUrl', 'https://x.example/a?b' as never],
    ['allowedOrigins', ['https://x.example/path'] as never],
    ['allowedOrigins', ['*'] as never],
    ['proxyOrigins', ['maps.example'] as never],
    ['exportFolder', 'relative' as never],
    ['exportFolder', '/there/is/no/such/folder' as never],
    ['ui', [] as never],
    ['nonsense', 1 as never],
    ['__proto__', {} as never],
  ];
  for (const [name, value] of wrong) {
    await expect(settings.write(name, value)).rejects.toMatchObject({
      code: 'settings/bad-value',
      details: { name },
    });
  }
  expect(settings.read()).toEqual(DEFAULT_SETTINGS);
});

test('what each screen remembers is a member of its own', async () => {
  const { settings } = await open();
  await Promise.all([settings.write('ui.plants', { width: 3 }), settings.write('ui.map', { zoom: 4 })]);
  expect(settings.read().ui).toEqual({ plants: { width: 3 }, map: { zoom: 4 } });
  await settings.write('ui.plants', null);
  expect(settings.read().ui).toEqual({ map: { zoom: 4 } });
});

test('a file that is not JSON is set aside and told of', async () => {
  const folder = folders.create();
  writeFileSync(join(folder, 'settings.json'), '{"theme":');
  const { settings } = await open(folder);
  expect(settings.wasDamaged).toBe(true);
  expect(settings.read()).toEqual(DEFAULT_SETTINGS);
  expect(readdirSync(folder)).toEqual(['settings.json.damaged']);
});

test('one wrong value in the file does not cost the others, and unknown ones are left out', async () => {
  const folder = folders.create();
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ theme: 'pink', language: 'en', future: 1 }));
  const { settings } = await open(folder);
  expect(settings.wasDamaged).toBe(false);
  expect(settings.read()).toEqual({ ...DEFAULT_SETTINGS, language: 'en' });
});

test('a folder for exports that is gone for now stays set', async () => {
  const { folder, file, settings } = await open();
  const stick = folders.create();
  await settings.write('exportFolder', stick);
  rmSync(stick, { recursive: true });
  expect((await openSettings(file, log)).read().exportFolder).toBe(stick);
  expect(folder).not.toBe(stick);
});

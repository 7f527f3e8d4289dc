import { session } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { isAppUrl, registerAppScheme, serveApp } from './app-scheme.ts';
import { electronDouble } from './testing/electron-double.ts';

beforeEach(() => electronDouble.startAnew());

test('the scheme is registered with what storage, modules and streams need', () => {
  registerAppScheme();
  expect(electronDouble.state().schemes).toEqual([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
});

test('pages are answered by their path, on our own host and for reading only', async () => {
  registerAppScheme();
  await electronDouble.becomeReady();
  serveApp(session.defaultSession, (path) => new Response(path));
  const load = (url: string) => electronDouble.defaultSession().load(url);
  expect(await (await load('app://varde/data/index.html?x=1')).text()).toBe('/data/index.html');
  expect((await load('app://other/')).status).toBe(404);
});

test('only our own origin counts as ours', () => {
  expect(isAppUrl('app://varde/data/')).toBe(true);
  for (const url of ['app://varde.example.org/', 'https://varde/', 'app:varde', '', 'not an address']) {
    expect(isAppUrl(url)).toBe(false);
  }
});

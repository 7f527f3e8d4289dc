import { session } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { pageOf, registerAppScheme, serveApp } from './app-scheme.ts';
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

test('each page has an origin of its own, and is answered by its path, for reading only', async () => {
  registerAppScheme();
  await electronDouble.becomeReady();
  serveApp(session.defaultSession, {
    ui: (path) => new Response(`ui ${path}`),
    data: (path) => new Response(`data ${path}`),
  });
  const load = async (url: string, init?: RequestInit) => electronDouble.defaultSession().load(url, init);
  expect(await (await load('app://varde/assets/a.js?x=1')).text()).toBe('ui /assets/a.js');
  expect(await (await load('app://varde-data/')).text()).toBe('data /');
  expect((await load('app://other/')).status).toBe(404);
  expect((await load('app://varde/', { method: 'POST' })).status).toBe(405);
});

test('only our own hosts count as ours, each as its page', () => {
  expect(pageOf('app://varde/#x')).toBe('ui');
  expect(pageOf('app://varde-data/')).toBe('data');
  for (const url of ['app://varde.example.org/', 'https://varde/', 'app:varde', '', 'not an address']) {
    expect(pageOf(url)).toBeUndefined();
  }
});

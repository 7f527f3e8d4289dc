import { BrowserWindow, session } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { registerAppScheme, serveApp } from './app-scheme.ts';
import { setUpSessionGuards, setUpWindowGuards } from './guards.ts';
import { electronDouble } from './testing/electron-double.ts';

const logged: unknown[] = [];
/** What the settings say. */
let asksPosition = false;

beforeEach(async () => {
  logged.length = 0;
  asksPosition = false;
  electronDouble.startAnew();
  registerAppScheme();
  setUpWindowGuards((error) => logged.push(error));
  await electronDouble.becomeReady();
  const answer = () => new Response('<!doctype html>');
  serveApp(session.defaultSession, { ui: answer, data: answer });
  await setUpSessionGuards(session.defaultSession, {
    downloadsFolder: '/home/kari/Nedlastinger',
    asksPosition: () => asksPosition,
  });
});

async function openPage() {
  await new BrowserWindow().loadURL('app://varde/');
  const [window = expect.fail('no window')] = electronDouble.windows();
  return window.webContents;
}

test('a page goes nowhere, in no frame, neither by itself nor by a redirect', async () => {
  const page = await openPage();
  expect(page.tryNavigation('https://example.org/')).toBe(false);
  expect(page.tryNavigation('app://varde-data/')).toBe(false);
  expect(page.tryNavigation('https://example.org/', false)).toBe(false);
  expect(page.tryRedirect('https://example.org/')).toBe(false);
  expect(logged).toHaveLength(3);
});

test('a page opens no window and attaches no webview', async () => {
  const page = await openPage();
  expect(page.tryOpen('https://example.org/')).toBe(false);
  expect(page.tryOpen('app://varde/')).toBe(false);
  expect(page.tryWebview()).toBe(false);
});

test('each of our own pages may do what it needs, and not what the other needs', () => {
  const guarded = electronDouble.defaultSession();
  for (const permission of ['clipboard-sanitized-write', 'loopback-network', 'serial'] as const) {
    expect(guarded.requestPermission('app://varde/', permission)).toBe(true);
    expect(guarded.checkPermission('app://varde', permission)).toBe(true);
    expect(guarded.requestPermission('app://varde-data/', permission)).toBe(false);
    expect(guarded.checkPermission('app://varde-data', permission)).toBe(false);
  }
  expect(guarded.requestPermission('app://varde-data/', 'persistent-storage')).toBe(true);
  expect(guarded.requestPermission('app://varde/', 'persistent-storage')).toBe(false);
});

test('a frame in one of our pages is granted nothing', () => {
  const guarded = electronDouble.defaultSession();
  for (const frameUrl of ['app://varde/', 'https://example.org/']) {
    const asked = { isMainFrame: false, frameUrl };
    expect(guarded.requestPermission('app://varde/', 'clipboard-sanitized-write', asked)).toBe(false);
  }
});

test('the pages ask no proxy, and what they download goes where the system keeps it', () => {
  expect(electronDouble.defaultSession().proxyMode).toBe('direct');
  expect(electronDouble.defaultSession().downloadPath).toBe('/home/kari/Nedlastinger');
});

test('every other permission is denied, and all of them to other pages', () => {
  const guarded = electronDouble.defaultSession();
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
  ] as const) {
    expect(guarded.requestPermission('app://varde/', permission)).toBe(false);
    expect(guarded.checkPermission('app://varde', permission)).toBe(false);
  }
  expect(guarded.requestPermission('https://example.org/', 'persistent-storage')).toBe(false);
  expect(guarded.checkPermission('https://example.org', 'persistent-storage')).toBe(false);
  expect(guarded.checkDevice({ deviceType: 'usb', origin: 'app://varde', device: {} as never })).toBe(false);
});

test('the page of the app may ask where this machine is while the setting is on, and nobody else', () => {
  const guarded = electronDouble.defaultSession();
  const may = (origin: string, asked = {}) =>
    (['geolocation', 'geolocation-approximate'] as const).flatMap((permission) => [
      guarded.requestPermission(`${origin}/`, permission, asked),
      guarded.checkPermission(origin, permission),
    ]);
  const [yes, no] = [true, false].map((answer) => Array.from({ length: 4 }, () => answer));
  expect(may('app://varde')).toEqual(no);
  asksPosition = true;
  expect(may('app://varde')).toEqual(yes);
  expect(may('app://varde-data')).toEqual(no);
  expect(may('https://example.org')).toEqual(no);
  const inFrame = { isMainFrame: false, frameUrl: 'app://varde/' };
  expect(guarded.requestPermission('app://varde/', 'geolocation', inFrame)).toBe(false);
  expect(guarded.requestPermission('app://varde/', 'media')).toBe(false);
  asksPosition = false;
  expect(may('app://varde')).toEqual(no);
});

test('no request leaves the machine', () => {
  const guarded = electronDouble.defaultSession();
  expect(guarded.wouldRequest('https://example.org/tile.png')).toBe(false);
  expect(guarded.wouldRequest('ws://192.168.1.4/')).toBe(false);
  expect(guarded.wouldRequest('http://127.0.0.1.example.org/')).toBe(false);
  expect(guarded.wouldRequest('http://127.0.0.1:36036/hydropower/GetHydroPowerPlants')).toBe(true);
  expect(guarded.wouldRequest('http://[::1]:36036/')).toBe(true);
});

test('no dictionaries are fetched, which a session does whatever its windows say', async () => {
  expect(electronDouble.defaultSession().fetchesDictionaries).toBe(false);
  const untold = new BrowserWindow({ webPreferences: { partition: 'untold', spellcheck: false } });
  expect(untold.webContents.session).toHaveProperty('fetchesDictionaries', true);
});

test('a port that a person chose may be opened by the page of the app alone, and no other kind of device', () => {
  const guarded = electronDouble.defaultSession();
  const may = (deviceType: 'serial' | 'hid' | 'usb', origin: string) =>
    guarded.checkDevice({ deviceType, origin, device: {} as never });
  expect([may('serial', 'app://varde'), may('hid', 'app://varde'), may('usb', 'app://varde')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([may('serial', 'app://varde-data'), may('serial', 'https://example.org')]).toEqual([false, false]);
});

// Each rule of the double is broken once by a fault in the code of the shell: if the double lets it pass, it does not
// enforce what Electron does. The shell is bundled from its entry and lives a whole day over the double.

import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { session } from 'electron';
import { beforeAll, describe, expect, test } from 'vitest';
import { EventDouble } from './testing/double-state.ts';
import { electronDouble } from './testing/electron-double.ts';
import { SHELL_FAULTS } from './testing/planted-faults.ts';
import { bundleScript } from './testing/run-bundle.ts';
import {
  joinData,
  type PlantedFault,
  type Prepared,
  pageOf,
  runShell,
  startAgain,
  type Tour,
} from './testing/shell-tour.ts';
import { askForPorts, portOf, windowOf } from './testing/start-electron.ts';

const HOST = '\0the host of the test';

/** Bundles the entry with another host, and with a fault. */
function bundleShell(fault?: PlantedFault): Promise<string> {
  const faulty = fault && resolve(import.meta.dirname, fault.file);
  let isPlanted = false;
  return bundleScript('electron/main/main.ts', [
    {
      name: 'planted-fault',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('/host.ts') ? HOST : undefined),
      // The one that the tour gives to the script.
      load: (id) => (id === HOST ? 'const given = startHost; export { given as startHost };' : undefined),
      transform(code, id) {
        if (!fault || id !== faulty) return undefined;
        if (!code.includes(fault.from)) throw new Error(`${fault.file} has no ${fault.from}`);
        isPlanted = true;
        return code.replace(fault.from, fault.to);
      },
      buildEnd() {
        if (fault && !isPlanted) throw new Error(`${fault.file} is not among what is bundled`);
      },
    },
  ]);
}

const menuItem = (label: string) => {
  const menus = electronDouble.state().menuTemplate ?? [];
  const items = menus.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  return items.find((item) => item.label === label) ?? expect.fail(`no menu ${label}`);
};

const click = (label: string) => menuItem(label).click?.({} as never, undefined, {} as never);

/** What Electron grants to whoever asks, unless the shell says no. */
async function tryGuards({ expectNow, settings }: Tour): Promise<void> {
  const page = pageOf('ui') ?? expect.fail('no page');
  const guarded = electronDouble.defaultSession();
  const outside = 'https://example.org/';
  expectNow(!page.tryRedirect(outside), 'the page is led away');
  expectNow(!page.tryWebview(), 'the page has a webview');
  expectNow(!guarded.requestPermission('app://varde/', 'media'), 'the page may use the camera');
  const inFrame = { isMainFrame: false };
  const mayWrite = guarded.requestPermission('app://varde/', 'clipboard-sanitized-write', inFrame);
  expectNow(!mayWrite, 'a frame may write to the clipboard');
  expectNow(!guarded.checkPermission('app://varde', 'media'), 'the page may ask for the camera');
  expectNow(!guarded.checkDevice({ deviceType: 'usb', origin: 'app://varde', device: {} as never }), 'USB');
  expectNow(!guarded.wouldRequest(outside), 'a request leaves the machine');
  expectNow(!guarded.fetchesDictionaries, 'dictionaries are fetched');
  const mayAskPosition = () => guarded.requestPermission('app://varde/', 'geolocation');
  expectNow(!mayAskPosition(), 'the page may ask where it is');
  await settings.write('asksBrowserPosition', true);
  expectNow(mayAskPosition(), 'the page may not ask where it is though the person lets it');
  const mayData = guarded.requestPermission('app://varde-data/', 'geolocation');
  expectNow(!mayData, 'the data page may ask where it is');
  await settings.write('asksBrowserPosition', false);
  expectNow(!mayAskPosition(), 'the page may ask where it is though the person lets it no more');
}

async function tryRefusals(tour: Tour): Promise<void> {
  const page = pageOf('ui') ?? expect.fail('no page');
  const { ipcMain } = electronDouble;
  const outside = 'https://example.org/';
  await tour.expectLogged('wanted to go to', () =>
    tour.expectNow(!page.tryNavigation(outside), 'the page goes away'),
  );
  await tour.expectLogged('wanted to open', () =>
    tour.expectNow(!page.tryOpen(outside), 'the page opens a window'),
  );
  await tour.expectLogged('Refused a request for ports', () =>
    ipcMain.receive(page, 'varde:connect', { isSubframe: true }),
  );
  await tour.expectLogged('Refused a request for ports', () =>
    ipcMain.receive(page, 'varde:connect', { isFrameGone: true }),
  );
  await tour.expectLogged('Refused a request for ports', () =>
    ipcMain.receive(page, 'varde:connect', { origin: 'null' }),
  );
  await tour.expectLogged('Refused a file', () => {
    const asked = ipcMain.invoke(page, 'varde:offer-file', { args: ['/etc/passwd'], isSubframe: true });
    asked.catch((error) => tour.complaints.push(String(error)));
  });
  rmSync(tour.logFolder, { recursive: true, force: true });
  await tour.expectLogged('could not be opened', () => click('Åpne mappen med logger'));
}

async function tryPorts(tour: Tour): Promise<void> {
  const data = await joinData(tour);
  const heard: unknown[] = [];
  let isClosed = false;
  data.channel.onMessage((message) => heard.push(message));
  data.channel.onClose(() => {
    isClosed = true;
  });
  portOf(windowOf('data').webContents, 'control').postMessage('ready');
  await tour.expectSoon(() => heard.length === 1, 'the host hears nothing of the data window');
  data.channel.close();
  await tour.expectSoon(() => isClosed, 'a channel that the host closes is not told as closed');
  await data.close();
}

/** The window goes, the services go on, and the tray leads back. */
async function tryServing(tour: Tour): Promise<void> {
  const { settings, expectSoon, expectNow, heard } = tour;
  for (const isOn of [true, false, true]) await settings.write('keepServing', isOn);
  await settings.write('theme', 'sun');
  askForPorts(windowOf('ui').webContents);
  let isEnding = false;
  electronDouble.app.once('before-quit', () => {
    isEnding = true;
  });
  windowOf('ui').close();
  await expectSoon(() => electronDouble.windows().length === 0, 'the window does not close');
  await expectSoon(() => heard.uiChannels.at(-1) === 0, 'the channel of a window that is gone stays open');
  expectNow(!isEnding, 'the services end with the window');
  const [tray] = electronDouble.state().trayIcons;
  tray?.items[0]?.click?.({} as never, undefined, {} as never);
  await expectSoon(() => pageOf('ui')?.getURL() === 'app://varde/', 'the tray does not lead back');
}

async function tryMenusAndLoads({ expectSoon, expectLogged }: Tour): Promise<void> {
  const { webContents } = windowOf('ui');
  const text = { isEditable: true, selectionText: '', editFlags: {}, frame: null };
  webContents.emit('context-menu', new EventDouble(), text);
  await expectSoon(() => electronDouble.state().popups.length === 1, 'a right click opens nothing');
  startAgain('varde:plants');
  startAgain('varde:certificates');
  await expectSoon(() => webContents.getURL().includes('certificates'), 'the second view is not shown');
  // It is loaded again at once, and its window goes meanwhile.
  await expectLogged('The app window ended', () => {
    webContents.crash({ reason: 'crashed', exitCode: 5 });
    windowOf('ui').destroy();
  });
  startAgain();
  await expectSoon(() => pageOf('ui')?.getURL() === 'app://varde/', 'no new window is made');
}

async function live(tour: Tour): Promise<void> {
  const { expectSoon, expectNow, heard } = tour;
  await expectSoon(() => windowOf('ui').isVisible(), 'the window is not shown');
  expectNow(session.fromPartition('upstream') !== session.defaultSession, 'updates have no session');
  for (const step of [tryGuards, tryRefusals, tryPorts, tryServing, tryMenusAndLoads]) {
    await step(tour);
    if (tour.complaints.length > 0) return;
  }
  tour.closeOutput();
  const page = windowOf('ui').webContents;
  electronDouble.app.quit();
  await expectSoon(() => electronDouble.state().exitCode !== undefined, 'it does not end');
  expectNow(heard.hostClosed, 'the process ends before the host');
  expectNow(page.heard.includes('pagehide'), 'the page does not hear that it is left');
}

/** Wayland: nothing paints that nobody sees. */
const walk = (tour: Tour) => {
  electronDouble.state().paintsHidden = false;
  return live(tour);
};

let shell: string;
beforeAll(async () => {
  shell = await bundleShell();
});

test('the shell as it is lives its day without a complaint', async () => {
  expect(await runShell(shell, undefined, walk)).toEqual([]);
  expect(await runShell(shell, 'staleLock', walk)).toEqual([]);
  expect((await runShell(shell, 'packagedDebugging', walk)).join()).toContain('is refused');
});

describe.each(Object.entries(SHELL_FAULTS))('%s', (_rule, faults) => {
  test.each(faults.map((fault) => [fault.file, fault] as const))(
    'a fault in %s is found',
    async (_, fault) => {
      const complaints = await runShell(await bundleShell(fault), fault.prepared satisfies Prepared, walk);
      expect(complaints.join('\n')).toMatch(fault.complaint);
    },
  );
});

import { app, BrowserWindow } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { findViewLink } from './command-line.ts';
import { endWithSession, setUpLifecycle } from './lifecycle.ts';
import { EventDouble } from './testing/double-state.ts';
import { electronDouble } from './testing/electron-double.ts';

const shown: (string | undefined)[] = [];
const logged: unknown[] = [];
let shutdowns = 0;
let endHost: () => Promise<void> = async () => void shutdowns++;

beforeEach(async () => {
  electronDouble.startAnew();
  shown.length = 0;
  logged.length = 0;
  shutdowns = 0;
  endHost = async () => void shutdowns++;
  setUpLifecycle({
    showUi: async (viewLink) => void shown.push(viewLink),
    openedFiles: {
      offer: (path) => `open-file:t${path}`,
      offerFirst: (args, folder) => (args[0] === 'a.geojson' ? `open-file:t${folder}/${args[0]}` : undefined),
    },
    endHost: () => endHost(),
    endLimitMs: 50,
    log: (error) => logged.push(error),
  });
  await electronDouble.becomeReady();
});

test('a second start shows the window, and the view that it was started with', () => {
  electronDouble.app.emit('second-instance', new EventDouble(), ['/app', '--x'], '/', {});
  electronDouble.app.emit('second-instance', new EventDouble(), ['/app', 'varde:plants?s=a'], '/', {});
  expect(shown).toEqual([undefined, 'varde:plants?s=a']);
});

test('a link that the system hands over is shown', () => {
  const event = new EventDouble();
  electronDouble.app.emit('open-url', event, 'varde:plants');
  expect(event.defaultPrevented).toBe(true);
  expect(shown).toEqual(['varde:plants']);
});

test('a file is taken in from the arguments of a second start and from the system', () => {
  electronDouble.app.emit('second-instance', new EventDouble(), ['/app', 'a.geojson'], '/home', {});
  const event = new EventDouble();
  electronDouble.app.emit('open-file', event, '/home/b.geojson');
  expect(event.defaultPrevented).toBe(true);
  expect(shown).toEqual(['open-file:t/home/a.geojson', 'open-file:t/home/b.geojson']);
});

test('the host ends before the process, and only once', async () => {
  app.quit();
  app.quit();
  expect(electronDouble.state().exitCode).toBeUndefined();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(shutdowns).toBe(1);
});

test('a host that fails to end is told by the exit code', async () => {
  endHost = () => Promise.reject(new Error('disk gone'));
  app.quit();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
});

test('a host that does not end is not waited for', async () => {
  endHost = () => new Promise(() => undefined);
  app.quit();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
  expect(String(logged)).toContain('did not end within 50 ms');
});

test('the end of the system and of the session of the user end Varde, which holds the system back', async () => {
  endWithSession();
  const event = new EventDouble();
  electronDouble.powerMonitor.emit('shutdown', event);
  expect(event.defaultPrevented).toBe(true);
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
});

test('Windows tells the end of a session to its windows', async () => {
  endWithSession();
  new BrowserWindow().emit('session-end', {});
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(shutdowns).toBe(1);
});

test('a link of a view is found among arguments, and nothing else is', () => {
  expect(findViewLink(['/usr/bin/varde', 'varde:plants?s=a'])).toBe('varde:plants?s=a');
  expect(findViewLink(['--data', '/x', 'https://example.org/varde:plants'])).toBeUndefined();
  expect(findViewLink([`varde:${'x'.repeat(9000)}`])).toBeUndefined();
});

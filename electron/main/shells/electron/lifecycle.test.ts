import { app } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { setUpLifecycle } from './lifecycle.ts';
import { EventDouble } from './testing/double-state.ts';
import { electronDouble } from './testing/electron-double.ts';
import { findViewLink } from './view-link.ts';

const shown: (string | undefined)[] = [];
let endings = 0;
let endHost = async () => void endings++;

beforeEach(async () => {
  electronDouble.startAnew();
  shown.length = 0;
  endings = 0;
  endHost = async () => void endings++;
  setUpLifecycle({
    showUi: async (viewLink) => void shown.push(viewLink),
    endHost: () => endHost(),
    log: () => undefined,
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

test('the host ends before the process, and only once', async () => {
  app.quit();
  app.quit();
  expect(electronDouble.state().exitCode).toBeUndefined();
  await expect.poll(() => electronDouble.state().exitCode).toBe(0);
  expect(endings).toBe(1);
});

test('a host that fails to end is told by the exit code', async () => {
  endHost = () => Promise.reject(new Error('disk gone'));
  app.quit();
  await expect.poll(() => electronDouble.state().exitCode).toBe(1);
});

test('a link of a view is found among arguments, and nothing else is', () => {
  expect(findViewLink(['/usr/bin/varde', 'varde:plants?s=a'])).toBe('varde:plants?s=a');
  expect(findViewLink(['--data', '/x', 'https://example.org/varde:plants'])).toBeUndefined();
  expect(findViewLink([`varde:${'x'.repeat(9000)}`])).toBeUndefined();
});

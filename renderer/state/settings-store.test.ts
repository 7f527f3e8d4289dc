import { expect, test, vi } from 'vitest';
import { appError } from '../../shared/contracts/errors.ts';
import { createFakeBridge } from '../bridge/testing/fake-bridge.ts';
import { createSettingsStore, rememberedBy, type Settings } from './settings-store.ts';

const initial: Settings = {
  language: 'nb',
  theme: 'light',
  exportFolder: '',
  certificateBaseUrl: '',
  hydropowerBaseUrl: '',
  allowedOrigins: [],
  proxyOrigins: [],
  keepServing: false,
  asksBrowserPosition: false,
  ui: { place: 'plants' },
};

function setUp(refuse = false) {
  let kept = initial;
  const fake = createFakeBridge({
    host: {
      'settings.write': ({ change }) => {
        if (refuse) return Promise.reject(appError('settings/bad-value', { name: change.name }));
        kept = { ...kept, [change.name]: change.value };
        return Promise.resolve(kept);
      },
    },
  });
  const settings = createSettingsStore(fake.bridge, initial, () => undefined);
  return { fake, ...settings, kept: () => kept };
}

test('a setting that the host took is the one that is shown', async () => {
  const { store, actions } = setUp();
  await actions.write('language', 'en');
  expect(store.getState().language).toBe('en');
});

test('a refused value leaves the old one and tells the caller', async () => {
  const { store, actions } = setUp(true);
  await expect(actions.write('hydropowerBaseUrl', 'ftp://x')).rejects.toMatchObject({
    code: 'settings/bad-value',
  });
  expect(store.getState().hydropowerBaseUrl).toBe('');
});

test('what screens remember is written once for many changes, with what others remembered', async () => {
  vi.useFakeTimers();
  const { fake, actions, kept } = setUp();
  for (let widthPx = 200; widthPx < 300; widthPx++) actions.remember('panels', { widthPx });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(fake.calls).toHaveLength(1);
  expect(kept().ui).toEqual({ place: 'plants', panels: { widthPx: 299 } });
});

test('a change told by the host does not undo what waits to be written', () => {
  const { fake, store, actions } = setUp();
  actions.remember('place', 'map');
  fake.emitHost('settings.changed', { settings: { ...initial, theme: 'dark' } });
  expect(store.getState().theme).toBe('dark');
  expect(rememberedBy(store.getState(), 'place')).toBe('map');
});

test('a late answer to an older write does not take back what was remembered since', async () => {
  const answers: (() => void)[] = [];
  const { bridge } = createFakeBridge({
    host: {
      'settings.write': ({ change }) =>
        new Promise((done) => answers.push(() => done({ ...initial, [change.name]: change.value }))),
    },
  });
  const { store, actions } = createSettingsStore(bridge, initial, () => undefined);
  const title = () => rememberedBy(store.getState(), 'title');
  actions.remember('title', 'Hard');
  const first = actions.flush();
  actions.remember('title', 'Harda');
  const second = actions.flush();
  answers[0]?.();
  await first;
  expect(title()).toBe('Harda');
  answers[1]?.();
  await second;
  expect(title()).toBe('Harda');
});

test('null forgets', () => {
  const { store, actions } = setUp();
  actions.remember('place', null);
  expect(store.getState().ui).toEqual({});
});

import { beforeEach, expect, test } from 'vitest';
import { type MenuSituation, setUpMenus } from './menu.ts';
import { electronDouble } from './testing/electron-double.ts';

beforeEach(() => electronDouble.startAnew());

function setUp(changes: Partial<MenuSituation> = {}): void {
  setUpMenus({
    language: 'nb',
    platform: 'linux',
    keepsServing: false,
    onKeepServing: () => undefined,
    openLogFolder: () => undefined,
    ...changes,
  });
}

const menus = () => electronDouble.state().menuTemplate ?? [];
const labels = () => menus().map(({ label }) => label);
const items = () => menus().flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
const count = (role: string) => items().filter((item) => item.role === role).length;

test('the menus speak both languages', () => {
  setUp();
  expect(labels()).toEqual(['Fil', 'Rediger', 'Vis', 'Vindu', 'Hjelp']);
  setUp({ language: 'en' });
  expect(labels()).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
});

test('Quit and About stand once: in their menus, on a Mac under the application', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    setUp({ platform });
    expect([count('quit'), count('about')]).toEqual([1, 1]);
  }
  expect(labels()[0]).toBe('Varde');
  const [application] = menus();
  expect(application?.submenu).toEqual(expect.arrayContaining([expect.objectContaining({ role: 'about' })]));
});

test('a Mac finds its services, its windows and its search for commands', () => {
  setUp({ platform: 'darwin' });
  expect(count('services')).toBe(1);
  expect(menus().map(({ role }) => role)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'window',
    'help',
  ]);
});

test('no menu begins or ends in a separator', () => {
  for (const platform of ['linux', 'darwin'] as const) {
    setUp({ platform });
    for (const { submenu } of menus()) {
      if (!Array.isArray(submenu)) throw new Error('A menu has no items');
      expect(submenu[0]?.type).not.toBe('separator');
      expect(submenu.at(-1)?.type).not.toBe('separator');
    }
  }
});

test('whether the services go on without a window is seen and changed under File', () => {
  const told: boolean[] = [];
  setUp({ keepsServing: true, onKeepServing: (isOn) => told.push(isOn) });
  const item = items().find(({ type }) => type === 'checkbox');
  expect(item).toMatchObject({ label: 'La tjenestene gå når vinduet er lukket', checked: true });
  item?.click?.({ checked: false } as never, undefined, {} as never);
  expect(told).toEqual([false]);
});

test('the folder of the log is opened from Help on every system', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    let opened = 0;
    setUp({ language: 'en', platform, openLogFolder: () => void opened++ });
    items()
      .find(({ label }) => label === 'Open log folder')
      ?.click?.({} as never, undefined, {} as never);
    expect(opened).toBe(1);
  }
});

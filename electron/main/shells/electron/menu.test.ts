import { beforeEach, expect, test } from 'vitest';
import { setUpMenus } from './menu.ts';
import { electronDouble } from './testing/electron-double.ts';

beforeEach(() => electronDouble.startAnew());

function labels(): unknown[] {
  return (electronDouble.state().menuTemplate ?? []).map(({ label }) => label);
}

function roles(): unknown[] {
  return (electronDouble.state().menuTemplate ?? []).flatMap(({ submenu }) =>
    Array.isArray(submenu) ? submenu.map(({ role, type }) => role ?? type) : [],
  );
}

test('the menus speak both languages', () => {
  setUpMenus('nb', 'linux');
  expect(labels()).toEqual(['Fil', 'Rediger', 'Vis', 'Vindu']);
  setUpMenus('en', 'linux');
  expect(labels()).toEqual(['File', 'Edit', 'View', 'Window']);
});

test('quit stands once: under File, on a Mac under the application', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    setUpMenus('nb', platform);
    expect(roles().filter((role) => role === 'quit')).toHaveLength(1);
  }
  expect(labels()[0]).toBe('Varde');
});

test('no menu ends in a separator', () => {
  setUpMenus('nb', 'darwin');
  for (const { submenu } of electronDouble.state().menuTemplate ?? []) {
    expect(Array.isArray(submenu) && submenu.at(-1)?.type).not.toBe('separator');
  }
});

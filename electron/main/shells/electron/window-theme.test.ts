import { nativeTheme } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { electronDouble } from './testing/electron-double.ts';
import { createFakeSettings } from './testing/start-electron.ts';
import { followTheme, groundOf } from './window-theme.ts';

beforeEach(() => electronDouble.startAnew());

test('frames, menus and dialogs have the theme of the app, at the start and after every change', async () => {
  const settings = createFakeSettings({ theme: 'dark' });
  followTheme(settings);
  expect(nativeTheme.themeSource).toBe('dark');
  await settings.write('theme', 'light');
  expect(nativeTheme.themeSource).toBe('light');
  // Electron knows three words, and bright sun wants light frames.
  await settings.write('theme', 'sun');
  expect(nativeTheme.themeSource).toBe('light');
  await settings.write('theme', 'system');
  expect(nativeTheme.themeSource).toBe('system');
});

test('a window that follows the system opens on the ground that the system has now', () => {
  expect(groundOf({ theme: 'system' })).toBe('#f6f8f9');
  electronDouble.state().isSystemDark = true;
  expect(groundOf({ theme: 'system' })).toBe('#0d171d');
  expect(groundOf({ theme: 'sun' })).toBe('#ffffff');
});

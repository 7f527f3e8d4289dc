import { expect, test } from 'vitest';
import { isTypedKey, type KeyPress, matchesShortcut, shownShortcut } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('a letter with Ctrl is heard whatever its case', () => {
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'Ctrl+K', false)).toBe(true);
  expect(matchesShortcut(press('K', { ctrlKey: true }), 'Ctrl+K', false)).toBe(true);
  expect(matchesShortcut(press('k'), 'Ctrl+K', false)).toBe(false);
});

test('Shift makes another shortcut of a letter and of a function key', () => {
  expect(matchesShortcut(press('L', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+L', false)).toBe(true);
  expect(matchesShortcut(press('l', { ctrlKey: true }), 'Ctrl+Shift+L', false)).toBe(false);
  expect(matchesShortcut(press('F9', { shiftKey: true }), 'F9', false)).toBe(false);
});

test('a sign counts with or without Shift, as keyboards differ', () => {
  expect(matchesShortcut(press('?', { shiftKey: true }), '?', false)).toBe(true);
  expect(matchesShortcut(press('/', { shiftKey: true }), '/', false)).toBe(true);
  expect(matchesShortcut(press('/'), '/', false)).toBe(true);
});

test('AltGr, which comes as Ctrl and Alt, is nobody’s shortcut', () => {
  expect(matchesShortcut(press('k', { ctrlKey: true, altKey: true }), 'Ctrl+K', false)).toBe(false);
});

test('on a Mac the command key is meant', () => {
  expect(matchesShortcut(press('k', { metaKey: true }), 'Ctrl+K', true)).toBe(true);
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'Ctrl+K', true)).toBe(false);
  expect(shownShortcut('Ctrl+Shift+L', true)).toBe('⌘⇧L');
});

test('only signs and letters alone would disturb typing', () => {
  expect(isTypedKey('?')).toBe(true);
  expect(isTypedKey('F9')).toBe(false);
  expect(isTypedKey('Ctrl+K')).toBe(false);
});

test('a plus sign can be a key', () => {
  expect(matchesShortcut(press('+', { ctrlKey: true }), 'Ctrl++', false)).toBe(true);
  expect(shownShortcut('Ctrl++', false)).toBe('Ctrl +');
});

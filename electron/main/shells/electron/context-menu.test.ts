import { BrowserWindow } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { setUpContextMenus } from './menu.ts';
import { electronDouble } from './testing/electron-double.ts';

const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };

beforeEach(async () => {
  electronDouble.startAnew();
  setUpContextMenus(() => 'en');
  await electronDouble.becomeReady();
});

function rightClick(params: object): void {
  const { webContents } = new BrowserWindow();
  webContents.emit(
    'context-menu',
    {},
    { isEditable: false, selectionText: '', editFlags, frame: null, ...params },
  );
}

const popup = () => electronDouble.state().popups[0];

test('a right click into a field offers what can be done there', () => {
  rightClick({ isEditable: true });
  expect(popup()?.map(({ role, enabled }) => [role, enabled])).toEqual([
    ['cut', false],
    ['copy', true],
    ['paste', true],
    ['selectAll', true],
  ]);
});

test('a right click on selected text copies it, and elsewhere opens nothing', () => {
  rightClick({});
  expect(popup()).toBeUndefined();
  rightClick({ selectionText: '  Åna ' });
  expect(popup()?.map(({ label }) => label)).toEqual(['Copy']);
});

test('no entry has to do with spelling', () => {
  rightClick({ isEditable: true, misspelledWord: 'vannkraftverk', dictionarySuggestions: ['x'] });
  expect(popup()).toHaveLength(4);
});

import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU_TEXTS, type MenuLanguage } from './menu-texts.ts';

/** What a right click opens over text: only what can be done there. Elsewhere the app has menus of its own. */
export function setUpContextMenus(language: () => MenuLanguage): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('context-menu', (_click, { isEditable, selectionText, editFlags, frame }) => {
      const entry = (text: 'cut' | 'copy' | 'paste' | 'selectAll', isPossible: boolean) => ({
        label: MENU_TEXTS[text][language()],
        role: text,
        enabled: isPossible,
      });
      const items: MenuItemConstructorOptions[] = isEditable
        ? [
            entry('cut', editFlags.canCut),
            entry('copy', editFlags.canCopy),
            entry('paste', editFlags.canPaste),
            entry('selectAll', editFlags.canSelectAll),
          ]
        : selectionText.trim() === ''
          ? []
          : [entry('copy', editFlags.canCopy)];
      const window = BrowserWindow.fromWebContents(contents);
      if (items.length === 0 || !window) return;
      Menu.buildFromTemplate(items).popup({ window, ...(frame ? { frame } : {}) });
    });
  });
}

import { app, BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU_TEXTS, type MenuLanguage, type MenuText } from './menu-texts.ts';

export interface MenuSituation {
  readonly language: MenuLanguage;
  readonly platform: NodeJS.Platform;
  /** Whether the services go on without a window. */
  readonly keepsServing: boolean;
  readonly onKeepServing: (keepsServing: boolean) => void;
  readonly openLogFolder: () => void;
}

type Role = NonNullable<MenuItemConstructorOptions['role']>;

interface RoleEntry {
  readonly text: MenuText;
  readonly role: Role;
}
/** What is Varde's own doing, and not the system's. */
type OwnEntry = 'keepServing' | 'openLogFolder';

type Entry = RoleEntry | OwnEntry | 'separator';

interface MenuEntry {
  readonly text: MenuText | undefined;
  /** Where a Mac adds something of its own: its windows, the search for commands. */
  readonly role?: Role;
  readonly items: readonly Entry[];
}

const QUIT: RoleEntry = { text: 'quit', role: 'quit' };
const ABOUT: RoleEntry = { text: 'about', role: 'about' };

const FILE: readonly Entry[] = ['keepServing', 'separator', { text: 'closeWindow', role: 'close' }];
const HELP: readonly Entry[] = ['openLogFolder'];

/** The menus between File and Help. The places and commands of the app are in the window itself. */
const MIDDLE: readonly MenuEntry[] = [
  {
    text: 'edit',
    items: [
      { text: 'undo', role: 'undo' },
      { text: 'redo', role: 'redo' },
      'separator',
      { text: 'cut', role: 'cut' },
      { text: 'copy', role: 'copy' },
      { text: 'paste', role: 'paste' },
      { text: 'selectAll', role: 'selectAll' },
    ],
  },
  {
    text: 'view',
    items: [
      { text: 'actualSize', role: 'resetZoom' },
      { text: 'zoomIn', role: 'zoomIn' },
      { text: 'zoomOut', role: 'zoomOut' },
      'separator',
      { text: 'fullScreen', role: 'togglefullscreen' },
    ],
  },
  { text: 'window', role: 'window', items: [{ text: 'minimise', role: 'minimize' }] },
];

const MAC_MENU: MenuEntry = {
  text: undefined,
  items: [
    ABOUT,
    'separator',
    { text: 'services', role: 'services' },
    'separator',
    { text: 'hide', role: 'hide' },
    { text: 'hideOthers', role: 'hideOthers' },
    { text: 'unhide', role: 'unhide' },
    'separator',
    QUIT,
  ],
};

/** On a Mac the first menu is the application's own: About and Quit stand there, and it lives without a window. */
function menusOf(platform: NodeJS.Platform): readonly MenuEntry[] {
  if (platform === 'darwin') {
    const file = { text: 'file', items: FILE.slice(-1) } as const;
    return [MAC_MENU, file, ...MIDDLE, { text: 'help', role: 'help', items: HELP }];
  }
  return [
    { text: 'file', items: [...FILE, 'separator', QUIT] },
    ...MIDDLE,
    { text: 'help', role: 'help', items: [...HELP, 'separator', ABOUT] },
  ];
}

/** Sets the menus of the application. */
export function setUpMenus(situation: MenuSituation): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menusOf(situation.platform).map((menu) => template(menu, situation))),
  );
}

function template({ text, role, items }: MenuEntry, situation: MenuSituation): MenuItemConstructorOptions {
  return {
    label: text === undefined ? 'Varde' : MENU_TEXTS[text][situation.language],
    ...(role === undefined ? {} : { role }),
    submenu: items.map((entry) => item(entry, situation)),
  };
}

function item(entry: Entry, situation: MenuSituation): MenuItemConstructorOptions {
  const label = (text: MenuText) => MENU_TEXTS[text][situation.language];
  switch (entry) {
    case 'separator':
      return { type: 'separator' };
    case 'keepServing':
      return {
        label: label('keepServing'),
        type: 'checkbox',
        checked: situation.keepsServing,
        click: ({ checked }) => situation.onKeepServing(checked),
      };
    case 'openLogFolder':
      return { label: label('openLogFolder'), click: () => situation.openLogFolder() };
    default:
      return { label: label(entry.text), role: entry.role };
  }
}

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

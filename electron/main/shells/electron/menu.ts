import { Menu, type MenuItemConstructorOptions } from 'electron';

export type MenuLanguage = 'nb' | 'en';

type Role = NonNullable<MenuItemConstructorOptions['role']>;
type Label = { readonly [Language in MenuLanguage]: string };

interface Entry {
  readonly label: Label;
  readonly role: Role;
}

interface MenuEntry {
  readonly label: Label;
  readonly items: readonly (Entry | 'separator')[];
}

const QUIT: Entry = { label: { nb: 'Avslutt Varde', en: 'Quit Varde' }, role: 'quit' };

/** The menus, once. The places and commands of the app are in the window itself; here stand only the system's own. */
const MENUS: readonly MenuEntry[] = [
  {
    label: { nb: 'Fil', en: 'File' },
    items: [{ label: { nb: 'Lukk vindu', en: 'Close window' }, role: 'close' }, 'separator', QUIT],
  },
  {
    label: { nb: 'Rediger', en: 'Edit' },
    items: [
      { label: { nb: 'Angre', en: 'Undo' }, role: 'undo' },
      { label: { nb: 'Gjenta', en: 'Redo' }, role: 'redo' },
      'separator',
      { label: { nb: 'Klipp ut', en: 'Cut' }, role: 'cut' },
      { label: { nb: 'Kopier', en: 'Copy' }, role: 'copy' },
      { label: { nb: 'Lim inn', en: 'Paste' }, role: 'paste' },
      { label: { nb: 'Merk alt', en: 'Select all' }, role: 'selectAll' },
    ],
  },
  {
    label: { nb: 'Vis', en: 'View' },
    items: [
      { label: { nb: 'Vanlig størrelse', en: 'Actual size' }, role: 'resetZoom' },
      { label: { nb: 'Større', en: 'Zoom in' }, role: 'zoomIn' },
      { label: { nb: 'Mindre', en: 'Zoom out' }, role: 'zoomOut' },
      'separator',
      { label: { nb: 'Fullskjerm', en: 'Full screen' }, role: 'togglefullscreen' },
    ],
  },
  {
    label: { nb: 'Vindu', en: 'Window' },
    items: [{ label: { nb: 'Minimer', en: 'Minimise' }, role: 'minimize' }],
  },
];

const MAC_MENU: MenuEntry = {
  label: { nb: 'Varde', en: 'Varde' },
  items: [
    { label: { nb: 'Om Varde', en: 'About Varde' }, role: 'about' },
    'separator',
    { label: { nb: 'Skjul Varde', en: 'Hide Varde' }, role: 'hide' },
    { label: { nb: 'Skjul andre', en: 'Hide others' }, role: 'hideOthers' },
    { label: { nb: 'Vis alle', en: 'Show all' }, role: 'unhide' },
    'separator',
    QUIT,
  ],
};

/** Sets the menus of the application in a language. On a Mac the first menu is the application's own. */
export function setUpMenus(language: MenuLanguage, platform: NodeJS.Platform): void {
  const menus = platform === 'darwin' ? [MAC_MENU, ...MENUS.map(withoutQuit)] : MENUS;
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus.map((menu) => template(menu, language))));
}

function withoutQuit(menu: MenuEntry): MenuEntry {
  return {
    ...menu,
    items: menu.items.filter((item, index) => item !== QUIT && menu.items[index + 1] !== QUIT),
  };
}

function template({ label, items }: MenuEntry, language: MenuLanguage): MenuItemConstructorOptions {
  return {
    label: label[language],
    submenu: items.map((item) =>
      item === 'separator' ? { type: 'separator' } : { label: item.label[language], role: item.role },
    ),
  };
}

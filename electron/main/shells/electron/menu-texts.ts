import type { Settings } from '../../settings/setting-checks.ts';

export type MenuLanguage = Settings['language'];

/** Every text of the menus, of the window, of the tray, of what a right click opens and of what the shell asks. */
export const MENU_TEXTS = {
  file: { nb: 'Fil', en: 'File' },
  edit: { nb: 'Rediger', en: 'Edit' },
  view: { nb: 'Vis', en: 'View' },
  window: { nb: 'Vindu', en: 'Window' },
  help: { nb: 'Hjelp', en: 'Help' },
  closeWindow: { nb: 'Lukk vindu', en: 'Close window' },
  keepServing: {
    nb: 'La tjenestene gå når vinduet er lukket',
    en: 'Keep services running when the window is closed',
  },
  quit: { nb: 'Avslutt Varde', en: 'Quit Varde' },
  undo: { nb: 'Angre', en: 'Undo' },
  redo: { nb: 'Gjenta', en: 'Redo' },
  cut: { nb: 'Klipp ut', en: 'Cut' },
  copy: { nb: 'Kopier', en: 'Copy' },
  paste: { nb: 'Lim inn', en: 'Paste' },
  selectAll: { nb: 'Merk alt', en: 'Select all' },
  actualSize: { nb: 'Vanlig størrelse', en: 'Actual size' },
  zoomIn: { nb: 'Større', en: 'Zoom in' },
  zoomOut: { nb: 'Mindre', en: 'Zoom out' },
  fullScreen: { nb: 'Fullskjerm', en: 'Full screen' },
  minimise: { nb: 'Minimer', en: 'Minimise' },
  about: { nb: 'Om Varde', en: 'About Varde' },
  openLogFolder: { nb: 'Åpne mappen med logger', en: 'Open log folder' },
  services: { nb: 'Tjenester', en: 'Services' },
  hide: { nb: 'Skjul Varde', en: 'Hide Varde' },
  hideOthers: { nb: 'Skjul andre', en: 'Hide others' },
  unhide: { nb: 'Vis alle', en: 'Show all' },
  openVarde: { nb: 'Åpne Varde', en: 'Open Varde' },
  choosePort: { nb: 'Hvilken port er GPS-mottakeren på?', en: 'Which port is the GPS receiver at?' },
  cancel: { nb: 'Avbryt', en: 'Cancel' },
  servesAt: { nb: 'Tjenestene svarer på', en: 'The services answer at' },
} as const;

export type MenuText = keyof typeof MENU_TEXTS;

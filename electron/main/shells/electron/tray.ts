import { Menu, Tray } from 'electron';
import { MENU_TEXTS, type MenuLanguage } from './menu-texts.ts';

export interface TrayParts {
  /** A PNG of 16 pixels; beside it stands one for screens with twice as many. */
  readonly icon: string;
  readonly url: string;
  readonly open: () => void;
  readonly quit: () => void;
}

export interface ServingTray {
  /** Shows the icon, or takes it away. */
  show(isShown: boolean, language: MenuLanguage): void;
}

/** The icon that stays where Varde serves on without a window: the way back to it, and the way to end it. */
export function createServingTray({ icon, url, open, quit }: TrayParts): ServingTray {
  let tray: Tray | undefined;
  return {
    show(isShown, language) {
      if (!isShown) {
        tray?.destroy();
        tray = undefined;
        return;
      }
      if (!tray) {
        tray = new Tray(icon);
        // Linux tells of clicks only on its menu.
        tray.on('click', open);
      }
      tray.setToolTip('Varde');
      tray.setContextMenu(
        Menu.buildFromTemplate([
          { label: MENU_TEXTS.openVarde[language], click: open },
          { label: `${MENU_TEXTS.servesAt[language]} ${url}`, enabled: false },
          { type: 'separator' },
          { label: MENU_TEXTS.quit[language], click: quit },
        ]),
      );
    },
  };
}

import { nativeTheme } from 'electron';
import type { Settings } from '../../settings/setting-checks.ts';
import type { SettingsFile } from '../../settings/settings-file.ts';

/** The grounds of the pages (`--paper-2` in renderer/ui/themes.css): the window shows no other before its first frame. */
const GROUNDS = { light: '#f6f8f9', dark: '#0d171d', sun: '#ffffff' } as const;

/** Keeps what the system draws, frames, menus and dialogs, in the theme of the app. */
export function followTheme(settings: Pick<SettingsFile, 'read' | 'onChanged'>): void {
  const follow = ({ theme }: Settings) => {
    // The theme for bright sun is a light one.
    nativeTheme.themeSource = theme === 'sun' ? 'light' : theme;
  };
  follow(settings.read());
  settings.onChanged(follow);
}

/** The ground of a window that opens now. */
export function groundOf({ theme }: Pick<Settings, 'theme'>): string {
  if (theme === 'system') return nativeTheme.shouldUseDarkColors ? GROUNDS.dark : GROUNDS.light;
  return GROUNDS[theme];
}

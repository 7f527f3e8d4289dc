import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { rememberedBy, type Settings } from '../state/settings-store.ts';
import { useStores } from '../state/stores.tsx';
import { useSettings } from '../state/use-stores.ts';

export type ShownTheme = 'light' | 'dark' | 'sun';

const DARK = '(prefers-color-scheme: dark)';

function hearSystem(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme that is drawn: the chosen one, or what the system asks for. */
export function useShownTheme(): ShownTheme {
  const theme = useSettings((settings) => settings.theme);
  const isDark = useSyncExternalStore(hearSystem, () => window.matchMedia(DARK).matches);
  if (theme === 'system') return isDark ? 'dark' : 'light';
  return theme;
}

/** Puts theme and language on the page. */
export function usePageAttributes(theme: ShownTheme, language: Settings['language']): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
}

/** Sun on; again: the theme from before. */
export function useSunSwitch(): () => void {
  const { settings } = useStores();
  return useCallback(() => {
    const state = settings.store.getState();
    const before = rememberedBy(state, 'themeBeforeSun');
    if (state.theme === 'sun') {
      void settings.actions.write('theme', before === 'dark' || before === 'system' ? before : 'light');
    } else {
      settings.actions.remember('themeBeforeSun', state.theme);
      void settings.actions.write('theme', 'sun');
    }
  }, [settings]);
}

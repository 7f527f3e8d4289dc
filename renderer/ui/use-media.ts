import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query is true of the window. Drawn anew when that changes. */
export function useMedia(query: string): boolean {
  const hear = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(hear, () => window.matchMedia(query).matches);
}

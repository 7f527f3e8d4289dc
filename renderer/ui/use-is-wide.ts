import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide. Drawn anew when that changes, not at every pixel. */
export function useIsWide(leastPx: number): boolean {
  const query = `(min-width: ${leastPx}px)`;
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

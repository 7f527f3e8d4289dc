import { useCallback, useSyncExternalStore } from 'react';

/** From this width on there is room for a third column; below it is a drawer. */
export const WIDE_WINDOW = '(min-width: 1150px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
}

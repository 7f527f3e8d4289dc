import { useMedia } from './use-media.ts';

/** Whether the window is at least so wide. Drawn anew when that changes, not at every pixel. */
export function useIsWide(leastPx: number): boolean {
  return useMedia(`(min-width: ${leastPx}px)`);
}

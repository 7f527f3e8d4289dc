import { useMedia } from './use-media.ts';

/** Whether the window is low, such as a wide one at twice the size, or as narrow as a telephone. */
export function useIsSmall(): boolean {
  return useMedia('(max-height: 560px), (max-width: 640px)');
}

import { useIsWide } from '../../ui/use-is-wide.ts';
import { useThemeScale } from './use-theme-scale.ts';

/** Narrower windows are the rows' alone: filters and third column take their place. By letters of the common size. */
const LEAST_FOR_TWO_PX = 640;

/** Whether something has room beside the rows. Larger letters need a wider window for it. */
export function useRoomForTwo(): boolean {
  return useIsWide(Math.round(LEAST_FOR_TWO_PX * useThemeScale().text));
}

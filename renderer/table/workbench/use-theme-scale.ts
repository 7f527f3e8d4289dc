import { useSettings } from '../../state/use-stores.ts';

/** What the theme makes of sizes that are counted in pixels. */
export interface ThemeScale {
  /** Its text, relative to that of the work screens. */
  readonly text: number;
  rowPx(isCompact: boolean): number;
}

const COMPACT_ROW_PX = 29;
const ROOMY_ROW_PX = 36;

const WORK: ThemeScale = { text: 1, rowPx: (isCompact) => (isCompact ? COMPACT_ROW_PX : ROOMY_ROW_PX) };
/** Its text is 18 px instead of 13, its targets are 44. */
const SUN: ThemeScale = { text: 18 / 13, rowPx: () => 44 };

export function useThemeScale(): ThemeScale {
  return useSettings((settings) => settings.theme === 'sun') ? SUN : WORK;
}

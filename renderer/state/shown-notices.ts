import type { Notice } from './notices.ts';

/** More of them than this would cover the work. */
const MAX_SHOWN_NOTICES = 2;

/** The notices that are shown, and how many wait behind them: the latest are shown, since they are of what was just done. */
export function shownNotices(
  notices: readonly Notice[],
  areAllShown: boolean,
): { readonly shown: readonly Notice[]; readonly waiting: number } {
  const waiting = areAllShown ? 0 : Math.max(0, notices.length - MAX_SHOWN_NOTICES);
  return { shown: notices.slice(waiting), waiting };
}

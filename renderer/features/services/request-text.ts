import type { BadgeTone } from '../../ui/badge.tsx';

/** How a status reads at a glance; the number stands beside it. */
export function statusTone(status: number): BadgeTone {
  if (status >= 500) return 'error';
  if (status >= 400) return 'warn';
  if (status >= 300) return 'ice';
  return 'good';
}

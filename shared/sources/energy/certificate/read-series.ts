import { osloDay } from '../../../base/oslo-day.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { type SummaryQuarter, summarySeries } from './summary-series.ts';

/** The part of the registers that the series is made of. */
export interface SeriesSource {
  version(register: 'applications' | 'quarters'): string;
  rows(register: 'applications' | 'quarters'): Promise<readonly RegisterRow[]>;
}

export type ReadSeries = () => Promise<readonly SummaryQuarter[]>;

/** Reads the series of now, computing it once for a state of the registers and a day. */
export function createSeriesReader(source: SeriesSource, clock: Clock): ReadSeries {
  let kept: { readonly key: string; readonly series: Promise<readonly SummaryQuarter[]> } | undefined;
  return () => {
    const today = osloDay(clock.nowMs());
    const key = [source.version('applications'), source.version('quarters'), today.year, today.month].join(
      ' ',
    );
    if (kept?.key !== key) {
      const series = Promise.all([source.rows('applications'), source.rows('quarters')]).then(
        ([applications, quarters]) => summarySeries(applications, quarters, today),
      );
      kept = { key, series };
      series.catch(() => {
        // The caller gets the failure; the next one tries again.
        kept = undefined;
      });
    }
    return kept.series;
  };
}

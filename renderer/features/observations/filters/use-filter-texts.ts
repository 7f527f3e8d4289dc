import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import type { ObservationFilter } from '../../../state/observations-store.ts';
import { filterTexts } from './filter-text.ts';

/** What limits, a phrase each, with the names of the targets. */
export function useFilterTexts(filter: ObservationFilter): string[] {
  const speech = useSpeech();
  const { data: sources = [] } = useHostQuery('pulls.sources', {});
  return filterTexts(
    filter,
    speech,
    new Map(sources.map(({ targetId, targetName }) => [targetId, targetName])),
  );
}

import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { regionName } from '../../../../shared/contracts/observation/regions.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import type { ObservationFilter } from '../../../state/observations-store.ts';
import { formName } from '../forms/form-name.ts';
import { localOf } from '../forms/local-time.ts';

interface Speech {
  readonly language: Language;
  readonly text: Text;
  readonly formats: Formats;
}

const DAY_MS = 86_400_000;

/** What limits, a phrase each; the search for a text is the first. */
export function filterTexts(filter: ObservationFilter, { language, text, formats }: Speech): string[] {
  const { hazardIds, regionIds, typeIds, fromMs, toMs } = filter;
  const [wanted, name] = [filter.text.trim(), filter.observer.trim()];
  const day = (ms: number) => formats.date(Math.floor(localOf(ms) / DAY_MS) * DAY_MS);
  return [
    ...(wanted === '' ? [] : [text('observations.filter.searched', { wanted })]),
    ...hazardIds.map((id) => nameOf('GeoHazardKDV', id, language === 'nb' ? 1 : 2)),
    ...regionIds.map(regionName),
    ...typeIds.map((id) => formName(id, language)),
    ...(name === '' ? [] : [text('observations.filter.by', { name })]),
    ...(fromMs === undefined ? [] : [text('observations.filter.since', { day: day(fromMs) })]),
    ...(toMs === undefined ? [] : [text('observations.filter.until', { day: day(toMs) })]),
  ];
}

import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { regionName } from '../../../../shared/contracts/observation/regions.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { HERE, type ObservationFilter } from '../../../state/observations-store.ts';
import { formName } from '../forms/form-name.ts';
import { localOf } from '../forms/local-time.ts';

interface Speech {
  readonly language: Language;
  readonly text: Text;
  readonly formats: Formats;
}

const DAY_MS = 86_400_000;

/** What limits, a phrase each; the search for a text is the first. `sourceNames`: of targets that something was fetched from. */
export function filterTexts(
  filter: ObservationFilter,
  speech: Speech,
  sourceNames: ReadonlyMap<string, string> = new Map(),
): string[] {
  const { language, text, formats } = speech;
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
    ...filter.sourceIds.map((id) => (id === HERE ? text('delivery.here') : (sourceNames.get(id) ?? id))),
    ...moreTexts(filter, speech),
  ];
}

function moreTexts(filter: ObservationFilter, { text, formats }: Speech): string[] {
  const { competenceIds, changedFromMs, near, regId, groupId, locationId } = filter;
  const stars = new Set(competenceIds.map((id) => nameOf('CompetenceLevelKDV', id, 1)));
  const day = (ms: number) => formats.date(Math.floor(localOf(ms) / DAY_MS) * DAY_MS);
  return [
    ...[...stars].map((each) => each.replaceAll('*', '★')),
    ...(near ? [nearText(near, text, formats)] : []),
    ...(changedFromMs === undefined
      ? []
      : [text('observations.filter.changedSince', { day: day(changedFromMs) })]),
    ...(regId === undefined ? [] : [`${text('observations.filter.regId')} ${regId}`]),
    ...(groupId === undefined ? [] : [`${text('observations.filter.groupId')} ${groupId}`]),
    ...(locationId === undefined ? [] : [`${text('observations.filter.locationId')} ${locationId}`]),
  ];
}

function nearText(
  { radiusM, ...place }: NonNullable<ObservationFilter['near']>,
  text: Text,
  formats: Formats,
): string {
  const [where = ''] = pointerText(place, text, formats);
  return text('observations.filter.within', { km: formats.number(radiusM / 1_000), place: where });
}

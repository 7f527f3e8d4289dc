import { useMemo } from 'react';
import { hazardOf } from '../../../shared/contracts/observation/hazards.ts';
import { nameOf } from '../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useDataQuery } from '../../bridge/use-queries.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { MarkedHazard, ObservationMark } from '../../map/kinds/observations/observation-mark.ts';
import type { ObservationsContent } from '../../map/kinds/observations/observations-kind.tsx';
import { isLimiting, withLimits } from '../../state/observations-store.ts';
import { useObservations, useObservationsActions, usePlaceActions } from '../../state/use-stores.ts';

/** More would lie over one another. The newest are shown. */
const MAX_MARKS = 5_000;
const HAZARDS: { readonly [prefix: string]: MarkedHazard } = {
  Snow: 'snow',
  Ice: 'ice',
  Water: 'water',
  Dirt: 'soil',
};
const NO_MARKS: readonly ObservationMark[] = [];

/** The newest observations that the filter of the list lets through, as points of the map; a click opens the card of one at its place. */
export function useObservationMarks(isVisible: boolean): ObservationsContent {
  const { language, text, formats } = useSpeech();
  const { open, filter: limit } = useObservationsActions();
  const { go } = usePlaceActions();
  const filter = useObservations((state) => state.filter);
  const { data } = useDataQuery('observations.list', { filter, offset: 0, limit: MAX_MARKS });
  const marks = useMemo(
    () =>
      (data?.rows ?? []).flatMap((row): ObservationMark[] => {
        const { key, hazardId, latitude, longitude, placeName, observedAtMs } = row;
        if (latitude === null || longitude === null) return [];
        const hazard = HAZARDS[hazardOf(hazardId)?.prefix ?? ''] ?? 'soil';
        const name = nameOf('GeoHazardKDV', hazardId, language === 'nb' ? 1 : 2);
        const label = [name, placeName ?? text('observations.unknownPlace'), formats.day(observedAtMs)];
        return [{ key, hazard, latitude, longitude, label: label.join(' · ') }];
      }),
    [data, language, text, formats],
  );
  return {
    marks: isVisible ? marks : NO_MARKS,
    isFiltered: isVisible && isLimiting(filter),
    credits: (data?.sources ?? []).map(({ targetName, asOfMs }) =>
      text('observations.fetchedFrom', { target: targetName, time: formats.dateTime(asOfMs) }),
    ),
    // Who has set no filter looks for something else on the map, and needs its room.
    period:
      isVisible && isLimiting(filter) && data?.earliestMs !== undefined && data.latestMs !== undefined
        ? {
            earliestMs: data.earliestMs,
            latestMs: data.latestMs,
            fromMs: filter.fromMs,
            toMs: filter.toMs,
            onChange: (period) => limit(withLimits(filter, period)),
          }
        : undefined,
    onOpen(key) {
      open({ kind: 'registration', key });
      go('observations');
    },
  };
}

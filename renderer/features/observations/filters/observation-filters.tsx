import { FilterX } from 'lucide-react';
import { useState } from 'react';
import { NO_FILTER } from '../../../../shared/contracts/bridge/no-filter.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { type ObservationFilter, withLimits } from '../../../state/observations-store.ts';
import { useObservations, useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { DaySlider } from '../../../ui/day-slider.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keptForms, keptRegions } from './criteria-choices.ts';
import { FormField, HazardField, PeriodFields, RegionField } from './criteria-fields.tsx';
import styles from './filters.module.css';
import { MoreCriteria } from './more-criteria.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

/** What list, map and exports are limited to; folded away with what limits in its title. */
export function ObservationFilters({ page }: { readonly page: BridgeType<'ObservationPage'> | undefined }) {
  const speech = useSpeech();
  const { text, formats } = speech;
  const filter = useObservations((state) => state.filter);
  const actions = useObservationsActions();
  const set = (change: Partial<ObservationFilter>) => actions.filter({ ...filter, ...change });
  const limits = useFilterTexts({ ...filter, text: '' });
  const known = useLastKnown(page);
  return (
    <Disclosure title={[text('observations.filter'), ...limits].join(' · ')} level={3}>
      <div className={styles['filters']}>
        <HazardField
          hazardIds={filter.hazardIds}
          // Regions and forms belong to hazards.
          onChange={(hazardIds) =>
            set({
              hazardIds,
              regionIds: keptRegions(filter.regionIds, hazardIds),
              typeIds: keptForms(filter.typeIds, hazardIds),
            })
          }
        />
        <RegionField {...filter} onChange={(regionIds) => set({ regionIds })} />
        <FormField {...filter} onChange={(typeIds) => set({ typeIds })} />
        <PeriodFields
          fromMs={filter.fromMs}
          toMs={filter.toMs}
          onChange={(fromMs, toMs) => actions.filter(withLimits(filter, { fromMs, toMs }))}
        />
        {known?.earliestMs !== undefined && known.latestMs !== undefined && (
          <DaySlider
            label={text('observations.filter.period')}
            endLabels={[text('observations.filter.from'), text('observations.filter.to')]}
            earliestMs={known.earliestMs}
            latestMs={known.latestMs}
            fromMs={filter.fromMs}
            toMs={filter.toMs}
            said={formats.date}
            onChange={(period) => actions.filter(withLimits(filter, period))}
          />
        )}
        <TextField
          label={text('observations.observer')}
          value={filter.observer}
          onChange={(observer) => set({ observer })}
        />
        <Disclosure title={text('observations.filter.more')} level={4}>
          <div className={styles['filters']}>
            <MoreCriteria filter={filter} onChange={actions.filter} />
          </div>
        </Disclosure>
        {limits.length > 0 && (
          <div>
            <Button
              size="small"
              icon={FilterX}
              onPress={() => actions.filter({ ...NO_FILTER, text: filter.text })}
            >
              {text('observations.filter.clear')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** The one before while the next is read: what somebody moves by its keys must stay where their focus is. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

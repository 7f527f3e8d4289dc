import { FilterX } from 'lucide-react';
import { CRITERIA_HAZARDS } from '../../../../shared/contracts/observation/hazards.ts';
import {
  PICTURE_TID,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { NO_FILTER, type ObservationFilter } from '../../../state/observations-store.ts';
import { useObservations, useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formName } from '../forms/form-name.ts';
import { formsFor } from '../forms/form-values.ts';
import { ANY, HazardField, PeriodFields, RegionField } from './criteria-fields.tsx';
import { filterTexts } from './filter-text.ts';
import styles from './filters.module.css';

/** What list, map and exports are limited to; folded away with what limits in its title. */
export function ObservationFilters() {
  const speech = useSpeech();
  const { text } = speech;
  const filter = useObservations((state) => state.filter);
  const actions = useObservationsActions();
  const set = (change: Partial<ObservationFilter>) => actions.filter({ ...filter, ...change });
  const limits = filterTexts({ ...filter, text: '' }, speech);
  return (
    <Disclosure title={[text('observations.filter'), ...limits].join(' · ')} level={3}>
      <div className={styles['filters']}>
        <HazardField
          hazardIds={filter.hazardIds}
          // Regions and forms belong to hazards.
          onChange={(hazardIds) => set({ hazardIds, regionIds: [], typeIds: [] })}
        />
        <RegionField {...filter} onChange={(regionIds) => set({ regionIds })} />
        <FormField filter={filter} onChange={set} />
        <PeriodFields
          fromMs={filter.fromMs}
          toMs={filter.toMs}
          onChange={(fromMs, toMs) => actions.filter(withPeriod(filter, fromMs, toMs))}
        />
        <TextField
          label={text('observations.observer')}
          value={filter.observer}
          onChange={(observer) => set({ observer })}
        />
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

/** A member that is absent limits nothing. */
function withPeriod(
  { fromMs: _, toMs: __, ...others }: ObservationFilter,
  fromMs: number | undefined,
  toMs: number | undefined,
): ObservationFilter {
  return {
    ...others,
    ...(fromMs === undefined ? {} : { fromMs }),
    ...(toMs === undefined ? {} : { toMs }),
  };
}

interface FieldProps {
  readonly filter: ObservationFilter;
  readonly onChange: (change: Partial<ObservationFilter>) => void;
}

function FormField({ filter: { hazardIds, typeIds }, onChange }: FieldProps) {
  const { language, text } = useSpeech();
  const hazards = hazardIds.length === 0 ? CRITERIA_HAZARDS : hazardIds;
  const offered = new Set(
    hazards.flatMap((id) => formsFor(id).map(({ registrationTid }) => registrationTid)),
  );
  const tids = registrationForms.map(({ registrationTid }) => registrationTid);
  return (
    <Select
      label={text('observations.filter.form')}
      options={[
        { id: ANY, label: text('observations.filter.any') },
        ...[...tids.filter((tid) => offered.has(tid)), PICTURE_TID].map((tid) => ({
          id: String(tid),
          label: formName(tid, language),
        })),
      ]}
      value={String(typeIds[0] ?? ANY)}
      onChange={(id) => onChange({ typeIds: id === ANY ? [] : [Number(id)] })}
    />
  );
}

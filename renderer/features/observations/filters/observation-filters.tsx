import { FilterX } from 'lucide-react';
import { osloInstantMs } from '../../../../shared/base/oslo-time.ts';
import { CRITERIA_HAZARDS, hazardOf } from '../../../../shared/contracts/observation/hazards.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { forecastRegions } from '../../../../shared/contracts/observation/regions.ts';
import {
  PICTURE_TID,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { NO_FILTER, type ObservationFilter } from '../../../state/observations-store.ts';
import { useObservations, useObservationsActions } from '../../../state/use-stores.ts';
import { DayField } from '../../../table/filters/day-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formName } from '../forms/form-name.ts';
import { formsFor } from '../forms/form-values.ts';
import { localOf } from '../forms/local-time.ts';
import { filterTexts } from './filter-text.ts';
import styles from './filters.module.css';

const DAY_MS = 86_400_000;
const ANY = '';

/** What list, map and exports are limited to; folded away with what limits in its title. */
export function ObservationFilters() {
  const speech = useSpeech();
  const { language, text } = speech;
  const filter = useObservations((state) => state.filter);
  const actions = useObservationsActions();
  const set = (change: Partial<ObservationFilter>) => actions.filter({ ...filter, ...change });
  const limits = filterTexts({ ...filter, text: '' }, speech);
  return (
    <Disclosure title={[text('observations.filter'), ...limits].join(' · ')} level={3}>
      <div className={styles['filters']}>
        <ChoiceChips
          label={text('observations.hazard')}
          mode="multiple"
          options={CRITERIA_HAZARDS.map((id) => ({
            id: String(id),
            label: nameOf('GeoHazardKDV', id, language === 'nb' ? 1 : 2),
          }))}
          value={filter.hazardIds.map(String)}
          // Regions and forms belong to hazards.
          onChange={(ids) => set({ hazardIds: ids.map(Number), regionIds: [], typeIds: [] })}
        />
        <RegionField filter={filter} onChange={set} />
        <FormField filter={filter} onChange={set} />
        <PeriodFields filter={filter} onChange={actions.filter} />
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

interface FieldProps {
  readonly filter: ObservationFilter;
  readonly onChange: (change: Partial<ObservationFilter>) => void;
}

/** Each hazard has its own regions: they are asked for where one hazard is chosen. */
function RegionField({ filter: { hazardIds, regionIds }, onChange }: FieldProps) {
  const { text } = useSpeech();
  const [hazardId, ...others] = hazardIds;
  const hazard = hazardId === undefined ? undefined : hazardOf(hazardId);
  if (!hazard || others.length > 0) return null;
  const regions = forecastRegions[hazard.prefix].filter(({ isGrouping }) => !isGrouping);
  return (
    <Select
      label={text('observations.filter.region')}
      options={[
        { id: ANY, label: text('observations.filter.any') },
        ...regions.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={String(regionIds[0] ?? ANY)}
      onChange={(id) => onChange({ regionIds: id === ANY ? [] : [Number(id)] })}
    />
  );
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

/** Whole days in Norway. */
function PeriodFields({
  filter,
  onChange,
}: {
  readonly filter: ObservationFilter;
  readonly onChange: (filter: ObservationFilter) => void;
}) {
  const { text, formats } = useSpeech();
  const { fromMs, toMs, ...others } = filter;
  const dayOf = (ms: number | undefined) =>
    ms === undefined ? undefined : Math.floor(localOf(ms) / DAY_MS) * DAY_MS;
  const period = (from: number | undefined, to: number | undefined) =>
    onChange({
      ...others,
      ...(from === undefined ? {} : { fromMs: from }),
      ...(to === undefined ? {} : { toMs: to }),
    });
  return (
    <div className={styles['period']}>
      <DayField
        label={text('observations.filter.from')}
        value={dayOf(fromMs)}
        said={formats.date}
        onChange={(days) => period(days && osloInstantMs(days.firstMs, 'earlier'), toMs)}
      />
      <DayField
        label={text('observations.filter.to')}
        value={dayOf(toMs)}
        said={formats.date}
        onChange={(days) => period(fromMs, days && osloInstantMs(days.lastMs + DAY_MS, 'earlier') - 1)}
      />
    </div>
  );
}

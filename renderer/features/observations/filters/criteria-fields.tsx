// Fields that say which observations are meant: of the filter of the list, and of what is fetched.

import { osloInstantMs } from '../../../../shared/base/oslo-time.ts';
import { CRITERIA_HAZARDS } from '../../../../shared/contracts/observation/hazards.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { DayField } from '../../../table/filters/day-field.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { formName } from '../forms/form-name.ts';
import { localOf } from '../forms/local-time.ts';
import { formTidsOf, hazardsWithoutRegion, regionsOf } from './criteria-choices.ts';
import styles from './filters.module.css';

const DAY_MS = 86_400_000;

interface HazardFieldProps {
  readonly hazardIds: readonly number[];
  readonly onChange: (hazardIds: number[]) => void;
}

export function HazardField({ hazardIds, onChange }: HazardFieldProps) {
  const { language, text } = useSpeech();
  return (
    <ChoiceChips
      label={text('observations.hazard')}
      mode="multiple"
      options={CRITERIA_HAZARDS.map((id) => ({
        id: String(id),
        label: nameOf('GeoHazardKDV', id, language === 'nb' ? 1 : 2),
      }))}
      value={hazardIds.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

interface RegionFieldProps {
  readonly hazardIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly onChange: (regionIds: number[]) => void;
}

/** Any number of the regions of the chosen hazards. Says where a hazard is left without any. */
export function RegionField({ hazardIds, regionIds, onChange }: RegionFieldProps) {
  const { language, text } = useSpeech();
  const hazardName = (id: number) => nameOf('GeoHazardKDV', id, language === 'nb' ? 1 : 2);
  const without = hazardsWithoutRegion(hazardIds, regionIds);
  return (
    <MultiSelect
      label={text('observations.filter.region')}
      placeholder={text('observations.filter.any')}
      description={
        without.length === 0
          ? undefined
          : text('observations.filter.withoutRegion', { hazards: without.map(hazardName).join(', ') })
      }
      groups={regionsOf(hazardIds).map(({ hazardId, regions }) => ({
        title: hazardName(hazardId),
        options: regions.map(({ id, name }) => ({ id: String(id), label: name })),
      }))}
      value={regionIds.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

interface FormFieldProps {
  readonly hazardIds: readonly number[];
  readonly typeIds: readonly number[];
  readonly onChange: (typeIds: number[]) => void;
}

/** One of the chosen forms is enough. */
export function FormField({ hazardIds, typeIds, onChange }: FormFieldProps) {
  const { language, text } = useSpeech();
  const options = formTidsOf(hazardIds).map((tid) => ({ id: String(tid), label: formName(tid, language) }));
  return (
    <MultiSelect
      label={text('observations.filter.form')}
      placeholder={text('observations.filter.any')}
      groups={[{ title: text('observations.filter.oneOf'), options }]}
      value={typeIds.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}

interface PeriodFieldsProps {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly onChange: (fromMs: number | undefined, toMs: number | undefined) => void;
}

/** Whole days in Norway. */
export function PeriodFields({ fromMs, toMs, onChange }: PeriodFieldsProps) {
  const { text, formats } = useSpeech();
  const dayOf = (ms: number | undefined) =>
    ms === undefined ? undefined : Math.floor(localOf(ms) / DAY_MS) * DAY_MS;
  return (
    <div className={styles['period']}>
      <DayField
        label={text('observations.filter.from')}
        value={dayOf(fromMs)}
        said={formats.date}
        onChange={(days) => onChange(days && osloInstantMs(days.firstMs, 'earlier'), toMs)}
      />
      <DayField
        label={text('observations.filter.to')}
        value={dayOf(toMs)}
        said={formats.date}
        onChange={(days) => onChange(fromMs, days && osloInstantMs(days.lastMs + DAY_MS, 'earlier') - 1)}
      />
    </div>
  );
}

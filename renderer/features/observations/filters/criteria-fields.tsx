// Fields that say which observations are meant: of the filter of the list, and of what is fetched.

import { osloInstantMs } from '../../../../shared/base/oslo-time.ts';
import { CRITERIA_HAZARDS, hazardOf } from '../../../../shared/contracts/observation/hazards.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { forecastRegions } from '../../../../shared/contracts/observation/regions.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { DayField } from '../../../table/filters/day-field.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { localOf } from '../forms/local-time.ts';
import styles from './filters.module.css';

const DAY_MS = 86_400_000;
export const ANY = '';

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

/** Each hazard has its own regions: they are asked for where one hazard is chosen. */
export function RegionField({ hazardIds, regionIds, onChange }: RegionFieldProps) {
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
      onChange={(id) => onChange(id === ANY ? [] : [Number(id)])}
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

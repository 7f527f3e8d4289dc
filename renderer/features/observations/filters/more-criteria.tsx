// The criteria that are asked for less often, as the searches of the service have them.

import { useState } from 'react';
import { osloInstantMs } from '../../../../shared/base/oslo-time.ts';
import { lookupTables } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { parseCoordinate } from '../../../../shared/geo/reading/parse-coordinate.ts';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useSpeech, useText } from '../../../i18n/text.tsx';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { HERE, type ObservationFilter, withLimits } from '../../../state/observations-store.ts';
import { DayField } from '../../../table/filters/day-field.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { NumberField, type NumberFieldProps } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { localOf } from '../forms/local-time.ts';
import styles from './filters.module.css';

const DAY_MS = 86_400_000;
const ID_FORMAT = { useGrouping: false, maximumFractionDigits: 0 } as const;
const M_PER_KM = 1_000;
const USUAL_RADIUS_KM = 20;
const MAX_RADIUS_KM = 2_000;
const STARS = ['*', '**', '***', '****', '*****'] as const;
const levels = lookupTables['CompetenceLevelKDV']?.elements ?? [];

interface CriteriaProps {
  readonly filter: ObservationFilter;
  readonly onChange: (filter: ObservationFilter) => void;
}

export function MoreCriteria({ filter, onChange }: CriteriaProps) {
  const text = useText();
  const { regId, groupId, locationId } = filter;
  return (
    <>
      <SourceField filter={filter} onChange={onChange} />
      <CompetenceField filter={filter} onChange={onChange} />
      <NearFields filter={filter} onChange={onChange} />
      <ChangedField filter={filter} onChange={onChange} />
      <div className={styles['period']}>
        <IdField
          label={text('observations.filter.regId')}
          value={regId}
          onChange={(value) => onChange(withLimits(filter, { regId: value }))}
        />
        <IdField
          label={text('observations.filter.groupId')}
          value={groupId}
          onChange={(value) => onChange(withLimits(filter, { groupId: value }))}
        />
        <IdField
          label={text('observations.filter.locationId')}
          value={locationId}
          onChange={(value) => onChange(withLimits(filter, { locationId: value }))}
        />
      </div>
    </>
  );
}

function IdField(props: Pick<NumberFieldProps, 'label' | 'value' | 'onChange'>) {
  return <NumberField {...props} minValue={0} formatOptions={ID_FORMAT} />;
}

/** Asked for where something was fetched. */
function SourceField({ filter, onChange }: CriteriaProps) {
  const text = useText();
  const { data: sources = [] } = useHostQuery('pulls.sources', {});
  if (sources.length === 0) return null;
  return (
    <ChoiceChips
      label={text('observations.filter.source')}
      mode="multiple"
      options={[
        { id: HERE, label: text('delivery.here') },
        ...sources.map(({ targetId, targetName }) => ({ id: targetId, label: targetName })),
      ]}
      value={filter.sourceIds}
      onChange={(sourceIds) => onChange({ ...filter, sourceIds })}
    />
  );
}

/** Levels are numbered by hazard; the stars mean the same. */
function CompetenceField({ filter, onChange }: CriteriaProps) {
  const text = useText();
  const idsOf = (stars: string) => levels.filter(([, name]) => name === stars).map(([id]) => id);
  const chosen = STARS.filter((stars) => idsOf(stars).some((id) => filter.competenceIds.includes(id)));
  return (
    <ChoiceChips
      label={text('observations.filter.competence')}
      mode="multiple"
      options={STARS.map((id) => ({ id, label: id.replaceAll('*', '★') }))}
      value={chosen}
      onChange={(stars) => onChange({ ...filter, competenceIds: stars.flatMap(idsOf) })}
    />
  );
}

/** A circle: coordinates however they are typed, and how far from there. */
function NearFields({ filter, onChange }: CriteriaProps) {
  const { text, formats } = useSpeech();
  const { near } = filter;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (near ? (pointerText(near, text, formats)[0] ?? '') : '');
  const isUnknown = shown.trim() !== '' && near === undefined;
  return (
    <div className={styles['period']}>
      <TextField
        label={text('observations.filter.near')}
        value={shown}
        placeholder={text('map.goTo.example')}
        error={isUnknown ? text('map.goTo.unknown') : undefined}
        onChange={(next) => {
          setTyped(next);
          const place = parseCoordinate(next)[0]?.place;
          const radiusM = near?.radiusM ?? USUAL_RADIUS_KM * M_PER_KM;
          onChange(withLimits(filter, { near: place && { ...place, radiusM } }));
        }}
        onBlur={() => near && setTyped(undefined)}
      />
      <NumberField
        label={text('observations.filter.radius')}
        minValue={0.1}
        maxValue={MAX_RADIUS_KM}
        isDisabled={near === undefined}
        value={near ? near.radiusM / M_PER_KM : USUAL_RADIUS_KM}
        onChange={(km) =>
          near && onChange({ ...filter, near: { ...near, radiusM: (km ?? USUAL_RADIUS_KM) * M_PER_KM } })
        }
      />
    </div>
  );
}

function ChangedField({ filter, onChange }: CriteriaProps) {
  const { text, formats } = useSpeech();
  const { changedFromMs } = filter;
  return (
    <DayField
      label={text('observations.filter.changed')}
      value={changedFromMs === undefined ? undefined : Math.floor(localOf(changedFromMs) / DAY_MS) * DAY_MS}
      said={formats.date}
      onChange={(days) =>
        onChange(withLimits(filter, { changedFromMs: days && osloInstantMs(days.firstMs, 'earlier') }))
      }
    />
  );
}

import { Clock } from 'lucide-react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { CRITERIA_HAZARDS } from '../../../../shared/contracts/observation/hazards.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { OBSERVATIONS_SCREEN, rememberedText } from '../../../state/use-new-observation.ts';
import { useRemembered } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { withMember } from '../forms/form-values.ts';
import { draftTime } from '../forms/local-time.ts';
import { OsloTimeField } from '../forms/oslo-time-field.tsx';
import styles from './draft-editor.module.css';
import { PlaceSection } from './place-section.tsx';
import type { EditedDraft } from './use-draft.ts';

interface PlaceAndTimeProps {
  readonly draft: EditedDraft;
  readonly faults: ReadonlyMap<string, string>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What every observation has: hazard, time, observer, place. */
export function PlaceAndTime({ draft, faults }: PlaceAndTimeProps) {
  const { text } = useSpeech();
  return (
    <div className={styles['fields']}>
      <HazardField {...{ draft, faults }} />
      <div data-path="DtObsTime" className={styles['time']}>
        <TimeField {...{ draft, faults }} />
      </div>
      <ObserverField {...{ draft, faults }} />
      <h3>{text('observations.place')}</h3>
      <PlaceSection {...{ draft, faults }} />
    </div>
  );
}

function HazardField({ draft, faults }: PlaceAndTimeProps) {
  const { language, text } = useSpeech();
  const { content, change } = draft;
  const registration = isJsonObject(content.registration) ? content.registration : {};
  const hazardId = registration['GeoHazardTID'];
  const options = CRITERIA_HAZARDS.map((id) => ({
    id: String(id),
    label: nameOf('GeoHazardKDV', id, language === 'nb' ? 1 : 2),
  }));
  return (
    <div data-path="GeoHazardTID">
      <ChoiceChips
        label={`${text('observations.hazard')} · ${text('observations.need.must')}`}
        error={faults.get('GeoHazardTID')}
        mode="single"
        options={options}
        value={hazardId === undefined ? [] : [String(hazardId)]}
        onChange={([id]) =>
          // What was written for another hazard stays in the draft, and comes back with it.
          id !== undefined &&
          change((now) => ({
            ...now,
            registration: withMember(
              isJsonObject(now.registration) ? now.registration : {},
              'GeoHazardTID',
              Number(id),
            ),
          }))
        }
      />
    </div>
  );
}

function TimeField({ draft, faults }: PlaceAndTimeProps) {
  const { text } = useSpeech();
  const { content, change } = draft;
  const take = (ms: number | undefined) =>
    change(({ observedAt: _, ...now }) => (ms === undefined ? now : { ...now, observedAt: draftTime(ms) }));
  const isAhead = (content.observedAt?.instantMs ?? 0) > Date.now() + DAY_MS;
  return (
    <>
      <OsloTimeField
        label={`${text('observations.time')} · ${text('observations.need.must')}`}
        description={isAhead ? text('observations.time.ahead') : text('observations.time.zone')}
        error={faults.get('DtObsTime')}
        value={content.observedAt?.instantMs}
        onChange={take}
      />
      <Button icon={Clock} onPress={() => take(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)}>
        {text('observations.time.now')}
      </Button>
    </>
  );
}

function ObserverField({ draft, faults }: PlaceAndTimeProps) {
  const { text } = useSpeech();
  const [remembered, remember] = useRemembered(OBSERVATIONS_SCREEN);
  const { content, change } = draft;
  return (
    <div data-path="ObserverGuid">
      <TextField
        label={`${text('observations.observer')} · ${text('observations.need.must')}`}
        description={text('observations.observer.help')}
        error={faults.get('ObserverGuid')}
        value={content.observer}
        onChange={(observer) => change((now) => ({ ...now, observer }))}
        onBlur={() => {
          if (content.observer.trim() === '' || content.observer === rememberedText(remembered, 'observer'))
            return;
          remember({ ...(isJsonObject(remembered) ? remembered : {}), observer: content.observer });
        }}
      />
    </div>
  );
}

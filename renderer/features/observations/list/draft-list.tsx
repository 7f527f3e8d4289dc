import { CircleAlert, Hourglass, PenLine, Undo2 } from 'lucide-react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { failureDetail } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useNoticeActions, useObservationsActions } from '../../../state/use-stores.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './observation-list.module.css';

type Draft = BridgeType<'Draft'>;

interface DraftListProps {
  readonly drafts: readonly Draft[];
  readonly openedId: string | undefined;
}

/** What is being written, what is saved and waits, and what was thrown away. */
export function DraftList({ drafts, openedId }: DraftListProps) {
  const { text } = useSpeech();
  const { open } = useObservationsActions();
  const reopen = useReopen();
  const written = drafts.filter(({ state }) => state === 'draft');
  const saved = drafts.filter(({ state }) => state === 'waiting' || state === 'attention');
  const removed = drafts.filter(({ state }) => state === 'removed');
  return (
    <>
      {written.length > 0 && <h2 className={styles['heading']}>{text('observations.drafts')}</h2>}
      {written.length + saved.length > 0 && (
        <ul className={styles['list']}>
          {written.map((draft) => (
            <li key={draft.draftId}>
              <button
                type="button"
                className={styles['item']}
                aria-current={draft.draftId === openedId ? 'true' : undefined}
                onClick={() => open({ kind: 'draft', draftId: draft.draftId })}
              >
                <DraftSummary draft={draft} />
              </button>
            </li>
          ))}
          {saved.map((draft) => (
            <li key={draft.draftId} className={styles['saved']}>
              <DraftSummary draft={draft} />
              {draft.state === 'attention' && (
                <Button size="small" icon={PenLine} onPress={() => void reopen(draft.draftId)}>
                  {text('observations.editAgain')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <Disclosure title={text('observations.wastebasket')} aside={removed.length} level={2}>
          <ul className={styles['list']}>
            {removed.map((draft) => (
              <li key={draft.draftId} className={styles['saved']}>
                <DraftSummary draft={draft} />
                <Button size="small" icon={Undo2} onPress={() => void reopen(draft.draftId)}>
                  {text('observations.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

export function DraftSummary({ draft: { content, keptAtMs, state } }: { draft: Draft }) {
  const { language, text, formats } = useSpeech();
  const registration = isJsonObject(content.registration) ? content.registration : {};
  const place = isJsonObject(registration['ObsLocation']) ? registration['ObsLocation'] : {};
  const hazardId = registration['GeoHazardTID'];
  const hazard =
    typeof hazardId === 'number'
      ? nameOf('GeoHazardKDV', hazardId, language === 'nb' ? 1 : 2)
      : text('observations.noHazard');
  const placeName = String(place['LocationName'] ?? '') || content.placeText;
  return (
    <>
      <span className={styles['name']}>
        {hazard}
        {placeName !== '' && (
          <>
            {' · '}
            <span className={styles['at']}>{placeName}</span>
          </>
        )}
      </span>
      <span className={styles['when']}>
        {text('observations.keptAt', { time: formats.dateTime(keptAtMs) })}
      </span>
      {state === 'waiting' && (
        <Badge tone="warn" icon={Hourglass}>
          {text('observations.state.waiting')}
        </Badge>
      )}
      {state === 'attention' && (
        <Badge tone="error" icon={CircleAlert}>
          {text('observations.state.attention')}
        </Badge>
      )}
    </>
  );
}

function useReopen(): (draftId: string) => Promise<void> {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const { open } = useObservationsActions();
  return async (draftId) => {
    try {
      await host['drafts.reopen']({ draftId });
      open({ kind: 'draft', draftId });
    } catch (error) {
      show({
        tone: 'error',
        sentence: (text) => text('observations.changeFailed'),
        detail: failureDetail(error),
      });
    }
  };
}

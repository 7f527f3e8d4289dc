import { FileDown, PenLine, Play, Square } from 'lucide-react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { DraftSummary } from '../list/draft-list.tsx';
import styles from '../targets/targets.module.css';
import { deliverySentences } from './delivery-text.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { useOutboxActs } from './use-outbox-acts.ts';

/** An observation on its way, or the proof that it came. */
export function DeliveryCard({ draftId }: { readonly draftId: string }) {
  const { text } = useSpeech();
  const { data } = useHostQuery('outbox.list', {});
  const item = data?.items.find(({ draft }) => draft.draftId === draftId);
  const sent = data?.sent.find(({ draft }) => draft.draftId === draftId);
  const draft = item?.draft ?? sent?.draft;
  if (!draft) return null;
  return (
    <article className={styles['panel']} aria-label={text('delivery.delivery')}>
      <header className={styles['target']}>
        <DraftSummary draft={draft} />
        <div>
          <PhaseBadge phase={item?.state.phase ?? 'sent'} />
        </div>
        {item && <OnItsWay item={item} />}
        {sent && <Proof sent={sent} />}
      </header>
    </article>
  );
}

const CAN_STOP: ReadonlySet<BridgeType<'DeliveryPhase'>> = new Set(['waiting', 'sending', 'looking']);

function OnItsWay({ item }: { readonly item: BridgeType<'OutboxItem'> }) {
  const speech = useSpeech();
  const { text } = speech;
  const { stop, resume, edit, exportItem } = useOutboxActs(item.draft.draftId);
  return (
    <>
      <div role="status">
        {deliverySentences(item, speech).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles['acts']}>
        {CAN_STOP.has(item.state.phase) && (
          <Button icon={Square} onPress={stop}>
            {text('delivery.stop')}
          </Button>
        )}
        {item.state.phase !== 'sending' && (
          <Button icon={Play} onPress={resume}>
            {text('delivery.resume')}
          </Button>
        )}
        {item.canEdit && (
          <Button icon={PenLine} onPress={edit}>
            {text('observations.editAgain')}
          </Button>
        )}
        <Button icon={FileDown} onPress={exportItem}>
          {text('delivery.export')}
        </Button>
      </div>
    </>
  );
}

function Proof({ sent }: { readonly sent: BridgeType<'SentItem'> }) {
  const { text, formats } = useSpeech();
  const {
    targetName: target,
    address,
    regId,
    seenAtMs,
    pictures,
    exactPictures,
    body,
    preparedUntilMs,
  } = sent;
  return (
    <>
      <p>{text('delivery.proof', { target, number: String(regId), time: formats.dateTime(seenAtMs) })}</p>
      <p className={styles['address']}>{address}</p>
      {pictures > 0 && <p>{text('delivery.proof.pictures', { pictures, exact: exactPictures })}</p>}
      {preparedUntilMs !== undefined && (
        <p>{text('delivery.proof.prepared', { day: formats.day(preparedUntilMs) })}</p>
      )}
      <p className={styles['address']}>
        {text('delivery.proof.body', { size: formats.bytes(body.bytes), sha256: body.sha256 })}
      </p>
      <p>{text('delivery.proof.final')}</p>
    </>
  );
}

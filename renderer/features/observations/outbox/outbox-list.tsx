import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DraftSummary } from '../list/draft-list.tsx';
import styles from '../list/observation-list.module.css';
import { PhaseBadge } from './phase-badge.tsx';

/** What is on its way to targets, and what came there. */
export function OutboxList({ openedId }: { readonly openedId: string | undefined }) {
  const { text, formats } = useSpeech();
  const { open } = useObservationsActions();
  const { data } = useHostQuery('outbox.list', {});
  const { data: targets = [] } = useHostQuery('targets.list', {});
  const { items = [], sent = [] } = data ?? {};
  const halted = targets.filter(({ isHalted }) => isHalted);
  return (
    <>
      {items.length > 0 && (
        <h2 className={styles['heading']}>
          {text('delivery.outbox')}
          <span className={styles['count']}>{formats.number(items.length, 0)}</span>
        </h2>
      )}
      {halted.map(({ targetId, name }) => (
        <div key={targetId} role="alert" className={styles['saved']}>
          <p>{text('delivery.says.halted', { target: name })}</p>
          <Button size="small" onPress={() => open({ kind: 'targets' })}>
            {text('delivery.giveToken')}
          </Button>
        </div>
      ))}
      {items.length > 0 && (
        <ul className={styles['list']}>
          {items.map(({ draft, state, targetName }) => (
            <DeliveryLine
              key={draft.draftId}
              draft={draft}
              phase={state.phase}
              targetName={targetName}
              isOpened={draft.draftId === openedId}
            />
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <Disclosure title={text('delivery.sent')} aside={sent.length} level={2}>
          <ul className={styles['list']}>
            {sent.map(({ draft, targetName }) => (
              <DeliveryLine
                key={draft.draftId}
                draft={draft}
                phase="sent"
                targetName={targetName}
                isOpened={draft.draftId === openedId}
              />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

interface DeliveryLineProps {
  readonly draft: BridgeType<'Draft'>;
  readonly phase: BridgeType<'DeliveryPhase'>;
  readonly targetName: string;
  readonly isOpened: boolean;
}

function DeliveryLine({ draft, phase, targetName, isOpened }: DeliveryLineProps) {
  const { open } = useObservationsActions();
  return (
    <li>
      <button
        type="button"
        className={styles['item']}
        aria-current={isOpened ? 'true' : undefined}
        onClick={() => open({ kind: 'delivery', draftId: draft.draftId })}
      >
        <DraftSummary draft={draft} />
        <span className={styles['forms']}>{targetName}</span>
        <PhaseBadge phase={phase} />
      </button>
    </li>
  );
}

import { Binoculars, Plus, Waypoints } from 'lucide-react';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { useNewObservation } from '../../state/use-new-observation.ts';
import { useObservations, useObservationsActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ObservationCard } from './card/observation-card.tsx';
import { DraftEditor } from './draft/draft-editor.tsx';
import { DraftList } from './list/draft-list.tsx';
import { RegistrationList } from './list/registration-list.tsx';
import styles from './observations-place.module.css';
import { DeliveryCard } from './outbox/delivery-card.tsx';
import { OutboxList } from './outbox/outbox-list.tsx';
import { TargetsPanel } from './targets/targets-panel.tsx';

/** Hazard observations: the list at the left; at the right the draft that is written, or the card of what is registered. */
export function ObservationsPlace() {
  const text = useText();
  const opened = useObservations((state) => state.opened);
  const { open } = useObservationsActions();
  const newObservation = useNewObservation();
  const { data } = useHostQuery('drafts.list', {});
  const drafts = data?.drafts ?? [];
  const openedId = opened?.kind === 'draft' ? opened.draftId : undefined;
  const draft = drafts.find(({ draftId, state }) => draftId === openedId && state === 'draft');
  return (
    <div className={styles['place']}>
      <section className={styles['side']} aria-label={text('observations.title')} data-landmark>
        <h1 className={styles['title']}>{text('observations.title')}</h1>
        <Button tone="primary" icon={Plus} onPress={() => newObservation()}>
          {text('observations.new')}
        </Button>
        <Button icon={Waypoints} onPress={() => open({ kind: 'targets' })}>
          {text('delivery.targets')}
        </Button>
        {data && data.unreadable.length > 0 && (
          <p role="alert" className={styles['unreadable']}>
            {text('observations.unreadable', { folders: data.unreadable.join(', ') })}
          </p>
        )}
        <DraftList drafts={drafts} openedId={openedId} />
        <OutboxList openedId={opened?.kind === 'delivery' ? opened.draftId : undefined} />
        <RegistrationList openedKey={opened?.kind === 'registration' ? opened.key : undefined} />
      </section>
      <section
        className={styles['main']}
        aria-label={text('observations.opened')}
        tabIndex={-1}
        data-landmark
        data-scrolls={draft ? undefined : true}
      >
        {draft && <DraftEditor key={draft.draftId} draft={draft} />}
        {opened?.kind === 'registration' && <ObservationCard key={opened.key} registrationKey={opened.key} />}
        {opened?.kind === 'targets' && <TargetsPanel />}
        {opened?.kind === 'delivery' && <DeliveryCard draftId={opened.draftId} />}
        {!draft && (opened === undefined || opened.kind === 'draft') && (
          <EmptyState icon={Binoculars} title={text('observations.nothingOpen')}>
            {text('observations.nothingOpen.why')}
          </EmptyState>
        )}
      </section>
    </div>
  );
}

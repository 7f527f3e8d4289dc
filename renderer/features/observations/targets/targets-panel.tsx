import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { PulledSources } from '../pull/pulled-sources.tsx';
import { TargetForm } from './target-form.tsx';
import { TargetItem } from './target-item.tsx';
import styles from './targets.module.css';

/** The services that observations are delivered to and fetched from, and what was fetched. */
export function TargetsPanel() {
  const text = useText();
  const { data: targets = [] } = useHostQuery('targets.list', {});
  const [edited, setEdited] = useState<string>();
  const isAdding = edited === '';
  const close = () => setEdited(undefined);
  return (
    <section className={styles['panel']} aria-label={text('delivery.targets')}>
      <h2 className={styles['title']}>{text('delivery.targets')}</h2>
      <p>{text('delivery.targets.lead')}</p>
      <ul className={styles['targets']}>
        {targets.map((target) => (
          <li key={target.targetId} className={styles['target']}>
            {edited === target.targetId ? (
              <TargetForm target={target} onDone={close} />
            ) : (
              <TargetItem target={target} onEdit={() => setEdited(target.targetId)} />
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div className={styles['target']}>
          <TargetForm onDone={close} />
        </div>
      ) : (
        <div>
          <Button icon={Plus} onPress={() => setEdited('')}>
            {text('delivery.target.add')}
          </Button>
        </div>
      )}
      <PulledSources />
    </section>
  );
}

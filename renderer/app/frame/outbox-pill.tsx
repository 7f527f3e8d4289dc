import { CircleAlert, Send } from 'lucide-react';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { usePlaceActions } from '../../state/use-stores.ts';
import { Pill } from './pill.tsx';

/** How many observations are on their way, and how many of them wait for a person; nothing where there are none. */
export function OutboxPill() {
  const text = useText();
  const { go } = usePlaceActions();
  const { data } = useHostQuery('outbox.list', {});
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const asking = items.filter(({ state, isHalted }) => state.phase === 'attention' || isHalted).length;
  const label =
    asking > 0
      ? text('frame.outbox.asking', { count: asking })
      : text('frame.outbox.waiting', { count: items.length });
  return (
    <Pill
      icon={asking > 0 ? CircleAlert : Send}
      tone={asking > 0 ? 'warn' : 'plain'}
      label={label}
      onPress={() => go('observations')}
    >
      {label}
    </Pill>
  );
}

import { Send, Square } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { ShownAnswer } from './shown-answer.tsx';
import styles from './try-form.module.css';
import type { TryState } from './use-try.ts';

/** Sends the form it stands in; while one waits for the answer it stops that. */
export function SendButton({ state, onStop }: { state: TryState; onStop: () => void }) {
  const text = useText();
  return state.kind === 'waiting' ? (
    <Button icon={Square} onPress={onStop}>
      {text('services.try.stop')}
    </Button>
  ) : (
    <Button type="submit" tone="primary" icon={Send}>
      {text('services.try.send')}
    </Button>
  );
}

export function TryOutcome({ state }: { state: TryState }) {
  const text = useText();
  if (state.kind === 'answered') return <ShownAnswer answer={state.answer} />;
  if (state.kind !== 'failed') return null;
  return (
    <p role="alert" className={styles['failure']}>
      {text('services.try.failed', { reason: state.reason })}
    </p>
  );
}

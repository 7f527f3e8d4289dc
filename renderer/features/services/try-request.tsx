import { Send, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { reachableAddress, sendRequest, type TriedAnswer, type TriedMessage } from './send-request.ts';
import { ShownAnswer } from './shown-message.tsx';
import styles from './try-form.module.css';

type TryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly answer: TriedAnswer }
  | { readonly kind: 'failed'; readonly reason: string };

/** One request after another to an address of a service, and what came of the last. */
export function useTry(serviceUrl: string) {
  const text = useText();
  const { announce } = useNoticeActions();
  const [state, setState] = useState<TryState>({ kind: 'idle' });
  const controller = useRef<AbortController | undefined>(undefined);

  /** `message`: what is sent to the address; without it the address is read. */
  async function send(path: string, message?: TriedMessage): Promise<void> {
    controller.current = new AbortController();
    setState({ kind: 'waiting' });
    try {
      const { signal } = controller.current;
      const answer = await sendRequest(reachableAddress(serviceUrl, path, window.location), signal, message);
      setState({ kind: 'answered', answer });
      announce(text('services.try.answered', { status: answer.status }));
    } catch (error) {
      // Stopped by the user: nothing failed.
      if (controller.current.signal.aborted) setState({ kind: 'idle' });
      else setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  return { state, send, stop: () => controller.current?.abort() };
}

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

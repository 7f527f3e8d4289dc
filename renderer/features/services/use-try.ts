import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { reachableAddress, sendRequest, type TriedAnswer, type TriedMessage } from './send-request.ts';

export type TryState =
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

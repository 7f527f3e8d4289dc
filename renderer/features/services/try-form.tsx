import { Copy, Send, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { callPath, type OperationView, typeText } from './operation-view.ts';
import { reachableAddress, sendRequest, type TriedAnswer } from './send-request.ts';
import { ShownAnswer } from './shown-answer.tsx';
import styles from './try-form.module.css';

type TryState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly answer: TriedAnswer }
  | { readonly kind: 'failed'; readonly reason: string };

export interface TryFormProps {
  readonly operation: OperationView;
  readonly serviceUrl: string;
}

/** Really calls the address, as another program would, and shows what comes back. */
export function TryForm({ operation, serviceUrl }: TryFormProps) {
  const text = useText();
  const { announce } = useNoticeActions();
  const [values, setValues] = useState<{ readonly [parameter: string]: string }>({});
  const [state, setState] = useState<TryState>({ kind: 'idle' });
  const controller = useRef<AbortController | undefined>(undefined);
  const path = callPath(operation, values);
  const address = new URL(serviceUrl).origin + path;

  async function send(): Promise<void> {
    controller.current = new AbortController();
    setState({ kind: 'waiting' });
    try {
      const { signal } = controller.current;
      const answer = await sendRequest(reachableAddress(serviceUrl, path, window.location), signal);
      setState({ kind: 'answered', answer });
      announce(text('services.try.answered', { status: answer.status }));
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {operation.parameters.length > 0 && (
        <div className={styles['parameters']}>
          {operation.parameters.map((parameter) => (
            <TextField
              key={parameter.name}
              label={`${parameter.name} (${typeText(parameter)}${
                parameter.isOptional ? `, ${text('services.field.optional')}` : ''
              })`}
              description={parameter.doc}
              value={values[parameter.name] ?? ''}
              onChange={(value) => setValues((known) => ({ ...known, [parameter.name]: value }))}
            />
          ))}
        </div>
      )}
      <div className={styles['call']}>
        <code className={styles['address']}>{address}</code>
        <IconButton
          icon={Copy}
          size="small"
          label={text('services.copyAddress')}
          onPress={() => void navigator.clipboard.writeText(address)}
        />
        {state.kind === 'waiting' ? (
          <Button icon={Square} onPress={() => controller.current?.abort()}>
            {text('services.try.stop')}
          </Button>
        ) : (
          <Button type="submit" tone="primary" icon={Send}>
            {text('services.try.send')}
          </Button>
        )}
      </div>
      {state.kind === 'answered' && <ShownAnswer answer={state.answer} />}
      {state.kind === 'failed' && (
        <p role="alert" className={styles['failure']}>
          {text('services.try.failed', { reason: state.reason })}
        </p>
      )}
    </Form>
  );
}

import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components';
import { indentXml } from '../../../shared/codec/xml/indent-xml.ts';
import { useText } from '../../i18n/text.tsx';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { soapMessage } from './send-request.ts';
import styles from './try-form.module.css';
import type { TryFormProps } from './try-form.tsx';
import { SendButton, TryOutcome, useTry } from './try-request.tsx';
import { useCopied } from './use-copied.ts';

const MAX_ROWS = 18;

/** A SOAP message to change, copy and send, as another program would, and the answer. */
export function MessageForm({ operation, serviceUrl }: TryFormProps) {
  const text = useText();
  const { state, send, stop } = useTry(serviceUrl);
  const copied = useCopied();
  const sample = useSampleMessage(operation.name);
  const [changed, setChanged] = useState<string | undefined>(undefined);
  if (sample === undefined) return null;
  const message = changed ?? sample;
  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send(operation.path, soapMessage(message));
      }}
    >
      <TextArea
        label={text('services.try.message')}
        description={text('services.try.messageWhy')}
        rows={Math.min(MAX_ROWS, message.split('\n').length)}
        value={message}
        onChange={setChanged}
      />
      <div className={styles['call']}>
        <code className={styles['address']}>
          POST <BrokenPath path={serviceUrl} />
        </code>
        <IconButton
          icon={RotateCcw}
          size="small"
          label={text('services.try.sampleAgain')}
          isDisabled={changed === undefined}
          onPress={() => setChanged(undefined)}
        />
        <IconButton
          icon={copied.icon}
          size="small"
          label={text('services.try.copyMessage')}
          onPress={() => copied.copy(message)}
        />
        <SendButton state={state} onStop={stop} />
      </div>
      <TryOutcome state={state} />
    </Form>
  );
}

/** A message for an operation of the map service, laid out for reading; undefined until the codec is there. */
function useSampleMessage(operation: string): string | undefined {
  const [message, setMessage] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    // The codec is large, and most people never open a message.
    import('../../../shared/codec/samples/request-samples.ts').then(
      ({ sampleMapRequest }) => {
        if (isShown) setMessage(indentXml(sampleMapRequest(operation)));
      },
      (error: unknown) => console.error('No sample message', error),
    );
    return () => {
      isShown = false;
    };
  }, [operation]);
  return message;
}

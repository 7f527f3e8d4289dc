import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { callPath, type OperationView } from './operation-view.ts';
import { ParameterFields } from './parameter-fields.tsx';
import styles from './try-form.module.css';
import { SendButton, TryOutcome } from './try-outcome.tsx';
import { useCopied } from './use-copied.ts';
import { useTry } from './use-try.ts';

export interface TryFormProps {
  readonly operation: OperationView;
  readonly serviceUrl: string;
}

/** Really calls the address, as another program would, and shows what comes back. */
export function TryForm({ operation, serviceUrl }: TryFormProps) {
  const text = useText();
  const { state, send, stop } = useTry(serviceUrl);
  const copied = useCopied();
  const [values, setValues] = useState<{ readonly [parameter: string]: string }>({});
  const path = callPath(operation, values);
  const address = new URL(serviceUrl).origin + path;

  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send(path);
      }}
    >
      <ParameterFields operation={operation} values={values} onChange={setValues} />
      <div className={styles['call']}>
        <code className={styles['address']}>{address}</code>
        <IconButton
          icon={copied.icon}
          size="small"
          label={text('services.copyAddress')}
          onPress={() => copied.copy(address)}
        />
        <SendButton state={state} onStop={stop} />
      </div>
      <TryOutcome state={state} />
    </Form>
  );
}

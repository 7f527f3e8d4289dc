import { KeyRound, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { usePlaceActions } from '../../state/use-stores.ts';
import { BrokenPath } from '../../ui/broken-path.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { callPath, sampleText } from './operation-view.ts';
import styles from './try-form.module.css';
import { ParameterFields, type TryFormProps } from './try-form.tsx';
import { SendButton, TryOutcome, useTry } from './try-request.tsx';
import { useCopied } from './use-copied.ts';

const MAX_ROWS = 18;

/** A JSON body to change, copy and send, as another program would, and the answer. */
export function BodyForm({ operation, serviceUrl }: TryFormProps) {
  const text = useText();
  const { state, send, stop } = useTry(serviceUrl);
  const copied = useCopied();
  const [values, setValues] = useState<{ readonly [parameter: string]: string }>({});
  const [body, setBody] = useState(() => sampleText(operation));
  const { token, setToken, isLacking } = useToken(operation.needsToken);
  const path = callPath(operation, values);

  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        const headers = {
          'content-type': 'application/json',
          ...(operation.needsToken ? { obs_apptoken: token.trim() } : {}),
        };
        void send(path, { method: operation.method, headers, body });
      }}
    >
      <ParameterFields operation={operation} values={values} onChange={setValues} />
      {operation.needsToken && (
        <TextField
          label={text('services.try.token')}
          description={text('services.try.tokenWhy')}
          value={token}
          onChange={setToken}
        />
      )}
      {isLacking && <IssueToken />}
      <TextArea
        label={text('services.try.requestBody')}
        description={text('services.try.messageWhy')}
        rows={Math.min(MAX_ROWS, body.split('\n').length)}
        value={body}
        onChange={setBody}
      />
      <div className={styles['call']}>
        <code className={styles['address']}>
          {operation.method} <BrokenPath path={new URL(serviceUrl).origin + path} />
        </code>
        <IconButton
          icon={RotateCcw}
          size="small"
          label={text('services.try.sampleAgain')}
          onPress={() => setBody(sampleText(operation))}
        />
        <IconButton
          icon={copied.icon}
          size="small"
          label={text('services.try.copyBody')}
          onPress={() => copied.copy(body)}
        />
        <SendButton state={state} onStop={stop} />
      </div>
      <TryOutcome state={state} />
    </Form>
  );
}

/** Leads to where the token that lacks is issued. */
function IssueToken() {
  const text = useText();
  const { go } = usePlaceActions();
  return (
    <div>
      <Button size="small" icon={KeyRound} onPress={() => go('settings', 'tokens')}>
        {text('services.try.issueToken')}
      </Button>
    </div>
  );
}

/** The first token that is good, until the person writes another one. */
function useToken(isNeeded: boolean) {
  const { data: tokens } = useHostQuery('tokens.list', {});
  const [written, setToken] = useState<string | undefined>(undefined);
  const good = isNeeded ? tokens?.find(({ isRevoked }) => !isRevoked)?.token : undefined;
  const token = written ?? good ?? '';
  return { token, setToken, isLacking: isNeeded && tokens !== undefined && token.trim() === '' };
}

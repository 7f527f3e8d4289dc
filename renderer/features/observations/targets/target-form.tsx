import { KeyRound, Save } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { AppError } from '../../../../shared/base/app-error.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError } from '../../../i18n/describe-error.ts';
import { useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './targets.module.css';

type DeliveryTarget = BridgeType<'DeliveryTarget'>;
type TargetVersion = BridgeType<'TargetVersion'>;

interface TargetFormProps {
  readonly target?: DeliveryTarget;
  readonly onDone: () => void;
}

const NEW = { name: '', address: '', version: '3.2.0', observerGuid: '' } as const;
const VERSIONS: readonly TargetVersion[] = ['3.2.0', '3.1.0'];

/** What a target is: kept when it is submitted. A token that is known stays where none is typed. */
export function TargetForm({ target, onDone }: TargetFormProps) {
  const text = useText();
  const { host } = useBridge();
  const [values, setValues] = useState<Pick<DeliveryTarget, keyof typeof NEW>>(target ?? NEW);
  const [token, setToken] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const { name, address, version, observerGuid } = values;
  const change = (next: Partial<typeof values>) => setValues({ ...values, ...next });
  const faultOf = (field: string) =>
    fieldOf(failure) === field ? text(`delivery.target.${field}.wrong`) : undefined;

  async function submit(): Promise<void> {
    try {
      const kept = { name, address, version, observerGuid };
      await host['targets.write']({
        change: {
          ...kept,
          ...(target ? { targetId: target.targetId } : {}),
          ...(token.trim() === '' ? {} : { token }),
        },
      });
      onDone();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Form
      className={styles['form'] ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={text('delivery.target.name')}
        value={name}
        onChange={(next) => change({ name: next })}
        error={faultOf('name')}
      />
      <TextField
        label={text('delivery.target.address')}
        description={text('delivery.target.address.help')}
        placeholder="https://"
        value={address}
        onChange={(next) => change({ address: next })}
        error={faultOf('address')}
        spellCheck="false"
        autoComplete="off"
      />
      <Select
        label={text('delivery.target.version')}
        options={VERSIONS.map((id) => ({ id, label: id }))}
        value={version}
        onChange={(next) => change({ version: next })}
      />
      <TextField
        label={text('delivery.target.token')}
        description={text(target?.hasToken ? 'delivery.target.token.known' : 'delivery.target.token.help')}
        type="password"
        value={token}
        onChange={setToken}
        spellCheck="false"
        autoComplete="off"
      />
      <TextField
        label={text('delivery.target.observer')}
        description={text('delivery.target.observer.help')}
        value={observerGuid}
        onChange={(next) => change({ observerGuid: next })}
        error={faultOf('observerGuid')}
        spellCheck="false"
        autoComplete="off"
      />
      <LogIn address={address} onGuid={(guid) => change({ observerGuid: guid })} />
      {failure !== undefined && fieldOf(failure) === undefined && (
        <p role="alert">{describeError(failure, text).sentence}</p>
      )}
      <div className={styles['acts']}>
        <Button type="submit" tone="act" icon={Save}>
          {text('delivery.target.save')}
        </Button>
        <Button tone="quiet" onPress={onDone}>
          {text('delivery.target.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** The field that a refusal names. */
function fieldOf(failure: unknown): 'name' | 'address' | 'observerGuid' | undefined {
  if (!(failure instanceof AppError) || failure.code !== 'targets/bad-value') return undefined;
  const { field } = failure.details;
  return field === 'name' || field === 'address' || field === 'observerGuid' ? field : undefined;
}

/** Who has an account there need not know the GUID. */
function LogIn({ address, onGuid }: { address: string; onGuid: (guid: string) => void }) {
  const text = useText();
  const { host } = useBridge();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [told, setTold] = useState<string>();

  async function logIn(): Promise<void> {
    try {
      onGuid(await host['targets.logIn']({ address, name, password }));
      setTold(text('delivery.login.done'));
    } catch (error) {
      setTold(describeError(error, text).sentence);
    } finally {
      setPassword('');
    }
  }

  return (
    <Disclosure title={text('delivery.login')} level={4}>
      <div className={styles['form']}>
        <TextField
          label={text('delivery.login.name')}
          value={name}
          onChange={setName}
          autoComplete="off"
          spellCheck="false"
        />
        <TextField
          label={text('delivery.login.password')}
          description={text('delivery.login.help')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
        />
        <div>
          <Button
            icon={KeyRound}
            isDisabled={name.trim() === '' || password === ''}
            onPress={() => void logIn()}
          >
            {text('delivery.login.fetch')}
          </Button>
        </div>
        {told !== undefined && <p role="status">{told}</p>}
      </div>
    </Disclosure>
  );
}

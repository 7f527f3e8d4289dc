import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { SAMPLE_TOKEN_NAME } from '../../../shared/contracts/observation/sample-token.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useNewHostAnswer } from '../../bridge/use-queries.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, usePlace } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './tokens-section.module.css';

type AppToken = BridgeType<'AppToken'>;

/** The tokens by which other programs may register observations: issue, copy, revoke. Takes the focus when one is needed. */
export function TokensSection() {
  const text = useText();
  const { tokens, issue, revoke } = useTokens();
  const [name, setName] = useState('');
  const part = usePlace((state) => state.part);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (part?.name === 'tokens') ref.current?.querySelector('input')?.focus();
  }, [part]);
  return (
    <>
      <Form
        ref={ref}
        className={styles['issue'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void issue(name.trim()).then(() => setName(''));
        }}
      >
        <TextField label={text('settings.tokens.name')} value={name} onChange={setName} />
        <Button type="submit" icon={KeyRound} isDisabled={name.trim() === ''}>
          {text('settings.tokens.issue')}
        </Button>
      </Form>
      <ul className={styles['tokens']}>
        {tokens.map((token) => (
          <Token key={token.tokenId} token={token} onRevoke={() => void revoke(token.tokenId)} />
        ))}
      </ul>
    </>
  );
}

function Token({ token, onRevoke }: { token: AppToken; onRevoke: () => void }) {
  const text = useText();
  const { icon, copy } = useCopy();
  const { announce } = useNoticeActions();
  const name = token.name === SAMPLE_TOKEN_NAME ? text('settings.tokens.sample') : token.name;
  return (
    <li className={styles['token']}>
      <span>{name}</span>
      {token.isRevoked ? (
        <span className={styles['revoked']}>{text('settings.tokens.revoked')}</span>
      ) : (
        <>
          <code className={styles['value']}>{token.token}</code>
          <IconButton
            icon={icon}
            size="small"
            label={text('settings.tokens.copy', { name })}
            onPress={() => void copy(token.token).then(() => announce(text('frame.copied')))}
          />
          <Button size="small" aria-label={text('settings.tokens.revokeOne', { name })} onPress={onRevoke}>
            {text('settings.tokens.revoke')}
          </Button>
        </>
      )}
    </li>
  );
}

function useTokens() {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const [tokens, setTokens] = useState<readonly AppToken[]>([]);
  const tellOthers = useNewHostAnswer('tokens.list', {});
  const took = (next: readonly AppToken[]) => {
    setTokens(next);
    tellOthers([...next]);
  };
  const told = (work: Promise<readonly AppToken[]>) =>
    work.then(took, (error: unknown) =>
      show({ tone: 'warn', sentence: (text) => text('settings.tokens.failed'), detail: String(error) }),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the section opens.
  useEffect(() => void told(host['tokens.list']({})), [host]);
  return {
    tokens,
    issue: (name: string) => told(host['tokens.issue']({ name })),
    revoke: (tokenId: string) => told(host['tokens.revoke']({ tokenId })),
  };
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import type { Text } from '../../i18n/create-text.ts';
import { describeError, failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, useSettings, useSettingsActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './access-section.module.css';
import { checkOrigin } from './check-address.ts';

/** Web sites whose pages may read the services (programs need no permission), and proxies in front of them. */
const LABELS = {
  allowedOrigins: {
    none: 'settings.access.none',
    add: 'settings.access.add',
    allow: 'settings.access.allow',
    removed: 'settings.access.removed',
  },
  proxyOrigins: {
    none: 'settings.proxy.none',
    add: 'settings.proxy.add',
    allow: 'settings.proxy.allow',
    removed: 'settings.proxy.removed',
  },
} as const;

type Refusal =
  | { readonly problem: NonNullable<ReturnType<typeof checkOrigin>> }
  | { readonly error: unknown };

/** In the language of now, which may have changed since it was refused. */
function refusalText(refusal: Refusal, text: Text): string {
  return 'problem' in refusal
    ? text(`settings.problem.${refusal.problem}`)
    : describeError(refusal.error, text).sentence;
}

/** Web addresses that may do something. */
export function AccessSection({ setting }: { setting: keyof typeof LABELS }) {
  const labels = LABELS[setting];
  const text = useText();
  const origins = useSettings((settings) => settings[setting]);
  const { write } = useSettingsActions();
  const { show } = useNoticeActions();
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);

  async function add(): Promise<void> {
    const problem = checkOrigin(draft.trim());
    if (problem) {
      setRefusal({ problem });
      return;
    }
    const { origin } = new URL(draft.trim());
    try {
      if (!origins.includes(origin)) await write(setting, [...origins, origin]);
      setDraft('');
      setRefusal(undefined);
    } catch (error) {
      setRefusal({ error });
    }
  }

  function remove(origin: string): void {
    const before = origins;
    write(
      setting,
      origins.filter((one) => one !== origin),
    ).then(
      () =>
        show({
          tone: 'info',
          sentence: (text) => text(labels.removed, { origin }),
          action: {
            label: (text) => text('settings.undo'),
            run: () => void write(setting, before),
          },
        }),
      (error: unknown) => show(failureNotice(error)),
    );
  }

  return (
    <>
      {origins.length === 0 ? (
        <p className={styles['none']}>{text(labels.none)}</p>
      ) : (
        <ul className={styles['origins']}>
          {origins.map((origin) => (
            <li key={origin}>
              <Chip label={origin} onRemove={() => remove(origin)} />
            </li>
          ))}
        </ul>
      )}
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={text(labels.add)}
          placeholder="https://"
          error={refusal && refusalText(refusal, text)}
          value={draft}
          onChange={(value) => {
            setDraft(value);
            setRefusal(undefined);
          }}
          spellCheck="false"
          autoComplete="off"
        />
        <Button type="submit" icon={Plus}>
          {text(labels.allow)}
        </Button>
      </Form>
    </>
  );
}
